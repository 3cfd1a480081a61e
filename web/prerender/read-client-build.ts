import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_LIST, type PageName } from '@shop/domain/contract/pages';
import type { Manifest, ManifestChunk } from 'vite';
import type { ClientBuild } from '../src/app/server/html-document.ts';

const ENTRY = 'index.html';
const BOOT = join(import.meta.dirname, 'boot.js');
const FONTS = 'src/lib/theme/fonts/';

export function readClientBuild(folder: string): ClientBuild {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const template = read('index.html');
  const css = withImports(manifest, ENTRY).flatMap((key) => chunkOf(manifest, key).css ?? []);
  if (css.length === 0) throw new Error('The build has no style sheet');
  return {
    template: template.replace(/\s*<link rel="stylesheet"[^>]*>/g, ''),
    boot: readFileSync(BOOT, 'utf8'),
    css: css.map((file) => read(file).trim()).join(''),
    fonts: Object.entries(manifest)
      .filter(([key]) => key.startsWith(FONTS))
      .map(([, { file }]) => `/${file}`),
    chunks: Object.fromEntries(PAGE_LIST.map(({ name }) => [name, pageChunks(manifest, name)])),
  };
}

/** The paths of a page's chunk and those it imports, without the entry's. */
function pageChunks(manifest: Manifest, name: PageName): string[] {
  const ofEntry = withImports(manifest, ENTRY);
  return withImports(manifest, sourceOf(manifest, name))
    .filter((key) => !ofEntry.includes(key))
    .map((key) => `/${chunkOf(manifest, key).file}`);
}

/** The file of a page bears its name; plans share one, as guides do. */
function sourceOf(manifest: Manifest, name: PageName): string {
  const shared = name.replace(/^(plan|guide)[A-Z].*/, '$1');
  const file = `/${shared.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
  return Object.keys(manifest).find((key) => key.endsWith(file)) ?? file;
}

/** A chunk and what it imports, each once. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const { imports = [] } = chunkOf(manifest, key);
  return [...imports.flatMap((imported) => withImports(manifest, imported, seen)), key];
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  return chunk;
}
