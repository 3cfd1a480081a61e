import { tool } from '../catalogue-types.ts';

/** Plates, rammers and rollers: ids 101 to 199. */
export const VERDICHTUNG = [
  tool(101, 'Rüttelplatte vorwärtslaufend, 90 kg', 'ruettelplatte-vorwaerts', {
    description:
      'Leichte Rüttelplatte für Pflasterbettungen, Gehwege und schmale Gräben. Mit Gummimatte zum schonenden Abrütteln von Pflaster.',
    brand: 'Wacker Neuson',
    model: 'VP1550',
    specifications: [
      { label: 'Betriebsgewicht', value: 'ca. 90 kg' },
      { label: 'Zentrifugalkraft', value: '15 kN' },
      { label: 'Plattenbreite', value: '50 cm' },
      { label: 'Antrieb', value: 'Benzinmotor' },
    ],
    daily_price_cents: 32_00,
    deposit_amount_cents: 200_00,
    quantity_available: 5,
  }),
  tool(102, 'Rüttelplatte reversierbar, 140 kg', 'ruettelplatte-reversierbar', {
    description:
      'Vor- und rückwärtslaufende Rüttelplatte für Hofflächen, Terrassen und Grabenverfüllungen.',
    brand: 'Bomag',
    model: 'BPR 25/40',
    specifications: [
      { label: 'Betriebsgewicht', value: 'ca. 140 kg' },
      { label: 'Zentrifugalkraft', value: '25 kN' },
      { label: 'Plattenbreite', value: '40 cm' },
      { label: 'Antrieb', value: 'Benzinmotor' },
    ],
    daily_price_cents: 45_00,
    deposit_amount_cents: 250_00,
    quantity_available: 3,
  }),
  tool(103, 'Rüttelplatte reversierbar, 490 kg', 'ruettelplatte-schwer', {
    description:
      'Schwere Rüttelplatte für Tragschichten und Frostschutzschichten im Straßenbau. Verdichtet auch dicke Lagen in wenigen Übergängen.',
    brand: 'Wacker Neuson',
    model: 'DPU6555',
    specifications: [
      { label: 'Betriebsgewicht', value: 'ca. 490 kg' },
      { label: 'Zentrifugalkraft', value: '65 kN' },
      { label: 'Antrieb', value: 'Dieselmotor, Elektrostart' },
      { label: 'Transport', value: 'Kranöse, Verladeschienen auf Wunsch' },
    ],
    daily_price_cents: 79_00,
    deposit_amount_cents: 500_00,
    quantity_available: 2,
  }),
  tool(104, 'Vibrationsstampfer, 66 kg', 'vibrationsstampfer', {
    description: 'Stampfer für bindige Böden, Leitungsgräben und Hinterfüllungen an Wänden.',
    brand: 'Wacker Neuson',
    model: 'BS60-2',
    specifications: [
      { label: 'Betriebsgewicht', value: 'ca. 66 kg' },
      { label: 'Stampffuß', value: '28 cm breit' },
      { label: 'Antrieb', value: 'Benzinmotor, Zweitakter' },
    ],
    daily_price_cents: 38_00,
    deposit_amount_cents: 200_00,
    quantity_available: 3,
  }),
  tool(105, 'Grabenwalze mit Fernbedienung', 'grabenwalze', {
    description:
      'Knickgelenkte Schaffußwalze für bindige Böden und tiefe Gräben. Die Fernbedienung hält den Bediener aus dem Gefahrenbereich.',
    brand: 'Bomag',
    model: 'BMP 8500',
    specifications: [
      { label: 'Betriebsgewicht', value: 'ca. 1,6 t' },
      { label: 'Arbeitsbreite', value: '61 oder 85 cm' },
      { label: 'Steuerung', value: 'Funk- und Kabelfernbedienung' },
    ],
    daily_price_cents: 135_00,
    deposit_amount_cents: 1000_00,
    quantity_available: 1,
  }),
  tool(106, 'Doppelvibrationswalze, 65 cm', 'doppelvibrationswalze', {
    description:
      'Handgeführte Walze für Asphaltflicken, Geh- und Radwege. Mit Wassertank zum Benetzen der Bandagen.',
    brand: 'Bomag',
    model: 'BW 65 H',
    specifications: [
      { label: 'Betriebsgewicht', value: 'ca. 700 kg' },
      { label: 'Arbeitsbreite', value: '65 cm' },
      { label: 'Antrieb', value: 'Dieselmotor' },
    ],
    daily_price_cents: 95_00,
    deposit_amount_cents: 500_00,
    quantity_available: 0,
  }),
];
