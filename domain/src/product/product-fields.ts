import type { Fields } from '../fields/field.ts';
import { VISIBILITY_FIELD } from '../fields/visibility.ts';
import { PACKAGINGS, PRODUCT_UNITS, WITHDRAWAL_EXEMPTIONS } from './product-values.ts';

/** Each field that the office edits of a product, in the order of the form. */
export const PRODUCT_FIELDS = {
  name: {
    label: 'Name',
    type: 'text',
    max: 120,
    required: 'Bitte geben Sie einen Namen an.',
    shownIn: 'lists',
    section: 'Grunddaten',
    isWide: true,
  },
  category: {
    label: 'Kategorie',
    type: 'text',
    max: 60,
    required: 'Bitte wählen Sie eine Kategorie.',
    shownIn: 'lists',
    section: 'Grunddaten',
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
    shownIn: 'lists',
    section: 'Grunddaten',
    hint: 'Leer: aus der laufenden Nummer.',
  },
  description: {
    label: 'Beschreibung',
    type: 'text',
    max: 4000,
    rows: 4,
    shownIn: 'lists',
    section: 'Grunddaten',
    isWide: true,
  },
  /** Grain size in mm: `0/32`. */
  grain: {
    label: 'Körnung',
    type: 'text',
    max: 20,
    shownIn: 'lists',
    section: 'Grunddaten',
    hint: 'In mm, zum Beispiel 0/32.',
  },
  /** In German: `Anthrazit`. */
  colour: { label: 'Farbe', type: 'text', max: 40, shownIn: 'lists', section: 'Grunddaten' },
  /** Shared by all products that are one material in different packagings. */
  material: {
    label: 'Material',
    type: 'text',
    max: 80,
    shownIn: 'lists',
    section: 'Grunddaten',
    hint: 'Gleich bei demselben Material in anderen Gebinden: Sie erscheinen unter „Auch als“.',
  },
  packaging: {
    label: 'Gebinde',
    type: 'choice',
    names: PACKAGINGS,
    shownIn: 'lists',
    section: 'Grunddaten',
  },
  /** Number of the discontinued article that this one replaces. */
  replaces: {
    label: 'Ersetzt Artikelnummer',
    type: 'text',
    max: 40,
    shownIn: 'lists',
    section: 'Grunddaten',
    hint: 'Wer den alten Artikel erneut bestellt, wird auf diesen hingewiesen.',
  },
  /** Unit of prices and quantities. */
  unit: {
    label: 'Einheit',
    type: 'choice',
    names: PRODUCT_UNITS,
    required: 'Bitte wählen Sie eine Einheit.',
    shownIn: 'lists',
    section: 'Preis',
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
    shownIn: 'lists',
    column: 'MwSt. (%)',
    section: 'Preis',
  },
  /** Net, per unit; on request if missing. */
  price: {
    label: 'Nettopreis',
    type: 'euro',
    missing: 'Preis auf Anfrage',
    shownIn: 'lists',
    section: 'Preis',
    isWide: true,
  },
  /** Content of one unit, for the base price: a sack 25 kg, a roll 10 m². */
  content: { label: 'Inhalt je Einheit', type: 'special', shownIn: 'lists', section: 'Preis' },
  next_price: { label: 'Neuer Preis', type: 'special', section: 'Preis' },
  /** Weight of one unit, including packaging. */
  weight_kg: {
    label: 'Gewicht je Einheit',
    type: 'number',
    min: 0.001,
    max: 100_000,
    unit: 'kg',
    shownIn: 'page',
    section: 'Mengen und Gewicht',
  },
  /** Whole sales units per pallet: 10 for m², 42 for sacks. */
  units_per_pallet: {
    label: 'Einheiten je Palette',
    type: 'number',
    min: 1,
    max: 10_000,
    isWhole: true,
    shownIn: 'page',
    section: 'Mengen und Gewicht',
  },
  coverage: {
    label: 'Mengenrechner',
    type: 'special',
    shownIn: 'page',
    section: 'Mengen und Gewicht',
  },
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
