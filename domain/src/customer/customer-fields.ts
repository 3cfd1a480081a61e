import { boolean, mixed, type ObjectSchema, object } from 'yup';
import { ACCOUNT_DIGITS, debtorRange, isDebtorAccount } from '../books/debtor-accounts.ts';
import { type Fields, type PlainValues, type Rows, rowsWith } from '../fields/field.ts';
import { inputSchema, plainSchema } from '../fields/field-schema.ts';
import {
  across,
  dayOf,
  euroAmount,
  listOf,
  record,
  requestIdSchema,
  twoDecimals,
  wholeNumber,
} from '../fields/input-fields.ts';
import type { OfPerson } from '../fields/personal.ts';
import { VISIBILITY_FIELD } from '../fields/visibility.ts';
import {
  countryOptions,
  invoiceTaxNumber,
  leitwegHint,
  leitwegId,
  vatIdHint,
} from '../order/buyer.ts';
import { TRUCK_ACCESS, type TruckAccess } from '../order/delivery-wish.ts';
import { changedTexts } from '../order/order-field-schema.ts';
import { ORDER_LIMITS, TEXTS } from '../order/order-fields.ts';
import {
  CASH_DISCOUNT,
  INVOICE_DAYS,
  INVOICING,
  type Invoicing,
} from '../payment/payment-conditions.ts';
import { textKey } from '../text/text-key.ts';
import {
  emailIn,
  emailText,
  isEmail,
  optionalText,
  requiredObject,
  requiredText,
} from '../text/validation.ts';
import { type CalendarDay, formatDay } from '../time/calendar.ts';
import {
  type CustomerSite,
  MAX_SITES,
  SITE_DAYS,
  SITE_NAME,
  siteId,
  withSiteIds,
} from './building-site.ts';
import {
  type CategoryDiscount,
  type FixedPrice,
  MAX_DISCOUNTS,
  MAX_FIXED_PRICES,
} from './own-prices.ts';

const LEITWEG_ID = {
  label: 'Leitweg-ID',
  type: 'text',
  max: ORDER_LIMITS.buyer_reference,
  clean: leitwegId,
  allowed: {
    pattern: { test: (text: string) => leitwegHint(text) === undefined },
    message:
      'Die Leitweg-ID stimmt nicht: Sie sieht aus wie 04011000-1234512345-06 und hat Prüfziffern.',
  },
} as const;

const HIS = { personal: 'always' } as const;
const ABROAD = countryOptions().filter(({ value }) => value !== '');

/** Each field that the office edits of a customer's record. */
export const CUSTOMER_RECORD = {
  ...rowsWith({ section: 'Kunde' }, {
    is_company: {
      label: 'Firma',
      type: 'flag',
      hint: 'Ohne Haken ist es eine Privatperson.',
      personal: 'never',
      required: 'Bitte geben Sie an, ob es eine Firma ist.',
    },
    name: {
      label: 'Name',
      type: 'text',
      max: ORDER_LIMITS.company_name,
      required: 'Bitte geben Sie einen Namen an.',
      personal: 'own rule',
    },
    contact_name: {
      label: 'Ansprechpartner',
      type: 'text',
      max: ORDER_LIMITS.customer_name,
      personal: 'always',
    },
    email: {
      label: 'E-Mail',
      type: 'text',
      max: ORDER_LIMITS.customer_email,
      clean: emailIn,
      allowed: { pattern: { test: isEmail }, message: 'Diese E-Mail-Adresse ist nicht gültig.' },
      personal: 'always',
    },
    phone: { label: 'Telefon', type: 'text', max: ORDER_LIMITS.customer_phone, ...HIS },
    address: {
      label: 'Rechnungsanschrift',
      type: 'text',
      max: ORDER_LIMITS.company_address,
      rows: 3,
      hint: 'Ohne den Namen: Straße, Postleitzahl und Ort.',
      personal: 'private',
    },
    country: {
      label: 'Land',
      type: 'choice',
      names: ABROAD.map(({ value }) => value),
      labels: Object.fromEntries(ABROAD.map(({ value, label }) => [value, label])),
      none: 'Deutschland',
      personal: 'private',
    },
  } as const satisfies Rows),
  ...rowsWith({ section: 'Rechnung' }, {
    vat_id: {
      label: 'USt-IdNr./Steuernummer',
      type: 'text',
      max: ORDER_LIMITS.tax_number,
      clean: invoiceTaxNumber,
      personal: 'private',
    },
    buyer_reference: { ...LEITWEG_ID, personal: 'private' },
    debtor: {
      label: 'Debitorenkonto',
      type: 'number',
      min: debtorRange().min,
      max: debtorRange(ACCOUNT_DIGITS.most).max,
      isWhole: true,
      missing: 'nach der Kundennummer',
      hint: 'Leer lassen: Dann gilt die Kundennummer.',
      personal: 'never',
    },
  } as const satisfies Rows),
  ...rowsWith({ section: 'Konditionen', personal: 'private' }, {
    payment_days: {
      label: 'Zahlungsziel',
      type: 'number',
      unit: 'Tage',
      min: 1,
      max: 90,
      isWhole: true,
      missing: `${INVOICE_DAYS} Tage`,
      hint: `Leer lassen: ${INVOICE_DAYS} Tage nach der Rechnung.`,
    },
    discount_percent: {
      label: 'Skonto',
      type: 'number',
      unit: '%',
      min: 0,
      max: 10,
      missing: `${CASH_DISCOUNT.percent} %`,
      hint: `Leer lassen: ${CASH_DISCOUNT.percent} %; 0 für keines.`,
    },
    discount_days: {
      label: 'Skontofrist',
      type: 'number',
      unit: 'Tage',
      min: 1,
      max: 60,
      isWhole: true,
      missing: `${CASH_DISCOUNT.days} Tage`,
      hint: `Leer lassen: ${CASH_DISCOUNT.days} Tage.`,
    },
    credit_limit: {
      label: 'Kreditrahmen',
      column: 'Kreditrahmen (EUR)',
      type: 'euro',
      min: 0,
      missing: 'unbegrenzt',
      hint: 'Brutto; für offene Rechnungen und laufende Bestellungen auf Rechnung.',
    },
    invoicing: {
      label: 'Rechnungen',
      type: 'choice',
      names: Object.keys(INVOICING) as Invoicing[],
      labels: INVOICING,
      none: 'für jede Lieferung',
    },
    reminding: {
      label: 'Erinnern und mahnen',
      type: 'choice',
      names: ['none'],
      labels: { none: 'nie' },
      none: 'wie eingestellt',
    },
    fixed_prices: { label: 'Festpreise', type: 'special' },
    discounts: { label: 'Rabattgruppen', type: 'special' },
  } as const satisfies Rows),
  members: { label: 'Konten', type: 'special', section: 'Konten', personal: 'own rule' },
  sites: { label: 'Baustellen', type: 'special', section: 'Baustellen', personal: 'own rule' },
  notes: { label: 'Notizen', type: 'text', max: 2000, rows: 4, section: 'Notizen', ...HIS },
  /** Set by merging only. */
  merged_into: {
    label: 'Zusammengeführt mit',
    type: 'text',
    max: 20,
    allowed: { pattern: /^K-\d+$/, message: 'Diese Kundennummer gibt es nicht.' },
    section: 'Kunde',
    personal: 'never',
  },
  visibility: {
    ...VISIBILITY_FIELD,
    label: 'Stand',
    labels: { visible: 'Aktiv', hidden: 'Gesperrt', archived: 'Archiviert' },
    section: 'Kunde',
    personal: 'own rule',
  },
} as const satisfies Fields & Record<string, OfPerson>;

/** The fields with an e-mail address, by which its owner is found. */
export const ADDRESS_FIELDS = Object.entries(CUSTOMER_RECORD).flatMap(([name, field]) =>
  'clean' in field && field.clean === emailIn ? [name] : [],
);

/** An account that belongs to a customer: whoever signs in with this address. */
export interface CustomerMember {
  /** In lower case. */
  email: string;
  /** May add and remove others, and building sites. */
  is_owner: boolean;
  may_order: boolean;
  may_see_invoices: boolean;
  /** Since when it is only invited: without any right, and seeing nothing, until it accepts. */
  invited_day?: CalendarDay | undefined;
}

export const isInvited = ({ invited_day }: CustomerMember): boolean => invited_day !== undefined;

/** For lists and the log; undefined of one that belongs to the company. */
export const invitedText = ({ invited_day }: CustomerMember): string | undefined =>
  invited_day && `eingeladen am ${formatDay(invited_day)}`;

/** A company that invites the account. */
export interface CompanyInvitation {
  number: string;
  name: string;
  invited_day: CalendarDay;
}

/** An account accepts an invitation; or declines it or leaves the company. */
export interface MembershipRequest {
  request_id: string;
  is_member: boolean;
}

/** Invites an account to a company, changes its rights, or removes it. */
export interface CompanyMemberRequest extends Omit<CustomerMember, 'invited_day'> {
  request_id: string;
  is_removed?: boolean | undefined;
}

/** In words, for the office, the log and the account's page. */
export const MEMBER_RIGHTS = {
  is_owner: 'verwaltet Konten und Baustellen',
  may_order: 'bestellt',
  may_see_invoices: 'sieht Rechnungen',
} as const;
export type MemberRight = keyof typeof MEMBER_RIGHTS;
export const MEMBER_RIGHT_NAMES = Object.keys(MEMBER_RIGHTS) as MemberRight[];

/** Whether an account sees the company's orders; without a right it only belongs to it. */
export const hasRight = (member: Record<MemberRight, boolean>): boolean =>
  MEMBER_RIGHT_NAMES.some((right) => member[right]);

export const NO_COMPANY_RIGHT =
  'Dieses Konto gehört zur Firma, darf aber weder bestellen noch ihre Bestellungen sehen. Bitte fragen Sie in Ihrer Firma nach.';

export const MAX_MEMBERS = 30;

/** Editable fields of a customer's record. */
export interface CustomerInput extends PlainValues<typeof CUSTOMER_RECORD> {
  members: CustomerMember[];
  sites: CustomerSite[];
  fixed_prices?: FixedPrice[];
  discounts?: CategoryDiscount[];
}

const right = () => boolean().typeError(NO_MEMBER).required(NO_MEMBER);
const NO_MEMBER = 'Konten: Die Angaben sind ungültig';

const MEMBER = {
  email: emailText(
    'E-Mail-Adresse des Kontos',
    'Bitte geben Sie die E-Mail-Adresse an, mit der sich das Konto anmeldet.',
    'Diese E-Mail-Adresse ist nicht gültig.',
  ).transform((email?: string) => email?.toLowerCase()),
  is_owner: right(),
  may_order: right(),
  may_see_invoices: right(),
};
const memberSchema = record('Konten', object({ ...MEMBER, invited_day: dayOf('Konten') }));

export const companyMemberSchema = record(
  'Konten',
  object({ ...MEMBER, request_id: requestIdSchema, is_removed: boolean().optional() }),
).required(NO_MEMBER) as unknown as ObjectSchema<CompanyMemberRequest>;

/** A new building site of a company, or an existing one with changes; its name stays. */
export interface CompanySiteRequest {
  request_id: string;
  is_new: boolean;
  site: CustomerSite;
}

export const membershipSchema = requiredObject<MembershipRequest>(NO_MEMBER, {
  request_id: requestIdSchema,
  is_member: right(),
});

const siteDay = (field: keyof typeof SITE_DAYS) => dayOf(`Baustellen, ${SITE_DAYS[field]}`);

const siteSchema = record(
  'Baustellen',
  object({
    id: optionalText(SITE_NAME.label, SITE_NAME.max + 10)
      .transform((id: string) => id || undefined)
      .default(undefined),
    name: requiredText(
      SITE_NAME.label,
      SITE_NAME.max,
      'Bitte geben Sie der Baustelle einen Namen.',
    ),
    ...changedTexts(TEXTS.site, ''),
    truck_access: mixed<TruckAccess>()
      .oneOf(TRUCK_ACCESS, 'Baustellen: Die Zufahrt ist unbekannt')
      .default(''),
    buyer_reference: plainSchema({ section: 'Baustellen', ...LEITWEG_ID }),
    from_day: siteDay('from_day'),
    to_day: siteDay('to_day').test(
      'order',
      'Baustellen: Das Ende liegt vor dem Beginn.',
      (day, { parent }) => !day || !parent.from_day || day >= parent.from_day,
    ),
    is_archived: boolean()
      .typeError('Baustellen: Die Angaben sind ungültig')
      .transform((is?: boolean) => is || undefined),
  }),
);

const NO_SITE = 'Bitte geben Sie die Baustelle an.';

export const companySiteSchema = requiredObject<CompanySiteRequest>(NO_SITE, {
  request_id: requestIdSchema,
  is_new: boolean().required(NO_SITE),
  site: siteSchema.required(NO_SITE) as never,
});

const scope = (label: string) => ({
  from: dayOf(`${label}, ab`).required(`${label}: Bitte geben Sie an, ab wann das gilt.`),
  site: optionalText(SITE_NAME.label, SITE_NAME.max),
});

const fixedPriceSchema = record(
  'Festpreise',
  object({
    product_id: wholeNumber('Festpreise', 1, Number.MAX_SAFE_INTEGER).required(
      'Bitte wählen Sie den Artikel des Festpreises.',
    ),
    price: euroAmount('Festpreise, Preis').required('Bitte geben Sie den Festpreis an.'),
    ...scope('Festpreise'),
  }),
);

const discountSchema = record(
  'Rabattgruppen',
  object({
    category: requiredText('Kategorie', 100, 'Bitte wählen Sie die Kategorie des Rabatts.'),
    percent: twoDecimals('Rabattgruppen, Rabatt in %', 0.01, 90).required(
      'Bitte geben Sie den Rabatt an.',
    ),
    ...scope('Rabattgruppen'),
  }),
);

/** Rows that may be missing, for a site of the record or all, and once for the same thing from the same day. */
function pricesOf<Row extends { from: string; site: string }>(
  label: string,
  max: number,
  schema: unknown,
  subjectOf: (row: Row) => unknown,
) {
  return listOf<Row>(label, max, schema as never)
    .optional()
    .transform((rows?: Row[]) => (rows?.length === 0 ? undefined : rows))
    .test('once', `${label}: Eine Zeile steht zweimal da.`, (value) => {
      const rows = (Array.isArray(value) ? value : []) as Row[];
      const keys = rows.map((row) => JSON.stringify([subjectOf(row), row?.from, row?.site]));
      return new Set(keys).size === keys.length;
    });
}

const isRows = (value: unknown): value is CustomerSite[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null);

/** Also runs if the fields are invalid. */
const sitesKnown = (input: CustomerInput): boolean => {
  const names = new Set(['', ...input.sites.map(({ name }) => name)]);
  return [...(input.fixed_prices ?? []), ...(input.discounts ?? [])].every(({ site }) =>
    names.has(site),
  );
};

/** Also runs if the fields are invalid. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Schema shared by form and server. */
export const customerInputSchema = inputSchema<CustomerInput, typeof CUSTOMER_RECORD>(
  'Kunde',
  CUSTOMER_RECORD,
  {
    members: listOf<CustomerMember>('Konten', MAX_MEMBERS, memberSchema as never).test(
      'once',
      'Eine E-Mail-Adresse steht zweimal da.',
      across<CustomerMember[]>((members) => {
        const emails = members.map(({ email }) => email.toLowerCase());
        return new Set(emails).size === emails.length;
      }),
    ),
    sites: listOf<CustomerSite>('Baustellen', MAX_SITES, siteSchema as never)
      .transform((sites) => (isRows(sites) ? withSiteIds(sites) : sites))
      .test(
        'once',
        'Eine Baustelle steht zweimal da.',
        across<CustomerSite[]>((sites) => {
          const named = sites.filter(({ name }) => name);
          const isOnce = (keyOf: (site: CustomerSite) => string) =>
            new Set(named.map(keyOf)).size === named.length;
          return isOnce(siteId) && isOnce(({ name }) => textKey(name));
        }),
      ),
    fixed_prices: pricesOf<FixedPrice>(
      'Festpreise',
      MAX_FIXED_PRICES,
      fixedPriceSchema,
      (row) => row?.product_id,
    ),
    discounts: pricesOf<CategoryDiscount>(
      'Rabattgruppen',
      MAX_DISCOUNTS,
      discountSchema,
      (row) => row?.category,
    ),
  },
)
  .test(
    'sites',
    'Ein Preis gilt für eine Baustelle, die es bei diesem Kunden nicht gibt.',
    across<CustomerInput>(sitesKnown),
  )
  .test('discount', (input, context) => {
    const { discount_percent, discount_days, payment_days = INVOICE_DAYS } = input ?? {};
    const isFine = discount_percent === 0 || (discount_days ?? CASH_DISCOUNT.days) <= payment_days;
    const message = 'Die Skontofrist ist länger als das Zahlungsziel.';
    return isFine || context.createError({ path: 'discount_days', message });
  })
  .test('debtor', (input, context) => {
    const { debtor } = input ?? {};
    const message = 'Ein Debitorenkonto beginnt mit 1 bis 6; die anderen sind für Kreditoren.';
    const isFine = !(Number(debtor) >= debtorRange().min) || isDebtorAccount(Number(debtor));
    return isFine || context.createError({ path: 'debtor', message });
  })
  .test('vat-id', (input, context) => {
    const message = input && vatIdHint(textOf(input.vat_id), textOf(input.country));
    return message ? context.createError({ path: 'vat_id', message }) : true;
  });
