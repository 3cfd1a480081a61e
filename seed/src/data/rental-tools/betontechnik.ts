import type { DemoTool } from '../catalogue-types.ts';

/** Mixing, placing and finishing concrete: ids 201 to 299. */
export const BETONTECHNIK = [
  {
    id: 201,
    name: 'Betonmischer 140 l',
    description:
      'Bewährter Trommelmischer für Beton, Mörtel und Putz. Läuft an jeder Haushaltssteckdose.',
    picture: 'betonmischer',
    brand: 'Atika',
    model: 'Profi 145',
    specifications: [
      { label: 'Trommelinhalt', value: 'ca. 140 Liter' },
      { label: 'Anschluss', value: '230 V' },
      { label: 'Entleerung', value: 'Kippen mit Handrad' },
    ],
    daily_price_cents: 18_00,
    deposit_amount_cents: 80_00,
    quantity_available: 6,
  },
  {
    id: 202,
    name: 'Handrührwerk, 1.500 W',
    description: 'Kräftiges Rührwerk für Mörtel, Fliesenkleber und Estrich in Eimer oder Kübel.',
    picture: 'handruehrwerk',
    brand: 'Collomix',
    model: 'Xo 4',
    specifications: [
      { label: 'Leistung', value: '1.500 W' },
      { label: 'Gänge', value: '2' },
      { label: 'Anschluss', value: '230 V' },
      { label: 'Zubehör', value: 'Mischquirl für zähes Material' },
    ],
    daily_price_cents: 15_00,
    deposit_amount_cents: 60_00,
    quantity_available: 4,
  },
  {
    id: 203,
    name: 'Innenrüttler 45 mm',
    description:
      'Rüttelflasche mit eingebautem Umformer zum Verdichten von Fundamenten, Wänden und Stützen.',
    picture: 'innenruettler',
    brand: 'Wacker Neuson',
    model: 'IEC45',
    specifications: [
      { label: 'Flaschendurchmesser', value: '45 mm' },
      { label: 'Schwingungen', value: '12.000 je Minute' },
      { label: 'Anschluss', value: '230 V' },
    ],
    daily_price_cents: 24_00,
    deposit_amount_cents: 150_00,
    quantity_available: 3,
  },
  {
    id: 204,
    name: 'Flügelglätter 90 cm',
    description:
      'Handgeführter Glätter für Bodenplatten und Industrieböden. Glättscheibe und Flügel sind im Mietpreis enthalten.',
    picture: 'fluegelglaetter',
    brand: 'Wacker Neuson',
    model: 'CT36',
    specifications: [
      { label: 'Arbeitsbreite', value: 'ca. 90 cm' },
      { label: 'Flügel', value: '4' },
      { label: 'Antrieb', value: 'Benzinmotor' },
    ],
    daily_price_cents: 42_00,
    deposit_amount_cents: 250_00,
    quantity_available: 2,
  },
  {
    id: 205,
    name: 'Rüttelbohle mit 2-m-Profil',
    description:
      'Leichte Rüttelbohle zum Abziehen und Verdichten frischer Betonflächen. Eine Person genügt zur Bedienung.',
    picture: 'ruettelbohle',
    brand: 'Wacker Neuson',
    model: 'P35A',
    specifications: [
      { label: 'Profillänge', value: '2,0 m, weitere Längen auf Wunsch' },
      { label: 'Antrieb', value: 'Benzinmotor, Viertakter' },
      { label: 'Einsatz', value: 'Flächen bis ca. 15 cm Dicke' },
    ],
    daily_price_cents: 36_00,
    deposit_amount_cents: 200_00,
    quantity_available: 1,
  },
  {
    id: 206,
    name: 'Betonschleifer 150 mm',
    description:
      'Diamantschleifer zum Entfernen von Graten, Klebstoffresten und Beschichtungen auf Beton und Estrich. Zum Anschluss an einen Sicherheitssauger.',
    picture: 'betonschleifer',
    brand: 'Hilti',
    model: 'DG 150',
    specifications: [
      { label: 'Scheibendurchmesser', value: '150 mm' },
      { label: 'Leistung', value: '2.100 W' },
      { label: 'Anschluss', value: '230 V' },
      { label: 'Verschleiß', value: 'Schleifscheibe nach Abnutzung berechnet' },
    ],
    daily_price_cents: 34_00,
    deposit_amount_cents: 150_00,
    quantity_available: 2,
  },
] satisfies readonly DemoTool[];
