import type { DemoTool } from '../catalogue-types.ts';

/** Excavators, loaders and dumpers: ids 1 to 99. */
export const BAGGER_LADER = [
  {
    id: 1,
    name: 'Mikrobagger 1,1 t',
    description:
      'Schmaler Raupenbagger für Arbeiten hinter dem Haus und in Gebäuden. Das Fahrwerk lässt sich so weit einziehen, dass er durch eine übliche Tür passt.',
    picture: 'mikrobagger',
    brand: 'Takeuchi',
    model: 'TB210R',
    specifications: [
      { label: 'Betriebsgewicht', value: 'ca. 1,1 t' },
      { label: 'Breite', value: '75 bis 102 cm, verstellbar' },
      { label: 'Grabtiefe', value: 'ca. 1,75 m' },
      { label: 'Zubehör', value: 'Tieflöffel 25 und 40 cm, Grabenräumlöffel' },
    ],
    daily_price_cents: 110_00,
    deposit_amount_cents: 500_00,
    quantity_available: 2,
  },
  {
    id: 2,
    name: 'Minibagger 1,9 t',
    description:
      'Vielseitiger Minibagger für Leitungsgräben, Fundamente und Gartenanlagen. Auf einem Anhänger bis 2,7 t selbst zu transportieren.',
    picture: 'minibagger',
    brand: 'Kubota',
    model: 'KX019-4',
    specifications: [
      { label: 'Betriebsgewicht', value: 'ca. 1,9 t' },
      { label: 'Grabtiefe', value: 'ca. 2,5 m' },
      { label: 'Fahrwerk', value: 'Gummiketten, verstellbar' },
      { label: 'Schnellwechsler', value: 'MS01, mechanisch' },
      { label: 'Zubehör', value: 'Tieflöffel 30 und 50 cm, Grabenräumlöffel 100 cm' },
    ],
    daily_price_cents: 145_00,
    deposit_amount_cents: 750_00,
    quantity_available: 3,
  },
  {
    id: 3,
    name: 'Kompaktbagger 3,5 t',
    description:
      'Kurzheckbagger für größere Aushubarbeiten auf engem Raum. Die Anlieferung mit dem Tieflader übernehmen wir auf Wunsch.',
    picture: 'kompaktbagger',
    brand: 'Bobcat',
    model: 'E35z',
    specifications: [
      { label: 'Betriebsgewicht', value: 'ca. 3,5 t' },
      { label: 'Grabtiefe', value: 'ca. 3,1 m' },
      { label: 'Fahrwerk', value: 'Gummiketten' },
      { label: 'Schnellwechsler', value: 'MS03, mechanisch' },
    ],
    daily_price_cents: 195_00,
    deposit_amount_cents: 1000_00,
    quantity_available: 1,
  },
  {
    id: 4,
    name: 'Radlader kompakt, 0,35 m³',
    description:
      'Wendiger Radlader mit Allradlenkung zum Laden von Schüttgut und für Erdarbeiten. Mit Palettengabel auch als Stapler zu nutzen.',
    picture: 'radlader',
    brand: 'Kramer',
    specifications: [
      { label: 'Schaufelinhalt', value: '0,35 m³' },
      { label: 'Betriebsgewicht', value: 'ca. 2,0 t' },
      { label: 'Lenkung', value: 'Allradlenkung' },
      { label: 'Zubehör', value: 'Erdschaufel, Palettengabel' },
    ],
    daily_price_cents: 140_00,
    deposit_amount_cents: 1000_00,
    quantity_available: 1,
  },
  {
    id: 5,
    name: 'Raupendumper 1,0 t',
    description:
      'Schmaler Dumper auf Gummiketten für weichen Boden und enge Zugänge. Mit Hochkippmulde zum Beladen von Containern.',
    picture: 'raupendumper',
    brand: 'Wacker Neuson',
    model: 'DT10',
    specifications: [
      { label: 'Nutzlast', value: '1.000 kg' },
      { label: 'Antrieb', value: 'hydrostatisch' },
      { label: 'Mulde', value: 'hydraulisch kippbar' },
    ],
    daily_price_cents: 85_00,
    deposit_amount_cents: 500_00,
    quantity_available: 2,
  },
] satisfies readonly DemoTool[];
