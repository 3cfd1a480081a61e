import { PICTURE_FORMATS, type PictureFormat } from '@shop/domain/product/picture';
import { oneOf } from './checks.ts';
import { documentOf, type StoredType } from './stored-type.ts';

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

/** Pictures taken when a tool changes hands: visible to the office only, and deleted with their booking. */
export const RENTAL_PICTURES: StoredType<StoredPictureFile> = {
  ...PICTURE_FILES,
  collection: 'rentalPictures',
};
export const rentalPictureOf = documentOf(RENTAL_PICTURES);
