export interface ShareImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/**
 * The preview of one of our pictures: a JPEG for a drawing, as not all messengers read WebP; the widest
 * file of an uploaded picture. Undefined for other pictures, whose size is unknown.
 */
export function shareImageOf(url: string | undefined, alt: string): ShareImage | undefined {
  const [, folder, name] = /^(\/(?:api\/)?pictures)\/(.+)-800\.(?:webp|jpg)$/.exec(url ?? '') ?? [];
  if (folder === '/pictures') {
    return { url: `/pictures/${name}-600.jpg`, width: 600, height: 315, alt };
  }
  return url && folder ? { url, width: 800, height: 600, alt } : undefined;
}

/** For pages without an image of their own. */
export const SITE_IMAGE: ShareImage = {
  url: '/pictures/baustelle-600.jpg',
  width: 600,
  height: 315,
  alt: 'Neue Straße im Grünen mit Leitkegeln und Absperrung',
};
