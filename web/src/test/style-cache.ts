import createCache from '@emotion/cache';

/** Where the styles of what `renderAt` shows are kept. */
export const styleCache = createCache({ key: 'css' });

/**
 * Takes the styles out of the document: jsdom matches each of its rules for each computed style, and
 * the files of a worker would leave theirs to the next ones.
 */
export function forgetStyles(): void {
  styleCache.sheet.flush();
  styleCache.inserted = {};
  styleCache.registered = {};
}
