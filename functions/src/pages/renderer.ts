import { createHash } from 'node:crypto';
import type { PageData, RenderedPath, RenderPage } from '@shop/domain/contract/rendered-page';
import { unavailable } from '../lib/http-error.ts';
import type { Log } from '../lib/log.ts';

interface PageDocument {
  html: Buffer;
  /** Hash of data and release, without the time of reading. */
  etag: string;
}

/** Renders the page of a path with its data; reused until the data changes. */
export type DocumentOf = (path: RenderedPath, data: PageData) => PageDocument;

/** Loads the module built by `web`. */
export type LoadRenderer = () => Promise<{ renderPage: RenderPage }>;

/** Size of the cache of documents, least recently used first out: some 11 MB. */
export const MAX_KEPT = 200;

/** Loads the renderer with the first page. While it cannot be loaded, every page throws 503 and retries. */
export function openRenderer(load: LoadRenderer, log: Log): () => Promise<DocumentOf> {
  let opened: Promise<DocumentOf> | undefined;
  return () => {
    opened ??= load().then(keepDocuments, (error) => {
      opened = undefined;
      log({ severity: 'ERROR', message: `Pages cannot be rendered: ${error}` });
      throw unavailable();
    });
    return opened;
  };
}

function keepDocuments({ renderPage }: { renderPage: RenderPage }): DocumentOf {
  const release = hashOf(
    renderPage('/produkt/0', { readAt: 0, answers: { 'GET /api/products/{id}': null } }),
  );
  const kept = new Map<RenderedPath, { etag: string; parts: Buffer[] }>();
  return (path, { readAt, ...data }) => {
    const etag = `"${hashOf(JSON.stringify([release, path, data]))}"`;
    let document = kept.get(path);
    if (document?.etag !== etag) {
      // Split at the time, which the document contains as JSON. Stored as bytes, as text would be encoded for
      // each request.
      const parts = renderPage(path, { readAt, ...data }).split(timeOf(readAt));
      document = { etag, parts: parts.map((part) => Buffer.from(part)) };
    }
    kept.delete(path); // moves it to the end
    kept.set(path, document);
    const [oldest] = kept.keys();
    if (oldest && kept.size > MAX_KEPT) kept.delete(oldest);
    const time = Buffer.from(timeOf(readAt));
    const html = document.parts.flatMap((part, index) => (index === 0 ? [part] : [time, part]));
    return { etag, html: Buffer.concat(html) };
  };
}

const timeOf = (readAt: number) => `"readAt":${readAt}`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
