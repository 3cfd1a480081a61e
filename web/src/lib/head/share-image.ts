/** The image of a link preview, with its size in px. */
export interface ShareImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/**
 * The preview of one of our pictures: a JPEG, as not all messengers read WebP. Undefined for other
 * pictures, whose size is unknown.
 */
export function shareImageOf(url: string | undefined, alt: string): ShareImage | undefined {
  const name = /^\/pictures\/(.+)-800\.webp$/.exec(url ?? '')?.[1];
  return name ? { url: `/pictures/${name}-600.jpg`, width: 600, height: 315, alt } : undefined;
}

/** For pages without an image of their own. */
export const SITE_IMAGE: ShareImage = {
  url: '/pictures/baustelle-600.jpg',
  width: 600,
  height: 315,
  alt: 'Straßenbaustelle in der Abendsonne mit Bagger, Kieshaufen und Kipper',
};
