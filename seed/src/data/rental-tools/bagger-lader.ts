import { tool } from '../catalogue-types.ts';

/** Excavators, loaders and dumpers: ids 1 to 99. */
export const BAGGER_LADER = [
  tool(1, 'Mikrobagger 1,1 t', 'mikrobagger', {
    also_known_as: 'Minibagger, Kleinbagger, Kleinstbagger, Raupenbagger',
    description:
      'Schmaler Raupenbagger für Arbeiten hinter dem Haus und in Gebäuden. Das Fahrwerk lässt sich so weit einziehen, dass er durch eine übliche Tür passt.',
    brand: 'Takeuchi',
    model: 'TB210R',
    specifications:
      'Betriebsgewicht: ca. 1,1 t | Breite: 75 bis 102 cm, verstellbar | Grabtiefe: ca. 1,75 m | Zubehör: Tieflöffel 25 und 40 cm, Grabenräumlöffel',
    daily_price_cents: 110_00,
    deposit_amount_cents: 500_00,
    quantity_available: 2,
  }),
  tool(2, 'Minibagger 1,9 t', 'minibagger', {
    also_known_as: 'Kleinbagger, Raupenbagger',
    description:
      'Vielseitiger Minibagger für Leitungsgräben, Fundamente und Gartenanlagen. Auf einem Anhänger bis 2,7 t selbst zu transportieren.',
    brand: 'Kubota',
    model: 'KX019-4',
    specifications:
      'Betriebsgewicht: ca. 1,9 t | Grabtiefe: ca. 2,5 m | Fahrwerk: Gummiketten, verstellbar | Schnellwechsler: MS01, mechanisch | Zubehör: Tieflöffel 30 und 50 cm, Grabenräumlöffel 100 cm',
    daily_price_cents: 145_00,
    deposit_amount_cents: 750_00,
    quantity_available: 3,
  }),
  tool(3, 'Kompaktbagger 3,5 t', 'kompaktbagger', {
    also_known_as: 'Kleinbagger, Midibagger, Minibagger, Raupenbagger',
    description:
      'Kurzheckbagger für größere Aushubarbeiten auf engem Raum. Die Anlieferung mit dem Tieflader übernehmen wir auf Wunsch.',
    brand: 'Bobcat',
    model: 'E35z',
    specifications:
      'Betriebsgewicht: ca. 3,5 t | Grabtiefe: ca. 3,1 m | Fahrwerk: Gummiketten | Schnellwechsler: MS03, mechanisch',
    daily_price_cents: 195_00,
    deposit_amount_cents: 1000_00,
    quantity_available: 1,
  }),
  tool(4, 'Radlader kompakt, 0,35 m³', 'radlader', {
    also_known_as: 'Hoflader, Frontlader, Kompaktlader, Schaufellader',
    description:
      'Wendiger Radlader mit Allradlenkung zum Laden von Schüttgut und für Erdarbeiten. Mit Palettengabel auch als Stapler zu nutzen.',
    brand: 'Kramer',
    specifications:
      'Schaufelinhalt: 0,35 m³ | Betriebsgewicht: ca. 2,0 t | Lenkung: Allradlenkung | Zubehör: Erdschaufel, Palettengabel',
    daily_price_cents: 140_00,
    deposit_amount_cents: 1000_00,
    quantity_available: 1,
  }),
  tool(5, 'Raupendumper 1,0 t', 'raupendumper', {
    also_known_as: 'Muldenkipper, Minidumper, Kettendumper, Japaner, Motorjapaner',
    description:
      'Schmaler Dumper auf Gummiketten für weichen Boden und enge Zugänge. Mit Hochkippmulde zum Beladen von Containern.',
    brand: 'Wacker Neuson',
    model: 'DT10',
    specifications: 'Nutzlast: 1.000 kg | Antrieb: hydrostatisch | Mulde: hydraulisch kippbar',
    daily_price_cents: 85_00,
    deposit_amount_cents: 500_00,
    quantity_available: 2,
  }),
];
