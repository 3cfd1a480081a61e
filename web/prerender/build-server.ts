import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type { ClientBuild } from '../src/app/server/html-document.ts';

const ROOT = join(import.meta.dirname, '..');
const ID = 'virtual:client-build';

/** Lazily loaded and never rendered: brings the Firebase SDK. */
const ONLY_IN_BROWSERS = [/\/live-listener\.tsx$/];

/** Bundles the renderer with everything it needs into `render.js`. */
export async function buildServer(clientBuild: ClientBuild, folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react(), inMemory(clientBuild)],
    // Vite sets this for browsers only: libraries must not warn, nor use longer class names.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'render.ts'),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: {
        external: ONLY_IN_BROWSERS,
        output: { entryFileNames: 'render.js', codeSplitting: false },
      },
    },
  });
}

/** Provides the browser build as a module of the renderer. */
function inMemory(clientBuild: ClientBuild): Plugin {
  return {
    name: 'client-build',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}` ? `export const clientBuild = ${JSON.stringify(clientBuild)}` : undefined,
  };
}
