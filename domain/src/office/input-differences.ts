import { ARCHIVED_SITE, type CustomerSite } from '../customer/building-site.ts';
import {
  type CustomerMember,
  invitedText,
  MEMBER_RIGHT_NAMES,
  MEMBER_RIGHTS,
} from '../customer/customer-fields.ts';
import type { CategoryDiscount, FixedPrice } from '../customer/own-prices.ts';
import type { Fields, PlainField, SpecialName } from '../fields/field.ts';
import { TEXTS } from '../order/order-fields.ts';
import { formatArticleNumber } from '../product/article-number.ts';
import {
  COVERAGE_FIGURES,
  COVERAGE_KINDS,
  type Coverage,
  type CoverageFigure,
} from '../product/coverage.ts';
import { type DeliveryTime, deliveryTimeLabel } from '../product/delivery-time.ts';
import type { Picture } from '../product/picture.ts';
import type { NextPrice, Producer, ProductContent, Specification } from '../product/product.ts';
import { euro, figure, lines, type ShownField, withUnit } from '../settings/setting-texts.ts';
import { SETTING_NAMES, SETTINGS, type SettingName } from '../settings/settings.ts';
import { formatNumber } from '../text/format.ts';
import { formatDay } from '../time/calendar.ts';
import { ENTRY_KINDS, type EntryKind, type OfficeKind } from './entry-kinds.ts';

/** A field of an office input in which two versions differ, in German. */
export interface InputDifference {
  /** Its name in the input: `next_price`. */
  field: string;
  label: string;
  /** A missing value is shown as `–` or the field's own text for it. Lists have one line per entry. */
  before: string;
  after: string;
}

/**
 * The fields in which two inputs of a kind differ, in the order of the form; without `before`, all that have
 * a value. Fields not in any table are compared, too, and shown unchanged. `item` is the name of a setting.
 */
export function inputDifferences(
  kind: OfficeKind,
  before: object | undefined,
  after: object,
  item = '',
): InputDifference[] {
  const old: Values = { ...before };
  const now: Values = { ...after };
  const fields = shownFields(kind, item);
  const names = new Set([...Object.keys(fields), ...Object.keys(old), ...Object.keys(now)]);
  return [...names]
    .filter((name) => !isSameValue(old[name], now[name]))
    .map((name) => ({
      field: name,
      label: fields[name]?.label ?? name,
      before: before ? textOf(fields[name], old[name]) : NOTHING,
      after: textOf(fields[name], now[name]),
    }));
}

/** Whether two values of a field mean the same; missing, empty and undefined count as equal. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

type Values = Record<string, unknown>;
type Shown = Record<string, ShownField>;

function shownFields(kind: OfficeKind, name: string): Shown {
  if (kind === 'admin') return ADMIN_FIELDS;
  if (kind !== 'setting') return ENTRY_FIELDS[kind];
  return SETTING_NAMES.some((known) => known === name) ? SETTINGS[name as SettingName].fields : {};
}

type Special = Record<string, ShownField['show']>;

/** The rows of a table with the display function of each. */
function fieldsOf(rows: Fields, special: Special = {}): Shown {
  const fields = Object.entries(rows).map(([name, row]) => {
    const show = row.type === 'special' ? special[name] : (value: unknown) => textIn(row, value);
    return [name, { ...row, show: show ?? plainText }];
  });
  return Object.fromEntries(fields);
}

function textIn(row: PlainField, value: unknown): string {
  if (row.type === 'euro') return euro(value as number);
  if (row.type === 'choice') return row.labels?.[value as string] ?? plainText(value);
  if (row.type === 'choices') return lines((name: string) => row.labels[name] ?? name)(value as []);
  if (row.type !== 'number') return plainText(value);
  return row.unit ? withUnit(row.unit)(value as number) : figure(value as number);
}

const NOTHING = '–';

function textOf(field: ShownField | undefined, value: unknown): string {
  if (isNothing(value)) return field?.missing ?? NOTHING;
  return field ? field.show(value as never) : plainText(value);
}

function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return Array.isArray(value) && value.length === 0;
}

const comparable = (value: unknown): string =>
  isNothing(value) ? '' : JSON.stringify(value, sortedKeys);

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([, entry]) => !isNothing(entry));
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value === 'number') return formatNumber(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const picture = ({ url, alt }: Picture) => alt || url;

function coverage({ kind, note, ...figures }: Coverage): string {
  const shown = Object.entries(figures).map(([name, value]) => {
    const { label, unit } = COVERAGE_FIGURES[name as CoverageFigure];
    return `${label}: ${figure(value)} ${unit}`;
  });
  return [COVERAGE_KINDS[kind].label, ...shown, ...(note ? [note] : [])].join('\n');
}

const items = {
  specifications: lines(({ label, value }: Specification) => `${label}: ${value}`),
  pictures: lines(picture),
};

type SpecialOf<Kind extends EntryKind> = SpecialName<(typeof ENTRY_KINDS)[Kind]['fields']>;

/** How the special fields of each kind are shown. */
const SITE_ACCESS = { yes: 'Zufahrt für 40-t-Lkw', no: 'keine Zufahrt für 40-t-Lkw', '': '' };

const scopeText = ({ from, site }: Pick<FixedPrice, 'from' | 'site'>) => [
  `ab ${formatDay(from)}`,
  ...(site ? [site] : []),
];

const SPECIAL: {
  [Kind in EntryKind as [SpecialOf<Kind>] extends [never] ? never : Kind]: Record<
    SpecialOf<Kind>,
    ShownField['show']
  >;
} = {
  product: {
    ...items,
    next_price: ({ price, from }: NextPrice) => `${euro(price)} ab ${formatDay(from)}`,
    content: ({ amount, unit }: ProductContent) => `${figure(amount)} ${unit}`,
    coverage,
    producer: ({ name, address, email }: Producer) => [name, address, email].join('\n'),
    delivery_time: (time: DeliveryTime) => deliveryTimeLabel(time),
    related_ids: lines((id: number) => formatArticleNumber(id)),
  },
  rental_tool: items,
  category: { picture },
  customer: {
    fixed_prices: lines(({ product_id, price, ...scope }: FixedPrice) =>
      [formatArticleNumber(product_id), euro(price), ...scopeText(scope)].join(', '),
    ),
    discounts: lines(({ category, percent, ...scope }: CategoryDiscount) =>
      [category, `${figure(percent)} %`, ...scopeText(scope)].join(', '),
    ),
    sites: lines(({ name, truck_access, is_archived, ...site }: CustomerSite) =>
      [
        name,
        ...TEXTS.site.map((field) => site[field]),
        SITE_ACCESS[truck_access],
        site.from_day && `ab ${formatDay(site.from_day)}`,
        site.to_day && `bis ${formatDay(site.to_day)}`,
        is_archived && ARCHIVED_SITE,
      ]
        .filter(Boolean)
        .join(', '),
    ),
    members: lines((member: CustomerMember) => {
      const rights = MEMBER_RIGHT_NAMES.filter((right) => member[right]);
      const words = rights.map((right) => MEMBER_RIGHTS[right]);
      return [member.email, invitedText(member) ?? [], ...words].flat().join(', ');
    }),
  },
};

const ENTRY_FIELDS = Object.fromEntries(
  Object.entries(ENTRY_KINDS).map(([kind, { fields }]) => [
    kind,
    fieldsOf(fields, (SPECIAL as Partial<Record<string, Special>>)[kind]),
  ]),
) as Record<EntryKind, Shown>;

const ADMIN_FIELDS: Shown = {
  is_admin: { label: 'Verwaltungsrechte', show: plainText },
  sessions_ended: { label: 'Alle Sitzungen beendet', show: plainText },
};
