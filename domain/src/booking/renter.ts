import { isErasedFrom, type OfPerson } from '../fields/personal.ts';
import type { Cents } from '../money/money.ts';
import { SMALL_AMOUNT_CENTS } from '../money/vat.ts';
import { ORDER_LIMITS } from '../order/order-fields.ts';
import type { Lines } from '../text/validation.ts';
import { addDays, type CalendarDay } from '../time/calendar.ts';

/** A text that the renter enters. */
export interface RenterField extends OfPerson {
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

const HIS = { seenBy: 'number', personal: 'always' } as const;
const PLACE = { seenBy: 'customer', personal: 'always', printed: 'address' } as const;

/**
 * The renter, and where the tool goes, in the order in which it is shown. The place is also the invoice address
 * unless that is given separately.
 */
export const RENTER_FIELDS = {
  customer_name: {
    label: 'Name',
    ...HIS,
    max: ORDER_LIMITS.customer_name,
    isRequired: true,
    printed: 'address',
  },
  company_name: {
    label: 'Firmenname',
    told: 'Firma',
    max: ORDER_LIMITS.company_name,
    seenBy: 'number',
    personal: 'never',
    printed: 'address',
  },
  customer_phone: {
    label: 'Telefonnummer',
    told: 'Telefon',
    ...HIS,
    max: ORDER_LIMITS.customer_phone,
    isRequired: true,
    printed: 'line',
  },
  customer_email: {
    label: 'E-Mail',
    ...HIS,
    max: ORDER_LIMITS.customer_email,
    isRequired: true,
    printed: 'no',
  },
  street: { label: 'Straße', ...PLACE, max: ORDER_LIMITS.street },
  postal_code: { label: 'Postleitzahl', ...PLACE, max: 5 },
  city: { label: 'Ort', ...PLACE, max: ORDER_LIMITS.city },
  invoice_address: {
    label: 'Rechnungsanschrift',
    told: 'Rechnung an',
    ...PLACE,
    max: ORDER_LIMITS.invoice_address,
    lines: 'many',
    seenBy: 'office',
  },
  notes: {
    label: 'Anmerkungen',
    ...PLACE,
    max: ORDER_LIMITS.notes,
    lines: 'many',
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

/** What stays of a renter who is erased. */
export const keptOfRenter = (renter: Partial<Renter>, isCompany: boolean) =>
  ofRenterFields((name, field) => (isErasedFrom(field, isCompany) ? undefined : renter[name]));

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

type Addressed = Partial<Record<'invoice_address' | 'street' | 'city', string | undefined>>;

/** Whether the renter's address is known, which the contract names. */
export const hasAddress = ({ invoice_address, street, city }: Addressed): boolean =>
  Boolean(invoice_address?.trim() || (street && city));

/** Whether a rental's invoice needs an address that is still missing. */
export const lacksAddress = (renter: Addressed, grossCents: Cents): boolean =>
  grossCents > SMALL_AMOUNT_CENTS && !hasAddress(renter);
