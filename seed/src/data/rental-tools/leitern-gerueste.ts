import { tool } from '../catalogue-types.ts';

/** Ladders, scaffolds, props and lifts: ids 501 to 599. */
export const LEITERN_GERUESTE = [
  tool(501, 'Anlegeleiter, 14 Sprossen', 'anlegeleiter', {
    also_known_as: 'Leiter, Sprossenleiter, Aluleiter',
    description: 'Einteilige Sprossenleiter aus Aluminium mit breiter Standtraverse.',
    brand: 'Zarges',
    specifications: 'Länge: ca. 4,1 m | Sprossen: 14 | Tragfähigkeit: 150 kg | Norm: DIN EN 131',
    daily_price_cents: 6_00,
    deposit_amount_cents: 40_00,
    quantity_available: 5,
  }),
  tool(502, 'Mehrzweckleiter, 3 × 10 Sprossen', 'mehrzweckleiter', {
    also_known_as: 'Leiter, Schiebeleiter, Stehleiter, Allzweckleiter, Bockleiter',
    description:
      'Dreiteilige Leiter aus Aluminium, als Anlege-, Schiebe- oder Stehleiter zu verwenden.',
    brand: 'Hymer',
    specifications:
      'Länge ausgezogen: ca. 7,0 m | Länge eingefahren: ca. 2,9 m | Tragfähigkeit: 150 kg | Norm: DIN EN 131',
    daily_price_cents: 10_00,
    deposit_amount_cents: 60_00,
    quantity_available: 4,
  }),
  tool(503, 'Fahrgerüst, Arbeitshöhe 6 m', 'fahrgeruest', {
    also_known_as: 'Rollgerüst, Alugerüst, Rollrüstung',
    description:
      'Rollgerüst aus Aluminium für Fassade, Dachrinne und Halle. Ohne Werkzeug aufzubauen, Lenkrollen feststellbar.',
    brand: 'Layher',
    model: 'Uni Leicht',
    specifications:
      'Arbeitshöhe: ca. 6 m | Plattform: 0,75 × 1,80 m | Lastklasse: 3 (2,0 kN/m²) | Norm: DIN EN 1004-1',
    daily_price_cents: 32_00,
    deposit_amount_cents: 250_00,
    quantity_available: 3,
  }),
  tool(504, 'Fassadengerüst, 60 m²', 'fassadengeruest', {
    also_known_as: 'Baugerüst, Malergerüst, Rahmengerüst, Standgerüst',
    description:
      'Rahmengerüst für Putz-, Maler- und Dacharbeiten. Auf Wunsch stellen unsere Fachleute es auf und bauen es wieder ab.',
    brand: 'Plettac',
    model: 'SL 70',
    specifications:
      'Gerüstfläche: 60 m² | Systembreite: 70 cm | Lastklasse: 3 (2,0 kN/m²) | Norm: DIN EN 12810',
    daily_price_cents: 48_00,
    deposit_amount_cents: 500_00,
    quantity_available: 2,
  }),
  tool(505, 'Baustützen, Satz mit 10 Stück', 'baustuetzen', {
    also_known_as: 'Deckenstützen, Sprieße, Deckensprieße, Stahlstützen',
    description: 'Stahlrohrstützen zum Abfangen von Decken, Schalungen und Stürzen.',
    brand: 'Peri',
    model: 'PEP 20-300',
    specifications:
      'Auszugslänge: 1,71 bis 3,00 m | Tragfähigkeit: 20 kN je Stütze | Oberfläche: feuerverzinkt',
    daily_price_cents: 9_00,
    deposit_amount_cents: 100_00,
    quantity_available: 8,
  }),
  tool(506, 'Schrägaufzug, 200 kg', 'schraegaufzug', {
    also_known_as: 'Dachdeckeraufzug, Bauaufzug, Leiterlift, Ziegelaufzug',
    description:
      'Leiteraufzug für Dachziegel, Solarmodule und Baumaterial. Mit Knickstück für die Dachneigung.',
    brand: 'Geda',
    model: 'Lift 200',
    specifications:
      'Tragfähigkeit: 200 kg | Geschwindigkeit: 25 m/min | Anschluss: 230 V | Zubehör: Pritsche für Ziegel',
    daily_price_cents: 58_00,
    deposit_amount_cents: 400_00,
    quantity_available: 1,
  }),
  tool(507, 'Scherenarbeitsbühne, Arbeitshöhe 7,8 m', 'scherenarbeitsbuehne', {
    also_known_as: 'Hebebühne, Scherenbühne, Steiger, Hubbühne',
    description:
      'Elektrische Arbeitsbühne für Hallen und ebene Außenflächen. Schmal genug für breite Türen.',
    brand: 'Genie',
    model: 'GS-1932',
    specifications:
      'Arbeitshöhe: ca. 7,8 m | Tragfähigkeit: 227 kg | Breite: 81 cm | Antrieb: Batterie',
    daily_price_cents: 75_00,
    deposit_amount_cents: 500_00,
    quantity_available: 0,
  }),
];
