import { WASTE_PERCENT } from '@shop/domain/product/material-rules';
import { product } from '../catalogue-types.ts';
import { CEMENT, concrete } from '../coverages.ts';
import { CEMENT_WORKS, STEEL_WORKS } from '../producers.ts';

/** Ready-mixed concrete, binders, reinforcement and precast parts: ids 301 to 399. */
export const BETON = [
  product(301, 'Transportbeton C12/15', 'transportbeton-c12-15', {
    also_known_as: 'Magerbeton, Lieferbeton, Füllbeton, Sauberkeitsschicht, B15',
    description:
      'Unbewehrter Beton für Sauberkeitsschichten, Rückenstützen von Bordsteinen und Füllbeton. Lieferung frisch im Fahrmischer.',
    price_cents: 112_00,
    unit: 'm³',
    coverage: concrete(1000, 10),
    related_ids: [313, 314, 201],
    specifications:
      'Druckfestigkeitsklasse: C12/15 | Expositionsklasse: X0 | Konsistenz: F2 oder F3 | Größtkorn: 16 mm | Norm: DIN EN 206 / DIN 1045-2',
  }),
  product(302, 'Transportbeton C20/25', 'transportbeton-c20-25', {
    also_known_as: 'Fundamentbeton, Lieferbeton, Frischbeton, B25',
    description:
      'Beton für Fundamente, Bodenplatten und Innenbauteile im Wohnungsbau. Gut pumpbar und leicht zu verarbeiten.',
    price_cents: 124_00,
    unit: 'm³',
    coverage: concrete(1000, 15),
    related_ids: [311, 312, 301, 4],
    specifications:
      'Druckfestigkeitsklasse: C20/25 | Expositionsklasse: XC3 | Konsistenz: F3 | Größtkorn: 16 mm | Norm: DIN EN 206 / DIN 1045-2',
  }),
  product(303, 'Transportbeton C25/30', 'transportbeton-c25-30', {
    also_known_as: 'Außenbeton, Lieferbeton, Frischbeton',
    description:
      'Witterungsbeständiger Beton für Außenbauteile, Stützwände und frostbeanspruchte Fundamente.',
    price_cents: 132_00,
    unit: 'm³',
    coverage: concrete(1000, 15),
    related_ids: [312, 311, 301, 1],
    specifications:
      'Druckfestigkeitsklasse: C25/30 | Expositionsklassen: XC4, XF1, XA1 | Konsistenz: F3 | Größtkorn: 16 mm | Norm: DIN EN 206 / DIN 1045-2',
  }),
  product(304, 'Transportbeton C30/37', 'transportbeton-c30-37', {
    also_known_as: 'Konstruktionsbeton, Lieferbeton, Frischbeton, B35',
    description:
      'Hochwertiger Konstruktionsbeton für tragende Bauteile, Garagen und Flächen mit mäßiger Tausalzbelastung.',
    price_cents: 146_00,
    unit: 'm³',
    coverage: concrete(1000, 15),
    related_ids: [312, 311, 301, 201],
    specifications:
      'Druckfestigkeitsklasse: C30/37 | Expositionsklassen: XC4, XD1, XF1, XA1 | Konsistenz: F3 | Größtkorn: 16 mm | Norm: DIN EN 206 / DIN 1045-2',
  }),
  product(305, 'Stahlfaserbeton C30/37', 'stahlfaserbeton', {
    also_known_as: 'Faserbeton, Industriebodenbeton',
    description:
      'Beton mit Stahlfasern für Industrieböden und Hallenplatten, bei denen Mattenbewehrung entfallen soll. Fasergehalt und Preis stimmen wir auf Ihre Statik ab.',
    unit: 'm³',
    coverage: concrete(1000, 20),
    related_ids: [301, 201, 203],
    specifications:
      'Druckfestigkeitsklasse: C30/37 | Fasergehalt: nach Statik, üblich 20 bis 40 kg/m³ | Konsistenz: F4 | Richtlinie: DAfStb-Richtlinie Stahlfaserbeton',
  }),
  product(306, 'Estrichbeton im Sack', 'estrichbeton-sack', {
    also_known_as: 'Sackbeton, Trockenbeton, Estrichmörtel, Zementestrich, Fertigestrich',
    description:
      'Werkgemischter Trockenbeton für Estriche, kleine Fundamente und zum Setzen von Pfosten. Im 40-kg-Sack, nur noch mit Wasser anmischen.',
    price_cents: 5_20,
    unit: 'Sack',
    grain: '0/4',
    coverage: concrete(20, 5),
    units_per_pallet: 30,
    related_ids: [313, 414, 4],
    producer: CEMENT_WORKS,
    specifications:
      'Sackinhalt: 40 kg | Körnung: 0/4 mm | Wasserbedarf: ca. 4 Liter je Sack | Ergiebigkeit: ca. 20 Liter Frischmörtel je Sack | Begehbar: nach ca. 24 Stunden',
  }),
  product(307, 'Fertigbeton C25/30 im Sack', 'fertigbeton-sack', {
    also_known_as: 'Sackbeton, Trockenbeton, Gartenbeton, Pfostenbeton',
    description:
      'Trockenbeton für Fundamente, Treppen und Ausbesserungen im Außenbereich. Frostbeständig nach dem Erhärten, im 25-kg-Sack.',
    price_cents: 4_60,
    unit: 'Sack',
    grain: '0/8',
    coverage: concrete(12, 15),
    units_per_pallet: 42,
    related_ids: [414, 313, 311, 4],
    producer: CEMENT_WORKS,
    specifications:
      'Druckfestigkeitsklasse: C25/30 | Sackinhalt: 25 kg | Körnung: 0/8 mm | Wasserbedarf: ca. 2,5 Liter je Sack | Ergiebigkeit: ca. 12 Liter Frischbeton je Sack',
  }),
  product(308, 'Zement CEM II/A-LL 32,5 R', 'zement-cem-ii-sack', {
    also_known_as: 'Portlandkalksteinzement, Sackzement, Zementsack, Baustellenzement, Bindemittel',
    description:
      'Vielseitiger Portlandkalksteinzement für Beton, Estrich, Mörtel und Putz. Lässt sich geschmeidig verarbeiten. Im 25-kg-Sack.',
    price_cents: 5_40,
    unit: 'Sack',
    coverage: CEMENT,
    units_per_pallet: 48,
    related_ids: [5, 102, 101, 103],
    producer: CEMENT_WORKS,
    specifications:
      'Zementart: Portlandkalksteinzement | Festigkeitsklasse: 32,5 R | Sackinhalt: 25 kg | Norm: DIN EN 197-1',
  }),
  product(309, 'Zement CEM I 42,5 R', 'zement-cem-i-sack', {
    also_known_as: 'Portlandzement, Sackzement, Bindemittel',
    description:
      'Portlandzement im 25-kg-Sack mit hoher Frühfestigkeit für tragende Bauteile und Arbeiten bei kühler Witterung.',
    price_cents: 6_40,
    unit: 'Sack',
    coverage: CEMENT,
    units_per_pallet: 48,
    related_ids: [5, 103, 2, 311],
    producer: CEMENT_WORKS,
    specifications:
      'Zementart: Portlandzement | Festigkeitsklasse: 42,5 R | Sackinhalt: 25 kg | Norm: DIN EN 197-1',
  }),
  product(310, 'Mauermörtel M 5', 'mauermoertel-sack', {
    also_known_as: 'Speis, Mauerspeis, Sackmörtel, Fertigmörtel, Trockenmörtel, Maurermörtel',
    description:
      'Kalkzementmörtel für Mauerwerk aus Ziegel, Kalksandstein und Beton. Für innen und außen, im 40-kg-Sack.',
    price_cents: 5_60,
    unit: 'Sack',
    grain: '0/2',
    coverage: { kind: 'pieces', units_per_m2: 1.04, note: 'bei 11,5 cm Mauerwerk im Normalformat' },
    units_per_pallet: 30,
    related_ids: [101, 308, 315],
    producer: CEMENT_WORKS,
    specifications:
      'Mörtelklasse: M 5 | Sackinhalt: 40 kg | Körnung: 0/2 mm | Ergiebigkeit: ca. 25 Liter Frischmörtel je Sack | Norm: DIN EN 998-2',
  }),
  product(311, 'Betonstahlmatte Q188 A', 'betonstahlmatte-q188', {
    also_known_as:
      'Baustahlmatte, Baustahlgewebe, Bewehrungsmatte, Armierungsmatte, Stahlmatte, Moniereisen',
    description:
      'Lagermatte mit quadratischem Raster für Bodenplatten, Decken und Garagenfundamente.',
    price_cents: 46_50,
    unit: 'Stück',
    coverage: { kind: 'area', m2_per_unit: 13.8, waste_percent: WASTE_PERCENT.steelMesh },
    related_ids: [302, 303, 5, 309],
    producer: STEEL_WORKS,
    specifications:
      'Abmessung: 6,00 × 2,30 m | Stabdurchmesser: 6,0 mm | Stababstand: 150 × 150 mm | Gewicht: 41,7 kg | Stahlsorte: B500A nach DIN 488',
  }),
  product(312, 'Betonstahlmatte Q257 A', 'betonstahlmatte-q257', {
    also_known_as:
      'Baustahlmatte, Baustahlgewebe, Bewehrungsmatte, Armierungsmatte, Stahlmatte, Moniereisen',
    description:
      'Kräftige Lagermatte für höher belastete Bodenplatten und Hofbefestigungen aus Beton.',
    price_cents: 63_00,
    unit: 'Stück',
    coverage: { kind: 'area', m2_per_unit: 13.8, waste_percent: WASTE_PERCENT.steelMesh },
    related_ids: [303, 304, 302],
    producer: STEEL_WORKS,
    specifications:
      'Abmessung: 6,00 × 2,30 m | Stabdurchmesser: 7,0 mm | Stababstand: 150 × 150 mm | Gewicht: 56,8 kg | Stahlsorte: B500A nach DIN 488',
  }),
  product(313, 'Tiefbordstein 100 × 25 × 8 cm', 'tiefbordstein', {
    also_known_as:
      'Tiefbord, Rasenkantenstein, Rasenkante, Kantenstein, Randstein, Rabatte, Leistenstein, Mähkante',
    description:
      'Randeinfassung für Wege, Beete und Pflasterflächen. Mit Nut und Feder für eine saubere, fluchtende Kante.',
    price_cents: 6_40,
    unit: 'Stück',
    colour: 'Grau',
    coverage: { kind: 'length', m_per_unit: 1, waste_percent: WASTE_PERCENT.kerbs },
    related_ids: [307, 301, 401, 201],
    specifications:
      'Abmessung: 100 × 25 × 8 cm | Farbe: Grau | Gewicht: ca. 46 kg | Norm: DIN EN 1340',
  }),
  product(314, 'Hochbordstein 100 × 30 × 15 cm', 'hochbordstein', {
    also_known_as: 'Hochbord, Bordsteinkante, Randstein, Straßenbord, Gehwegbord, Bürgersteigkante',
    description:
      'Bordstein für Straßen und Parkplätze mit abgeschrägter Kante. Beständig gegen Frost und Tausalz.',
    price_cents: 15_90,
    unit: 'Stück',
    colour: 'Grau',
    coverage: { kind: 'length', m_per_unit: 1, waste_percent: WASTE_PERCENT.kerbs },
    related_ids: [301, 307, 408, 202],
    specifications:
      'Form: HB 15 × 30 nach DIN 483 | Abmessung: 100 × 30 × 15 cm | Gewicht: ca. 100 kg | Norm: DIN EN 1340',
  }),
  product(315, 'Schachtring DN 1000, Höhe 50 cm', 'schachtring', {
    also_known_as: 'Brunnenring, Betonring, Sickerring, Kanalring',
    description:
      'Stahlbetonring für Kontroll- und Sickerschächte. Steigeisen und Dichtring liefern wir auf Wunsch mit.',
    price_cents: 118_00,
    unit: 'Stück',
    related_ids: [1, 17, 310, 104],
    specifications:
      'Nennweite: DN 1000 | Bauhöhe: 50 cm | Wanddicke: 12 cm | Gewicht: ca. 500 kg | Norm: DIN EN 1917 / DIN V 4034-1',
  }),
];
