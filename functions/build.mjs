/**
 * Bundles the function: `domain` and the small libraries inside, the Firebase packages outside, so
 * that the folder installs by itself where it is deployed. `--watch` rebuilds on every change,
 * `--outfile` builds to another place.
 */
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
  // The bundled express is CommonJS and asks for `require`, which a module does not have.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  logLevel: 'info',
};

if (values.watch) {
  await (await context(options)).watch();
} else {
  await build(options);
}
