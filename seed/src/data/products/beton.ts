import type { CatalogueProduct } from '../catalogue-types.ts';

/** Ready-mixed concrete, binders, reinforcement and precast parts: ids 301 to 399. */
export const BETON = [
  {
    id: 301,
    name: 'Transportbeton C12/15',
    description:
      'Unbewehrter Beton für Sauberkeitsschichten, Rückenstützen von Bordsteinen und Füllbeton. Lieferung frisch im Fahrmischer.',
    category: 'Beton',
    picture: 'transportbeton-c12-15',
    price_cents: 112_00,
    unit: 'm³',
    specifications: [
      { label: 'Druckfestigkeitsklasse', value: 'C12/15' },
      { label: 'Expositionsklasse', value: 'X0' },
      { label: 'Konsistenz', value: 'F2 oder F3' },
      { label: 'Größtkorn', value: '16 mm' },
      { label: 'Norm', value: 'DIN EN 206 / DIN 1045-2' },
    ],
  },
  {
    id: 302,
    name: 'Transportbeton C20/25',
    description:
      'Beton für Fundamente, Bodenplatten und Innenbauteile im Wohnungsbau. Gut pumpbar und leicht zu verarbeiten.',
    category: 'Beton',
    picture: 'transportbeton-c20-25',
    price_cents: 124_00,
    unit: 'm³',
    specifications: [
      { label: 'Druckfestigkeitsklasse', value: 'C20/25' },
      { label: 'Expositionsklasse', value: 'XC3' },
      { label: 'Konsistenz', value: 'F3' },
      { label: 'Größtkorn', value: '16 mm' },
      { label: 'Norm', value: 'DIN EN 206 / DIN 1045-2' },
    ],
  },
  {
    id: 303,
    name: 'Transportbeton C25/30',
    description:
      'Witterungsbeständiger Beton für Außenbauteile, Stützwände und frostbeanspruchte Fundamente.',
    category: 'Beton',
    picture: 'transportbeton-c25-30',
    price_cents: 132_00,
    unit: 'm³',
    specifications: [
      { label: 'Druckfestigkeitsklasse', value: 'C25/30' },
      { label: 'Expositionsklassen', value: 'XC4, XF1, XA1' },
      { label: 'Konsistenz', value: 'F3' },
      { label: 'Größtkorn', value: '16 mm' },
      { label: 'Norm', value: 'DIN EN 206 / DIN 1045-2' },
    ],
  },
  {
    id: 304,
    name: 'Transportbeton C30/37',
    description:
      'Hochwertiger Konstruktionsbeton für tragende Bauteile, Garagen und Flächen mit mäßiger Tausalzbelastung.',
    category: 'Beton',
    picture: 'transportbeton-c30-37',
    price_cents: 146_00,
    unit: 'm³',
    specifications: [
      { label: 'Druckfestigkeitsklasse', value: 'C30/37' },
      { label: 'Expositionsklassen', value: 'XC4, XD1, XF1, XA1' },
      { label: 'Konsistenz', value: 'F3' },
      { label: 'Größtkorn', value: '16 mm' },
      { label: 'Norm', value: 'DIN EN 206 / DIN 1045-2' },
    ],
  },
  {
    id: 305,
    name: 'Stahlfaserbeton C30/37',
    description:
      'Beton mit Stahlfasern für Industrieböden und Hallenplatten, bei denen Mattenbewehrung entfallen soll. Fasergehalt und Preis stimmen wir auf Ihre Statik ab.',
    category: 'Beton',
    picture: 'stahlfaserbeton',
    unit: 'm³',
    specifications: [
      { label: 'Druckfestigkeitsklasse', value: 'C30/37' },
      { label: 'Fasergehalt', value: 'nach Statik, üblich 20 bis 40 kg/m³' },
      { label: 'Konsistenz', value: 'F4' },
      { label: 'Richtlinie', value: 'DAfStb-Richtlinie Stahlfaserbeton' },
    ],
  },
  {
    id: 306,
    name: 'Estrichbeton im Sack',
    description:
      'Werkgemischter Trockenbeton für Estriche, kleine Fundamente und zum Setzen von Pfosten. Nur noch mit Wasser anmischen.',
    category: 'Beton',
    picture: 'estrichbeton-sack',
    price_cents: 5_20,
    unit: 'Sack',
    specifications: [
      { label: 'Sackinhalt', value: '40 kg' },
      { label: 'Körnung', value: '0/4 mm' },
      { label: 'Wasserbedarf', value: 'ca. 4 Liter je Sack' },
      { label: 'Ergiebigkeit', value: 'ca. 20 Liter Frischmörtel je Sack' },
      { label: 'Begehbar', value: 'nach ca. 24 Stunden' },
    ],
  },
  {
    id: 307,
    name: 'Fertigbeton C25/30 im Sack',
    description:
      'Trockenbeton für Fundamente, Treppen und Ausbesserungen im Außenbereich. Frostbeständig nach dem Erhärten.',
    category: 'Beton',
    picture: 'fertigbeton-sack',
    price_cents: 4_60,
    unit: 'Sack',
    specifications: [
      { label: 'Druckfestigkeitsklasse', value: 'C25/30' },
      { label: 'Sackinhalt', value: '25 kg' },
      { label: 'Körnung', value: '0/8 mm' },
      { label: 'Wasserbedarf', value: 'ca. 2,5 Liter je Sack' },
      { label: 'Ergiebigkeit', value: 'ca. 12 Liter Frischbeton je Sack' },
    ],
  },
  {
    id: 308,
    name: 'Zement CEM II/A-LL 32,5 R',
    description:
      'Vielseitiger Portlandkalksteinzement für Beton, Estrich, Mörtel und Putz. Lässt sich geschmeidig verarbeiten.',
    category: 'Beton',
    picture: 'zement-cem-ii-sack',
    price_cents: 5_40,
    unit: 'Sack',
    specifications: [
      { label: 'Zementart', value: 'Portlandkalksteinzement' },
      { label: 'Festigkeitsklasse', value: '32,5 R' },
      { label: 'Sackinhalt', value: '25 kg' },
      { label: 'Norm', value: 'DIN EN 197-1' },
    ],
  },
  {
    id: 309,
    name: 'Zement CEM I 42,5 R',
    description:
      'Portlandzement mit hoher Frühfestigkeit für tragende Bauteile und Arbeiten bei kühler Witterung.',
    category: 'Beton',
    picture: 'zement-cem-i-sack',
    price_cents: 6_40,
    unit: 'Sack',
    specifications: [
      { label: 'Zementart', value: 'Portlandzement' },
      { label: 'Festigkeitsklasse', value: '42,5 R' },
      { label: 'Sackinhalt', value: '25 kg' },
      { label: 'Norm', value: 'DIN EN 197-1' },
    ],
  },
  {
    id: 310,
    name: 'Mauermörtel M 5',
    description:
      'Kalkzementmörtel für Mauerwerk aus Ziegel, Kalksandstein und Beton. Für innen und außen geeignet.',
    category: 'Beton',
    picture: 'mauermoertel-sack',
    price_cents: 5_60,
    unit: 'Sack',
    specifications: [
      { label: 'Mörtelklasse', value: 'M 5' },
      { label: 'Sackinhalt', value: '40 kg' },
      { label: 'Körnung', value: '0/2 mm' },
      { label: 'Ergiebigkeit', value: 'ca. 25 Liter Frischmörtel je Sack' },
      { label: 'Norm', value: 'DIN EN 998-2' },
    ],
  },
  {
    id: 311,
    name: 'Betonstahlmatte Q188 A',
    description:
      'Lagermatte mit quadratischem Raster für Bodenplatten, Decken und Garagenfundamente.',
    category: 'Beton',
    picture: 'betonstahlmatte-q188',
    price_cents: 46_50,
    unit: 'Stück',
    specifications: [
      { label: 'Abmessung', value: '6,00 × 2,30 m' },
      { label: 'Stabdurchmesser', value: '6,0 mm' },
      { label: 'Stababstand', value: '150 × 150 mm' },
      { label: 'Gewicht', value: '41,7 kg' },
      { label: 'Stahlsorte', value: 'B500A nach DIN 488' },
    ],
  },
  {
    id: 312,
    name: 'Betonstahlmatte Q257 A',
    description:
      'Kräftige Lagermatte für höher belastete Bodenplatten und Hofbefestigungen aus Beton.',
    category: 'Beton',
    picture: 'betonstahlmatte-q257',
    price_cents: 63_00,
    unit: 'Stück',
    specifications: [
      { label: 'Abmessung', value: '6,00 × 2,30 m' },
      { label: 'Stabdurchmesser', value: '7,0 mm' },
      { label: 'Stababstand', value: '150 × 150 mm' },
      { label: 'Gewicht', value: '56,8 kg' },
      { label: 'Stahlsorte', value: 'B500A nach DIN 488' },
    ],
  },
  {
    id: 313,
    name: 'Tiefbordstein 100 × 25 × 8 cm',
    description:
      'Randeinfassung für Wege, Beete und Pflasterflächen. Mit Nut und Feder für eine saubere, fluchtende Kante.',
    category: 'Beton',
    picture: 'tiefbordstein',
    price_cents: 6_40,
    unit: 'Stück',
    specifications: [
      { label: 'Abmessung', value: '100 × 25 × 8 cm' },
      { label: 'Farbe', value: 'Grau' },
      { label: 'Gewicht', value: 'ca. 46 kg' },
      { label: 'Norm', value: 'DIN EN 1340' },
    ],
  },
  {
    id: 314,
    name: 'Hochbordstein 100 × 30 × 15 cm',
    description:
      'Bordstein für Straßen und Parkplätze mit abgeschrägter Kante. Beständig gegen Frost und Tausalz.',
    category: 'Beton',
    picture: 'hochbordstein',
    price_cents: 15_90,
    unit: 'Stück',
    specifications: [
      { label: 'Form', value: 'HB 15 × 30 nach DIN 483' },
      { label: 'Abmessung', value: '100 × 30 × 15 cm' },
      { label: 'Gewicht', value: 'ca. 100 kg' },
      { label: 'Norm', value: 'DIN EN 1340' },
    ],
  },
  {
    id: 315,
    name: 'Schachtring DN 1000, Höhe 50 cm',
    description:
      'Stahlbetonring für Kontroll- und Sickerschächte. Steigeisen und Dichtring liefern wir auf Wunsch mit.',
    category: 'Beton',
    picture: 'schachtring',
    price_cents: 118_00,
    unit: 'Stück',
    specifications: [
      { label: 'Nennweite', value: 'DN 1000' },
      { label: 'Bauhöhe', value: '50 cm' },
      { label: 'Wanddicke', value: '12 cm' },
      { label: 'Gewicht', value: 'ca. 500 kg' },
      { label: 'Norm', value: 'DIN EN 1917 / DIN V 4034-1' },
    ],
  },
] satisfies readonly CatalogueProduct[];
