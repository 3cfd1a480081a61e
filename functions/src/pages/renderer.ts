import { createHash } from 'node:crypto';
import type { RenderPage } from '@shop/domain/rendered-page';
import { unavailable } from '../errors/http-error.ts';
import type { Log } from '../logging/log.ts';

/** The pages of the web app, made here. */
export interface Renderer {
  render: RenderPage;
  /** Tells the releases of the app apart: each names scripts of its own. */
  release: string;
}

/** Gives the module that `web` builds; it is read with the first page and kept. */
export type LoadRenderer = () => Promise<{ renderPage: RenderPage }>;

/**
 * Opens the renderer when it is first needed. One that cannot be loaded, as nobody has built it, is
 * answered with 503 and tried again.
 */
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
