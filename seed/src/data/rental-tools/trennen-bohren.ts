import { tool } from '../catalogue-types.ts';

/** Cutting, drilling and demolition: ids 301 to 399. */
export const TRENNEN_BOHREN = [
  tool(301, 'Trennschleifer 350 mm, Benzin', 'trennschleifer', {
    description:
      'Motortrennschleifer für Beton, Naturstein und Stahl. Mit Wasseranschluss zur Staubbindung.',
    brand: 'Stihl',
    model: 'TS 420',
    specifications: [
      { label: 'Scheibendurchmesser', value: '350 mm' },
      { label: 'Schnitttiefe', value: 'bis 125 mm' },
      { label: 'Leistung', value: '3,2 kW' },
      { label: 'Verschleiß', value: 'Diamantscheibe nach Abnutzung berechnet' },
    ],
    daily_price_cents: 35_00,
    deposit_amount_cents: 200_00,
    quantity_available: 4,
  }),
  tool(302, 'Winkelschleifer 230 mm', 'winkelschleifer', {
    description:
      'Großer Winkelschleifer mit Anlaufstrombegrenzung zum Trennen und Schruppen von Stein und Metall.',
    brand: 'Bosch',
    model: 'GWS 22-230 JH',
    specifications: [
      { label: 'Scheibendurchmesser', value: '230 mm' },
      { label: 'Leistung', value: '2.200 W' },
      { label: 'Anschluss', value: '230 V' },
    ],
    daily_price_cents: 10_00,
    deposit_amount_cents: 50_00,
    quantity_available: 4,
  }),
  tool(303, 'Bohrhammer SDS-plus', 'bohrhammer', {
    description: 'Handlicher Bohrhammer mit Meißelfunktion für Dübellöcher und Durchbrüche.',
    brand: 'Makita',
    model: 'HR2630',
    specifications: [
      { label: 'Schlagenergie', value: '2,4 J' },
      { label: 'Bohrdurchmesser', value: 'bis 26 mm in Beton' },
      { label: 'Leistung', value: '800 W' },
      { label: 'Zubehör', value: 'Bohrersatz 6 bis 14 mm' },
    ],
    daily_price_cents: 12_00,
    deposit_amount_cents: 60_00,
    quantity_available: 5,
  }),
  tool(304, 'Kombihammer SDS-max', 'kombihammer', {
    description:
      'Schwerer Bohr- und Meißelhammer mit Vibrationsdämpfung für tiefe Bohrungen in Stahlbeton.',
    brand: 'Bosch',
    model: 'GBH 8-45 DV',
    specifications: [
      { label: 'Schlagenergie', value: '12,5 J' },
      { label: 'Bohrdurchmesser', value: 'bis 45 mm in Beton' },
      { label: 'Leistung', value: '1.500 W' },
      { label: 'Gewicht', value: 'ca. 9 kg' },
    ],
    daily_price_cents: 29_00,
    deposit_amount_cents: 150_00,
    quantity_available: 3,
  }),
  tool(305, 'Abbruchhammer 18 kg', 'abbruchhammer', {
    description:
      'Abbruchhammer für Fundamente, Estriche und Asphalt. Spitz- und Flachmeißel gehören dazu.',
    brand: 'Bosch',
    model: 'GSH 16-28',
    specifications: [
      { label: 'Schlagenergie', value: '41 J' },
      { label: 'Leistung', value: '1.750 W' },
      { label: 'Werkzeugaufnahme', value: 'Sechskant 28 mm' },
      { label: 'Gewicht', value: 'ca. 18 kg' },
    ],
    daily_price_cents: 39_00,
    deposit_amount_cents: 200_00,
    quantity_available: 3,
  }),
  tool(306, 'Kernbohrgerät mit Ständer', 'kernbohrgeraet', {
    description:
      'Diamantkernbohrgerät für Leitungsdurchführungen in Mauerwerk und Stahlbeton, nass oder trocken.',
    brand: 'Hilti',
    model: 'DD 150-U',
    specifications: [
      { label: 'Bohrdurchmesser', value: '8 bis 162 mm' },
      { label: 'Leistung', value: '2.200 W' },
      { label: 'Anschluss', value: '230 V' },
      { label: 'Verschleiß', value: 'Bohrkrone nach Abnutzung berechnet' },
    ],
    daily_price_cents: 62_00,
    deposit_amount_cents: 400_00,
    quantity_available: 0,
  }),
  tool(307, 'Fugenschneider für Asphalt und Beton', 'fugenschneider', {
    description:
      'Fahrbarer Schneider für gerade Schnitte in Asphalt und Beton, etwa vor Aufgrabungen. Mit Wassertank zur Kühlung.',
    brand: 'Husqvarna',
    model: 'FS 400 LV',
    specifications: [
      { label: 'Schnitttiefe', value: 'bis ca. 16 cm' },
      { label: 'Antrieb', value: 'Benzinmotor' },
      { label: 'Verschleiß', value: 'Diamantscheibe nach Abnutzung berechnet' },
    ],
    daily_price_cents: 72_00,
    deposit_amount_cents: 400_00,
    quantity_available: 1,
  }),
  tool(308, 'Steinknacker für Pflaster und Platten', 'steinknacker', {
    description:
      'Mechanisches Spaltgerät zum staubfreien Teilen von Pflastersteinen und Platten. Arbeitet ohne Strom und fast geräuschlos.',
    brand: 'Probst',
    specifications: [
      { label: 'Schnittlänge', value: 'bis 43 cm' },
      { label: 'Spalthöhe', value: 'bis 14 cm' },
      { label: 'Antrieb', value: 'Handhebel' },
    ],
    daily_price_cents: 28_00,
    deposit_amount_cents: 120_00,
    quantity_available: 2,
  }),
];
