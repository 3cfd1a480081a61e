import { tool } from '../catalogue-types.ts';

/** Plates, rammers and rollers: ids 101 to 199. */
export const VERDICHTUNG = [
  tool(101, 'Rüttelplatte vorwärtslaufend, 90 kg', 'ruettelplatte-vorwaerts', {
    also_known_as: 'Wackelplatte, Rüttler, Vibrationsplatte, Flächenrüttler, Verdichter',
    description:
      'Leichte Rüttelplatte für Pflasterbettungen, Gehwege und schmale Gräben. Mit Gummimatte zum schonenden Abrütteln von Pflaster.',
    brand: 'Wacker Neuson',
    model: 'VP1550',
    specifications:
      'Betriebsgewicht: ca. 90 kg | Zentrifugalkraft: 15 kN | Plattenbreite: 50 cm | Antrieb: Benzinmotor',
    daily_price_cents: 32_00,
    deposit_amount_cents: 200_00,
    quantity_available: 5,
  }),
  tool(102, 'Rüttelplatte reversierbar, 140 kg', 'ruettelplatte-reversierbar', {
    also_known_as: 'Wackelplatte, Rüttler, Vibrationsplatte, Flächenrüttler, Verdichter',
    description:
      'Vor- und rückwärtslaufende Rüttelplatte für Hofflächen, Terrassen und Grabenverfüllungen.',
    brand: 'Bomag',
    model: 'BPR 25/40',
    specifications:
      'Betriebsgewicht: ca. 140 kg | Zentrifugalkraft: 25 kN | Plattenbreite: 40 cm | Antrieb: Benzinmotor',
    daily_price_cents: 45_00,
    deposit_amount_cents: 250_00,
    quantity_available: 3,
  }),
  tool(103, 'Rüttelplatte reversierbar, 490 kg', 'ruettelplatte-schwer', {
    also_known_as: 'Wackelplatte, Rüttler, Vibrationsplatte, Flächenrüttler, Verdichter',
    description:
      'Schwere Rüttelplatte für Tragschichten und Frostschutzschichten im Straßenbau. Verdichtet auch dicke Lagen in wenigen Übergängen.',
    brand: 'Wacker Neuson',
    model: 'DPU6555',
    specifications:
      'Betriebsgewicht: ca. 490 kg | Zentrifugalkraft: 65 kN | Antrieb: Dieselmotor, Elektrostart | Transport: Kranöse, Verladeschienen auf Wunsch',
    daily_price_cents: 79_00,
    deposit_amount_cents: 500_00,
    quantity_available: 2,
  }),
  tool(104, 'Vibrationsstampfer, 66 kg', 'vibrationsstampfer', {
    also_known_as: 'Frosch, Stampfer, Wackelstampfer, Explosionsramme, Grabenstampfer, Verdichter',
    description: 'Stampfer für bindige Böden, Leitungsgräben und Hinterfüllungen an Wänden.',
    brand: 'Wacker Neuson',
    model: 'BS60-2',
    specifications:
      'Betriebsgewicht: ca. 66 kg | Stampffuß: 28 cm breit | Antrieb: Benzinmotor, Zweitakter',
    daily_price_cents: 38_00,
    deposit_amount_cents: 200_00,
    quantity_available: 3,
  }),
  tool(105, 'Grabenwalze mit Fernbedienung', 'grabenwalze', {
    also_known_as: 'Schaffußwalze, Rüttelwalze, Verdichter',
    description:
      'Knickgelenkte Schaffußwalze für bindige Böden und tiefe Gräben. Die Fernbedienung hält den Bediener aus dem Gefahrenbereich.',
    brand: 'Bomag',
    model: 'BMP 8500',
    specifications:
      'Betriebsgewicht: ca. 1,6 t | Arbeitsbreite: 61 oder 85 cm | Steuerung: Funk- und Kabelfernbedienung',
    daily_price_cents: 135_00,
    deposit_amount_cents: 1000_00,
    quantity_available: 1,
  }),
  tool(106, 'Doppelvibrationswalze, 65 cm', 'doppelvibrationswalze', {
    also_known_as: 'Straßenwalze, Handwalze, Asphaltwalze, Tandemwalze, Duplexwalze, Verdichter',
    description:
      'Handgeführte Walze für Asphaltflicken, Geh- und Radwege. Mit Wassertank zum Benetzen der Bandagen.',
    brand: 'Bomag',
    model: 'BW 65 H',
    specifications: 'Betriebsgewicht: ca. 700 kg | Arbeitsbreite: 65 cm | Antrieb: Dieselmotor',
    daily_price_cents: 95_00,
    deposit_amount_cents: 500_00,
    quantity_available: 0,
  }),
];
