import { SETTLING_PERCENT, WASTE_PERCENT } from '@shop/domain/product/material-rules';
import { product } from '../catalogue-types.ts';
import { volume } from '../coverages.ts';
import { BRICKWORKS, CONCRETE_WORKS, WINDOW_WORKS } from '../producers.ts';

/** Roof coverings, underlay, insulation and drainage: ids 501 to 599. */
export const DACHDECKUNG = [
  product(501, 'Flachdachziegel, naturrot', 'flachdachziegel', {
    also_known_as: 'Dachpfanne, Tondachziegel, Falzziegel, Tonpfanne',
    description:
      'Tonziegel mit Ringverfalzung für geneigte Dächer. Sturmsicher, regendicht und dank variabler Deckweite auch für die Sanierung geeignet.',
    price_cents: 1_45,
    unit: 'Stück',
    colour: 'Rot',
    coverage: { kind: 'pieces', units_per_m2: 12, waste_percent: WASTE_PERCENT.roofTiles },
    units_per_pallet: 288,
    related_ids: [504, 509, 510, 512],
    producer: BRICKWORKS,
    specifications:
      'Bedarf: ca. 12 Stück je m² | Regeldachneigung: 22° | Gewicht: ca. 3,5 kg je Stück | Norm: DIN EN 1304',
  }),
  product(502, 'Biberschwanzziegel 18 × 38 cm, naturrot', 'biberschwanzziegel', {
    also_known_as: 'Biber, Biberschwanz, Dachplatte, Tondachziegel',
    description:
      'Flacher Tonziegel mit Rundschnitt für Altbauten und denkmalgeschützte Dächer. Verlegung als Doppel- oder Kronendeckung.',
    price_cents: 1_15,
    unit: 'Stück',
    colour: 'Rot',
    coverage: {
      kind: 'pieces',
      units_per_m2: 36,
      waste_percent: WASTE_PERCENT.roofTiles,
      note: 'bei Doppeldeckung',
    },
    units_per_pallet: 480,
    related_ids: [504, 509, 510, 512],
    producer: BRICKWORKS,
    specifications:
      'Format: 18 × 38 cm | Bedarf: ca. 36 Stück je m² bei Doppeldeckung | Regeldachneigung: 30° | Gewicht: ca. 1,8 kg je Stück | Norm: DIN EN 1304',
  }),
  product(503, 'Betondachstein, anthrazit', 'betondachstein', {
    also_known_as: 'Dachstein, Betonpfanne, Betonziegel, Dachpfanne, Frankfurter Pfanne',
    description:
      'Dachstein mit zwei Mulden und glatter Oberfläche. Wird mit den Jahren immer fester und ist schnell verlegt.',
    price_cents: 1_05,
    unit: 'Stück',
    colour: 'Anthrazit',
    coverage: { kind: 'pieces', units_per_m2: 10, waste_percent: WASTE_PERCENT.roofTiles },
    units_per_pallet: 240,
    related_ids: [509, 510, 512, 514],
    producer: CONCRETE_WORKS,
    specifications:
      'Format: 33 × 42 cm | Bedarf: ca. 10 Stück je m² | Regeldachneigung: 22° | Gewicht: ca. 4,3 kg je Stück | Norm: DIN EN 490',
  }),
  product(504, 'Firstziegel, naturrot', 'firstziegel', {
    also_known_as: 'Firststein, Firstpfanne, Gratziegel, Gratstein',
    description:
      'Konischer Tonziegel als Abschluss von First und Grat. Farblich passend zu unseren naturroten Dachziegeln.',
    price_cents: 9_80,
    unit: 'Stück',
    colour: 'Rot',
    coverage: { kind: 'length', m_per_unit: 0.4, waste_percent: WASTE_PERCENT.roofTiles },
    related_ids: [501, 502, 509, 510],
    producer: BRICKWORKS,
    specifications:
      'Bedarf: ca. 2,5 Stück je laufendem Meter | Gewicht: ca. 4,5 kg je Stück | Norm: DIN EN 1304',
  }),
  product(505, 'Naturschiefer, rechteckig', 'naturschiefer', {
    also_known_as: 'Dachschiefer, Schieferplatten, Fassadenschiefer',
    description:
      'Spaltrauer Naturschiefer für Dach und Fassade, sortiert für die Rechteckdoppeldeckung. Preis je nach Format und Stärke auf Anfrage.',
    unit: 'm²',
    colour: 'Anthrazit',
    coverage: { kind: 'area', m2_per_unit: 1, waste_percent: WASTE_PERCENT.slates },
    related_ids: [509, 511, 512],
    weight_kg: 28,
    specifications:
      'Farbe: Blaugrau | Plattendicke: ca. 5 mm | Regeldachneigung: 22° | Norm: DIN EN 12326-1',
  }),
  product(506, 'Trapezblech 35/207, anthrazit', 'trapezblech', {
    also_known_as: 'Trapezprofil, Profilblech, Dachblech, Wellblech, Blechdach',
    description:
      'Beschichtetes Stahlblech für Hallen, Carports und Gartenhäuser. Wir liefern jede Tafel auf Ihre Wunschlänge zugeschnitten.',
    price_cents: 16_90,
    unit: 'm²',
    colour: 'Anthrazit',
    packaging: 'Stück',
    coverage: { kind: 'area', m2_per_unit: 1, waste_percent: WASTE_PERCENT.sheets },
    related_ids: [510, 512, 513],
    weight_kg: 7.5,
    specifications:
      'Profilhöhe: 35 mm | Blechdicke: 0,75 mm | Deckbreite: 1.035 mm | Beschichtung: Polyester, 25 µm, RAL 7016 | Norm: DIN EN 14782',
  }),
  product(507, 'Bitumenschindeln Rechteck, anthrazit', 'bitumenschindeln', {
    also_known_as: 'Dachschindeln, Dachpappschindeln, Teerschindeln',
    description:
      'Leichte Dachschindeln mit Glasvlieseinlage und Schieferbestreuung für Gartenhäuser, Gauben und Carports.',
    price_cents: 11_90,
    unit: 'm²',
    colour: 'Anthrazit',
    coverage: { kind: 'area', m2_per_unit: 1, waste_percent: WASTE_PERCENT.shingles },
    related_ids: [512, 513],
    specifications:
      'Format: 100 × 34 cm | Mindestdachneigung: 15° | Gewicht: ca. 9 kg/m² | Norm: DIN EN 544',
  }),
  product(508, 'Bitumen-Schweißbahn PYE PV 200 S5, Rolle 5 m²', 'bitumen-schweissbahn', {
    also_known_as: 'Dachpappe, Teerpappe, Bitumenbahn, Bitumenpappe, Schweißpappe',
    description:
      'Elastomerbitumenbahn mit Polyestervlieseinlage als Oberlage auf flachen und leicht geneigten Dächern. Beschieferte Oberseite.',
    price_cents: 46_50,
    unit: 'Stück',
    packaging: 'Rolle',
    coverage: { kind: 'area', m2_per_unit: 5, waste_percent: WASTE_PERCENT.bitumenSheets },
    related_ids: [512, 513],
    weight_kg: 30,
    specifications:
      'Rollenmaß: 5,0 × 1,0 m | Dicke: ca. 5,2 mm | Kaltbiegeverhalten: −25 °C | Norm: DIN EN 13707',
  }),
  product(509, 'Unterdeckbahn diffusionsoffen, Rolle 75 m²', 'unterdeckbahn', {
    also_known_as: 'Unterspannbahn, Dachfolie, Unterdachbahn',
    description:
      'Dreilagige Bahn für belüftete und unbelüftete Steildächer. Hält Flugschnee und Regen ab und lässt Feuchte aus dem Dach entweichen.',
    price_cents: 96_00,
    unit: 'Stück',
    packaging: 'Rolle',
    coverage: { kind: 'area', m2_per_unit: 75, waste_percent: WASTE_PERCENT.underlay },
    related_ids: [510, 511, 501, 503],
    weight_kg: 11.25,
    specifications:
      'Rollenmaß: 50,0 × 1,5 m | Flächengewicht: 150 g/m² | sd-Wert: 0,02 m | Norm: DIN EN 13859-1',
  }),
  product(510, 'Dachlatte 40 × 60 mm, Länge 4 m', 'dachlatte', {
    also_known_as: 'Traglatte, Traglattung, Konterlatte, Holzlatte, Ziegellatte',
    description:
      'Nach Festigkeit sortierte Traglatte aus Fichte für Ziegel- und Dachsteindeckungen. Trocken und maßhaltig.',
    price_cents: 5_20,
    unit: 'Stück',
    coverage: {
      kind: 'pieces',
      units_per_m2: 0.75,
      waste_percent: WASTE_PERCENT.battens,
      note: 'bei 33 cm Lattweite',
    },
    related_ids: [509, 501, 502, 503],
    weight_kg: 4.5,
    specifications:
      'Querschnitt: 40 × 60 mm | Länge: 4,00 m | Holzart: Fichte | Sortierklasse: S 10 nach DIN 4074-1',
  }),
  product(511, 'Aufsparrendämmung PIR 120 mm', 'pir-daemmung', {
    also_known_as: 'Dachdämmung, PIR-Platte, PUR-Platte, Aufdachdämmung, Wärmedämmung, Isolierung',
    description:
      'Hartschaumplatte mit beidseitiger Aluminiumkaschierung und Stufenfalz. Dämmt das ganze Dach ohne Wärmebrücken über den Sparren.',
    price_cents: 34_90,
    unit: 'm²',
    coverage: { kind: 'area', m2_per_unit: 1, waste_percent: WASTE_PERCENT.insulation },
    related_ids: [509, 510, 501, 514],
    weight_kg: 4,
    specifications:
      'Dicke: 120 mm | Wärmeleitfähigkeit: 0,023 W/(m·K) | Wärmedurchlasswiderstand: 5,20 m²K/W | Norm: DIN EN 13165',
  }),
  product(512, 'Dachrinne Titanzink, halbrund, 3 m', 'dachrinne', {
    also_known_as: 'Regenrinne, Zinkrinne, Dachkandel',
    description:
      'Halbrunde Regenrinne mit Wulst für Wohnhäuser. Lötbar, wartungsarm und über Jahrzehnte haltbar.',
    price_cents: 39_50,
    unit: 'Stück',
    coverage: { kind: 'length', m_per_unit: 3 },
    related_ids: [513, 501, 503],
    weight_kg: 5,
    specifications:
      'Nenngröße: 333 mm (6-teilig) | Blechdicke: 0,7 mm | Länge: 3,00 m | Norm: DIN EN 612',
  }),
  product(513, 'Fallrohr Titanzink DN 100, 2 m', 'fallrohr', {
    also_known_as: 'Regenrohr, Regenfallrohr, Zinkrohr, Ablaufrohr',
    description:
      'Längsgeschweißtes Regenfallrohr, passend zur halbrunden Dachrinne. Mit eingezogenem Ende zum Ineinanderstecken.',
    price_cents: 27_90,
    unit: 'Stück',
    coverage: { kind: 'length', m_per_unit: 2 },
    related_ids: [512, 501, 503],
    weight_kg: 3,
    specifications: 'Durchmesser: 100 mm | Blechdicke: 0,65 mm | Länge: 2,00 m | Norm: DIN EN 612',
  }),
  product(514, 'Dachflächenfenster 78 × 118 cm', 'dachflaechenfenster', {
    also_known_as: 'Dachfenster, Velux, Schwingfenster, Dachluke',
    description:
      'Schwingfenster aus Kiefernholz mit Zweifach-Wärmeschutzglas und Dauerlüftung. Eindeckrahmen bitte passend zur Dachdeckung mitbestellen.',
    price_cents: 329_00,
    unit: 'Stück',
    related_ids: [509, 510, 501, 503],
    weight_kg: 35,
    producer: WINDOW_WORKS,
    specifications:
      'Außenmaß: 78 × 118 cm | Material: Kiefer, klar lackiert | Uw-Wert: 1,3 W/(m²K) | Dachneigung: 15° bis 90°',
  }),
  product(515, 'Dachbegrünungssubstrat extensiv', 'gruendachsubstrat', {
    also_known_as: 'Gründachsubstrat, Gründacherde, Sedumsubstrat, Dachgartenerde',
    description:
      'Leichtes, mineralisches Substrat für pflegearme Gründächer mit Sedum und Kräutern. Speichert viel Regenwasser bei geringer Last.',
    price_cents: 79_00,
    unit: 'm³',
    grain: '0/12',
    coverage: volume(1000, 8, { settling_percent: SETTLING_PERCENT.roofSubstrate }),
    related_ids: [17, 1, 512],
    weight_kg: 1100,
    specifications:
      'Wasserspeicherung: mindestens 35 Vol.-% | Gewicht: ca. 1,4 t/m³ wassergesättigt | Richtlinie: FLL-Dachbegrünungsrichtlinien',
  }),
];
