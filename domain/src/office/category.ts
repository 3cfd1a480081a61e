import { object, type Schema } from 'yup';
import { type Picture, pictureSchema } from '../product/picture.ts';
import { requiredText } from '../text/validation.ts';
import { record, textOrNone, wholeNumber } from '../time/input-fields.ts';
import { oneOfNames, VISIBILITIES, type Visibility } from './office.ts';

/** What a category holds. */
export const CATEGORY_KINDS = ['product', 'rental_tool'] as const;
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

/** All that the office writes of a category. Items name their category by its name. */
export interface CategoryInput {
  of: CategoryKind;
  name: string;
  /** Lower ones come first. */
  position: number;
  /** The sentence below the heading of its page. */
  lead?: string;
  picture?: Picture;
  visibility: Visibility;
}

/** What the form and the server check a category by. */
export const categoryInputSchema = record(
  'Kategorie',
  object({
    of: oneOfNames('Art der Kategorie', CATEGORY_KINDS).required('Art der Kategorie fehlt'),
    name: requiredText('Name', 60, 'Bitte geben Sie einen Namen an.'),
    position: wholeNumber('Reihenfolge', 0, 10_000).required('Reihenfolge fehlt'),
    lead: textOrNone('Text der Seite', 300),
    picture: pictureSchema.optional().default(undefined),
    visibility: oneOfNames('Sichtbarkeit', VISIBILITIES).required('Sichtbarkeit fehlt'),
  }),
).required('Kategorie: Die Angaben sind ungültig') as unknown as Schema<CategoryInput>;
