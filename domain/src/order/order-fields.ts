import { isErasedFrom, type OfPerson } from '../fields/personal.ts';
import { MAX_EMAIL_LENGTH } from '../text/shown-email.ts';
import type { Lines } from '../text/validation.ts';
import { countryName } from './buyer.ts';

export type OrderPaper = 'confirmation' | 'quote' | 'delivery_note' | 'invoice' | 'reminder';

/** A text of an order, of what leads to one, or of a building site. */
export interface OrderField extends OfPerson {
  /** As forms and their messages name it. */
  label: string;
  /** As pages, mails, papers and CSV name it; by default the label. */
  told?: string;
  /** Name for the office; by default `told`. */
  office?: string;
  max: number;
  lines?: Lines;
  /** The message of a form that lacks it. */
  required?: string;
  /** Missing rather than empty, as in orders stored before the field existed. */
  isAdded?: true;
  seenBy: 'customer' | 'office';
  /** The facts of papers that have it on a line of its own. */
  printed: readonly OrderPaper[];
  /** What it must plausibly be to be quoted in mails, which may reach somebody else; by default it is not quoted. */
  quoted?: 'name' | 'reference' | 'phone';
  /** How search finds it; by default by its words. */
  found?: 'phone' | 'email' | 'not';
  /** Whether building sites have it, and fill it in. */
  isOfSite?: true;
  /** Entered in orders only; a quote has its building site by choice. */
  isOrdersOnly?: true;
  /** Kept in the account if its holder wants that. */
  isRemembered?: true;
  /** Corrected by the office with the invoice's recipient. */
  isCorrected?: true;
}

const HIS = { seenBy: 'customer', personal: 'always' } as const;
const COMPANYS = { seenBy: 'office', personal: 'private' } as const;
const PLACE = { ...HIS, isOfSite: true } as const;
const NAMED = {
  max: 60,
  quoted: 'reference',
  isAdded: true,
  isCorrected: true,
  printed: ['confirmation', 'quote', 'delivery_note', 'invoice', 'reminder'],
} as const;
const LONG = { max: 250, lines: 'many', printed: [] } as const;

/** The person ordering, and the recipient of the invoice. */
const CUSTOMER = {
  customer_name: {
    label: 'Name',
    ...HIS,
    max: 100,
    required: 'Name ist erforderlich',
    printed: [],
    isCorrected: true,
  },
  customer_email: {
    label: 'E-Mail',
    ...HIS,
    max: MAX_EMAIL_LENGTH,
    required: 'E-Mail ist erforderlich',
    printed: [],
    found: 'email',
    isCorrected: true,
  },
  customer_phone: {
    label: 'Telefonnummer',
    told: 'Telefon',
    ...HIS,
    max: 40,
    required: 'Telefonnummer ist erforderlich',
    found: 'phone',
    quoted: 'phone',
    printed: ['confirmation', 'quote'],
    isCorrected: true,
  },
  company_name: {
    label: 'Firmenname',
    told: 'Firma',
    max: 120,
    seenBy: 'customer',
    personal: 'never',
    quoted: 'reference',
    printed: [],
    isCorrected: true,
  },
  company_address: { label: 'Firmenadresse', ...COMPANYS, ...LONG, isRemembered: true },
  tax_number: {
    label: 'USt-IdNr./Steuernummer',
    // The heads of papers have no room for more.
    told: 'USt-IdNr./St.-Nr.',
    office: 'USt-IdNr./Steuernummer',
    ...COMPANYS,
    max: 40,
    found: 'not',
    printed: ['confirmation'],
    isRemembered: true,
    isCorrected: true,
  },
  invoice_address: {
    label: 'Rechnungsanschrift',
    ...LONG,
    seenBy: 'office',
    personal: 'always',
    isAdded: true,
    isOrdersOnly: true,
    isRemembered: true,
  },
  /** By ISO 3166-1; missing for Germany. */
  country: {
    label: 'Land',
    ...COMPANYS,
    max: 2,
    found: 'not',
    printed: [],
    isAdded: true,
    isOrdersOnly: true,
    isRemembered: true,
  },
} as const satisfies Record<string, OrderField>;

/** What the customer calls the order by; its invoice has them, too. */
const REFERENCE = {
  /** The customer's own order number; in older orders it may be the cost centre. */
  customer_reference: {
    label: 'Ihre Bestellnummer',
    office: 'Bestellnummer des Kunden',
    ...HIS,
    ...NAMED,
  },
  cost_centre: { label: 'Kostenstelle', ...PLACE, ...NAMED },
  /** Name of the company's building site. */
  site: {
    label: 'Baustelle',
    max: 80,
    seenBy: 'customer',
    personal: 'private',
    quoted: 'reference',
    isAdded: true,
    printed: ['confirmation', 'delivery_note', 'invoice'],
    isOrdersOnly: true,
  },
  /** Of a public buyer, who gets an XRechnung. */
  buyer_reference: {
    label: 'Leitweg-ID',
    ...COMPANYS,
    max: 46,
    found: 'not',
    printed: ['invoice'],
    isAdded: true,
    isOfSite: true,
    isRemembered: true,
  },
} as const satisfies Record<string, OrderField>;

/** Shown in a place of their own. */
const NOTES = {
  notes: {
    label: 'Anmerkungen',
    ...HIS,
    max: 2000,
    lines: 'many',
    found: 'not',
    printed: ['delivery_note'],
    isOrdersOnly: true,
  },
} as const satisfies Record<string, OrderField>;

/** Where the goods go. */
const DELIVERY = {
  street: { label: 'Straße und Hausnummer', ...PLACE, max: 120, printed: [] },
  /** Determines the zone; without one the flat rate is charged. */
  postal_code: { label: 'Postleitzahl', ...PLACE, max: 5, printed: [] },
  city: { label: 'Ort', ...PLACE, max: 80, printed: [] },
  unloading_place: {
    label: 'Abladestelle',
    ...PLACE,
    max: 300,
    found: 'not',
    quoted: 'reference',
    printed: ['confirmation', 'delivery_note'],
  },
  contact_name: {
    label: 'Ansprechpartner vor Ort',
    ...PLACE,
    max: 100,
    quoted: 'name',
    printed: ['delivery_note'],
  },
  contact_phone: {
    label: 'Telefon vor Ort',
    ...PLACE,
    max: 40,
    found: 'phone',
    quoted: 'phone',
    printed: ['delivery_note'],
  },
} as const satisfies Record<string, OrderField>;

export const ORDER_FIELDS = { ...CUSTOMER, ...REFERENCE, ...NOTES, ...DELIVERY };
type Fields = typeof ORDER_FIELDS;
export type OrderFieldName = keyof Fields;
type Having<Part> = { [N in OrderFieldName]: Fields[N] extends Part ? N : never }[OrderFieldName];
type AddedName = Having<{ isAdded: true }>;

const namesOf = <N extends string>(fields: Record<N, unknown>) => Object.keys(fields) as N[];
const all = namesOf(ORDER_FIELDS);
function having<const Part extends Partial<OrderField>>(part: Part) {
  const [[key, value] = []] = Object.entries(part);
  const isSo = (name: OrderFieldName) => (ORDER_FIELDS[name] as object)[key as never] === value;
  return all.filter(isSo) as Having<Part>[];
}
const reference = namesOf(REFERENCE);
type OfferedName = {
  [N in keyof typeof REFERENCE]: 'quote' extends (typeof REFERENCE)[N]['printed'][number]
    ? N
    : never;
}[keyof typeof REFERENCE];
const isOffered = (name: keyof typeof REFERENCE): name is OfferedName =>
  (REFERENCE[name].printed as readonly string[]).includes('quote');
const without = <N extends string, Other extends string>(names: N[], others: readonly Other[]) =>
  names.filter((name) => !others.includes(name as never)) as Exclude<N, Other>[];

const delivery = namesOf(DELIVERY);
/** The fields in the order itself. */
const head = without(all, delivery);

/** The names of fields, by what has them. */
export const TEXTS = {
  all,
  head,
  delivery,
  customer: namesOf(CUSTOMER),
  reference,
  /** In a quote as its customer sees it, as on its paper. */
  offered: reference.filter(isOffered),
  /** In an order as its customer sees it. */
  seen: without(having({ seenBy: 'customer' }), delivery),
  /** Texts of a delivery besides its address, which is shown in one line. */
  onSite: without(delivery, ['street', 'postal_code', 'city']),
  site: having({ isOfSite: true }),
  quote: without(head, having({ isOrdersOnly: true })),
  remembered: having({ isRemembered: true }),
  corrected: having({ isCorrected: true }),
};
export type FieldOf<Group extends keyof typeof TEXTS> = (typeof TEXTS)[Group][number];

/** These texts, as requests, orders and documents have them. */
export type OrderTexts<N extends OrderFieldName> = { [F in Exclude<N, AddedName>]: string } & {
  [F in Extract<N, AddedName>]?: string | undefined;
};
export type TextsOf<Group extends keyof typeof TEXTS> = OrderTexts<FieldOf<Group>>;

/** A value for each of these fields. */
export function ofOrderFields<N extends OrderFieldName, Value>(
  names: readonly N[],
  fieldTo: (name: N, field: OrderField) => Value,
) {
  const values = names.map((name) => [name, fieldTo(name, ORDER_FIELDS[name])]);
  return Object.fromEntries(values) as Record<N, Value>;
}

export const ORDER_LIMITS = ofOrderFields(all, (_, { max }) => max);
/** A form that nobody has filled in. */
export const NO_TEXTS = ofOrderFields(all, () => '');

type Given<N extends OrderFieldName> = { [F in N]?: string | undefined };

/** These texts of a record without those that are missing. */
export function textsOf<N extends OrderFieldName>(record: Given<N>, names: readonly N[]) {
  const texts = names.flatMap((name) => {
    const { isAdded }: OrderField = ORDER_FIELDS[name];
    return record[name] || !isAdded ? [[name, record[name] ?? '']] : [];
  });
  return Object.fromEntries(texts) as { [F in Exclude<N, AddedName>]: string } & {
    [F in Extract<N, AddedName>]?: string;
  };
}

/** The same, with undefined for those that are missing. */
export const allTexts = <N extends OrderFieldName>(record: Given<N>, names: readonly N[]) =>
  ofOrderFields(names, (name) => record[name]) as {
    [F in N]: F extends AddedName ? string | undefined : string;
  };

/** The texts that stay of a record once its customer is erased; the others are empty or missing. */
export function keptTexts<N extends OrderFieldName>(
  record: Given<N>,
  names: readonly N[],
  isCompany: boolean,
) {
  const kept = names.filter((name) => !isErasedFrom(ORDER_FIELDS[name], isCompany));
  return allTexts({ ...textsOf({}, names), ...allTexts(record, kept) }, names);
}

/** A field's name for its reader. */
export function toldAs(name: OrderFieldName, reader: 'customer' | 'office' = 'office'): string {
  const { label, told = label, office = told }: OrderField = ORDER_FIELDS[name];
  return reader === 'office' ? office : told;
}

/** A text as people read it. */
export const shownText = (name: OrderFieldName, text = ''): string =>
  name === 'country' && text ? countryName(text) : text;

/** These texts as facts for the customer or the office, in order; those not given are empty. */
export function orderFacts<N extends OrderFieldName>(
  record: Given<N> | undefined,
  names: readonly N[],
  reader?: 'customer' | 'office',
) {
  return names.map((name) => {
    return { name, label: toldAs(name, reader), value: shownText(name, record?.[name]) };
  });
}
