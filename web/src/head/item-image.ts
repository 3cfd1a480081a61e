import type { ShareImage } from './share-image.ts';

/** The picture of a product or a tool, if it has one of ours, whose size is known. */
export function itemImage(url: string | undefined, alt: string): ShareImage | undefined {
  const isOurs = url !== undefined && /^\/pictures\/.+-800\.webp$/.test(url);
  return isOurs ? { url, width: 800, height: 600, alt } : undefined;
}
