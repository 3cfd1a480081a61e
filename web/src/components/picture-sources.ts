export interface PictureSources {
  src: string;
  srcSet?: string;
}

/**
 * Where the browser finds a picture. Our own lie in two sizes, of which it takes the smallest that
 * is sharp; a picture from elsewhere stays as it is.
 */
export function pictureSources(url: string): PictureSources {
  const name = /^\/pictures\/(.+)-800\.webp$/.exec(url)?.[1];
  if (!name) return { src: url };
  return { src: url, srcSet: `/pictures/${name}-400.webp 400w, ${url} 800w` };
}
