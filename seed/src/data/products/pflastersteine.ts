import type { CatalogueProduct } from '../catalogue-types.ts';

/** Paving stones, slabs and steps: ids 401 to 499. */
export const PFLASTERSTEINE = [
  {
    id: 401,
    name: 'Rechteckpflaster 20 × 10 × 6 cm, grau',
    description:
      'Klassisches Betonpflaster für Gehwege, Terrassen und Hauseingänge. Lässt sich im Läufer-, Block- oder Fischgrätverband verlegen.',
    category: 'Pflastersteine',
    price: 14.9,
    unit: 'm²',
    specifications: [
      { label: 'Format', value: '20 × 10 × 6 cm' },
      { label: 'Farbe', value: 'Grau' },
      { label: 'Bedarf', value: '50 Stück je m²' },
      { label: 'Gewicht', value: 'ca. 135 kg/m²' },
      { label: 'Norm', value: 'DIN EN 1338' },
    ],
  },
  {
    id: 402,
    name: 'Rechteckpflaster 20 × 10 × 8 cm, anthrazit',
    description:
      'Befahrbares Betonpflaster für Hofeinfahrten und Stellplätze. Durchgefärbter Vorsatz, mit umlaufender Fase.',
    category: 'Pflastersteine',
    price: 19.5,
    unit: 'm²',
    specifications: [
      { label: 'Format', value: '20 × 10 × 8 cm' },
      { label: 'Farbe', value: 'Anthrazit' },
      { label: 'Bedarf', value: '50 Stück je m²' },
      { label: 'Gewicht', value: 'ca. 180 kg/m²' },
      { label: 'Norm', value: 'DIN EN 1338' },
    ],
  },
  {
    id: 403,
    name: 'Doppel-T-Verbundpflaster 8 cm',
    description:
      'Verbundpflaster für Industriehöfe und Zufahrten mit Lkw-Verkehr. Die Steine greifen ineinander und verschieben sich auch in Kurven nicht.',
    category: 'Pflastersteine',
    price: 17.8,
    unit: 'm²',
    specifications: [
      { label: 'Format', value: '20 × 16,5 × 8 cm' },
      { label: 'Farbe', value: 'Grau' },
      { label: 'Bedarf', value: 'ca. 36 Stück je m²' },
      { label: 'Gewicht', value: 'ca. 180 kg/m²' },
      { label: 'Norm', value: 'DIN EN 1338' },
    ],
  },
  {
    id: 404,
    name: 'Rasengitterstein 60 × 40 × 8 cm',
    description:
      'Betongitter für begrünte Stellplätze und Böschungen. Trägt Fahrzeuge und lässt Regenwasser an Ort und Stelle versickern.',
    category: 'Pflastersteine',
    price: 4.6,
    unit: 'Stück',
    specifications: [
      { label: 'Format', value: '60 × 40 × 8 cm' },
      { label: 'Farbe', value: 'Grau' },
      { label: 'Bedarf', value: 'ca. 4,2 Stück je m²' },
      { label: 'Gewicht', value: 'ca. 28 kg je Stück' },
    ],
  },
  {
    id: 405,
    name: 'Sickerpflaster 20 × 20 × 8 cm',
    description:
      'Haufwerksporiges Betonpflaster, das Regenwasser durch den Stein in den Untergrund leitet. Kann Niederschlagsgebühren senken.',
    category: 'Pflastersteine',
    price: 27.9,
    unit: 'm²',
    specifications: [
      { label: 'Format', value: '20 × 20 × 8 cm' },
      { label: 'Farbe', value: 'Grau' },
      { label: 'Bedarf', value: '25 Stück je m²' },
      { label: 'Versickerung', value: 'mindestens 270 l/(s·ha)' },
    ],
  },
  {
    id: 406,
    name: 'Pflasterklinker 20 × 10 × 5,2 cm, rotbunt',
    description:
      'Gebrannter Klinker für Wege und Plätze. Farbecht, frostbeständig und über Jahrzehnte nahezu unverändert.',
    category: 'Pflastersteine',
    price: 46,
    unit: 'm²',
    specifications: [
      { label: 'Format', value: '20 × 10 × 5,2 cm' },
      { label: 'Farbe', value: 'Rotbunt' },
      { label: 'Bedarf', value: 'ca. 48 Stück je m², flach verlegt' },
      { label: 'Norm', value: 'DIN EN 1344' },
    ],
  },
  {
    id: 407,
    name: 'Granit-Mosaikpflaster 4/6 cm',
    description: 'Kleine, gespaltene Granitwürfel für Ornamente, Segmentbögen und schmale Wege.',
    category: 'Pflastersteine',
    price: 245,
    unit: 't',
    specifications: [
      { label: 'Kantenlänge', value: '4 bis 6 cm' },
      { label: 'Gestein', value: 'Granit, grau, gespalten' },
      { label: 'Ergiebigkeit', value: 'ca. 9 m² je t' },
      { label: 'Norm', value: 'DIN EN 1342' },
    ],
  },
  {
    id: 408,
    name: 'Granit-Kleinpflaster 8/11 cm',
    description:
      'Der meistverlegte Naturstein für Einfahrten, Höfe und Rinnen. Nahezu unverwüstlich und immer wieder verwendbar.',
    category: 'Pflastersteine',
    price: 189,
    unit: 't',
    specifications: [
      { label: 'Kantenlänge', value: '8 bis 11 cm' },
      { label: 'Gestein', value: 'Granit, grau, gespalten' },
      { label: 'Ergiebigkeit', value: 'ca. 5 m² je t' },
      { label: 'Norm', value: 'DIN EN 1342' },
    ],
  },
  {
    id: 409,
    name: 'Granit-Großpflaster 15/17 cm',
    description:
      'Schwere Granitwürfel für stark befahrene Flächen, Einfassungen und Rinnen. Trägt auch Schwerverkehr dauerhaft.',
    category: 'Pflastersteine',
    price: 225,
    unit: 't',
    specifications: [
      { label: 'Kantenlänge', value: '15 bis 17 cm' },
      { label: 'Gestein', value: 'Granit, grau, gespalten' },
      { label: 'Ergiebigkeit', value: 'ca. 2,8 m² je t' },
      { label: 'Norm', value: 'DIN EN 1342' },
    ],
  },
  {
    id: 410,
    name: 'Basalt-Kleinpflaster 9/11 cm',
    description:
      'Dunkles Natursteinpflaster für historische Plätze und repräsentative Zufahrten. Verfügbarkeit und Preis schwanken je nach Bruch, daher auf Anfrage.',
    category: 'Pflastersteine',
    unit: 't',
    specifications: [
      { label: 'Kantenlänge', value: '9 bis 11 cm' },
      { label: 'Gestein', value: 'Basalt, gespalten' },
      { label: 'Ergiebigkeit', value: 'ca. 4,5 m² je t' },
      { label: 'Norm', value: 'DIN EN 1342' },
    ],
  },
  {
    id: 411,
    name: 'Terrassenplatte 60 × 40 × 4 cm, sandgelb',
    description:
      'Feinkörnig gestrahlte Betonplatte für Terrassen und Gartenwege. Rutschhemmend und angenehm barfuß zu begehen.',
    category: 'Pflastersteine',
    price: 28.9,
    unit: 'm²',
    specifications: [
      { label: 'Format', value: '60 × 40 × 4 cm' },
      { label: 'Farbe', value: 'Sandgelb' },
      { label: 'Bedarf', value: 'ca. 4,2 Stück je m²' },
      { label: 'Gewicht', value: 'ca. 92 kg/m²' },
      { label: 'Norm', value: 'DIN EN 1339' },
    ],
  },
  {
    id: 412,
    name: 'Gehwegplatte 30 × 30 × 5 cm',
    description: 'Einfache, robuste Betonplatte für Gartenwege, Müllstandplätze und Traufstreifen.',
    category: 'Pflastersteine',
    price: 2.1,
    unit: 'Stück',
    specifications: [
      { label: 'Format', value: '30 × 30 × 5 cm' },
      { label: 'Farbe', value: 'Grau' },
      { label: 'Bedarf', value: 'ca. 11 Stück je m²' },
      { label: 'Gewicht', value: 'ca. 10 kg je Stück' },
      { label: 'Norm', value: 'DIN EN 1339' },
    ],
  },
  {
    id: 413,
    name: 'Leitplatte mit Rippen 30 × 30 × 8 cm',
    description:
      'Bodenindikator für barrierefreie Gehwege, Haltestellen und Übergänge. Die Rippen sind mit Fuß und Langstock sicher zu ertasten.',
    category: 'Pflastersteine',
    price: 11.9,
    unit: 'Stück',
    specifications: [
      { label: 'Format', value: '30 × 30 × 8 cm' },
      { label: 'Farbe', value: 'Weiß' },
      { label: 'Bedarf', value: 'ca. 3,3 Stück je laufendem Meter' },
      { label: 'Norm', value: 'DIN 32984' },
    ],
  },
  {
    id: 414,
    name: 'Blockstufe Granit 100 × 35 × 15 cm',
    description:
      'Massive Treppenstufe mit geflammter Trittfläche und gespaltener Ansicht. Frost- und tausalzbeständig.',
    category: 'Pflastersteine',
    price: 98,
    unit: 'Stück',
    specifications: [
      { label: 'Abmessung', value: '100 × 35 × 15 cm' },
      { label: 'Gestein', value: 'Granit, hellgrau' },
      { label: 'Oberfläche', value: 'geflammt' },
      { label: 'Gewicht', value: 'ca. 140 kg' },
    ],
  },
] satisfies readonly CatalogueProduct[];
