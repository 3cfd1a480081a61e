import { clientBuild } from 'virtual:client-build';
import { createRenderer } from '../src/app/server/renderer.ts';
import { sha256 } from './sha256.ts';

/** Entry of `dist-server/render.js`, for the function and for the build. */
export const { renderPage, renderStatic } = await createRenderer(clientBuild, sha256);
