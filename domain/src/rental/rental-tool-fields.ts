import { ALSO_KNOWN_AS } from '../fields/also-known-as.ts';
import { type Fields, type Rows, rowsWith } from '../fields/field.ts';
import { VISIBILITY_FIELD } from '../fields/visibility.ts';
import { readDay } from '../time/day-input.ts';

const GERMAN_DAY = {
  test: (text: string) => /^\d\d\.\d\d\.\d{4}$/.test(text) && 'day' in readDay(text),
};

/** Each field of a rental tool that the office edits, in the order of the form. */
export const RENTAL_TOOL_FIELDS = {
  ...rowsWith({ section: 'Grunddaten' }, {
    name: {
      label: 'Name',
      type: 'text',
      max: 120,
      required: 'Bitte geben Sie einen Namen an.',
      isWide: true,
    },
    brand: { label: 'Marke', type: 'text', max: 60, required: 'Bitte geben Sie eine Marke an.' },
    model: { label: 'Modell', type: 'text', max: 60, hint: 'Steht als Artikelnummer im Shop.' },
    category: {
      label: 'Kategorie',
      type: 'text',
      max: 60,
      required: 'Bitte wählen Sie eine Kategorie.',
      isWide: true,
    },
    also_known_as: ALSO_KNOWN_AS,
    description: {
      label: 'Beschreibung',
      type: 'text',
      max: 4000,
      rows: 4,
      required: 'Bitte beschreiben Sie das Gerät.',
      isWide: true,
    },
  } as const satisfies Rows),
  ...rowsWith({ section: 'Mietpreise und Kaution' }, {
    daily_price: { label: 'Tagespreis', type: 'euro', required: 'Tagespreis fehlt' },
    weekly_price: { label: 'Wochenpreis', type: 'euro', required: 'Wochenpreis fehlt' },
    monthly_price: { label: 'Monatspreis', type: 'euro', required: 'Monatspreis fehlt' },
    weekend_price: {
      label: 'Wochenendpreis',
      type: 'euro',
      hint: 'Freitag oder Samstag bis Montag; leer: keiner',
    },
    deposit_amount: { label: 'Kaution', type: 'euro', min: 0, required: 'Kaution fehlt' },
  } as const satisfies Rows),
  ...rowsWith({ section: 'Bestand' }, {
    quantity_available: {
      label: 'Stückzahl',
      type: 'number',
      min: 0,
      max: 10_000,
      isWhole: true,
      required: 'Stückzahl fehlt',
    },
    is_available: {
      label: 'Verfügbar',
      type: 'flag',
      required: 'Bitte geben Sie an, ob das Gerät verfügbar ist.',
      hint: 'in der Mietliste zu sehen',
    },
    buffer_days: {
      label: 'Tage zur Prüfung',
      type: 'number',
      min: 0,
      max: 14,
      isWhole: true,
      hint: 'nach jeder Rückgabe; so lange ist das Stück nicht zu mieten',
    },
    inspection_due: {
      label: 'Nächste UVV-Prüfung',
      type: 'text',
      max: 10,
      allowed: { pattern: GERMAN_DAY, message: 'Bitte einen Tag als TT.MM.JJJJ' },
    },
  } as const satisfies Rows),
  ...rowsWith({ section: 'Zusätzlich berechnet' }, {
    insurance_price: { label: 'Versicherung am Tag', type: 'euro' },
    extra_hour_price: {
      label: 'Mehrstunde',
      type: 'euro',
      hint: 'über acht Betriebsstunden am Tag',
    },
    fuel_price: { label: 'Kraftstoff je Liter', type: 'euro' },
    cleaning_price: { label: 'Reinigung', type: 'euro' },
  } as const satisfies Rows),
  accessories: {
    label: 'Zubehör',
    type: 'text',
    max: 1000,
    rows: 4,
    hint: 'je Zeile eines; wird bei Übergabe und Rückgabe abgehakt',
    section: 'Zubehör',
    isWide: true,
  },
  specifications: { label: 'Technische Daten', type: 'special', section: 'Technische Daten' },
  pictures: { label: 'Bilder', type: 'special', section: 'Bilder' },
  visibility: VISIBILITY_FIELD,
} as const satisfies Fields;
