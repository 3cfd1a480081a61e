import { createHash } from 'node:crypto';
import { clientBuild } from 'virtual:client-build';
import { createRenderer } from '../src/server/renderer.ts';

/** The one file of the server: renders pages with the assets of the build beside it. */
export const { renderPage, renderStatic } = await createRenderer(clientBuild, (text) =>
  createHash('sha256').update(text).digest('base64'),
);
