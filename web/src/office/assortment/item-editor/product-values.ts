import type { CoverageFigure } from '@shop/domain/office/input-differences';
import type { Visibility } from '@shop/domain/office/office';
import { type ProductInput, productInputSchema } from '@shop/domain/office/product-input';
import type { Coverage, CoverageKind } from '@shop/domain/product/coverage';
import type { Picture } from '@shop/domain/product/picture';
import type { Specification } from '@shop/domain/product/product';
import type { CalendarDay } from '@shop/domain/time/calendar';
import {
  checkInput,
  present,
  type ReadValues,
  typedEuro,
  typedNumber,
  valueReader,
} from '../../editing/read-values.ts';
import { type Row, toRows } from '../../editing/rows.ts';

/** The figures that each way of calculating asks for, in the order of the form. */
export const FIGURES_OF: Record<CoverageKind, readonly CoverageFigure[]> = {
  bulk: ['kg_per_unit', 'loose_density', 'compacted_density', 'depth_cm', 'waste_percent'],
  volume: ['litres_per_unit', 'settling_percent', 'depth_cm', 'waste_percent'],
  spread: ['kg_per_m2', 'kg_per_unit', 'waste_percent'],
  area: ['m2_per_unit', 'waste_percent'],
  pieces: ['units_per_m2', 'waste_percent'],
  length: ['m_per_unit', 'waste_percent'],
};

type CoverageValues = Record<CoverageFigure, string> & { kind: CoverageKind | ''; note: string };

/** A product as its form holds it: figures as text, nothing missing. */
export interface ProductValues {
  name: string;
  description: string;
  category: string;
  unit: string;
  packaging: string;
  grain: string;
  colour: string;
  material: string;
  article_number: string;
  pricing: 'price' | 'request';
  price: string;
  next_price: { price: string; from: string };
  /** Empty for the standard rate. */
  vat_rate: string;
  content: { amount: string; unit: string };
  weight_kg: string;
  units_per_pallet: string;
  coverage: CoverageValues;
  specifications: Row<Specification>[];
  producer: { name: string; address: string; email: string };
  withdrawal_exemption: string;
  delivery_time: { min: string; max: string; unit: string };
  related_ids: number[];
  pictures: Picture[];
  visibility: Visibility;
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

/** With the price from a day on as the price, once that day has come. */
export function withPriceOfDay(input: ProductInput, today: CalendarDay): ProductInput {
  const { next_price, ...others } = input;
  return next_price && next_price.from <= today ? { ...others, price: next_price.price } : input;
}

/** A product as the form shows it. */
export function productValues(input: ProductInput): ProductValues {
  const { content, producer, delivery_time: time, next_price } = input;
  return {
    name: input.name,
    description: input.description ?? '',
    category: input.category,
    unit: input.unit,
    packaging: input.packaging ?? '',
    grain: input.grain ?? '',
    colour: input.colour ?? '',
    material: input.material ?? '',
    article_number: input.article_number ?? '',
    pricing: input.price === undefined && input.name !== '' ? 'request' : 'price',
    price: typedEuro(input.price),
    next_price: { price: typedEuro(next_price?.price), from: next_price?.from ?? '' },
    vat_rate: typedNumber(input.vat_rate),
    content: { amount: typedNumber(content?.amount), unit: content?.unit ?? 'kg' },
    weight_kg: typedNumber(input.weight_kg),
    units_per_pallet: typedNumber(input.units_per_pallet),
    coverage: coverageValues(input.coverage),
    specifications: toRows(input.specifications),
    producer: {
      name: producer?.name ?? '',
      address: producer?.address ?? '',
      email: producer?.email ?? '',
    },
    withdrawal_exemption: input.withdrawal_exemption ?? '',
    delivery_time: {
      min: typedNumber(time?.min),
      max: typedNumber(time?.max),
      unit: time?.unit ?? 'hours',
    },
    related_ids: [...input.related_ids],
    pictures: [...input.pictures],
    visibility: input.visibility,
  };
}

function coverageValues(coverage: Coverage | undefined): CoverageValues {
  const known = (coverage ?? {}) as Partial<Record<CoverageFigure, number>>;
  const names = new Set(Object.values(FIGURES_OF).flat());
  const figures = [...names].map((name) => [name, typedNumber(known[name])]);
  return {
    ...(Object.fromEntries(figures) as Record<CoverageFigure, string>),
    kind: coverage?.kind ?? '',
    note: coverage?.note ?? '',
  };
}

const NO_PRICE = 'Bitte geben Sie einen Preis ein oder wählen Sie „Preis auf Anfrage“.';

/** What the form says of a product, checked as the server does. */
export function readProduct(values: ProductValues): ReadValues<ProductInput> {
  const { text, number, messages } = valueReader();
  const { content, next_price, producer, delivery_time: time } = values;
  const hasPrice = values.pricing === 'price';
  if (hasPrice && values.price.trim() === '') messages.price = NO_PRICE;
  const hasTime = filled(time.min, time.max);
  const read = checkInput<ProductInput>(
    productInputSchema,
    {
      name: values.name.trim(),
      description: text(values.description),
      category: values.category,
      unit: values.unit,
      packaging: text(values.packaging),
      grain: text(values.grain),
      colour: text(values.colour),
      material: text(values.material),
      article_number: text(values.article_number),
      price: hasPrice ? number('price', values.price) : undefined,
      next_price: filled(next_price.price, next_price.from)
        ? present({
            price: number('next_price.price', next_price.price),
            from: text(next_price.from),
          })
        : undefined,
      vat_rate: number('vat_rate', values.vat_rate),
      content: filled(content.amount)
        ? present({ amount: number('content.amount', content.amount), unit: content.unit })
        : undefined,
      weight_kg: number('weight_kg', values.weight_kg),
      units_per_pallet: number('units_per_pallet', values.units_per_pallet),
      coverage: readCoverage(values.coverage, number),
      specifications: readSpecifications(values.specifications),
      producer: filled(producer.name, producer.address, producer.email)
        ? {
            name: producer.name.trim(),
            address: producer.address.trim(),
            email: producer.email.trim(),
          }
        : undefined,
      withdrawal_exemption: text(values.withdrawal_exemption),
      delivery_time: hasTime
        ? present({
            min: number('delivery_time.min', time.min),
            max: number('delivery_time.max', time.max),
            unit: time.unit,
          })
        : undefined,
      related_ids: values.related_ids,
      pictures: values.pictures,
      visibility: values.visibility,
    },
    messages,
  );
  return { ...read, messages: atFields(read.messages) };
}

/** The rows of technical data as an item has them. */
export function readSpecifications(rows: readonly Row<Specification>[]): Specification[] {
  return rows.map(({ label, value }) => ({ label: label.trim(), value: value.trim() }));
}

type ReadNumber = (path: string, text: string) => number | undefined;

function readCoverage({ kind, note, ...figures }: CoverageValues, number: ReadNumber) {
  if (kind === '') return undefined;
  const read = FIGURES_OF[kind].map((name) => [name, number(`coverage.${name}`, figures[name])]);
  return present({ kind, note: note.trim() || undefined, ...Object.fromEntries(read) });
}

/** Messages about several fields, at one of them. */
function atFields({ delivery_time, coverage, ...messages }: Record<string, string>) {
  return {
    ...messages,
    ...(delivery_time && { 'delivery_time.max': delivery_time }),
    ...(coverage && { 'coverage.kind': coverage }),
  };
}

const filled = (...texts: string[]) => texts.some((text) => text.trim() !== '');
