import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { COMPANY } from '../domain/src/company.ts';
import firebase from '../firebase.json' with { type: 'json' };
import { chunkReport } from './chunk-report.ts';
import { chunks } from './chunks.ts';
import { webManifest } from './web-manifest.ts';

/** The launcher of the stack says where to listen and where the API is. */
const port = Number(process.env.PORT ?? firebase.emulators.hosting.port + 1);
const api = process.env.API_PROXY ?? `http://127.0.0.1:${firebase.emulators.hosting.port}`;

/** Fills `%COMPANY_…%` in index.html, so that the company has one place to be renamed. */
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

const UNUSED_FIREBASE =
  /node_modules\/@?firebase\/(functions|installations|remote-config|storage)\//;

export default defineConfig({
  plugins: [react(), companyInHtml(), chunks(), chunkReport(), webManifest()],
  resolve: {
    alias: [
      {
        find: 'firebase/database',
        replacement: fileURLToPath(new URL('no-realtime-database.ts', import.meta.url)),
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
        // reactfire imports all of Firebase; what nobody uses of it would register itself all the same.
        moduleSideEffects: [{ test: UNUSED_FIREBASE, sideEffects: false }],
      },
    },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    testTimeout: 30_000,
    // The files share a worker's modules: MUI is read once, not for each of them.
    isolate: false,
  },
});
