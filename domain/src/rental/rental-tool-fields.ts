import type { Fields } from '../fields/field.ts';
import { VISIBILITY_FIELD } from '../fields/visibility.ts';

/** Each field that the office edits of a rental tool, in the order of the form. */
export const RENTAL_TOOL_FIELDS = {
  name: {
    label: 'Name',
    type: 'text',
    max: 120,
    required: 'Bitte geben Sie einen Namen an.',
    section: 'Grunddaten',
    isWide: true,
  },
  brand: {
    label: 'Marke',
    type: 'text',
    max: 60,
    required: 'Bitte geben Sie eine Marke an.',
    section: 'Grunddaten',
  },
  model: {
    label: 'Modell',
    type: 'text',
    max: 60,
    section: 'Grunddaten',
    hint: 'Steht als Artikelnummer im Shop.',
  },
  category: {
    label: 'Kategorie',
    type: 'text',
    max: 60,
    required: 'Bitte wählen Sie eine Kategorie.',
    isWide: true,
    section: 'Grunddaten',
  },
  description: {
    label: 'Beschreibung',
    type: 'text',
    max: 4000,
    rows: 4,
    required: 'Bitte beschreiben Sie das Gerät.',
    section: 'Grunddaten',
    isWide: true,
  },
  daily_price: {
    label: 'Tagespreis',
    type: 'euro',
    required: 'Tagespreis fehlt',
    section: 'Mietpreise und Kaution',
  },
  weekly_price: {
    label: 'Wochenpreis',
    type: 'euro',
    required: 'Wochenpreis fehlt',
    section: 'Mietpreise und Kaution',
  },
  monthly_price: {
    label: 'Monatspreis',
    type: 'euro',
    required: 'Monatspreis fehlt',
    section: 'Mietpreise und Kaution',
  },
  deposit_amount: {
    label: 'Kaution',
    type: 'euro',
    min: 0,
    required: 'Kaution fehlt',
    section: 'Mietpreise und Kaution',
  },
  quantity_available: {
    label: 'Stückzahl',
    type: 'number',
    min: 0,
    max: 10_000,
    isWhole: true,
    required: 'Stückzahl fehlt',
    section: 'Bestand',
  },
  is_available: {
    label: 'Verfügbar',
    type: 'flag',
    required: 'Bitte geben Sie an, ob das Gerät verfügbar ist.',
    hint: 'in der Mietliste zu sehen',
    section: 'Bestand',
  },
  specifications: { label: 'Technische Daten', type: 'special', section: 'Technische Daten' },
  pictures: { label: 'Bilder', type: 'special', section: 'Bilder' },
  visibility: VISIBILITY_FIELD,
} as const satisfies Fields;
