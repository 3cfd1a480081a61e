import { type ProductInput, productInputSchema } from '@shop/domain/office/product-input';
import { type RentalToolInput, rentalToolInputSchema } from '@shop/domain/office/rental-tool-input';
import {
  COVERAGE_FIGURES,
  COVERAGE_KINDS,
  type Coverage,
  type CoverageFigure,
  type CoverageKind,
} from '@shop/domain/product/coverage';
import type { Picture } from '@shop/domain/product/picture';
import type { Specification } from '@shop/domain/product/product';
import { PRODUCT_FIELDS } from '@shop/domain/product/product-fields';
import { RENTAL_TOOL_FIELDS } from '@shop/domain/rental/rental-tool-fields';
import { typedEuro, typedNumber } from '@shop/domain/text/number-input';
import {
  checkInput,
  present,
  type ReadValues,
  readFields,
  type TypedFields,
  typedFields,
  valueReader,
} from '../../../office/editing/read-values.ts';
import { type Row, toRows } from '../../../office/editing/row-list.tsx';

type CoverageValues = Record<CoverageFigure, string> & { kind: CoverageKind | ''; note: string };

/** A product as held by its form: figures as text, nothing missing. */
export interface ProductValues extends TypedFields<typeof PRODUCT_FIELDS> {
  pricing: 'price' | 'request';
  next_price: { price: string; from: string };
  content: { amount: string; unit: string };
  coverage: CoverageValues;
  specifications: Row<Specification>[];
  producer: { name: string; address: string; email: string };
  delivery_time: { min: string; max: string; unit: string };
  related_ids: number[];
  pictures: Picture[];
}

/** Hidden until the office shows it. */
export const NEW_PRODUCT: ProductInput = {
  name: '',
  category: '',
  unit: 't',
  specifications: [],
  related_ids: [],
  pictures: [],
  visibility: 'hidden',
};

export function productValues(input: ProductInput): ProductValues {
  const { content, producer, delivery_time: time, next_price } = input;
  return {
    ...typedFields(PRODUCT_FIELDS, input),
    pricing: input.price === undefined && input.name !== '' ? 'request' : 'price',
    next_price: { price: typedEuro(next_price?.price), from: next_price?.from ?? '' },
    content: { amount: typedNumber(content?.amount), unit: content?.unit ?? 'kg' },
    coverage: coverageValues(input.coverage),
    specifications: toRows(input.specifications),
    producer: { name: '', address: '', email: '', ...producer },
    delivery_time: {
      min: typedNumber(time?.min),
      max: typedNumber(time?.max),
      unit: time?.unit ?? 'hours',
    },
    related_ids: [...input.related_ids],
    pictures: [...input.pictures],
  };
}

function coverageValues(coverage: Coverage | undefined): CoverageValues {
  const known = (coverage ?? {}) as Partial<Record<CoverageFigure, number>>;
  const names = Object.keys(COVERAGE_FIGURES) as CoverageFigure[];
  const figures = names.map((name) => [name, typedNumber(known[name])]);
  return {
    ...(Object.fromEntries(figures) as Record<CoverageFigure, string>),
    kind: coverage?.kind ?? '',
    note: coverage?.note ?? '',
  };
}

export const NO_PRICE = 'Bitte geben Sie einen Preis ein oder wählen Sie „Preis auf Anfrage“.';

export function readProduct(values: ProductValues): ReadValues<ProductInput> {
  const reader = valueReader();
  const { number, messages } = reader;
  const { content, next_price, producer, delivery_time: time } = values;
  const hasPrice = values.pricing === 'price';
  if (hasPrice && values.price.trim() === '') messages.price = NO_PRICE;
  const priced = { ...values, price: hasPrice ? values.price : '' };
  const read = checkInput<ProductInput>(
    productInputSchema,
    {
      ...readFields(PRODUCT_FIELDS, priced, reader),
      next_price: readParts('next_price', next_price, number, 'price'),
      content: readParts('content', content, number, 'amount'),
      coverage: readCoverage(values.coverage, number),
      specifications: readSpecifications(values.specifications),
      producer: readParts('producer', producer, number),
      delivery_time: readParts('delivery_time', time, number, 'min', 'max'),
      related_ids: values.related_ids,
      pictures: values.pictures,
    },
    messages,
  );
  return { ...read, messages: atFields(read.messages) };
}

const readSpecifications = (rows: readonly Row<Specification>[]): Specification[] =>
  rows.map(({ label, value }) => ({ label: label.trim(), value: value.trim() }));

/** The figures that a calculator mode needs, in the order of the form. */
export function figuresOf(kind: CoverageKind): CoverageFigure[] {
  const { needed, optional } = COVERAGE_KINDS[kind];
  return [...needed, ...optional];
}

type ReadNumber = (path: string, text: string) => number | undefined;

/** Several texts and figures that make up one field; undefined while nothing but a unit is given. */
function readParts(
  field: string,
  typed: Readonly<Record<string, string>>,
  number: ReadNumber,
  ...figures: readonly string[]
) {
  const parts = Object.entries(typed);
  if (parts.every(([part, text]) => part === 'unit' || text.trim() === '')) return undefined;
  const read = parts.map(([part, text]) => {
    const isFigure = figures.includes(part);
    return [part, isFigure ? number(`${field}.${part}`, text) : text.trim() || undefined];
  });
  return present(Object.fromEntries(read));
}

function readCoverage({ kind, note, ...figures }: CoverageValues, number: ReadNumber) {
  if (kind === '') return undefined;
  const read = figuresOf(kind).map((name) => [name, number(`coverage.${name}`, figures[name])]);
  return present({ kind, note: note.trim() || undefined, ...Object.fromEntries(read) });
}

/** Moves messages about several fields to one of them. */
function atFields({ delivery_time, coverage, ...messages }: Record<string, string>) {
  return {
    ...messages,
    ...(delivery_time && { 'delivery_time.max': delivery_time }),
    ...(coverage && { 'coverage.kind': coverage }),
  };
}

/** A rental tool as held by its form: figures as text, nothing missing. */
export interface RentalToolValues extends TypedFields<typeof RENTAL_TOOL_FIELDS> {
  specifications: Row<Specification>[];
  pictures: Picture[];
}

/** The input of a new tool; anything without a sensible default is missing. */
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
