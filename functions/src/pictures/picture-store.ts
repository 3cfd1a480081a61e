import type { PictureFormat, PictureWidth } from '@shop/domain/product/picture';
import type { Firestore } from 'firebase-admin/firestore';
import { pictureFilesOf, type StoredPictureFile } from '../stored/picture-file.ts';

export interface NewPicture {
  /** Follows from the content. */
  name: string;
  format: PictureFormat;
  bytes: ReadonlyMap<PictureWidth, Buffer>;
}

/** Where pictures are kept; what has a name never changes. */
export interface PictureStore {
  /** Keeps all widths or none; may be repeated. */
  put(picture: NewPicture): Promise<void>;
  get(
    name: string,
    width: PictureWidth,
  ): Promise<Pick<StoredPictureFile, 'format' | 'bytes'> | undefined>;
}

export function firestorePictures(firestore: Firestore): PictureStore {
  const documentOf = (name: string, width: PictureWidth) =>
    pictureFilesOf(firestore).doc(`${name}-${width}`);
  return {
    put: async ({ name, format, bytes }) => {
      const batch = firestore.batch();
      for (const [width, content] of bytes) {
        batch.set(documentOf(name, width), { format, bytes: content, schema_version: 1 });
      }
      await batch.commit();
    },
    get: async (name, width) => (await documentOf(name, width).get()).data(),
  };
}
