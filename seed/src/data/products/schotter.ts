import { BULK_DENSITIES } from '@shop/domain/product/material-rules';
import { product } from '../catalogue-types.ts';

/** Crushed stone, chippings and armourstone: ids 201 to 299. */
export const SCHOTTER = [
  product(201, 'Schottertragschicht 0/32', 'schotter-0-32', {
    also_known_as: 'Schotter, Mineralbeton, Tragschichtschotter, STS, Mineralgemisch',
    description:
      'Güteüberwachtes Baustoffgemisch für die obere Tragschicht unter Pflaster und Asphalt. Hohe Tragfähigkeit schon nach wenigen Übergängen mit der Rüttelplatte.',
    price_cents: 19_90,
    grain: '0/32',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.crushedRock, depth_cm: 20 },
    material: 'schotter-0-32',
    related_ids: [109, 17, 313, 401],
    specifications:
      'Gestein: Diabas, gebrochen | Einbaudichte: ca. 2,2 t/m³ | Regelwerk: TL SoB-StB | Bedarf: ca. 440 kg je m² bei 20 cm',
  }),
  product(202, 'Schottertragschicht 0/45', 'schotter-0-45', {
    also_known_as: 'Schotter, Mineralbeton, Tragschichtschotter, STS, Mineralgemisch',
    description:
      'Kräftig abgestuftes Gemisch für Tragschichten mit hoher Verkehrslast: Hofflächen, Zufahrten und Baustraßen.',
    price_cents: 18_90,
    grain: '0/45',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.crushedRock, depth_cm: 20 },
    related_ids: [17, 203, 403, 314],
    specifications:
      'Gestein: Diabas, gebrochen | Einbaudichte: ca. 2,2 t/m³ | Regelwerk: TL SoB-StB',
  }),
  product(203, 'Frostschutzschicht 0/45', 'frostschutz-0-45', {
    also_known_as: 'Frostschutz, Frostschutzkies, Frostschutzschotter, FSS, Kofferkies',
    description:
      'Frostunempfindliches Gemisch für die untere Lage des Straßenoberbaus. Leitet Sickerwasser ab und verhindert Frosthebungen.',
    price_cents: 16_80,
    grain: '0/45',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.frostProtection, depth_cm: 30 },
    related_ids: [17, 201, 202, 314],
    specifications:
      'Feinanteil: höchstens 5 % unter 0,063 mm | Einbaudichte: ca. 2,1 t/m³ | Regelwerk: TL SoB-StB',
  }),
  product(204, 'Kalkschotter 0/32', 'kalkschotter-0-32', {
    also_known_as: 'Mineralgemisch, Kalksteinschotter, Wegeschotter, Grädermaterial, Juraschotter',
    description:
      'Wirtschaftliches Mineralgemisch aus Kalkstein für Wege, Terrassen und Gartenmauern. Bindet beim Verdichten leicht ab und wird sehr fest.',
    price_cents: 16_90,
    grain: '0/32',
    colour: 'Beige',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.crushedLimestone, depth_cm: 20 },
    related_ids: [17, 213, 207, 313],
    specifications:
      'Gestein: Kalkstein, gebrochen | Farbe: Hellgrau bis Beige | Einbaudichte: ca. 2,1 t/m³',
  }),
  product(205, 'Recyclingschotter 0/45', 'recyclingschotter', {
    also_known_as: 'RC-Schotter, RC-Material, Betonrecycling, Betonbruch, Bauschutt-Recycling',
    description:
      'Aufbereiteter Betonbruch für Baustraßen, Unterbau und Verfüllungen. Schont Steinbrüche und ist laufend güteüberwacht.',
    price_cents: 10_90,
    grain: '0/45',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.recycledConcrete, depth_cm: 30 },
    related_ids: [17, 202, 210],
    specifications:
      'Material: Recyclingbaustoff aus Beton | Materialklasse: RC-1 nach Ersatzbaustoffverordnung | Einbaudichte: ca. 2,0 t/m³',
  }),
  product(206, 'Gleisschotter 31,5/63', 'gleisschotter', {
    also_known_as: 'Bahnschotter, Grobschotter, Basaltschotter, Gleissteine',
    description:
      'Scharfkantiger Hartgesteinsschotter für Gleisbau, Sickerpackungen und Baustellenzufahrten. Lagert sich fest ineinander und bleibt offenporig.',
    price_cents: 27_90,
    grain: '31,5/63',
    colour: 'Anthrazit',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.coarseStone, depth_cm: 20 },
    related_ids: [17, 203, 210],
    specifications: 'Gestein: Basalt | Schüttdichte: ca. 1,5 t/m³ | Norm: DIN EN 13450',
  }),
  product(207, 'Edelsplitt Granit 2/5', 'splitt-granit-2-5', {
    also_known_as:
      'Granitsplitt, Pflastersplitt, Verlegesplitt, Bettungssplitt, Fugensplitt, Riesel',
    description:
      'Mehrfach gebrochener Splitt für die Bettung von Platten und zum Verfüllen breiter Fugen. Wasserdurchlässig und bei Frost formstabil.',
    price_cents: 28_90,
    grain: '2/5',
    colour: 'Grau',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.chippings, depth_cm: 4 },
    material: 'splitt-granit-2-5',
    related_ids: [411, 405, 201, 17],
    specifications:
      'Gestein: Granit | Farbe: Hellgrau | Schüttdichte: ca. 1,5 t/m³ | Bedarf: ca. 60 kg je m² bei 4 cm',
  }),
  product(208, 'Edelsplitt Basalt 8/11', 'splitt-basalt-8-11', {
    also_known_as: 'Basaltsplitt, Ziersplitt, schwarzer Splitt',
    description:
      'Dunkler Edelsplitt für Zierflächen, Parkplätze und Drainagen. Bleibt auch bei Nässe trittsicher.',
    price_cents: 32_50,
    grain: '8/11',
    colour: 'Anthrazit',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.chippings, depth_cm: 5 },
    related_ids: [17, 313, 404, 201],
    specifications: 'Gestein: Basalt | Farbe: Anthrazit | Schüttdichte: ca. 1,5 t/m³',
  }),
  product(209, 'Edelsplitt Basalt 16/22', 'splitt-basalt-16-22', {
    also_known_as: 'Basaltsplitt, Ziersplitt, schwarzer Splitt, Grobsplitt',
    description:
      'Grober Edelsplitt für Traufstreifen, Böschungen und Zufahrten. Rollt durch seine kantige Form kaum weg.',
    price_cents: 33_50,
    grain: '16/22',
    colour: 'Anthrazit',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.chippings, depth_cm: 5 },
    related_ids: [17, 313, 412, 201],
    specifications: 'Gestein: Basalt | Farbe: Anthrazit | Schüttdichte: ca. 1,5 t/m³',
  }),
  product(210, 'Schroppen 63/180', 'schroppen', {
    also_known_as: 'Grobschlag, Schüttpacke, Packlage, Bruchschotter',
    description:
      'Grobes Bruchgestein zum Befestigen weicher Untergründe, für Sickerpackungen und den Unterbau schwerer Baustraßen.',
    price_cents: 21_50,
    grain: '63/180',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.coarseStone, depth_cm: 30 },
    related_ids: [17, 202, 203],
    specifications: 'Steingröße: 63 bis 180 mm | Gestein: Kalkstein | Schüttdichte: ca. 1,5 t/m³',
  }),
  product(211, 'Gabionensteine 60/120', 'gabionensteine', {
    also_known_as:
      'Gabionenfüllung, Gabionensteine, Steinkorbfüllung, Steinkorbsteine, Bruchsteine',
    description:
      'Von Hand nachsortierte Bruchsteine zum Füllen von Drahtkörben. Die Steine sind größer als die übliche Maschenweite und fallen nicht heraus.',
    price_cents: 79_00,
    grain: '60/120',
    colour: 'Grau',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.gabionStone },
    related_ids: [17, 203, 1],
    specifications:
      'Steingröße: 60 bis 120 mm | Gestein: Granit | Farbe: Grau | Bedarf: ca. 1,6 t je m³ Korbinhalt',
  }),
  product(212, 'Schotterrasen-Gemisch 0/32', 'schotterrasen', {
    also_known_as: 'Rasenschotter, Schotterrasensubstrat, Grünschotter',
    description:
      'Fertige Mischung aus Schotter und Oberboden für begrünte Stellplätze und Feuerwehrzufahrten. Trägt Fahrzeuge und lässt Regenwasser versickern.',
    price_cents: 34_50,
    grain: '0/32',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.gravelTurf, depth_cm: 15 },
    related_ids: [17, 201, 313],
    specifications:
      'Zusammensetzung: ca. 80 % Schotter, 20 % Oberboden | Einbaudicke: 15 bis 20 cm | Einbaudichte: ca. 1,9 t/m³',
  }),
  product(213, 'Wegedecke wassergebunden 0/8', 'wegedecke-0-8', {
    also_known_as: 'Wassergebundene Decke, Deckschicht, Dolomitsand, Parkwegdecke, Promenadenkies',
    description:
      'Deckschicht für Parkwege, Höfe und Radwege ohne Bindemittel. Ergibt eine ebene, feste und barrierearme Oberfläche.',
    price_cents: 29_50,
    grain: '0/8',
    colour: 'Beige',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.wearingCourse, depth_cm: 5 },
    related_ids: [201, 17, 313],
    specifications:
      'Gestein: Dolomit | Farbe: Hellbeige | Einbaudicke: 4 bis 5 cm, verdichtet | Bedarf: ca. 100 kg je m² bei 5 cm',
  }),
  product(214, 'Wasserbausteine LMB 10/60', 'wasserbausteine', {
    also_known_as: 'Ufersteine, Schüttsteine, Bruchsteine, Flussbausteine',
    description:
      'Schwere Bruchsteine zum Sichern von Ufern, Böschungen und Durchlässen. Lieferung je nach Baustelle mit Kipper oder Greifer, daher nennen wir den Preis auf Anfrage.',
    colour: 'Anthrazit',
    related_ids: [17, 210, 7],
    specifications:
      'Gewichtsklasse: LMB 10/60 (10 bis 60 kg je Stein) | Gestein: Basalt | Norm: DIN EN 13383-1',
  }),
  product(215, 'Schottertragschicht 0/32 im Big Bag', 'big-bag-schotter', {
    also_known_as: 'Schotter, Mineralbeton, Tragschichtschotter, STS, Mineralgemisch',
    description:
      'Baustoffgemisch für kleine Tragschichten unter Wegen und Terrassen, eine Tonne im Big Bag. Mit der Rüttelplatte gut zu verdichten.',
    price_cents: 75_00,
    unit: 'Stück',
    grain: '0/32',
    packaging: 'Big Bag',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.crushedRock, depth_cm: 20 },
    material: 'schotter-0-32',
    related_ids: [109, 17, 313],
    specifications:
      'Gestein: Diabas, gebrochen | Inhalt: 1 t, ca. 0,56 m³ | Einbaudichte: ca. 2,2 t/m³ | Big Bag: Einweg, 90 × 90 × 110 cm, mit vier Hebeschlaufen',
  }),
  product(216, 'Edelsplitt Granit 2/5 im Big Bag', 'big-bag-splitt', {
    also_known_as: 'Granitsplitt, Pflastersplitt, Verlegesplitt, Bettungssplitt, Fugensplitt',
    description:
      'Mehrfach gebrochener Splitt für die Bettung von Platten und breite Fugen, eine Tonne im Big Bag. Wasserdurchlässig und frostbeständig.',
    price_cents: 85_00,
    unit: 'Stück',
    grain: '2/5',
    colour: 'Grau',
    packaging: 'Big Bag',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.chippings, depth_cm: 4 },
    material: 'splitt-granit-2-5',
    related_ids: [411, 201, 17],
    specifications:
      'Gestein: Granit | Farbe: Hellgrau | Inhalt: 1 t, ca. 0,67 m³ | Big Bag: Einweg, 90 × 90 × 110 cm, mit vier Hebeschlaufen',
  }),
];
