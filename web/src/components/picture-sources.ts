export interface PictureSources {
  src: string;
  srcSet?: string;
}

const DRAWN = /^\/pictures\/(.+)-800\.webp$/;

/** Whether a picture is one of the shop's own drawings rather than an uploaded photograph. */
export function isDrawn(url: string | undefined): boolean {
  return url !== undefined && DRAWN.test(url);
}

/**
 * The sources of a picture: our own come in two sizes for the browser to choose from, others are used
 * as they are.
 */
export function pictureSources(url: string): PictureSources {
  const name = DRAWN.exec(url)?.[1];
  if (!name) return { src: url };
  return { src: url, srcSet: `/pictures/${name}-400.webp 400w, ${url} 800w` };
}
