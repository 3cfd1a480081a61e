import { type Fields, type PlainValues, type Rows, rowsWith } from '../fields/field.ts';
import { inputSchema } from '../fields/field-schema.ts';
import { VISIBILITY_FIELD } from '../fields/visibility.ts';
import { type Picture, pictureSchema } from '../product/picture.ts';

export const CATEGORY_KINDS = ['product', 'rental_tool'] as const;
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

/** Each field that the office edits of a category. */
export const CATEGORY_FIELDS = {
  ...rowsWith({ section: 'Kategorie' }, {
    of: {
      label: 'Art',
      type: 'choice',
      names: CATEGORY_KINDS,
      labels: { product: 'Sortiment', rental_tool: 'Mietgeräte' },
      required: 'Art der Kategorie fehlt',
    },
    name: { label: 'Name', type: 'text', max: 60, required: 'Bitte geben Sie einen Namen an.' },
    /** Lower ones come first. */
    position: {
      label: 'Reihenfolge',
      type: 'number',
      min: 0,
      max: 10_000,
      isWhole: true,
      required: 'Reihenfolge fehlt',
    },
    /** Shown below the heading of the category's page. */
    lead: {
      label: 'Text der Seite',
      type: 'text',
      max: 300,
      rows: 3,
      hint: 'Ein oder zwei Sätze unter der Überschrift, höchstens 300 Zeichen.',
    },
    picture: { label: 'Bild', type: 'special' },
  } as const satisfies Rows),
  visibility: VISIBILITY_FIELD,
} as const satisfies Fields;

/** Editable fields of a category. Items refer to a category by its name. */
export interface CategoryInput extends PlainValues<typeof CATEGORY_FIELDS> {
  picture?: Picture;
}

/** Schema shared by form and server. */
export const categoryInputSchema = inputSchema<CategoryInput, typeof CATEGORY_FIELDS>(
  'Kategorie',
  CATEGORY_FIELDS,
  { picture: pictureSchema.optional().default(undefined) },
);
