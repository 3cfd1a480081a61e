import { WASTE_PERCENT } from '@shop/domain/product/material-rules';
import { product } from '../catalogue-types.ts';
import { BRICKWORKS, OWN_QUARRY, ROOFING_WORKS } from '../producers.ts';

/** Paving stones, slabs and steps: ids 401 to 499. */
export const PFLASTERSTEINE = [
  product(401, 'Rechteckpflaster 20 × 10 × 6 cm, grau', 'rechteckpflaster-grau', {
    also_known_as: 'Betonpflaster, Betonsteine, Betonsteinpflaster, Rechtecksteine',
    description:
      'Klassisches Betonpflaster für Gehwege, Terrassen und Hauseingänge. Lässt sich im Läufer-, Block- oder Fischgrätverband verlegen.',
    price_cents: 14_90,
    unit: 'm²',
    colour: 'Grau',
    coverage: { kind: 'area', m2_per_unit: 1, waste_percent: WASTE_PERCENT.paving },
    units_per_pallet: 10,
    related_ids: [109, 108, 313, 201],
    specifications:
      'Format: 20 × 10 × 6 cm | Farbe: Grau | Bedarf: 50 Stück je m² | Gewicht: ca. 135 kg/m² | Norm: DIN EN 1338',
  }),
  product(402, 'Rechteckpflaster 20 × 10 × 8 cm, anthrazit', 'rechteckpflaster-anthrazit', {
    also_known_as: 'Betonpflaster, Betonsteine, Hofpflaster, Einfahrtspflaster',
    description:
      'Befahrbares Betonpflaster für Hofeinfahrten und Stellplätze. Durchgefärbter Vorsatz, mit umlaufender Fase.',
    price_cents: 19_50,
    unit: 'm²',
    colour: 'Anthrazit',
    coverage: { kind: 'area', m2_per_unit: 1, waste_percent: WASTE_PERCENT.paving },
    units_per_pallet: 8,
    related_ids: [109, 108, 313, 201],
    specifications:
      'Format: 20 × 10 × 8 cm | Farbe: Anthrazit | Bedarf: 50 Stück je m² | Gewicht: ca. 180 kg/m² | Norm: DIN EN 1338',
  }),
  product(403, 'Doppel-T-Verbundpflaster 8 cm', 'doppel-t-pflaster', {
    also_known_as: 'Verbundsteine, Knochensteine, Knochenpflaster, H-Steine, Betonpflaster',
    description:
      'Verbundpflaster für Industriehöfe und Zufahrten mit Lkw-Verkehr. Die Steine greifen ineinander und verschieben sich auch in Kurven nicht.',
    price_cents: 17_80,
    unit: 'm²',
    colour: 'Grau',
    coverage: { kind: 'area', m2_per_unit: 1, waste_percent: WASTE_PERCENT.paving },
    units_per_pallet: 8,
    related_ids: [109, 108, 313, 201],
    specifications:
      'Format: 20 × 16,5 × 8 cm | Farbe: Grau | Bedarf: ca. 36 Stück je m² | Gewicht: ca. 180 kg/m² | Norm: DIN EN 1338',
  }),
  product(404, 'Rasengitterstein 60 × 40 × 8 cm', 'rasengitterstein', {
    also_known_as: 'Rasengitter, Rasensteine, Rasenkammersteine, Rasenwaben, Rasengitterplatten',
    description:
      'Betongitter für begrünte Stellplätze und Böschungen. Trägt Fahrzeuge und lässt Regenwasser an Ort und Stelle versickern.',
    price_cents: 4_60,
    unit: 'Stück',
    colour: 'Grau',
    coverage: { kind: 'pieces', units_per_m2: 4.2, waste_percent: WASTE_PERCENT.paving },
    units_per_pallet: 40,
    related_ids: [201, 313, 8, 208],
    specifications:
      'Format: 60 × 40 × 8 cm | Farbe: Grau | Bedarf: ca. 4,2 Stück je m² | Gewicht: ca. 28 kg je Stück',
  }),
  product(405, 'Sickerpflaster 20 × 20 × 8 cm', 'sickerpflaster', {
    also_known_as:
      'Ökopflaster, Drainpflaster, Versickerungspflaster, Porenpflaster, versickerungsfähiges Pflaster',
    description:
      'Haufwerksporiges Betonpflaster, das Regenwasser durch den Stein in den Untergrund leitet. Kann Niederschlagsgebühren senken.',
    price_cents: 27_90,
    unit: 'm²',
    colour: 'Grau',
    coverage: { kind: 'area', m2_per_unit: 1, waste_percent: WASTE_PERCENT.paving },
    units_per_pallet: 8,
    related_ids: [207, 313, 201],
    weight_kg: 160,
    specifications:
      'Format: 20 × 20 × 8 cm | Farbe: Grau | Bedarf: 25 Stück je m² | Versickerung: mindestens 270 l/(s·ha)',
  }),
  product(406, 'Pflasterklinker 20 × 10 × 5,2 cm, rotbunt', 'pflasterklinker-rotbunt', {
    also_known_as: 'Klinkerpflaster, Klinkersteine, Pflasterziegel, Straßenklinker',
    description:
      'Gebrannter Klinker für Wege und Plätze. Farbecht, frostbeständig und über Jahrzehnte nahezu unverändert.',
    price_cents: 46_00,
    unit: 'm²',
    colour: 'Rot',
    coverage: { kind: 'area', m2_per_unit: 1, waste_percent: WASTE_PERCENT.paving },
    units_per_pallet: 8,
    related_ids: [109, 108, 313, 201],
    weight_kg: 110,
    producer: BRICKWORKS,
    specifications:
      'Format: 20 × 10 × 5,2 cm | Farbe: Rotbunt | Bedarf: ca. 48 Stück je m², flach verlegt | Norm: DIN EN 1344',
  }),
  product(407, 'Granit-Mosaikpflaster 4/6 cm', 'granit-mosaikpflaster', {
    also_known_as: 'Mosaikpflaster, Mosaiksteine, Granitpflaster, Natursteinpflaster',
    description: 'Kleine, gespaltene Granitwürfel für Ornamente, Segmentbögen und schmale Wege.',
    price_cents: 245_00,
    colour: 'Grau',
    coverage: { kind: 'area', m2_per_unit: 9, waste_percent: WASTE_PERCENT.paving },
    related_ids: [109, 207, 314],
    producer: OWN_QUARRY,
    specifications:
      'Kantenlänge: 4 bis 6 cm | Gestein: Granit, grau, gespalten | Ergiebigkeit: ca. 9 m² je t | Norm: DIN EN 1342',
  }),
  product(408, 'Granit-Kleinpflaster 8/11 cm', 'granit-kleinpflaster', {
    also_known_as: 'Kopfsteinpflaster, Granitpflaster, Granitwürfel, Natursteinpflaster',
    description:
      'Der meistverlegte Naturstein für Einfahrten, Höfe und Rinnen. Nahezu unverwüstlich und immer wieder verwendbar.',
    price_cents: 189_00,
    colour: 'Grau',
    coverage: { kind: 'area', m2_per_unit: 5, waste_percent: WASTE_PERCENT.paving },
    related_ids: [109, 207, 314],
    producer: OWN_QUARRY,
    specifications:
      'Kantenlänge: 8 bis 11 cm | Gestein: Granit, grau, gespalten | Ergiebigkeit: ca. 5 m² je t | Norm: DIN EN 1342',
  }),
  product(409, 'Granit-Großpflaster 15/17 cm', 'granit-grosspflaster', {
    also_known_as:
      'Kopfsteinpflaster, Katzenkopfpflaster, Granitpflaster, Granitwürfel, Natursteinpflaster',
    description:
      'Schwere Granitwürfel für stark befahrene Flächen, Einfassungen und Rinnen. Trägt auch Schwerverkehr dauerhaft.',
    price_cents: 225_00,
    colour: 'Grau',
    coverage: { kind: 'area', m2_per_unit: 2.8, waste_percent: WASTE_PERCENT.paving },
    related_ids: [109, 207, 314],
    producer: OWN_QUARRY,
    specifications:
      'Kantenlänge: 15 bis 17 cm | Gestein: Granit, grau, gespalten | Ergiebigkeit: ca. 2,8 m² je t | Norm: DIN EN 1342',
  }),
  product(410, 'Basalt-Kleinpflaster 9/11 cm', 'basalt-kleinpflaster', {
    also_known_as: 'Kopfsteinpflaster, Basaltpflaster, Blaubasalt, Natursteinpflaster',
    description:
      'Dunkles Natursteinpflaster für historische Plätze und repräsentative Zufahrten. Verfügbarkeit und Preis schwanken je nach Bruch, daher auf Anfrage.',
    colour: 'Anthrazit',
    coverage: { kind: 'area', m2_per_unit: 4.5, waste_percent: WASTE_PERCENT.paving },
    related_ids: [109, 207, 314],
    producer: OWN_QUARRY,
    specifications:
      'Kantenlänge: 9 bis 11 cm | Gestein: Basalt, gespalten | Ergiebigkeit: ca. 4,5 m² je t | Norm: DIN EN 1342',
  }),
  product(411, 'Terrassenplatte 60 × 40 × 4 cm, sandgelb', 'terrassenplatte-sandgelb', {
    also_known_as: 'Gartenplatte, Betonplatte, Terrassenbelag',
    description:
      'Feinkörnig gestrahlte Betonplatte für Terrassen und Gartenwege. Rutschhemmend und angenehm barfuß zu begehen.',
    price_cents: 28_90,
    unit: 'm²',
    colour: 'Beige',
    coverage: { kind: 'area', m2_per_unit: 1, waste_percent: WASTE_PERCENT.paving },
    units_per_pallet: 12,
    related_ids: [207, 313, 201],
    specifications:
      'Format: 60 × 40 × 4 cm | Farbe: Sandgelb | Bedarf: ca. 4,2 Stück je m² | Gewicht: ca. 92 kg/m² | Norm: DIN EN 1339',
  }),
  product(412, 'Gehwegplatte 30 × 30 × 5 cm', 'gehwegplatte', {
    also_known_as: 'Gartenplatte, Betonplatte, Gehsteigplatte, Bürgersteigplatte',
    description: 'Einfache, robuste Betonplatte für Gartenwege, Müllstandplätze und Traufstreifen.',
    price_cents: 2_10,
    unit: 'Stück',
    colour: 'Grau',
    coverage: { kind: 'pieces', units_per_m2: 11, waste_percent: WASTE_PERCENT.paving },
    units_per_pallet: 100,
    related_ids: [207, 313, 201],
    specifications:
      'Format: 30 × 30 × 5 cm | Farbe: Grau | Bedarf: ca. 11 Stück je m² | Gewicht: ca. 10 kg je Stück | Norm: DIN EN 1339',
  }),
  product(413, 'Leitplatte mit Rippen 30 × 30 × 8 cm', 'leitplatte-rippen', {
    also_known_as: 'Blindenplatte, Blindenleitplatte, Rippenplatte, Bodenindikator',
    description:
      'Bodenindikator für barrierefreie Gehwege, Haltestellen und Übergänge. Die Rippen sind mit Fuß und Langstock sicher zu ertasten.',
    price_cents: 11_90,
    unit: 'Stück',
    colour: 'Weiß',
    coverage: { kind: 'length', m_per_unit: 0.3, waste_percent: WASTE_PERCENT.paving },
    units_per_pallet: 60,
    related_ids: [402, 109, 108, 314],
    weight_kg: 16.5,
    specifications:
      'Format: 30 × 30 × 8 cm | Farbe: Weiß | Bedarf: ca. 3,3 Stück je laufendem Meter | Norm: DIN 32984',
  }),
  product(414, 'Blockstufe Granit 100 × 35 × 15 cm', 'blockstufe-granit', {
    also_known_as: 'Treppenstufe, Granitstufe, Steinstufe, Gartenstufe, Legstufe',
    description:
      'Massive Treppenstufe mit geflammter Trittfläche und gespaltener Ansicht. Frost- und tausalzbeständig.',
    price_cents: 98_00,
    unit: 'Stück',
    colour: 'Grau',
    related_ids: [307, 301, 201, 408],
    producer: OWN_QUARRY,
    specifications:
      'Abmessung: 100 × 35 × 15 cm | Gestein: Granit, hellgrau | Oberfläche: geflammt | Gewicht: ca. 140 kg',
  }),
  product(415, 'Kieswabe 120 × 80 × 3 cm mit Vlies', 'kieswabe', {
    description:
      'Wabenplatte aus Kunststoff, die Kies auf Auffahrten und Wegen festhält. Mit angeschweißtem Vlies; das Bild zeigt die fertig gefüllte Fläche.',
    price_cents: 15_90,
    unit: 'Stück',
    colour: 'Weiß',
    coverage: { kind: 'area', m2_per_unit: 0.96, waste_percent: WASTE_PERCENT.paving },
    units_per_pallet: 50,
    related_ids: [2, 208, 207, 313],
    producer: ROOFING_WORKS,
    specifications:
      'Abmessung: 120 × 80 × 3 cm | Ergiebigkeit: 0,96 m² je Platte | Farbe: Weiß | Werkstoff: Polypropylen | Belastbarkeit: gefüllt bis 300 t/m² | Gewicht: ca. 1,8 kg',
  }),
];
