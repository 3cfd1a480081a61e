import {
  type DeliveryMethod,
  type DeliveryTerms,
  methodLabel,
} from '../delivery/delivery-terms.ts';
import { FLAT_RATE_ZONE, zoneOffer, zonesAt } from '../delivery/delivery-zones.ts';
import { type Cents, sumCents, toCents, toEuro } from '../money/money.ts';
import type { VatRate } from '../money/vat.ts';
import { formatEuro } from '../text/format.ts';

/** The goods of an order, as far as its parts depend on them. */
interface PartGoods {
  /** Net. */
  cents: Cents;
  /** Undefined if the weight of any is unknown. */
  weightKg: number | undefined;
}

interface LabelledDelivery {
  method: DeliveryMethod;
  zone?: string | undefined;
  /** Whether it delivers a rented tool. */
  isRental?: boolean | undefined;
}

/** A part of an order's sum besides its goods; an order and each edit of it compute all of them. */
interface Part {
  label: (delivery?: LabelledDelivery) => string;
  /** Net. */
  cost: (terms: DeliveryTerms, goods: PartGoods) => Cents;
  /** `as goods`: at the highest rate of the goods, so that never too little tax is paid. */
  rate: VatRate | 'as goods';
  /** Shown as free, and stored and sent, even if it is zero. */
  isAlways: boolean;
}

/** In the order in which cart, mail and papers show them. */
export const ORDER_PARTS = {
  delivery: {
    label: (delivery) => {
      if (delivery?.isRental) return 'Transport';
      const method = methodLabel(delivery && { method: delivery.method });
      return delivery?.zone ? `${method} (${delivery.zone})` : method;
    },
    cost: (terms, { cents }) => {
      if (terms.method === 'pickup') return 0;
      const [nearest = FLAT_RATE_ZONE] = zonesAt(terms.options.zone_prices);
      return zoneOffer(terms.zone ?? nearest, cents).costCents ?? 0;
    },
    rate: 'as goods',
    isAlways: true,
  },
  /** Due even where delivery is free. */
  express: {
    label: () => 'Expresslieferung',
    cost: (terms) =>
      terms.method === 'delivery' && terms.express ? toCents(terms.options.express_surcharge) : 0,
    rate: 'as goods',
    isAlways: false,
  },
} as const satisfies Record<string, Part>;

type Parts = typeof ORDER_PARTS;
export type OrderPart = keyof Parts;
export type PartCents = Record<OrderPart, Cents>;

export const ORDER_PART_NAMES = Object.keys(ORDER_PARTS) as OrderPart[];

function eachPart<T>(make: (name: OrderPart, part: Part) => T): Record<OrderPart, T> {
  const entries = ORDER_PART_NAMES.map((name) => [name, make(name, ORDER_PARTS[name])]);
  return Object.fromEntries(entries);
}

/** All are zero in a zone without prices: its delivery is quoted as a whole. */
export function partCosts(terms: DeliveryTerms, goods: PartGoods): PartCents {
  const zone = terms.method === 'delivery' ? terms.zone : undefined;
  const isQuoted = zone !== undefined && zone.freeFromCents === undefined;
  return eachPart((_, { cost }) => (isQuoted ? 0 : cost(terms, goods)));
}

/** Each part over all of these; without any, all are zero. */
export const addParts = (...all: readonly PartCents[]): PartCents =>
  eachPart((name) => sumCents(all.map((parts) => parts[name])));

/** The parts to show, each with its rate; `goods` are the rates of the goods. */
export function shownParts(parts: Partial<PartCents>, goods: readonly VatRate[] = []) {
  return ORDER_PART_NAMES.flatMap((name) => {
    const { label, rate, isAlways }: Part = ORDER_PARTS[name];
    const cents = parts[name] ?? 0;
    if (cents === 0 && !isAlways) return [];
    return { name, label, cents, rate: rate === 'as goods' ? Math.max(...goods) : rate };
  });
}

/** `Lieferung 45,00 €`, with the further parts. */
export function partsText(parts: PartCents): string {
  return shownParts(parts)
    .map(({ label, cents }) => `${label()} ${formatEuro(cents)}`)
    .join(', ');
}

type Unit = 'cents' | 'amount';
type Always = { [P in OrderPart]: Parts[P]['isAlways'] extends true ? P : never }[OrderPart];

/** The parts as fields of an order: `delivery_cents` as stored, `delivery_amount` in euro on the wire. */
export type PartFields<U extends Unit> = { [P in Always as `${P}_${U}`]: number } & {
  [P in Exclude<OrderPart, Always> as `${P}_${U}`]?: number;
};

export function partsOf<U extends Unit>(fields: PartFields<U>, unit: U): PartCents {
  const values = fields as Partial<Record<`${OrderPart}_${Unit}`, number>>;
  const read = unit === 'amount' ? toCents : (cents: Cents) => cents;
  return eachPart((name) => read(values[`${name}_${unit}`] ?? 0));
}

/** Every field; undefined if the part is zero and need not be shown. */
export function partFields<U extends Unit>(parts: PartCents, unit: U) {
  const write = unit === 'amount' ? toEuro : (cents: Cents) => cents;
  const fields = eachField(unit, (name, isAlways) =>
    isAlways || parts[name] !== 0 ? write(parts[name]) : undefined,
  );
  return fields as { [F in keyof Required<PartFields<U>>]: PartFields<U>[F] };
}

export function eachField<T>(unit: Unit, make: (name: OrderPart, isAlways: boolean) => T) {
  return Object.fromEntries(
    ORDER_PART_NAMES.map((name) => [`${name}_${unit}`, make(name, ORDER_PARTS[name].isAlways)]),
  );
}
