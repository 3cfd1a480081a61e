import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from '../repository.ts';

/** The packages that the sources in a folder import, tests apart. */
export function importedPackages(folder: string): Set<string> {
  const files = readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const texts = sources.map((file) => readFileSync(join(inRepository(folder), file), 'utf8'));
  const imports = texts.flatMap((text) => [...text.matchAll(/(?:from|import) '([^'.][^']*)'/g)]);
  return new Set(imports.map(([, specifier = '']) => packageOf(specifier)).filter(isFetched));
}

function packageOf(specifier: string): string {
  const parts = specifier.startsWith('@') ? 2 : 1;
  return specifier.split('/').slice(0, parts).join('/');
}

function isFetched(name: string): boolean {
  return !name.startsWith('node:') && !name.startsWith('@shop/');
}
