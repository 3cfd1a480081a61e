import { type RentalToolInput, rentalToolInputSchema } from '@shop/domain/office/rental-tool-input';
import type { Picture } from '@shop/domain/product/picture';
import type { Specification } from '@shop/domain/product/product';
import { RENTAL_TOOL_FIELDS } from '@shop/domain/rental/rental-tool-fields';
import { checkInput, type ReadValues, valueReader } from '../../editing/read-values.ts';
import { type Row, toRows } from '../../editing/rows.ts';
import { readFields, type TypedFields, typedFields } from '../../editing/typed-fields.ts';
import { readSpecifications } from './product-values.ts';

/** A rental tool as its form holds it: figures as text, nothing missing. */
export interface RentalToolValues extends TypedFields<typeof RENTAL_TOOL_FIELDS> {
  specifications: Row<Specification>[];
  pictures: Picture[];
}

/** The form of a new tool; what has no sensible value is missing. */
export const NEW_RENTAL_TOOL: Partial<RentalToolInput> = {
  quantity_available: 1,
  is_available: true,
  visibility: 'hidden',
};

export function rentalToolValues(input: Partial<RentalToolInput>): RentalToolValues {
  return {
    ...typedFields(RENTAL_TOOL_FIELDS, input),
    specifications: toRows(input.specifications ?? []),
    pictures: [...(input.pictures ?? [])],
  };
}

/** Parses the tool form with the server's schema. */
export function readRentalTool(values: RentalToolValues): ReadValues<RentalToolInput> {
  const reader = valueReader();
  return checkInput<RentalToolInput>(
    rentalToolInputSchema,
    {
      ...readFields(RENTAL_TOOL_FIELDS, values, reader),
      specifications: readSpecifications(values.specifications),
      pictures: values.pictures,
    },
    reader.messages,
  );
}
