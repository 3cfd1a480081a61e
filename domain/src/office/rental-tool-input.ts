import { boolean, object, type Schema } from 'yup';
import { MAX_PICTURES, type Picture, pictureSchema } from '../product/picture.ts';
import type { RentalTool } from '../rental/rental.ts';
import { requiredText } from '../text/validation.ts';
import { euroAmount, listOf, record, textOrNone, wholeNumber } from '../time/input-fields.ts';
import { oneOfNames, VISIBILITIES, type Visibility } from './office.ts';
import { specificationsSchema } from './product-input.ts';

/** All that the office writes of a rental tool; net prices and deposit in euro. */
export interface RentalToolInput extends Omit<RentalTool, 'id' | 'image_url' | 'pictures'> {
  visibility: Visibility;
  pictures: Picture[];
}

const tier = (label: string) => euroAmount(label).required(`${label} fehlt`);
const NO_AVAILABILITY = 'Bitte geben Sie an, ob das Gerät verfügbar ist.';

/** What the form and the server check a rental tool by. */
export const rentalToolInputSchema = record(
  'Mietgerät',
  object({
    name: requiredText('Name', 120, 'Bitte geben Sie einen Namen an.'),
    description: requiredText('Beschreibung', 4000, 'Bitte beschreiben Sie das Gerät.'),
    category: requiredText('Kategorie', 60, 'Bitte wählen Sie eine Kategorie.'),
    brand: requiredText('Marke', 60, 'Bitte geben Sie eine Marke an.'),
    model: textOrNone('Modell', 60),
    specifications: specificationsSchema,
    daily_price: tier('Tagespreis'),
    weekly_price: tier('Wochenpreis'),
    monthly_price: tier('Monatspreis'),
    deposit_amount: euroAmount('Kaution', 0).required('Kaution fehlt'),
    quantity_available: wholeNumber('Stückzahl', 0, 10_000).required('Stückzahl fehlt'),
    is_available: boolean()
      .typeError(NO_AVAILABILITY)
      .nonNullable(NO_AVAILABILITY)
      .required(NO_AVAILABILITY),
    pictures: listOf('Bilder', MAX_PICTURES, pictureSchema),
    visibility: oneOfNames('Sichtbarkeit', VISIBILITIES).required('Sichtbarkeit fehlt'),
  }),
).required('Mietgerät: Die Angaben sind ungültig') as unknown as Schema<RentalToolInput>;
