import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from '@shop/domain/product/picture';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { isInstant, isText, oneOf, optional } from '../firestore/checks.ts';
import { documentOf, type StoredType } from '../firestore/stored-type.ts';

/** The end of a file's address: name, width and format. */
export const PICTURE_FILE = /\/([0-9a-f]{32})-(\d{3})\.(webp|jpg)$/;

/** One width of an uploaded picture; its id is `{name}-{width}`. */
export interface StoredPictureFile {
  format: PictureFormat;
  bytes: Buffer;
  schema_version: 1;
}

export const PICTURE_FILES: StoredType<StoredPictureFile> = {
  collection: 'pictures',
  version: 1,
  checks: {
    format: oneOf(PICTURE_FORMATS),
    bytes: (value) => Buffer.isBuffer(value),
  },
};

export const pictureFileOf = documentOf(PICTURE_FILES);

export interface StoredRentalPicture extends StoredPictureFile {
  /** The booking whose record shows it; deleted together with it. */
  booking_number?: string;
  /** When Firestore deletes it, unless a record shows it by then. */
  expires_at?: Timestamp;
}

/** Pictures taken when a tool changes hands, visible to the office, and to the renter in its papers. */
export const RENTAL_PICTURES: StoredType<StoredRentalPicture> = {
  collection: 'rentalPictures',
  version: 1,
  checks: {
    ...PICTURE_FILES.checks,
    booking_number: optional(isText),
    expires_at: optional(isInstant),
  },
};
export const rentalPictureOf = documentOf(RENTAL_PICTURES);

/** The files of these addresses, in all widths. */
export function rentalPicturesOf(firestore: Firestore, urls: readonly string[]) {
  return urls.flatMap((url) => {
    const name = PICTURE_FILE.exec(url)?.[1];
    return PICTURE_WIDTHS.map((width) => rentalPictureOf(firestore, `${name}-${width}`));
  });
}
