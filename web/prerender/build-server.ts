import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { reactRouterBuild } from '../react-router-build.ts';
import type { ClientBuild } from '../src/app/server/client-build.ts';

const ROOT = join(import.meta.dirname, '..');
const ID = 'virtual:client-build';

/** What pages load once they are shown, and a server never does: Firebase. */
const ONLY_IN_BROWSERS = [/\/live-listener\.tsx$/];

/** Builds the renderer into one file that needs nothing beside it: `render.js` in a folder. */
export async function buildServer(clientBuild: ClientBuild, folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react(), reactRouterBuild(), inMemory(clientBuild)],
    // Vite leaves it to the process on a server; libraries must not warn, nor name classes longer.
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

/** Gives the renderer the build for the browser as a module. */
function inMemory(clientBuild: ClientBuild): Plugin {
  return {
    name: 'client-build',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}` ? `export const clientBuild = ${JSON.stringify(clientBuild)}` : undefined,
  };
}
