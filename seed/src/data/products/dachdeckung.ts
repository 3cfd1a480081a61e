import type { CatalogueProduct } from '../catalogue-types.ts';

/** Roof coverings, underlay, insulation and drainage: ids 501 to 599. */
export const DACHDECKUNG = [
  {
    id: 501,
    name: 'Flachdachziegel, naturrot',
    description:
      'Tonziegel mit Ringverfalzung für geneigte Dächer. Sturmsicher, regendicht und dank variabler Deckweite auch für die Sanierung geeignet.',
    category: 'Dachdeckung',
    picture: 'flachdachziegel',
    price_cents: 1_45,
    unit: 'Stück',
    specifications: [
      { label: 'Bedarf', value: 'ca. 12 Stück je m²' },
      { label: 'Regeldachneigung', value: '22°' },
      { label: 'Gewicht', value: 'ca. 3,5 kg je Stück' },
      { label: 'Norm', value: 'DIN EN 1304' },
    ],
  },
  {
    id: 502,
    name: 'Biberschwanzziegel 18 × 38 cm, naturrot',
    description:
      'Flacher Tonziegel mit Rundschnitt für Altbauten und denkmalgeschützte Dächer. Verlegung als Doppel- oder Kronendeckung.',
    category: 'Dachdeckung',
    picture: 'biberschwanzziegel',
    price_cents: 1_15,
    unit: 'Stück',
    specifications: [
      { label: 'Format', value: '18 × 38 cm' },
      { label: 'Bedarf', value: 'ca. 36 Stück je m² bei Doppeldeckung' },
      { label: 'Regeldachneigung', value: '30°' },
      { label: 'Gewicht', value: 'ca. 1,8 kg je Stück' },
      { label: 'Norm', value: 'DIN EN 1304' },
    ],
  },
  {
    id: 503,
    name: 'Betondachstein, anthrazit',
    description:
      'Dachstein mit zwei Mulden und glatter Oberfläche. Wird mit den Jahren immer fester und ist schnell verlegt.',
    category: 'Dachdeckung',
    picture: 'betondachstein',
    price_cents: 1_05,
    unit: 'Stück',
    specifications: [
      { label: 'Format', value: '33 × 42 cm' },
      { label: 'Bedarf', value: 'ca. 10 Stück je m²' },
      { label: 'Regeldachneigung', value: '22°' },
      { label: 'Gewicht', value: 'ca. 4,3 kg je Stück' },
      { label: 'Norm', value: 'DIN EN 490' },
    ],
  },
  {
    id: 504,
    name: 'Firstziegel, naturrot',
    description:
      'Konischer Tonziegel als Abschluss von First und Grat. Farblich passend zu unseren naturroten Dachziegeln.',
    category: 'Dachdeckung',
    picture: 'firstziegel',
    price_cents: 9_80,
    unit: 'Stück',
    specifications: [
      { label: 'Bedarf', value: 'ca. 2,5 Stück je laufendem Meter' },
      { label: 'Gewicht', value: 'ca. 4,5 kg je Stück' },
      { label: 'Norm', value: 'DIN EN 1304' },
    ],
  },
  {
    id: 505,
    name: 'Naturschiefer, rechteckig',
    description:
      'Spaltrauer Naturschiefer für Dach und Fassade, sortiert für die Rechteckdoppeldeckung. Preis je nach Format und Stärke auf Anfrage.',
    category: 'Dachdeckung',
    picture: 'naturschiefer',
    unit: 'm²',
    specifications: [
      { label: 'Farbe', value: 'Blaugrau' },
      { label: 'Plattendicke', value: 'ca. 5 mm' },
      { label: 'Regeldachneigung', value: '22°' },
      { label: 'Norm', value: 'DIN EN 12326-1' },
    ],
  },
  {
    id: 506,
    name: 'Trapezblech 35/207, anthrazit',
    description:
      'Beschichtetes Stahlblech für Hallen, Carports und Gartenhäuser. Wir liefern jede Tafel auf Ihre Wunschlänge zugeschnitten.',
    category: 'Dachdeckung',
    picture: 'trapezblech',
    price_cents: 16_90,
    unit: 'm²',
    specifications: [
      { label: 'Profilhöhe', value: '35 mm' },
      { label: 'Blechdicke', value: '0,75 mm' },
      { label: 'Deckbreite', value: '1.035 mm' },
      { label: 'Beschichtung', value: 'Polyester, 25 µm, RAL 7016' },
      { label: 'Norm', value: 'DIN EN 14782' },
    ],
  },
  {
    id: 507,
    name: 'Bitumenschindeln Rechteck, anthrazit',
    description:
      'Leichte Dachschindeln mit Glasvlieseinlage und Schieferbestreuung für Gartenhäuser, Gauben und Carports.',
    category: 'Dachdeckung',
    picture: 'bitumenschindeln',
    price_cents: 11_90,
    unit: 'm²',
    specifications: [
      { label: 'Format', value: '100 × 34 cm' },
      { label: 'Mindestdachneigung', value: '15°' },
      { label: 'Gewicht', value: 'ca. 9 kg/m²' },
      { label: 'Norm', value: 'DIN EN 544' },
    ],
  },
  {
    id: 508,
    name: 'Bitumen-Schweißbahn PYE PV 200 S5, Rolle 5 m²',
    description:
      'Elastomerbitumenbahn mit Polyestervlieseinlage als Oberlage auf flachen und leicht geneigten Dächern. Beschieferte Oberseite.',
    category: 'Dachdeckung',
    picture: 'bitumen-schweissbahn',
    price_cents: 46_50,
    unit: 'Stück',
    specifications: [
      { label: 'Rollenmaß', value: '5,0 × 1,0 m' },
      { label: 'Dicke', value: 'ca. 5,2 mm' },
      { label: 'Kaltbiegeverhalten', value: '−25 °C' },
      { label: 'Norm', value: 'DIN EN 13707' },
    ],
  },
  {
    id: 509,
    name: 'Unterdeckbahn diffusionsoffen, Rolle 75 m²',
    description:
      'Dreilagige Bahn für belüftete und unbelüftete Steildächer. Hält Flugschnee und Regen ab und lässt Feuchte aus dem Dach entweichen.',
    category: 'Dachdeckung',
    picture: 'unterdeckbahn',
    price_cents: 96_00,
    unit: 'Stück',
    specifications: [
      { label: 'Rollenmaß', value: '50,0 × 1,5 m' },
      { label: 'Flächengewicht', value: '150 g/m²' },
      { label: 'sd-Wert', value: '0,02 m' },
      { label: 'Norm', value: 'DIN EN 13859-1' },
    ],
  },
  {
    id: 510,
    name: 'Dachlatte 40 × 60 mm, Länge 4 m',
    description:
      'Nach Festigkeit sortierte Traglatte aus Fichte für Ziegel- und Dachsteindeckungen. Trocken und maßhaltig.',
    category: 'Dachdeckung',
    picture: 'dachlatte',
    price_cents: 5_20,
    unit: 'Stück',
    specifications: [
      { label: 'Querschnitt', value: '40 × 60 mm' },
      { label: 'Länge', value: '4,00 m' },
      { label: 'Holzart', value: 'Fichte' },
      { label: 'Sortierklasse', value: 'S 10 nach DIN 4074-1' },
    ],
  },
  {
    id: 511,
    name: 'Aufsparrendämmung PIR 120 mm',
    description:
      'Hartschaumplatte mit beidseitiger Aluminiumkaschierung und Stufenfalz. Dämmt das ganze Dach ohne Wärmebrücken über den Sparren.',
    category: 'Dachdeckung',
    picture: 'pir-daemmung',
    price_cents: 34_90,
    unit: 'm²',
    specifications: [
      { label: 'Dicke', value: '120 mm' },
      { label: 'Wärmeleitfähigkeit', value: '0,023 W/(m·K)' },
      { label: 'Wärmedurchlasswiderstand', value: '5,20 m²K/W' },
      { label: 'Norm', value: 'DIN EN 13165' },
    ],
  },
  {
    id: 512,
    name: 'Dachrinne Titanzink, halbrund, 3 m',
    description:
      'Halbrunde Regenrinne mit Wulst für Wohnhäuser. Lötbar, wartungsarm und über Jahrzehnte haltbar.',
    category: 'Dachdeckung',
    picture: 'dachrinne',
    price_cents: 39_50,
    unit: 'Stück',
    specifications: [
      { label: 'Nenngröße', value: '333 mm (6-teilig)' },
      { label: 'Blechdicke', value: '0,7 mm' },
      { label: 'Länge', value: '3,00 m' },
      { label: 'Norm', value: 'DIN EN 612' },
    ],
  },
  {
    id: 513,
    name: 'Fallrohr Titanzink DN 100, 2 m',
    description:
      'Längsgeschweißtes Regenfallrohr, passend zur halbrunden Dachrinne. Mit eingezogenem Ende zum Ineinanderstecken.',
    category: 'Dachdeckung',
    picture: 'fallrohr',
    price_cents: 27_90,
    unit: 'Stück',
    specifications: [
      { label: 'Durchmesser', value: '100 mm' },
      { label: 'Blechdicke', value: '0,65 mm' },
      { label: 'Länge', value: '2,00 m' },
      { label: 'Norm', value: 'DIN EN 612' },
    ],
  },
  {
    id: 514,
    name: 'Dachflächenfenster 78 × 118 cm',
    description:
      'Schwingfenster aus Kiefernholz mit Zweifach-Wärmeschutzglas und Dauerlüftung. Eindeckrahmen bitte passend zur Dachdeckung mitbestellen.',
    category: 'Dachdeckung',
    picture: 'dachflaechenfenster',
    price_cents: 329_00,
    unit: 'Stück',
    specifications: [
      { label: 'Außenmaß', value: '78 × 118 cm' },
      { label: 'Material', value: 'Kiefer, klar lackiert' },
      { label: 'Uw-Wert', value: '1,3 W/(m²K)' },
      { label: 'Dachneigung', value: '15° bis 90°' },
    ],
  },
  {
    id: 515,
    name: 'Dachbegrünungssubstrat extensiv',
    description:
      'Leichtes, mineralisches Substrat für pflegearme Gründächer mit Sedum und Kräutern. Speichert viel Regenwasser bei geringer Last.',
    category: 'Dachdeckung',
    picture: 'gruendachsubstrat',
    price_cents: 79_00,
    unit: 'm³',
    specifications: [
      { label: 'Körnung', value: '0/12 mm' },
      { label: 'Wasserspeicherung', value: 'mindestens 35 Vol.-%' },
      { label: 'Gewicht', value: 'ca. 1,4 t/m³ wassergesättigt' },
      { label: 'Richtlinie', value: 'FLL-Dachbegrünungsrichtlinien' },
    ],
  },
] satisfies readonly CatalogueProduct[];
