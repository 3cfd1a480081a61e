/** The picture beside a link in a messenger; its size in pixels lets it be laid out before it is there. */
export interface ShareImage {
  url: string;
  width: number;
  height: number;
  /** What it shows, for who does not see it. */
  alt: string;
}

/**
 * The picture for messengers that belongs to one of ours: a JPEG, as not all of them read WebP. There
 * is none for a picture from elsewhere, whose size nobody knows.
 */
export function shareImageOf(url: string | undefined, alt: string): ShareImage | undefined {
  const name = /^\/pictures\/(.+)-800\.webp$/.exec(url ?? '')?.[1];
  return name ? { url: `/pictures/${name}-600.jpg`, width: 600, height: 315, alt } : undefined;
}

/** The picture of pages that have none of their own. */
export const SITE_IMAGE: ShareImage = {
  url: '/pictures/baustelle-600.jpg',
  width: 600,
  height: 315,
  alt: 'Straßenbaustelle in der Abendsonne mit Bagger, Kieshaufen und Kipper',
};
