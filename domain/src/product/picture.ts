import { object, type Schema } from 'yup';
import { listOf, record } from '../fields/input-fields.ts';
import { requiredObject, textSchema } from '../text/validation.ts';

/** A picture of an item: the address of its widest file, and what it shows in words. */
export interface Picture {
  url: string;
  /** Empty if the picture shows no more than the name beside it says. */
  alt: string;
}

export const MAX_PICTURES = 10;
/** Maximum length of the description, in characters. */
export const MAX_ALT = 200;

/** Widths of the files of each picture, in pixels. Their ratio is `PICTURE_RATIO`. */
export const PICTURE_WIDTHS = [400, 800] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const PICTURE_RATIO = 4 / 3;

/** Per file: several times what a photo needs, and half of what a Firestore document can hold. */
export const MAX_RENDITION_BYTES = 500_000;

/** File extensions of uploaded pictures. */
export const PICTURE_FORMATS = ['webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture to store. */
export interface PictureUpload {
  /** A WebP or JPEG file in Base64 for each of `PICTURE_WIDTHS`, in their order. */
  renditions: string[];
}

/** URLs of the demo's drawings and of the office's uploads; the browser would not load any others. */
const PICTURE_URL = /^(\/pictures\/[\w-]+\.webp|\/api\/pictures\/[\w-]+\.(webp|jpg))$/;
/** Photos taken when a tool changes hands. */
export const RENTAL_PICTURE_URL = /^\/api\/admin\/rental-pictures\/[\da-f]{32}-\d{3}\.(webp|jpg)$/;
const NO_PICTURE = 'Bild: Die Adresse ist ungültig';
const FOREIGN = 'Bild: Bilder anderer Seiten zeigt der Shop nicht, bitte laden Sie das Bild hoch';

export const pictureSchema = requiredObject<Picture>(NO_PICTURE, {
  url: textSchema()
    .typeError(NO_PICTURE)
    .required(NO_PICTURE)
    .max(500, NO_PICTURE)
    .matches(PICTURE_URL, ({ value }) => (/^(https?:)?\/\//i.test(value) ? FOREIGN : NO_PICTURE)),
  alt: requiredAlt(),
});

function requiredAlt() {
  return textSchema()
    .typeError(NO_PICTURE)
    .defined(NO_PICTURE)
    .nonNullable(NO_PICTURE)
    .max(MAX_ALT, `Bildbeschreibung: höchstens ${MAX_ALT} Zeichen`);
}

const NO_FILE = 'Bild: Die Datei fehlt oder ist ungültig';
const rendition = textSchema()
  .typeError(NO_FILE)
  .required(NO_FILE)
  .matches(/^[\w+/=]+$/, NO_FILE);

export const pictureUploadSchema = record(
  'Bild',
  object({
    renditions: listOf('Bild', PICTURE_WIDTHS.length, rendition).length(
      PICTURE_WIDTHS.length,
      NO_FILE,
    ),
  }),
).required(NO_FILE) as unknown as Schema<PictureUpload>;
