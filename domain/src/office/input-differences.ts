import { formatArticleNumber } from '../product/article-number.ts';
import type { Coverage, CoverageKind } from '../product/coverage.ts';
import { type DeliveryTime, deliveryTimeLabel } from '../product/delivery-time.ts';
import type { Picture } from '../product/picture.ts';
import type {
  Producer,
  ProductContent,
  Specification,
  WithdrawalExemption,
} from '../product/product.ts';
import { formatNumber } from '../text/format.ts';
import { formatDay } from '../time/calendar.ts';
import { type OfficeKind, VISIBILITY_LABELS, type Visibility } from './office.ts';
import type { NextPrice } from './product-input.ts';
import { SETTING_NAMES, SETTINGS, type SettingName } from './settings.ts';
import { euro, figure, lines, type ShownField, text, withUnit } from './shown.ts';

/** A field of an office input in which two versions differ, in German. */
export interface InputDifference {
  /** Its name in the input: `next_price`. */
  field: string;
  label: string;
  /** What is missing reads `–`, or what it means. Lists have a line for each entry. */
  before: string;
  after: string;
}

/**
 * The fields in which two inputs of a kind differ, in the order of the form; without `before`, all that
 * is filled in. Fields that no table names are compared, too, and shown as they are. `item` is the
 * name of a setting.
 */
export function inputDifferences(
  kind: OfficeKind,
  before: object | undefined,
  after: object,
  item = '',
): InputDifference[] {
  const old: Values = { ...before };
  const now: Values = { ...after };
  const fields: Fields = kind === 'setting' ? settingFields(item) : FIELDS[kind];
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

/** Whether two values of a field mean the same: what is missing, empty or undefined is nothing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

type Values = Record<string, unknown>;
type Fields = Record<string, ShownField>;

function settingFields(name: string): Fields {
  return SETTING_NAMES.some((known) => known === name) ? SETTINGS[name as SettingName].fields : {};
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

function comparable(value: unknown): string {
  return isNothing(value) ? '' : JSON.stringify(value, sortedKeys);
}

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

const specifications = lines(({ label, value }: Specification) => `${label}: ${value}`);
const picture = ({ url, alt }: Picture) => alt || url;

/** How the office calls the ways in which a product is calculated. */
export const COVERAGE_LABELS: Record<CoverageKind, string> = {
  bulk: 'Schüttgut nach Gewicht',
  volume: 'Schüttgut nach Volumen',
  spread: 'Streugut je m²',
  area: 'Fläche je Einheit',
  pieces: 'Einheiten je m²',
  length: 'Länge je Einheit',
};

/** Each figure of a coverage, as forms label it. */
export const COVERAGE_FIGURES = {
  kg_per_unit: { label: 'Gewicht je Einheit', unit: 'kg' },
  loose_density: { label: 'Schüttdichte lose', unit: 't/m³' },
  compacted_density: { label: 'Dichte verdichtet', unit: 't/m³' },
  litres_per_unit: { label: 'Inhalt je Einheit', unit: 'l' },
  settling_percent: { label: 'Setzmaß', unit: '%' },
  depth_cm: { label: 'Übliche Schichtdicke', unit: 'cm' },
  kg_per_m2: { label: 'Verbrauch', unit: 'kg/m²' },
  m2_per_unit: { label: 'Fläche je Einheit', unit: 'm²' },
  units_per_m2: { label: 'Einheiten je m²', unit: 'je m²' },
  m_per_unit: { label: 'Länge je Einheit', unit: 'm' },
  waste_percent: { label: 'Verschnitt', unit: '%' },
} as const;
export type CoverageFigure = keyof typeof COVERAGE_FIGURES;

function coverage({ kind, note, ...figures }: Coverage): string {
  const shown = Object.entries(figures).map(([name, value]) => {
    const { label, unit } = COVERAGE_FIGURES[name as CoverageFigure];
    return `${label}: ${figure(value)} ${unit}`;
  });
  return [COVERAGE_LABELS[kind], ...shown, ...(note ? [note] : [])].join('\n');
}

/** Why consumers cannot withdraw, in few words. */
export const EXEMPTION_LABELS: Record<WithdrawalExemption, string> = {
  made_to_order: 'Kein Widerruf: nach Maß oder auf Bestellung gefertigt',
  mixed_after_delivery: 'Widerruf erlischt, wenn die Ware vermischt ist',
};

const COMMON = {
  name: { label: 'Name', show: text },
  description: { label: 'Beschreibung', show: text },
  category: { label: 'Kategorie', show: text },
};

const visibility = { label: 'Sichtbarkeit', show: (value: Visibility) => VISIBILITY_LABELS[value] };
const pictures = { label: 'Bilder', show: lines(picture) };
const technicalData = { label: 'Technische Daten', show: specifications };

const FIELDS: Record<Exclude<OfficeKind, 'setting'>, Fields> = {
  product: {
    ...COMMON,
    article_number: { label: 'Artikelnummer', show: text, missing: 'aus der laufenden Nummer' },
    visibility,
    unit: { label: 'Einheit', show: text },
    price: { label: 'Nettopreis', show: euro, missing: 'Preis auf Anfrage' },
    next_price: {
      label: 'Neuer Preis',
      show: ({ price, from }: NextPrice) => `${euro(price)} ab ${formatDay(from)}`,
    },
    vat_rate: { label: 'MwSt.-Satz', show: withUnit('%'), missing: 'üblicher Satz' },
    content: {
      label: 'Inhalt je Einheit',
      show: ({ amount, unit }: ProductContent) => `${figure(amount)} ${unit}`,
    },
    weight_kg: { label: 'Gewicht je Einheit', show: withUnit('kg') },
    units_per_pallet: { label: 'Einheiten je Palette', show: figure },
    packaging: { label: 'Gebinde', show: text },
    coverage: { label: 'Mengenrechner', show: coverage },
    grain: { label: 'Körnung', show: text },
    colour: { label: 'Farbe', show: text },
    material: { label: 'Material', show: text },
    specifications: technicalData,
    producer: {
      label: 'Hersteller',
      show: ({ name, address, email }: Producer) => [name, address, email].join('\n'),
    },
    withdrawal_exemption: {
      label: 'Widerruf',
      show: (value: WithdrawalExemption) => EXEMPTION_LABELS[value],
      missing: 'kann widerrufen werden',
    },
    delivery_time: {
      label: 'Lieferzeit',
      show: (time: DeliveryTime) => deliveryTimeLabel(time),
      missing: 'wie ihre Kategorie',
    },
    related_ids: {
      label: 'Passende Artikel',
      show: lines((id: number) => formatArticleNumber(id)),
    },
    pictures,
  },
  rental_tool: {
    ...COMMON,
    brand: { label: 'Marke', show: text },
    model: { label: 'Modell', show: text },
    visibility,
    daily_price: { label: 'Tagespreis', show: euro },
    weekly_price: { label: 'Wochenpreis', show: euro },
    monthly_price: { label: 'Monatspreis', show: euro },
    deposit_amount: { label: 'Kaution', show: euro },
    quantity_available: { label: 'Stückzahl', show: figure },
    is_available: { label: 'Verfügbar', show: plainText },
    specifications: technicalData,
    pictures,
  },
  category: {
    of: {
      label: 'Art',
      show: (value: string) => (value === 'product' ? 'Sortiment' : 'Mietpark'),
    },
    name: COMMON.name,
    position: { label: 'Reihenfolge', show: figure },
    lead: { label: 'Text der Seite', show: text },
    picture: { label: 'Bild', show: picture },
    visibility,
  },
  admin: {
    is_admin: { label: 'Verwaltungsrechte', show: plainText },
    sessions_ended: { label: 'Alle Sitzungen beendet', show: plainText },
  },
};
