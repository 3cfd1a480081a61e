import { inputSchema } from '../fields/field-schema.ts';
import type { RentalToolFields } from '../rental/rental.ts';
import { RENTAL_TOOL_FIELDS } from '../rental/rental-tool-fields.ts';
import { ITEM_SCHEMAS } from './product-input.ts';

/** All that the office writes of a rental tool; net prices and deposit in euro. */
export type RentalToolInput = RentalToolFields;

/** What the form and the server check a rental tool by. */
export const rentalToolInputSchema = inputSchema<RentalToolInput, typeof RENTAL_TOOL_FIELDS>(
  'Mietgerät',
  RENTAL_TOOL_FIELDS,
  ITEM_SCHEMAS,
);
