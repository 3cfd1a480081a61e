import { clientBuild } from 'virtual:client-build';
import { createRenderer } from '../src/app/server/renderer.ts';
import { sha256 } from './sha256.ts';

/** The one file of the server: renders pages with the assets of the build beside it. */
export const { renderPage, renderStatic } = await createRenderer(clientBuild, sha256);
