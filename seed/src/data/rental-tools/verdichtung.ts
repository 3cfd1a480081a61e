import type { DemoTool } from '../catalogue-types.ts';

/** Plates, rammers and rollers: ids 101 to 199. */
export const VERDICHTUNG = [
  {
    id: 101,
    name: 'Rüttelplatte vorwärtslaufend, 90 kg',
    description:
      'Leichte Rüttelplatte für Pflasterbettungen, Gehwege und schmale Gräben. Mit Gummimatte zum schonenden Abrütteln von Pflaster.',
    picture: 'ruettelplatte-vorwaerts',
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
  },
  {
    id: 102,
    name: 'Rüttelplatte reversierbar, 140 kg',
    description:
      'Vor- und rückwärtslaufende Rüttelplatte für Hofflächen, Terrassen und Grabenverfüllungen.',
    picture: 'ruettelplatte-reversierbar',
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
  },
  {
    id: 103,
    name: 'Rüttelplatte reversierbar, 490 kg',
    description:
      'Schwere Rüttelplatte für Tragschichten und Frostschutzschichten im Straßenbau. Verdichtet auch dicke Lagen in wenigen Übergängen.',
    picture: 'ruettelplatte-schwer',
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
  },
  {
    id: 104,
    name: 'Vibrationsstampfer, 66 kg',
    description: 'Stampfer für bindige Böden, Leitungsgräben und Hinterfüllungen an Wänden.',
    picture: 'vibrationsstampfer',
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
  },
  {
    id: 105,
    name: 'Grabenwalze mit Fernbedienung',
    description:
      'Knickgelenkte Schaffußwalze für bindige Böden und tiefe Gräben. Die Fernbedienung hält den Bediener aus dem Gefahrenbereich.',
    picture: 'grabenwalze',
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
  },
  {
    id: 106,
    name: 'Doppelvibrationswalze, 65 cm',
    description:
      'Handgeführte Walze für Asphaltflicken, Geh- und Radwege. Mit Wassertank zum Benetzen der Bandagen.',
    picture: 'doppelvibrationswalze',
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
  },
] satisfies readonly DemoTool[];
