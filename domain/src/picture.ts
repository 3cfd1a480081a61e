import { type ObjectSchema, object, string } from 'yup';

/** A picture of an item: the address of its widest file, and what it shows in words. */
export interface Picture {
  url: string;
  /** Empty for a picture that says no more than the name beside it. */
  alt: string;
}

export const MAX_PICTURES = 10;
const MAX_ALT = 200;

/** Widths of the files of each picture, in pixels. Their ratio is `PICTURE_RATIO`. */
export const PICTURE_WIDTHS = [400, 800] as const;
export const PICTURE_RATIO = 4 / 3;

/** Addresses of the demo's drawings, of what the office uploaded, and of other sites. */
const PICTURE_URL =
  /^(\/pictures\/[\w-]+\.webp|\/api\/pictures\/[\w-]+\.(webp|jpg)|https:\/\/\S+)$/;
const NO_PICTURE = 'Bild: Die Adresse ist ungültig';

export const pictureSchema: ObjectSchema<Picture> = object({
  url: string()
    .typeError(NO_PICTURE)
    .required(NO_PICTURE)
    .max(500, NO_PICTURE)
    .matches(PICTURE_URL, NO_PICTURE),
  alt: requiredAlt(),
})
  .typeError(NO_PICTURE)
  .required(NO_PICTURE)
  .noUnknown(NO_PICTURE);

function requiredAlt() {
  return string()
    .typeError(NO_PICTURE)
    .defined(NO_PICTURE)
    .nonNullable(NO_PICTURE)
    .max(MAX_ALT, `Bildbeschreibung: höchstens ${MAX_ALT} Zeichen`)
    .trim();
}
