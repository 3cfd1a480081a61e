import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import firebase from '../firebase.json' with { type: 'json' };
import type { Release } from './src/offline/service-worker/release.ts';

/**
 * Builds `/sw.js`, after the pages: it carries the empty shell and the names of all files of the
 * release, so each release has a worker of its own.
 */
export default defineConfig({
  plugins: [release()],
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/offline/service-worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

/** Tells the worker what the pages' build has left behind. */
function release(): Plugin {
  return {
    name: 'release',
    config: () => ({ define: { __RELEASE__: JSON.stringify(readRelease('dist')) } }),
  };
}

function readRelease(folder: string): Release {
  const html = readFileSync(`${folder}/404.html`, 'utf8');
  return {
    shell: { html, headers: { ...pageHeaders(), 'Content-Type': 'text/html; charset=utf-8' } },
    assets: readdirSync(`${folder}/assets`).map((name) => `/assets/${name}`),
    // The full fonts are for single characters: who never meets one need not load them.
    shellAssets: [...new Set(html.match(/\/assets\/[\w.-]+\.(js|css|woff2)\b/g))].filter(
      (path) => !/-latin-/.test(path),
    ),
  };
}

/** What Hosting sends with every page: a document that the worker makes would have no policy. */
function pageHeaders(): Record<string, string> {
  const rule = firebase.hosting.headers.find(({ headers }) =>
    headers.some(({ key }) => key === 'Content-Security-Policy'),
  );
  if (!rule) throw new Error('firebase.json names no headers for pages');
  return Object.fromEntries(rule.headers.map(({ key, value }) => [key, value]));
}
