import { inputSchema } from '../fields/field-schema.ts';
import type { RentalToolFields } from '../rental/rental.ts';
import { RENTAL_TOOL_FIELDS } from '../rental/rental-tool-fields.ts';
import { ITEM_SCHEMAS } from './product-input.ts';

/** Editable fields of a rental tool; net prices and deposit in euro. */
export type RentalToolInput = RentalToolFields;

/** Schema shared by form and server. */
export const rentalToolInputSchema = inputSchema<RentalToolInput, typeof RENTAL_TOOL_FIELDS>(
  'Mietgerät',
  RENTAL_TOOL_FIELDS,
  ITEM_SCHEMAS,
);
