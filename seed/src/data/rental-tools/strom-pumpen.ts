import { tool } from '../catalogue-types.ts';

/** Power, light and pumps: ids 401 to 499. */
export const STROM_PUMPEN = [
  tool(401, 'Inverter-Stromerzeuger 2,2 kW', 'stromerzeuger-inverter', {
    also_known_as: 'Generator, Notstromaggregat, Stromaggregat, Moppel',
    description: 'Leiser, tragbarer Stromerzeuger für Werkzeuge und empfindliche Elektronik.',
    brand: 'Honda',
    model: 'EU22i',
    specifications:
      'Leistung: max. 2,2 kW, dauernd 1,8 kW | Anschluss: 2 × 230 V | Tankinhalt: 3,6 Liter | Gewicht: ca. 21 kg',
    daily_price_cents: 26_00,
    deposit_amount_cents: 200_00,
    quantity_available: 3,
  }),
  tool(402, 'Stromerzeuger 6 kVA', 'stromerzeuger', {
    also_known_as: 'Generator, Notstromaggregat, Stromaggregat, Moppel',
    description: 'Robustes Aggregat für Baustellen ohne Netzanschluss, auch für Drehstromgeräte.',
    brand: 'Endress',
    model: 'ESE 606 HS-GT',
    specifications: 'Leistung: ca. 6 kVA | Anschluss: 1 × 400 V, 2 × 230 V | Antrieb: Benzinmotor',
    daily_price_cents: 45_00,
    deposit_amount_cents: 300_00,
    quantity_available: 2,
  }),
  tool(403, 'Baustromverteiler 32 A', 'baustromverteiler', {
    also_known_as: 'Stromverteiler, Stromkasten, Baustromkasten, Verteilerkasten',
    description:
      'Verteiler mit Fehlerstromschutz für kleine und mittlere Baustellen. Regelmäßig geprüft, mit Prüfprotokoll.',
    brand: 'Walther',
    specifications:
      'Zuleitung: CEE 32 A, 400 V | Abgänge: 2 × CEE 16 A, 6 × 230 V | Schutz: Fehlerstrom-Schutzschalter 30 mA | Schutzart: IP44',
    daily_price_cents: 14_00,
    deposit_amount_cents: 100_00,
    quantity_available: 4,
  }),
  tool(404, 'Schmutzwasser-Tauchpumpe', 'tauchpumpe', {
    also_known_as: 'Wasserpumpe, Kellerpumpe, Flutpumpe',
    description:
      'Tragbare Tauchpumpe für Baugruben, Keller und Schächte. Fördert auch Wasser mit Sand und Schlamm.',
    brand: 'Tsurumi',
    model: 'HS2.4S',
    specifications:
      'Fördermenge: max. ca. 200 l/min | Förderhöhe: max. ca. 12 m | Anschluss: 230 V | Zubehör: 20 m Schlauch',
    daily_price_cents: 16_00,
    deposit_amount_cents: 80_00,
    quantity_available: 5,
  }),
  tool(405, 'Schmutzwasserpumpe 3 Zoll, Benzin', 'schmutzwasserpumpe', {
    also_known_as: 'Wasserpumpe, Motorpumpe, Benzinpumpe, Hochwasserpumpe',
    description: 'Motorpumpe für große Wassermengen fern vom Stromnetz, etwa nach Starkregen.',
    brand: 'Honda',
    model: 'WT30X',
    specifications:
      'Fördermenge: max. ca. 1.200 l/min | Förderhöhe: max. ca. 26 m | Anschluss: Storz B (75 mm) | Zubehör: Saugschlauch mit Saugkorb',
    daily_price_cents: 39_00,
    deposit_amount_cents: 250_00,
    quantity_available: 2,
  }),
  tool(406, 'LED-Baustrahler mit Stativ', 'baustrahler', {
    also_known_as: 'Scheinwerfer, Bauscheinwerfer, Flutlicht, Baulampe, Arbeitslampe',
    description:
      'Heller Flächenstrahler mit stufenlos höhenverstellbarem Stativ für Arbeiten in der Dämmerung und im Rohbau.',
    brand: 'Brennenstuhl',
    specifications:
      'Leistung: 2 × 50 W LED | Stativhöhe: bis 1,8 m | Anschluss: 230 V | Schutzart: IP65',
    daily_price_cents: 6_00,
    deposit_amount_cents: 40_00,
    quantity_available: 6,
  }),
];
