import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { PAGES } from '../src/app/pages.ts';
import type { ClientBuild } from '../src/server/client-build.ts';

const ENTRY = 'index.html';
const FONTS = 'src/theme/fonts/';

/** Reads what the build for the browser left in a folder. */
export function readClientBuild(folder: string): ClientBuild {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const template = read('index.html');
  const css = chunkOf(manifest, ENTRY).css ?? [];
  return {
    template: template.replace(/\s*<link rel="stylesheet"[^>]*>/g, ''),
    css: css.map((file) => read(file).trim()).join(''),
    fonts: Object.entries(manifest)
      .filter(([key]) => key.startsWith(FONTS))
      .map(([, { file }]) => `/${file}`),
    chunks: Object.fromEntries(PAGES.map(({ name }) => [name, pageChunks(manifest, name)])),
  };
}

/** The addresses of a page's own chunk and those it imports, without the ones of the entry. */
function pageChunks(manifest: Manifest, name: string): string[] {
  const ofEntry = withImports(manifest, ENTRY);
  return [...withImports(manifest, `src/pages/${name}/${name}-page.tsx`)]
    .filter((key) => !ofEntry.has(key))
    .map((key) => `/${chunkOf(manifest, key).file}`);
}

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of chunkOf(manifest, key).imports ?? [])
    withImports(manifest, imported, found);
  return found;
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  return chunk;
}
