import type { ProductInput } from './product-input.ts';

/** A visible product at 24.50 EUR a tonne, as the office edits it. */
export function productInput(fields: Partial<ProductInput> = {}): ProductInput {
  return {
    name: 'Kies 16/32',
    category: 'Schüttgut',
    unit: 't',
    price: 24.5,
    specifications: [],
    related_ids: [],
    pictures: [],
    visibility: 'visible',
    ...fields,
  };
}
