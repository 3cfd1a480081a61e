import { COMPANY } from '@shop/domain/company';
import type { ShareImage } from './share-image.ts';

/** The picture of pages that have none of their own. */
export const SITE_IMAGE: ShareImage = {
  url: '/pictures/baustelle-800.webp',
  width: 800,
  height: 600,
  alt: `${COMPANY.name}: Straßenbau mit Bagger und Walze`,
};
