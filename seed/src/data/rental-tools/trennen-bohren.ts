import { tool } from '../catalogue-types.ts';

/** Cutting, drilling and demolition: ids 301 to 399. */
export const TRENNEN_BOHREN = [
  tool(301, 'Trennschleifer 350 mm, Benzin', 'trennschleifer', {
    also_known_as: 'Flex, Motorflex, Benzinflex, Trennjäger, Steinsäge, Betonsäge',
    description:
      'Motortrennschleifer für Beton, Naturstein und Stahl. Mit Wasseranschluss zur Staubbindung.',
    brand: 'Stihl',
    model: 'TS 420',
    specifications:
      'Scheibendurchmesser: 350 mm | Schnitttiefe: bis 125 mm | Leistung: 3,2 kW | Verschleiß: Diamantscheibe nach Abnutzung berechnet',
    daily_price_cents: 35_00,
    deposit_amount_cents: 200_00,
    quantity_available: 4,
  }),
  tool(302, 'Winkelschleifer 230 mm', 'winkelschleifer', {
    also_known_as: 'Flex, Trennhexe, Schleifhexe',
    description:
      'Großer Winkelschleifer mit Anlaufstrombegrenzung zum Trennen und Schruppen von Stein und Metall.',
    brand: 'Bosch',
    model: 'GWS 22-230 JH',
    specifications: 'Scheibendurchmesser: 230 mm | Leistung: 2.200 W | Anschluss: 230 V',
    daily_price_cents: 10_00,
    deposit_amount_cents: 50_00,
    quantity_available: 4,
  }),
  tool(303, 'Bohrhammer SDS-plus', 'bohrhammer', {
    also_known_as: 'Schlagbohrmaschine, Bohrmaschine, Schlagbohrer, Hilti',
    description: 'Handlicher Bohrhammer mit Meißelfunktion für Dübellöcher und Durchbrüche.',
    brand: 'Makita',
    model: 'HR2630',
    specifications:
      'Schlagenergie: 2,4 J | Bohrdurchmesser: bis 26 mm in Beton | Leistung: 800 W | Zubehör: Bohrersatz 6 bis 14 mm',
    daily_price_cents: 12_00,
    deposit_amount_cents: 60_00,
    quantity_available: 5,
  }),
  tool(304, 'Kombihammer SDS-max', 'kombihammer', {
    also_known_as: 'Bohrhammer, Stemmhammer, Meißelhammer, Hilti',
    description:
      'Schwerer Bohr- und Meißelhammer mit Vibrationsdämpfung für tiefe Bohrungen in Stahlbeton.',
    brand: 'Bosch',
    model: 'GBH 8-45 DV',
    specifications:
      'Schlagenergie: 12,5 J | Bohrdurchmesser: bis 45 mm in Beton | Leistung: 1.500 W | Gewicht: ca. 9 kg',
    daily_price_cents: 29_00,
    deposit_amount_cents: 150_00,
    quantity_available: 3,
  }),
  tool(305, 'Abbruchhammer 18 kg', 'abbruchhammer', {
    also_known_as: 'Presslufthammer, Stemmhammer, Meißelhammer, Aufbruchhammer',
    description:
      'Abbruchhammer für Fundamente, Estriche und Asphalt. Spitz- und Flachmeißel gehören dazu.',
    brand: 'Bosch',
    model: 'GSH 16-28',
    specifications:
      'Schlagenergie: 41 J | Leistung: 1.750 W | Werkzeugaufnahme: Sechskant 28 mm | Gewicht: ca. 18 kg',
    daily_price_cents: 39_00,
    deposit_amount_cents: 200_00,
    quantity_available: 3,
  }),
  tool(306, 'Kernbohrgerät mit Ständer', 'kernbohrgeraet', {
    also_known_as: 'Kernbohrer, Kernbohrmaschine, Kernbohrung, Diamantbohrer',
    description:
      'Diamantkernbohrgerät für Leitungsdurchführungen in Mauerwerk und Stahlbeton, nass oder trocken.',
    brand: 'Hilti',
    model: 'DD 150-U',
    specifications:
      'Bohrdurchmesser: 8 bis 162 mm | Leistung: 2.200 W | Anschluss: 230 V | Verschleiß: Bohrkrone nach Abnutzung berechnet',
    daily_price_cents: 62_00,
    deposit_amount_cents: 400_00,
    quantity_available: 0,
  }),
  tool(307, 'Fugenschneider für Asphalt und Beton', 'fugenschneider', {
    also_known_as: 'Asphaltschneider, Betonschneider, Nassschneider, Asphaltsäge',
    description:
      'Fahrbarer Schneider für gerade Schnitte in Asphalt und Beton, etwa vor Aufgrabungen. Mit Wassertank zur Kühlung.',
    brand: 'Husqvarna',
    model: 'FS 400 LV',
    specifications:
      'Schnitttiefe: bis ca. 16 cm | Antrieb: Benzinmotor | Verschleiß: Diamantscheibe nach Abnutzung berechnet',
    daily_price_cents: 72_00,
    deposit_amount_cents: 400_00,
    quantity_available: 1,
  }),
  tool(308, 'Steinknacker für Pflaster und Platten', 'steinknacker', {
    also_known_as: 'Pflasterknacker, Steinspalter, Pflasterspalter, Plattenknacker',
    description:
      'Mechanisches Spaltgerät zum staubfreien Teilen von Pflastersteinen und Platten. Arbeitet ohne Strom und fast geräuschlos.',
    brand: 'Probst',
    specifications: 'Schnittlänge: bis 43 cm | Spalthöhe: bis 14 cm | Antrieb: Handhebel',
    daily_price_cents: 28_00,
    deposit_amount_cents: 120_00,
    quantity_available: 2,
  }),
];
