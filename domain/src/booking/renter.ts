import type { Cents } from '../money/money.ts';
import { SMALL_AMOUNT_CENTS } from '../money/vat.ts';
import { DELIVERY_TEXT_LIMITS, ORDER_TEXT_LIMITS } from '../order/order-request.ts';
import type { Lines } from '../text/validation.ts';
import { addDays, type CalendarDay } from '../time/calendar.ts';

/** A text that the renter enters. */
export interface RenterField {
  /** As forms and their messages name it. */
  label: string;
  /** As pages, mails and papers name it; by default the label. */
  told?: string;
  max: number;
  lines?: Lines;
  isRequired?: true;
  /** Whoever knows the booking's number, its customer (by account or a mail's link), or the office alone. */
  seenBy: 'number' | 'customer' | 'office';
  /** In the head of contract and record: within the address, on a line of its own, or not. */
  printed: 'address' | 'line' | 'no';
}

/**
 * The renter, and where the tool goes, in the order in which it is shown. The place is also the invoice address
 * unless that is given separately. Erasing removes all but the company.
 */
export const RENTER_FIELDS = {
  customer_name: {
    label: 'Name',
    max: ORDER_TEXT_LIMITS.customer_name,
    isRequired: true,
    seenBy: 'number',
    printed: 'address',
  },
  company_name: {
    label: 'Firmenname',
    told: 'Firma',
    max: ORDER_TEXT_LIMITS.company_name,
    seenBy: 'number',
    printed: 'address',
  },
  customer_phone: {
    label: 'Telefonnummer',
    told: 'Telefon',
    max: ORDER_TEXT_LIMITS.customer_phone,
    isRequired: true,
    seenBy: 'number',
    printed: 'line',
  },
  customer_email: {
    label: 'E-Mail',
    max: ORDER_TEXT_LIMITS.customer_email,
    isRequired: true,
    seenBy: 'number',
    printed: 'no',
  },
  street: {
    label: 'Straße',
    max: DELIVERY_TEXT_LIMITS.street,
    seenBy: 'customer',
    printed: 'address',
  },
  postal_code: { label: 'Postleitzahl', max: 5, seenBy: 'customer', printed: 'address' },
  city: { label: 'Ort', max: DELIVERY_TEXT_LIMITS.city, seenBy: 'customer', printed: 'address' },
  invoice_address: {
    label: 'Rechnungsanschrift',
    told: 'Rechnung an',
    max: ORDER_TEXT_LIMITS.invoice_address,
    lines: 'many',
    seenBy: 'office',
    printed: 'address',
  },
  notes: {
    label: 'Anmerkungen',
    max: ORDER_TEXT_LIMITS.notes,
    lines: 'many',
    seenBy: 'customer',
    printed: 'no',
  },
} as const satisfies Record<string, RenterField>;

type Fields = typeof RENTER_FIELDS;
export type RenterFieldName = keyof Fields;
export const RENTER_FIELD_NAMES = Object.keys(RENTER_FIELDS) as RenterFieldName[];

type RequiredName = {
  [Name in RenterFieldName]: Fields[Name] extends { isRequired: true } ? Name : never;
}[RenterFieldName];

/** What a renter enters. */
export type Renter = Record<RequiredName, string> & {
  [Name in Exclude<RenterFieldName, RequiredName>]?: string | undefined;
};

/** A value for each field. */
export function ofRenterFields<Value>(
  fieldTo: (name: RenterFieldName, field: RenterField) => Value,
) {
  const values = RENTER_FIELD_NAMES.map((name) => [name, fieldTo(name, RENTER_FIELDS[name])]);
  return Object.fromEntries(values) as Record<RenterFieldName, Value>;
}

export const RENTER_LIMITS = ofRenterFields((_, { max }) => max);
/** A form that nobody has filled in. */
export const NO_RENTER = ofRenterFields(() => '');

const SEEN_BY: Record<RenterField['seenBy'], readonly RenterField['seenBy'][]> = {
  number: ['number'],
  customer: ['number', 'customer'],
  office: ['number', 'customer', 'office'],
};

/** Every field of a renter, as given; those hidden from `seenBy` are undefined. */
export function renterFields(renter: Partial<Renter>, seenBy: RenterField['seenBy'] = 'office') {
  const seen = SEEN_BY[seenBy];
  return ofRenterFields((name, field) =>
    seen.includes(field.seenBy) ? renter[name] : undefined,
  ) as { [Name in keyof Required<Renter>]: Renter[Name] };
}

/** A field's name on pages, in mails and papers. */
export function toldAs(name: RenterFieldName): string {
  const { label, told = label }: RenterField = RENTER_FIELDS[name];
  return told;
}

/** A consumer's period of withdrawal, in days (§ 355 (2) BGB). */
const WITHDRAWAL_DAYS = 14;

/** Whether the renter has to ask for a start within the withdrawal period: all but companies (§ 357a (2) BGB). */
export function needsConsent(
  { company_name = '', start_day }: { company_name?: string | undefined; start_day: CalendarDay },
  today: CalendarDay,
): boolean {
  return company_name.trim() === '' && start_day < addDays(today, WITHDRAWAL_DAYS);
}

/** Street and town in one line. */
export const placeOf = ({ street, postal_code, city }: Partial<Renter>): string =>
  [street, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** What a renter entered, as pages, mails and papers tell it: street and town in one line, called `place`. */
export function renterFacts(renter: Partial<Renter>, place: string) {
  return RENTER_FIELD_NAMES.flatMap((name) => {
    if (name === 'postal_code' || name === 'city') return [];
    const { printed } = RENTER_FIELDS[name];
    return name === 'street'
      ? { name, label: place, value: placeOf(renter), printed }
      : { name, label: toldAs(name), value: renter[name] ?? '', printed };
  });
}

/** Whether a rental's invoice needs an address that is still missing. */
export const lacksAddress = (
  {
    invoice_address,
    street,
    city,
  }: Partial<Record<'invoice_address' | 'street' | 'city', string | undefined>>,
  grossCents: Cents,
): boolean => grossCents > SMALL_AMOUNT_CENTS && !invoice_address?.trim() && !(street && city);
