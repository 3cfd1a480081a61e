import { PAGES } from '../src/app/pages.ts';
import { PATHS } from '../src/lib/paths.ts';

/** Rendered when they are asked for, with the data of the moment. */
const BY_THE_FUNCTION: readonly string[] = [PATHS.product, PATHS.rentalTool];

/** A file of the site and the address whose page it shows. */
export interface PrerenderedDocument {
  file: string;
  path: string;
}

/** Every document that the build writes; one stands for all orders. */
export const DOCUMENTS: readonly PrerenderedDocument[] = PAGES.map(({ pattern }) => pattern)
  .filter((pattern) => pattern !== '*' && !BY_THE_FUNCTION.includes(pattern))
  .map((pattern) => ({ file: fileOf(pattern), path: pattern.replace(/:\w+/, '-') }));

function fileOf(pattern: string): string {
  const path = pattern.replace(/\/:\w+$/, '').slice(1);
  return `${path || 'index'}.html`;
}
