import { ALSO_KNOWN_AS } from '../fields/also-known-as.ts';
import { type Fields, type Rows, rowsWith } from '../fields/field.ts';
import { VISIBILITY_FIELD } from '../fields/visibility.ts';
import { PRODUCT_ROLES, ROLE_NAMES } from './material-rules.ts';
import { PACKAGINGS, PRODUCT_UNITS, WITHDRAWAL_EXEMPTIONS } from './product-values.ts';

/** Each field that the office edits of a product, in the order of the form. */
export const PRODUCT_FIELDS = {
  ...rowsWith({ section: 'Grunddaten', shownIn: 'lists' }, {
    name: {
      label: 'Name',
      type: 'text',
      max: 120,
      required: 'Bitte geben Sie einen Namen an.',
      isWide: true,
    },
    category: {
      label: 'Kategorie',
      type: 'text',
      max: 60,
      required: 'Bitte wählen Sie eine Kategorie.',
    },
    article_number: {
      label: 'Artikelnummer',
      type: 'text',
      max: 40,
      allowed: {
        pattern: /^[\w .-]*$/,
        message: 'Artikelnummer: Buchstaben, Ziffern, Punkt und Bindestrich',
      },
      missing: 'aus der laufenden Nummer',
      hint: 'Leer: aus der laufenden Nummer.',
    },
    also_known_as: ALSO_KNOWN_AS,
    description: { label: 'Beschreibung', type: 'text', max: 4000, rows: 4, isWide: true },
    /** Grain size in mm: `0/32`. */
    grain: { label: 'Körnung', type: 'text', max: 20, hint: 'In mm, zum Beispiel 0/32.' },
    /** In German: `Anthrazit`. */
    colour: { label: 'Farbe', type: 'text', max: 40 },
    /** Shared by all products that are one material in different packagings. */
    material: {
      label: 'Material',
      type: 'text',
      max: 80,
      hint: 'Gleich bei demselben Material in anderen Gebinden: Sie erscheinen unter „Auch als“.',
    },
    /** What it is used as, for planner and catalogue. */
    roles: {
      label: 'Verwendung',
      type: 'choices',
      names: ROLE_NAMES,
      labels: PRODUCT_ROLES,
      isWide: true,
    },
    packaging: { label: 'Gebinde', type: 'choice', names: PACKAGINGS },
    /** Number of the discontinued article that this one replaces. */
    replaces: {
      label: 'Ersetzt Artikelnummer',
      type: 'text',
      max: 40,
      hint: 'Wer den alten Artikel erneut bestellt, wird auf diesen hingewiesen.',
    },
  } as const satisfies Rows),
  ...rowsWith({ section: 'Preis', shownIn: 'lists' }, {
    /** Unit of prices and quantities. */
    unit: {
      label: 'Einheit',
      type: 'choice',
      names: PRODUCT_UNITS,
      required: 'Bitte wählen Sie eine Einheit.',
    },
    /** VAT in percent; the standard rate if missing. */
    vat_rate: {
      label: 'MwSt.-Satz',
      type: 'number',
      min: 0,
      max: 30,
      isWhole: true,
      unit: '%',
      missing: 'üblicher Satz',
      column: 'MwSt. (%)',
    },
    /** Net, per unit; on request if missing. */
    price: { label: 'Nettopreis', type: 'euro', missing: 'Preis auf Anfrage', isWide: true },
    /** Content of one unit, for the base price: a sack 25 kg, a roll 10 m². */
    content: { label: 'Inhalt je Einheit', type: 'special' },
  } as const satisfies Rows),
  next_price: { label: 'Neuer Preis', type: 'special', section: 'Preis' },
  ...rowsWith({ section: 'Mengen und Gewicht', shownIn: 'page' }, {
    /** Weight of one unit, including packaging. */
    weight_kg: {
      label: 'Gewicht je Einheit',
      type: 'number',
      min: 0.001,
      max: 100_000,
      unit: 'kg',
    },
    /** Whole sales units per pallet: 10 for m², 42 for sacks. */
    units_per_pallet: {
      label: 'Einheiten je Palette',
      type: 'number',
      min: 1,
      max: 10_000,
      isWhole: true,
    },
    coverage: { label: 'Mengenrechner', type: 'special' },
  } as const satisfies Rows),
  specifications: {
    label: 'Technische Daten',
    type: 'special',
    shownIn: 'page',
    section: 'Technische Daten',
  },
  pictures: { label: 'Bilder', type: 'special', section: 'Bilder' },
  /** Overrides the category's delivery time. */
  delivery_time: {
    label: 'Lieferzeit',
    type: 'special',
    missing: 'wie ihre Kategorie',
    shownIn: 'lists',
    section: 'Lieferzeit und Widerruf',
  },
  /** Missing for products that can be returned. */
  withdrawal_exemption: {
    label: 'Widerruf',
    type: 'choice',
    names: WITHDRAWAL_EXEMPTIONS,
    labels: {
      made_to_order: 'Kein Widerruf: nach Maß oder auf Bestellung gefertigt',
      mixed_after_delivery: 'Widerruf erlischt, wenn die Ware vermischt ist',
    },
    missing: 'kann widerrufen werden',
    none: 'Kann widerrufen werden',
    shownIn: 'page',
    section: 'Lieferzeit und Widerruf',
    isWide: true,
  },
  producer: { label: 'Hersteller', type: 'special', shownIn: 'page', section: 'Hersteller' },
  related_ids: { label: 'Passende Artikel', type: 'special', section: 'Passende Artikel' },
  visibility: VISIBILITY_FIELD,
} as const satisfies Fields;
