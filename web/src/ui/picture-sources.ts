const DRAWN = /^\/pictures\/.+-800\.webp$/;
/** Pictures that come in two sizes: our drawings and the office's uploads. */
const OURS = /^(\/(?:api\/)?pictures\/.+)-800(\.(?:webp|jpg))$/;

/** Whether a picture is one of the shop's own drawings rather than an uploaded photograph. */
export const isDrawn = (url: string | undefined): boolean => url !== undefined && DRAWN.test(url);

/**
 * The AVIF of one of our drawings, as wide as its WebP at half the bytes; for the main picture of a
 * page.
 */
export const avifOf = (url: string): string | undefined =>
  isDrawn(url) ? url.replace(/webp$/, 'avif') : undefined;

/**
 * A picture's sources: our own come in two sizes for the browser to choose from, others are used as
 * they are.
 */
export function pictureSources(url: string) {
  const [, name, ending] = OURS.exec(url) ?? [];
  return name ? { src: url, srcSet: `${name}-400${ending} 400w, ${url} 800w` } : { src: url };
}
