import type { PictureFormat, PictureWidth } from '@shop/domain/product/picture';
import type { Firestore } from 'firebase-admin/firestore';
import { pictureFileOf, type StoredRentalPicture } from '../stored/picture-file.ts';

export interface NewPicture {
  /** A name's content never changes. */
  name: string;
  format: PictureFormat;
  bytes: ReadonlyMap<PictureWidth, Buffer>;
}

/** Stores all widths or none; may be repeated. */
export async function storePicture(
  firestore: Firestore,
  { name, format, bytes }: NewPicture,
  fileOf: typeof pictureFileOf = pictureFileOf,
  fields: Pick<StoredRentalPicture, 'expires_at'> = {},
): Promise<void> {
  const batch = firestore.batch();
  for (const [width, content] of bytes) {
    const file = fileOf(firestore, `${name}-${width}`);
    batch.set(file, { format, bytes: content, ...fields, schema_version: 1 });
  }
  await batch.commit();
}
