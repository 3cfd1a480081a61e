export interface PictureSources {
  src: string;
  srcSet?: string;
}

/**
 * The sources of a picture: our own come in two sizes for the browser to choose from, others are used
 * as they are.
 */
export function pictureSources(url: string): PictureSources {
  const name = /^\/pictures\/(.+)-800\.webp$/.exec(url)?.[1];
  if (!name) return { src: url };
  return { src: url, srcSet: `/pictures/${name}-400.webp 400w, ${url} 800w` };
}
