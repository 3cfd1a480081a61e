import type { Visibility } from '@shop/domain/office/office';
import { type RentalToolInput, rentalToolInputSchema } from '@shop/domain/office/rental-tool-input';
import type { Picture } from '@shop/domain/product/picture';
import type { Specification } from '@shop/domain/product/product';
import {
  checkInput,
  type ReadValues,
  typedEuro,
  typedNumber,
  valueReader,
} from '../../editing/read-values.ts';
import { type Row, toRows } from '../../editing/rows.ts';
import { readSpecifications } from './product-values.ts';

/** A rental tool as its form holds it: figures as text, nothing missing. */
export interface RentalToolValues {
  name: string;
  description: string;
  category: string;
  brand: string;
  model: string;
  daily_price: string;
  weekly_price: string;
  monthly_price: string;
  deposit_amount: string;
  quantity_available: string;
  is_available: boolean;
  specifications: Row<Specification>[];
  pictures: Picture[];
  visibility: Visibility;
}

/** The form of a new tool; what has no sensible value is missing. */
export const NEW_RENTAL_TOOL: Partial<RentalToolInput> = {
  quantity_available: 1,
  is_available: true,
  specifications: [],
  pictures: [],
  visibility: 'hidden',
};

/** A rental tool as the form shows it. */
export function rentalToolValues(input: Partial<RentalToolInput>): RentalToolValues {
  return {
    name: input.name ?? '',
    description: input.description ?? '',
    category: input.category ?? '',
    brand: input.brand ?? '',
    model: input.model ?? '',
    daily_price: typedEuro(input.daily_price),
    weekly_price: typedEuro(input.weekly_price),
    monthly_price: typedEuro(input.monthly_price),
    deposit_amount: typedEuro(input.deposit_amount),
    quantity_available: typedNumber(input.quantity_available),
    is_available: input.is_available ?? true,
    specifications: toRows(input.specifications ?? []),
    pictures: [...(input.pictures ?? [])],
    visibility: input.visibility ?? 'hidden',
  };
}

/** What the form says of a tool, checked as the server does. */
export function readRentalTool(values: RentalToolValues): ReadValues<RentalToolInput> {
  const { text, number, messages } = valueReader();
  const figure = (name: keyof RentalToolValues) => number(name, String(values[name]));
  return checkInput<RentalToolInput>(
    rentalToolInputSchema,
    {
      name: values.name.trim(),
      description: values.description.trim(),
      category: values.category,
      brand: values.brand.trim(),
      model: text(values.model),
      daily_price: figure('daily_price'),
      weekly_price: figure('weekly_price'),
      monthly_price: figure('monthly_price'),
      deposit_amount: figure('deposit_amount'),
      quantity_available: figure('quantity_available'),
      is_available: values.is_available,
      specifications: readSpecifications(values.specifications),
      pictures: values.pictures,
      visibility: values.visibility,
    },
    messages,
  );
}
