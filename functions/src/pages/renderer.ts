import { createHash } from 'node:crypto';
import type { RenderPage } from '@shop/domain/rendered-page';
import { unavailable } from '../errors/http-error.ts';
import type { Log } from '../logging/log.ts';

/** Renders pages of the web app. */
export interface Renderer {
  render: RenderPage;
  /** Identifies the release of the app, as each names scripts of its own. */
  release: string;
}

/** Loads the module that `web` builds. */
export type LoadRenderer = () => Promise<{ renderPage: RenderPage }>;

/** Loads the renderer with the first page. While it cannot be loaded, every page throws 503 and retries. */
export function openRenderer(load: LoadRenderer, log: Log): () => Promise<Renderer> {
  let opened: Promise<Renderer> | undefined;
  return () => {
    opened ??= rendererOf(load).catch((error) => {
      opened = undefined;
      log({ severity: 'ERROR', message: `Pages cannot be rendered: ${error}` });
      throw unavailable();
    });
    return opened;
  };
}

async function rendererOf(load: LoadRenderer): Promise<Renderer> {
  const { renderPage } = await load();
  const probe = renderPage('/produkt/0', { readAt: 0, product: null });
  return { render: renderPage, release: createHash('sha256').update(probe).digest('base64url') };
}
