import { BULK_DENSITIES } from '@shop/domain/material-rules';
import type { CatalogueProduct } from '../catalogue-types.ts';

/** Crushed stone, chippings and armourstone: ids 201 to 299. */
export const SCHOTTER = [
  {
    id: 201,
    name: 'Schottertragschicht 0/32',
    description:
      'Güteüberwachtes Baustoffgemisch für die obere Tragschicht unter Pflaster und Asphalt. Hohe Tragfähigkeit schon nach wenigen Übergängen mit der Rüttelplatte.',
    category: 'Schotter',
    picture: 'schotter-0-32',
    price_cents: 19_90,
    unit: 't',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.crushedRock, depth_cm: 20 },
    specifications: [
      { label: 'Körnung', value: '0/32 mm' },
      { label: 'Gestein', value: 'Diabas, gebrochen' },
      { label: 'Einbaudichte', value: 'ca. 2,2 t/m³' },
      { label: 'Regelwerk', value: 'TL SoB-StB' },
      { label: 'Bedarf', value: 'ca. 440 kg je m² bei 20 cm' },
    ],
  },
  {
    id: 202,
    name: 'Schottertragschicht 0/45',
    description:
      'Kräftig abgestuftes Gemisch für Tragschichten mit hoher Verkehrslast: Hofflächen, Zufahrten und Baustraßen.',
    category: 'Schotter',
    picture: 'schotter-0-45',
    price_cents: 18_90,
    unit: 't',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.crushedRock, depth_cm: 30 },
    specifications: [
      { label: 'Körnung', value: '0/45 mm' },
      { label: 'Gestein', value: 'Diabas, gebrochen' },
      { label: 'Einbaudichte', value: 'ca. 2,2 t/m³' },
      { label: 'Regelwerk', value: 'TL SoB-StB' },
    ],
  },
  {
    id: 203,
    name: 'Frostschutzschicht 0/45',
    description:
      'Frostunempfindliches Gemisch für die untere Lage des Straßenoberbaus. Leitet Sickerwasser ab und verhindert Frosthebungen.',
    category: 'Schotter',
    picture: 'frostschutz-0-45',
    price_cents: 16_80,
    unit: 't',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.frostProtection, depth_cm: 30 },
    specifications: [
      { label: 'Körnung', value: '0/45 mm' },
      { label: 'Feinanteil', value: 'höchstens 5 % unter 0,063 mm' },
      { label: 'Einbaudichte', value: 'ca. 2,1 t/m³' },
      { label: 'Regelwerk', value: 'TL SoB-StB' },
    ],
  },
  {
    id: 204,
    name: 'Kalkschotter 0/32',
    description:
      'Wirtschaftliches Mineralgemisch aus Kalkstein für Wege, Terrassen und Gartenmauern. Bindet beim Verdichten leicht ab und wird sehr fest.',
    category: 'Schotter',
    picture: 'kalkschotter-0-32',
    price_cents: 16_90,
    unit: 't',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.crushedLimestone, depth_cm: 20 },
    specifications: [
      { label: 'Körnung', value: '0/32 mm' },
      { label: 'Gestein', value: 'Kalkstein, gebrochen' },
      { label: 'Farbe', value: 'Hellgrau bis Beige' },
      { label: 'Einbaudichte', value: 'ca. 2,1 t/m³' },
    ],
  },
  {
    id: 205,
    name: 'Recyclingschotter 0/45',
    description:
      'Aufbereiteter Betonbruch für Baustraßen, Unterbau und Verfüllungen. Schont Steinbrüche und ist laufend güteüberwacht.',
    category: 'Schotter',
    picture: 'recyclingschotter',
    price_cents: 10_90,
    unit: 't',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.recycledConcrete, depth_cm: 30 },
    specifications: [
      { label: 'Körnung', value: '0/45 mm' },
      { label: 'Material', value: 'Recyclingbaustoff aus Beton' },
      { label: 'Materialklasse', value: 'RC-1 nach Ersatzbaustoffverordnung' },
      { label: 'Einbaudichte', value: 'ca. 2,0 t/m³' },
    ],
  },
  {
    id: 206,
    name: 'Gleisschotter 31,5/63',
    description:
      'Scharfkantiger Hartgesteinsschotter für Gleisbau, Sickerpackungen und Baustellenzufahrten. Lagert sich fest ineinander und bleibt offenporig.',
    category: 'Schotter',
    picture: 'gleisschotter',
    price_cents: 27_90,
    unit: 't',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.coarseStone, depth_cm: 20 },
    specifications: [
      { label: 'Körnung', value: '31,5/63 mm' },
      { label: 'Gestein', value: 'Basalt' },
      { label: 'Schüttdichte', value: 'ca. 1,5 t/m³' },
      { label: 'Norm', value: 'DIN EN 13450' },
    ],
  },
  {
    id: 207,
    name: 'Edelsplitt Granit 2/5',
    description:
      'Mehrfach gebrochener Splitt für die Bettung von Platten und zum Verfüllen breiter Fugen. Wasserdurchlässig und bei Frost formstabil.',
    category: 'Schotter',
    picture: 'splitt-granit-2-5',
    price_cents: 28_90,
    unit: 't',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.chippings, depth_cm: 5 },
    specifications: [
      { label: 'Körnung', value: '2/5 mm' },
      { label: 'Gestein', value: 'Granit' },
      { label: 'Farbe', value: 'Hellgrau' },
      { label: 'Schüttdichte', value: 'ca. 1,5 t/m³' },
      { label: 'Bedarf', value: 'ca. 75 kg je m² bei 5 cm' },
    ],
  },
  {
    id: 208,
    name: 'Edelsplitt Basalt 8/11',
    description:
      'Dunkler Edelsplitt für Zierflächen, Parkplätze und Drainagen. Bleibt auch bei Nässe trittsicher.',
    category: 'Schotter',
    picture: 'splitt-basalt-8-11',
    price_cents: 32_50,
    unit: 't',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.chippings, depth_cm: 5 },
    specifications: [
      { label: 'Körnung', value: '8/11 mm' },
      { label: 'Gestein', value: 'Basalt' },
      { label: 'Farbe', value: 'Anthrazit' },
      { label: 'Schüttdichte', value: 'ca. 1,5 t/m³' },
    ],
  },
  {
    id: 209,
    name: 'Edelsplitt Basalt 16/22',
    description:
      'Grober Edelsplitt für Traufstreifen, Böschungen und Zufahrten. Rollt durch seine kantige Form kaum weg.',
    category: 'Schotter',
    picture: 'splitt-basalt-16-22',
    price_cents: 33_50,
    unit: 't',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.chippings, depth_cm: 5 },
    specifications: [
      { label: 'Körnung', value: '16/22 mm' },
      { label: 'Gestein', value: 'Basalt' },
      { label: 'Farbe', value: 'Anthrazit' },
      { label: 'Schüttdichte', value: 'ca. 1,5 t/m³' },
    ],
  },
  {
    id: 210,
    name: 'Schroppen 63/180',
    description:
      'Grobes Bruchgestein zum Befestigen weicher Untergründe, für Sickerpackungen und den Unterbau schwerer Baustraßen.',
    category: 'Schotter',
    picture: 'schroppen',
    price_cents: 21_50,
    unit: 't',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.coarseStone, depth_cm: 30 },
    specifications: [
      { label: 'Steingröße', value: '63 bis 180 mm' },
      { label: 'Gestein', value: 'Kalkstein' },
      { label: 'Schüttdichte', value: 'ca. 1,5 t/m³' },
    ],
  },
  {
    id: 211,
    name: 'Gabionensteine 60/120',
    description:
      'Von Hand nachsortierte Bruchsteine zum Füllen von Drahtkörben. Die Steine sind größer als die übliche Maschenweite und fallen nicht heraus.',
    category: 'Schotter',
    picture: 'gabionensteine',
    price_cents: 79_00,
    unit: 't',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.gabionStone },
    specifications: [
      { label: 'Steingröße', value: '60 bis 120 mm' },
      { label: 'Gestein', value: 'Granit' },
      { label: 'Farbe', value: 'Grau' },
      { label: 'Bedarf', value: 'ca. 1,6 t je m³ Korbinhalt' },
    ],
  },
  {
    id: 212,
    name: 'Schotterrasen-Gemisch 0/32',
    description:
      'Fertige Mischung aus Schotter und Oberboden für begrünte Stellplätze und Feuerwehrzufahrten. Trägt Fahrzeuge und lässt Regenwasser versickern.',
    category: 'Schotter',
    picture: 'schotterrasen',
    price_cents: 34_50,
    unit: 't',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.gravelTurf, depth_cm: 15 },
    specifications: [
      { label: 'Körnung', value: '0/32 mm' },
      { label: 'Zusammensetzung', value: 'ca. 80 % Schotter, 20 % Oberboden' },
      { label: 'Einbaudicke', value: '15 bis 20 cm' },
      { label: 'Einbaudichte', value: 'ca. 1,9 t/m³' },
    ],
  },
  {
    id: 213,
    name: 'Wegedecke wassergebunden 0/8',
    description:
      'Deckschicht für Parkwege, Höfe und Radwege ohne Bindemittel. Ergibt eine ebene, feste und barrierearme Oberfläche.',
    category: 'Schotter',
    picture: 'wegedecke-0-8',
    price_cents: 29_50,
    unit: 't',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.wearingCourse, depth_cm: 5 },
    specifications: [
      { label: 'Körnung', value: '0/8 mm' },
      { label: 'Gestein', value: 'Dolomit' },
      { label: 'Farbe', value: 'Hellbeige' },
      { label: 'Einbaudicke', value: '4 bis 5 cm, verdichtet' },
      { label: 'Bedarf', value: 'ca. 100 kg je m² bei 5 cm' },
    ],
  },
  {
    id: 214,
    name: 'Wasserbausteine LMB 10/60',
    description:
      'Schwere Bruchsteine zum Sichern von Ufern, Böschungen und Durchlässen. Lieferung je nach Baustelle mit Kipper oder Greifer, daher nennen wir den Preis auf Anfrage.',
    category: 'Schotter',
    picture: 'wasserbausteine',
    unit: 't',
    specifications: [
      { label: 'Gewichtsklasse', value: 'LMB 10/60 (10 bis 60 kg je Stein)' },
      { label: 'Gestein', value: 'Basalt' },
      { label: 'Norm', value: 'DIN EN 13383-1' },
    ],
  },
] satisfies readonly CatalogueProduct[];
