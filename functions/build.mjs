/**
 * Bundles the function with `domain` and small libraries. Packages listed as `external`, such as
 * those of Firebase, stay outside and are installed where the folder is deployed. Copies the page
 * renderer next to the bundle, so `web` has to be built first; without it those pages get 503.
 * `--watch` rebuilds on every change, `--outfile` sets another target.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, context } from 'esbuild';

const { values } = parseArgs({
  options: {
    watch: { type: 'boolean', default: false },
    outfile: { type: 'string', default: 'lib/index.js' },
  },
});

/** @type {import('esbuild').BuildOptions} */
const options = {
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts'],
  outfile: values.outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // The bundled express is CommonJS and calls `require`, which a module lacks.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  external: [
    'firebase-admin',
    'firebase-admin/*',
    'firebase-functions',
    'firebase-functions/*',
    'sharp',
    'pdfkit',
    'fflate',
    'ical-generator',
  ],
  logLevel: 'info',
};

const renderer = join(import.meta.dirname, '../web/dist-server/render.js');
const folder = join(import.meta.dirname, dirname(values.outfile), 'web');

/** A renderer from an earlier build would name scripts that are gone. */
async function copyRenderer() {
  await rm(folder, { recursive: true, force: true });
  if (!existsSync(renderer)) return;
  await mkdir(folder, { recursive: true });
  await cp(renderer, join(folder, 'render.js'));
}

await copyRenderer();
if (values.watch) {
  await (await context(options)).watch();
} else {
  await build(options);
}
