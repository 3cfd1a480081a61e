import { PAGE_LIST } from '@shop/domain/pages';

/** A file of the site and an address whose page it shows. */
export interface PrerenderedDocument {
  file: string;
  path: string;
}

/** Every document that the build writes; one for all values of a path parameter. */
export const DOCUMENTS: readonly PrerenderedDocument[] = PAGE_LIST.filter(
  ({ document }) => document === 'built',
).map(({ path }) => ({ file: fileOf(path), path: path.replace(/:\w+/, '-') }));

function fileOf(path: string): string {
  return `${path.replace(/\/:\w+$/, '').slice(1) || 'index'}.html`;
}
