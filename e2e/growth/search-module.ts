import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The search as a script that puts `productSearch` into `window.search`, for a page of its own. */
export async function searchModule(): Promise<string> {
  const entry = fileURLToPath(new URL('../../domain/src/product-search.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'search',
  });
  return outputFiles[0]?.text ?? '';
}
