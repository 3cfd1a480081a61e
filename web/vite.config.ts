import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { COMPANY } from '../domain/src/company.ts';
import firebase from '../firebase.json' with { type: 'json' };
import { webManifest } from './web-manifest.ts';

/** The launcher of the stack sets where to listen and where the API is. */
const port = Number(process.env.PORT ?? firebase.emulators.hosting.port + 1);
const api = process.env.API_PROXY ?? `http://127.0.0.1:${firebase.emulators.hosting.port}`;

/** Fills `%COMPANY_…%` in index.html, so that the company is renamed in one place. */
function companyInHtml(): Plugin {
  const texts: Record<string, string> = {
    '%COMPANY_TITLE%': `${COMPANY.shortName} – ${COMPANY.claim}`,
    '%COMPANY_PHONE%': COMPANY.phone.display,
  };
  return {
    name: 'company-in-html',
    transformIndexHtml: (html) => html.replace(/%COMPANY_\w+%/g, (name) => texts[name] ?? name),
  };
}

const LIBRARY = /\/node_modules\//;
const OFFICE = /\/web\/src\/(\w+\/)?office\//;

/**
 * Every page needs two files, the libraries and our code; Vite splits the rest as usual
 * (docs/decisions/0040). The office's code has a folder of its own, which the service worker leaves alone.
 */
function chunks(): Plugin {
  const groups = [
    { name: 'libraries', tags: ['$initial' as const], test: LIBRARY, priority: 2 },
    { name: 'frame', tags: ['$initial' as const], priority: 1 },
  ];
  const chunkFileNames = ({ moduleIds }: Rolldown.PreRenderedChunk) => {
    const folder = moduleIds.some((id) => OFFICE.test(id)) ? 'assets/office' : 'assets';
    return `${folder}/[name]-[hash].js`;
  };
  const output = { codeSplitting: { groups }, chunkFileNames };
  return {
    name: 'chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: { modulePreload: { polyfill: false }, rolldownOptions: { output } },
    }),
  };
}

const UNUSED =
  /node_modules\/(@?firebase\/(functions|installations|remote-config|storage)|hoist-non-react-statics|react-is)\//;

export default defineConfig({
  plugins: [react(), companyInHtml(), chunks(), webManifest()],
  resolve: {
    alias: [
      {
        find: 'firebase/database',
        replacement: fileURLToPath(new URL('no-realtime-database.ts', import.meta.url)),
      },
      {
        find: './createThemeWithVars.mjs',
        replacement: fileURLToPath(new URL('theme-without-variables.ts', import.meta.url)),
      },
      {
        find: /^(\.\/TouchRipple|\.\.\/CircularProgress\/index)\.mjs$/,
        replacement: fileURLToPath(new URL('no-ripple.ts', import.meta.url)),
      },
      {
        find: /^fflate$/,
        replacement: fileURLToPath(new URL('fflate-without-workers.ts', import.meta.url)),
      },
    ],
  },
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: { '/api': { target: api } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      treeshake: {
        // reactfire imports all of Firebase, whose unused parts would still register themselves, and
        // Emotion two CommonJS packages for `withTheme`.
        moduleSideEffects: [{ test: UNUSED, sideEffects: false }],
      },
    },
  },
  test: {
    name: 'web',
    environment: './jsdom-environment.ts',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    testTimeout: 120_000,
    // The files share a worker's modules: MUI loads once, not for each of them.
    isolate: false,
  },
});
