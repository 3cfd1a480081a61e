import type { CatalogueProduct } from '../catalogue-types.ts';

/** Gravel, soil and other loose material: ids 1 to 99. */
export const SCHUETTGUT = [
  {
    id: 1,
    name: 'Kies 16/32',
    description:
      'Gewaschener Rundkies für Drainagen, Sickerschächte und Traufstreifen. Die Körner sind frei von Lehm und Feinanteilen, sodass Wasser ungehindert abläuft.',
    category: 'Schüttgut',
    picture: 'kies-16-32',
    price_cents: 24_50,
    unit: 't',
    specifications: [
      { label: 'Körnung', value: '16/32 mm' },
      { label: 'Gestein', value: 'Quarzkies, gewaschen' },
      { label: 'Kornform', value: 'rund' },
      { label: 'Schüttdichte', value: 'ca. 1,5 t/m³' },
      { label: 'Bedarf', value: 'ca. 75 kg je m² bei 5 cm Schichtdicke' },
    ],
  },
  {
    id: 2,
    name: 'Kies 8/16',
    description:
      'Mittelgrober Rundkies für Drainageschichten, Gartenwege und als Zuschlag für Beton. Gewaschen und gleichmäßig gesiebt.',
    category: 'Schüttgut',
    picture: 'kies-8-16',
    price_cents: 25_80,
    unit: 't',
    specifications: [
      { label: 'Körnung', value: '8/16 mm' },
      { label: 'Gestein', value: 'Quarzkies, gewaschen' },
      { label: 'Kornform', value: 'rund' },
      { label: 'Schüttdichte', value: 'ca. 1,5 t/m³' },
      { label: 'Norm', value: 'DIN EN 12620' },
    ],
  },
  {
    id: 3,
    name: 'Kies 2/8',
    description:
      'Feiner Rundkies, auch Perlkies genannt, zum Abstreuen von Flachdächern, für Filterschichten und als Betonzuschlag.',
    category: 'Schüttgut',
    picture: 'kies-2-8',
    price_cents: 26_90,
    unit: 't',
    specifications: [
      { label: 'Körnung', value: '2/8 mm' },
      { label: 'Gestein', value: 'Quarzkies, gewaschen' },
      { label: 'Kornform', value: 'rund' },
      { label: 'Schüttdichte', value: 'ca. 1,5 t/m³' },
      { label: 'Norm', value: 'DIN EN 12620' },
    ],
  },
  {
    id: 4,
    name: 'Kiessand 0/32',
    description:
      'Frostsicheres Gemisch aus Sand und Kies für den Unterbau von Wegen, Terrassen und Bodenplatten. Lässt sich lagenweise gut verdichten.',
    category: 'Schüttgut',
    picture: 'kiessand-0-32',
    price_cents: 17_90,
    unit: 't',
    specifications: [
      { label: 'Körnung', value: '0/32 mm' },
      { label: 'Schüttdichte', value: 'ca. 1,8 t/m³' },
      { label: 'Einbau', value: 'in Lagen von höchstens 30 cm' },
      { label: 'Eignung', value: 'Frostschutz- und Tragschicht' },
    ],
  },
  {
    id: 5,
    name: 'Betonkies 0/16',
    description:
      'Abgestuftes Sand-Kies-Gemisch für selbst gemischten Beton: Fundamente, Punktfundamente und das Setzen von Randsteinen.',
    category: 'Schüttgut',
    picture: 'betonkies-0-16',
    price_cents: 22_40,
    unit: 't',
    specifications: [
      { label: 'Körnung', value: '0/16 mm' },
      { label: 'Schüttdichte', value: 'ca. 1,7 t/m³' },
      { label: 'Norm', value: 'DIN EN 12620' },
      { label: 'Mischung', value: '1 Teil Zement auf 4 Teile Betonkies' },
    ],
  },
  {
    id: 6,
    name: 'Zierkies weiß 16/25',
    description:
      'Heller Marmorkies mit abgerundeten Kanten für Beete, Grabstellen und Eingangsbereiche. Im handlichen Sack geliefert.',
    category: 'Schüttgut',
    picture: 'zierkies-weiss',
    price_cents: 9_95,
    unit: 'Sack',
    specifications: [
      { label: 'Körnung', value: '16/25 mm' },
      { label: 'Gestein', value: 'Marmor, getrommelt' },
      { label: 'Farbe', value: 'Weiß' },
      { label: 'Sackinhalt', value: '25 kg' },
      { label: 'Bedarf', value: 'ca. 3 Säcke je m² bei 5 cm Schichtdicke' },
    ],
  },
  {
    id: 7,
    name: 'Flusskiesel 60/120',
    description:
      'Große, rund geschliffene Kiesel für Bachläufe, Teichränder und Spritzschutzstreifen. Jeder Stein ist anders gefärbt.',
    category: 'Schüttgut',
    picture: 'flusskiesel',
    price_cents: 89_00,
    unit: 't',
    specifications: [
      { label: 'Steingröße', value: '60 bis 120 mm' },
      { label: 'Kornform', value: 'rund' },
      { label: 'Farbe', value: 'Grau bis Beige, gemischt' },
      { label: 'Schüttdichte', value: 'ca. 1,5 t/m³' },
    ],
  },
  {
    id: 8,
    name: 'Mutterboden, gesiebt',
    description:
      'Humoser Oberboden aus der Region für Rasenflächen und Beete. Gesiebt und weitgehend frei von Steinen und Wurzeln.',
    category: 'Schüttgut',
    picture: 'mutterboden',
    price_cents: 26_50,
    unit: 'm³',
    specifications: [
      { label: 'Absiebung', value: '0/15 mm' },
      { label: 'Schüttdichte', value: 'ca. 1,4 t/m³' },
      { label: 'Norm', value: 'DIN 18915' },
      { label: 'Empfohlene Auftragshöhe', value: '20 cm für Rasen, 30 cm für Beete' },
    ],
  },
  {
    id: 9,
    name: 'Pflanzerde für Hochbeete',
    description:
      'Lockere Mischung aus Oberboden, Grüngutkompost und Holzfaser. Speichert Wasser gut und versorgt Gemüse und Stauden eine Saison lang.',
    category: 'Schüttgut',
    picture: 'pflanzerde',
    price_cents: 42_00,
    unit: 'm³',
    specifications: [
      { label: 'Zusammensetzung', value: 'Oberboden, Kompost, Holzfaser; torffrei' },
      { label: 'pH-Wert', value: '6,0 bis 7,0' },
      { label: 'Schüttdichte', value: 'ca. 0,9 t/m³' },
    ],
  },
  {
    id: 10,
    name: 'Rindenmulch 10/40',
    description:
      'Rindenmulch aus heimischem Nadelholz. Hält Beete feucht, unterdrückt Unkraut und federt Wege im Garten ab.',
    category: 'Schüttgut',
    picture: 'rindenmulch',
    price_cents: 38_50,
    unit: 'm³',
    specifications: [
      { label: 'Körnung', value: '10/40 mm' },
      { label: 'Material', value: 'Nadelholzrinde' },
      { label: 'Schüttdichte', value: 'ca. 0,3 t/m³' },
      { label: 'Empfohlene Auftragshöhe', value: '7 bis 10 cm' },
    ],
  },
  {
    id: 11,
    name: 'Füllboden',
    description:
      'Unbelasteter Boden zum Anfüllen und Modellieren von Gelände. Für Flächen, die keine Lasten tragen müssen.',
    category: 'Schüttgut',
    picture: 'fuellboden',
    price_cents: 8_90,
    unit: 't',
    specifications: [
      { label: 'Bodenart', value: 'sandig-lehmig' },
      { label: 'Schüttdichte', value: 'ca. 1,7 t/m³' },
      { label: 'Materialklasse', value: 'BM-0 nach Ersatzbaustoffverordnung' },
    ],
  },
  {
    id: 12,
    name: 'Blähton 8/16',
    description:
      'Leichte, druckfeste Tonkugeln für Drainagen in Pflanzgefäßen, Hohlraumverfüllungen und Leichtbeton. Nicht brennbar und dauerhaft formstabil.',
    category: 'Schüttgut',
    picture: 'blaehton',
    price_cents: 14_90,
    unit: 'Sack',
    specifications: [
      { label: 'Körnung', value: '8/16 mm' },
      { label: 'Schüttdichte', value: 'ca. 300 kg/m³' },
      { label: 'Sackinhalt', value: '50 Liter' },
      { label: 'Brandverhalten', value: 'nicht brennbar (A1)' },
    ],
  },
  {
    id: 13,
    name: 'Lavagranulat 8/16',
    description:
      'Poröses Vulkangestein für Beete, Baumscheiben und als Winterstreugut. Speichert Wasser und gibt es langsam wieder ab.',
    category: 'Schüttgut',
    picture: 'lavagranulat',
    price_cents: 74_00,
    unit: 't',
    specifications: [
      { label: 'Körnung', value: '8/16 mm' },
      { label: 'Gestein', value: 'Lavaschlacke' },
      { label: 'Farbe', value: 'Rotbraun' },
      { label: 'Schüttdichte', value: 'ca. 1,0 t/m³' },
    ],
  },
  {
    id: 14,
    name: 'Findlinge 400/800',
    description:
      'Ausgesuchte Findlinge für Gartenanlagen, Böschungen und Zufahrten. Gewicht und Preis richten sich nach dem einzelnen Stein; wir zeigen sie Ihnen gern auf dem Lagerplatz.',
    category: 'Schüttgut',
    picture: 'findlinge',
    unit: 'Stück',
    specifications: [
      { label: 'Kantenlänge', value: '40 bis 80 cm' },
      { label: 'Gewicht', value: 'ca. 150 bis 900 kg' },
      { label: 'Gestein', value: 'Granit und Gneis' },
    ],
  },
] satisfies readonly CatalogueProduct[];
