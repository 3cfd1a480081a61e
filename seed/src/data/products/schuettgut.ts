import {
  BULK_DENSITIES,
  SETTLING_PERCENT,
  WASTE_PERCENT,
} from '@shop/domain/product/material-rules';
import { product } from '../catalogue-types.ts';
import { volume } from '../coverages.ts';
import { ROOFING_WORKS, SAND_WORKS } from '../producers.ts';

/** Gravel, soil and other loose material: ids 1 to 99. */
export const SCHUETTGUT = [
  product(1, 'Kies 16/32', 'kies-16-32', {
    also_known_as:
      'Rundkies, Rollkies, Grobkies, Drainagekies, Dränagekies, Sickerkies, Sickergraben, Traufkies, Dachkies',
    description:
      'Gewaschener Rundkies für Drainagen, Sickerschächte und Traufstreifen. Die Körner sind frei von Lehm und Feinanteilen, sodass Wasser ungehindert abläuft.',
    price_cents: 24_50,
    grain: '16/32',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.gravel, depth_cm: 5 },
    material: 'kies-16-32',
    related_ids: [17, 313, 412, 315],
    specifications:
      'Gestein: Quarzkies, gewaschen | Kornform: rund | Schüttdichte: ca. 1,5 t/m³ | Bedarf: ca. 75 kg je m² bei 5 cm Schichtdicke',
  }),
  product(2, 'Kies 8/16', 'kies-8-16', {
    also_known_as: 'Rundkies, Rollkies, Drainagekies, Gartenkies',
    description:
      'Mittelgrober Rundkies für Drainageschichten, Gartenwege und als Zuschlag für Beton. Gewaschen und gleichmäßig gesiebt.',
    price_cents: 25_80,
    grain: '8/16',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.gravel, depth_cm: 5 },
    related_ids: [17, 313, 103, 308],
    specifications:
      'Gestein: Quarzkies, gewaschen | Kornform: rund | Schüttdichte: ca. 1,5 t/m³ | Norm: DIN EN 12620',
  }),
  product(3, 'Kies 2/8', 'kies-2-8', {
    also_known_as: 'Perlkies, Rundkies, Rollkies, Feinkies, Filterkies',
    description:
      'Feiner Rundkies, auch Perlkies genannt, zum Abstreuen von Flachdächern, für Filterschichten und als Betonzuschlag.',
    price_cents: 26_90,
    grain: '2/8',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.gravel, depth_cm: 5 },
    related_ids: [103, 2, 308, 17],
    specifications:
      'Gestein: Quarzkies, gewaschen | Kornform: rund | Schüttdichte: ca. 1,5 t/m³ | Norm: DIN EN 12620',
  }),
  product(4, 'Kiessand 0/32', 'kiessand-0-32', {
    also_known_as: 'Frostschutzkies, Kies-Sand-Gemisch, Wandkies, Grubenkies, Füllkies',
    description:
      'Frostsicheres Gemisch aus Sand und Kies für den Unterbau von Wegen, Terrassen und Bodenplatten. Lässt sich lagenweise gut verdichten.',
    price_cents: 17_90,
    grain: '0/32',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.gravelSand, depth_cm: 20 },
    related_ids: [17, 109, 313, 401],
    specifications:
      'Schüttdichte: ca. 1,8 t/m³ | Einbau: in Lagen von höchstens 30 cm | Eignung: Frostschutz- und Tragschicht',
  }),
  product(5, 'Betonkies 0/16', 'betonkies-0-16', {
    also_known_as: 'Betonzuschlag, Betongemisch, Kies-Sand-Gemisch',
    description:
      'Abgestuftes Sand-Kies-Gemisch für selbst gemischten Beton: Fundamente, Punktfundamente und das Setzen von Randsteinen.',
    price_cents: 22_40,
    grain: '0/16',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.concreteGravel, depth_cm: 20 },
    related_ids: [308, 309, 313, 311],
    specifications:
      'Schüttdichte: ca. 1,7 t/m³ | Norm: DIN EN 12620 | Mischung: 1 Teil Zement auf 4 Teile Betonkies',
  }),
  product(6, 'Zierkies weiß 16/25', 'zierkies-weiss', {
    also_known_as: 'Marmorkies, Carrarakies, Gartenkies, Dekokies, Grabkies, weiße Kieselsteine',
    description:
      'Heller Marmorkies mit abgerundeten Kanten für Beete, Grabstellen und Eingangsbereiche. Im handlichen 25-kg-Sack geliefert.',
    price_cents: 9_95,
    unit: 'Sack',
    grain: '16/25',
    colour: 'Weiß',
    coverage: { kind: 'bulk', kg_per_unit: 25, ...BULK_DENSITIES.gravel, depth_cm: 5 },
    units_per_pallet: 40,
    related_ids: [17, 313, 14],
    producer: SAND_WORKS,
    specifications:
      'Gestein: Marmor, getrommelt | Farbe: Weiß | Sackinhalt: 25 kg | Bedarf: ca. 3 Säcke je m² bei 5 cm Schichtdicke',
  }),
  product(7, 'Flusskiesel 60/120', 'flusskiesel', {
    also_known_as: 'Flusskies, Bachkiesel, Flusssteine, Bachsteine, Rheinkiesel, Grobkies',
    description:
      'Große, rund geschliffene Kiesel für Bachläufe, Teichränder und Spritzschutzstreifen. Jeder Stein ist anders gefärbt.',
    price_cents: 89_00,
    grain: '60/120',
    colour: 'Beige',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.gravel, depth_cm: 15 },
    related_ids: [17, 14, 1],
    specifications:
      'Steingröße: 60 bis 120 mm | Kornform: rund | Farbe: Grau bis Beige, gemischt | Schüttdichte: ca. 1,5 t/m³',
  }),
  product(8, 'Mutterboden, gesiebt', 'mutterboden', {
    also_known_as: 'Oberboden, Muttererde, Humus, Gartenerde, Rasenerde, Ackerboden',
    description:
      'Humoser Oberboden aus der Region für Rasenflächen und Beete. Gesiebt und weitgehend frei von Steinen und Wurzeln.',
    price_cents: 26_50,
    unit: 'm³',
    coverage: volume(1000, 30, { settling_percent: SETTLING_PERCENT.topsoil }),
    material: 'mutterboden',
    related_ids: [112, 10, 11, 313],
    specifications:
      'Absiebung: 0/15 mm | Schüttdichte: ca. 1,4 t/m³ | Norm: DIN 18915 | Empfohlene Auftragshöhe: 20 cm für Rasen, 30 cm für Beete',
  }),
  product(9, 'Pflanzerde für Hochbeete', 'pflanzerde', {
    also_known_as: 'Hochbeeterde, Gartenerde, Blumenerde, Komposterde, Kübelerde, Gemüseerde',
    description:
      'Lockere Mischung aus Oberboden, Grüngutkompost und Holzfaser. Speichert Wasser gut und versorgt Gemüse und Stauden eine Saison lang.',
    price_cents: 42_00,
    unit: 'm³',
    coverage: volume(1000, 30, { settling_percent: SETTLING_PERCENT.plantingSoil }),
    related_ids: [12, 10, 13, 17],
    specifications:
      'Zusammensetzung: Oberboden, Kompost, Holzfaser; torffrei | pH-Wert: 6,0 bis 7,0 | Schüttdichte: ca. 0,9 t/m³',
  }),
  product(10, 'Rindenmulch 10/40', 'rindenmulch', {
    also_known_as: 'Mulch, Baumrinde, Mulchrinde, Borke, Kiefernmulch, Gartenmulch',
    description:
      'Rindenmulch aus heimischem Nadelholz. Hält Beete feucht, unterdrückt Unkraut und federt Wege im Garten ab.',
    price_cents: 38_50,
    unit: 'm³',
    grain: '10/40',
    coverage: volume(1000, 7),
    related_ids: [8, 9, 17, 313],
    specifications:
      'Material: Nadelholzrinde | Schüttdichte: ca. 0,3 t/m³ | Empfohlene Auftragshöhe: 7 bis 10 cm',
  }),
  product(11, 'Füllboden', 'fuellboden', {
    also_known_as: 'Füllerde, Auffüllboden, Aushubboden, Bodenaushub, Rohboden',
    description:
      'Unbelasteter Boden zum Anfüllen und Modellieren von Gelände. Für Flächen, die keine Lasten tragen müssen.',
    price_cents: 8_90,
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.fillSoil, depth_cm: 30 },
    related_ids: [8, 4, 17],
    specifications:
      'Bodenart: sandig-lehmig | Schüttdichte: ca. 1,7 t/m³ | Materialklasse: BM-0 nach Ersatzbaustoffverordnung',
  }),
  product(12, 'Blähton 8/16', 'blaehton', {
    also_known_as: 'Tonkugeln, Tongranulat, Leca, Liapor, Blähtonkugeln',
    description:
      'Leichte, druckfeste Tonkugeln im 50-Liter-Sack für Drainagen in Pflanzgefäßen, Hohlraumverfüllungen und Leichtbeton. Nicht brennbar und dauerhaft formstabil.',
    price_cents: 14_90,
    unit: 'Sack',
    grain: '8/16',
    coverage: volume(50, 10),
    units_per_pallet: 30,
    related_ids: [9, 17, 308],
    weight_kg: 15,
    producer: SAND_WORKS,
    specifications:
      'Schüttdichte: ca. 300 kg/m³ | Sackinhalt: 50 Liter | Brandverhalten: nicht brennbar (A1)',
  }),
  product(13, 'Lavagranulat 8/16', 'lavagranulat', {
    also_known_as: 'Lava, Lavasplitt, Lavamulch, Lavasteine, Lavakies',
    description:
      'Poröses Vulkangestein für Beete, Baumscheiben und als Winterstreugut. Speichert Wasser und gibt es langsam wieder ab.',
    price_cents: 74_00,
    grain: '8/16',
    colour: 'Rot',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.lava, depth_cm: 5 },
    related_ids: [9, 8, 17],
    specifications: 'Gestein: Lavaschlacke | Farbe: Rotbraun | Schüttdichte: ca. 1,0 t/m³',
  }),
  product(14, 'Findlinge 400/800', 'findlinge', {
    also_known_as: 'Felsbrocken, Felsen, Feldsteine, Gartenfelsen, Solitärsteine',
    description:
      'Ausgesuchte Findlinge für Gartenanlagen, Böschungen und Zufahrten. Gewicht und Preis richten sich nach dem einzelnen Stein; wir zeigen sie Ihnen gern auf dem Lagerplatz.',
    unit: 'Stück',
    grain: '400/800',
    colour: 'Grau',
    related_ids: [7, 6, 8],
    weight_kg: 500,
    specifications:
      'Kantenlänge: 40 bis 80 cm | Gewicht: ca. 150 bis 900 kg | Gestein: Granit und Gneis',
  }),
  product(15, 'Kies 16/32 im Big Bag', 'big-bag-kies', {
    also_known_as: 'Rundkies, Rollkies, Drainagekies, Traufkies',
    description:
      'Gewaschener Rundkies für Drainagen und Traufstreifen, eine Tonne im Big Bag. Sauber gelagert, auch wenn der Platz auf der Baustelle knapp ist.',
    price_cents: 79_00,
    unit: 'Stück',
    grain: '16/32',
    packaging: 'Big Bag',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.gravel, depth_cm: 5 },
    material: 'kies-16-32',
    related_ids: [17, 313, 412],
    specifications:
      'Gestein: Quarzkies, gewaschen | Inhalt: 1 t, ca. 0,67 m³ | Big Bag: Einweg, 90 × 90 × 110 cm, mit vier Hebeschlaufen',
  }),
  product(16, 'Mutterboden im Big Bag', 'big-bag-mutterboden', {
    also_known_as: 'Oberboden, Muttererde, Humus, Gartenerde',
    description:
      'Gesiebter Oberboden für Beete und kleine Rasenflächen, im Big Bag zu 700 Litern. Weitgehend frei von Steinen und Wurzeln.',
    price_cents: 69_00,
    unit: 'Stück',
    packaging: 'Big Bag',
    coverage: volume(700, 30, { settling_percent: SETTLING_PERCENT.topsoil }),
    material: 'mutterboden',
    related_ids: [112, 10, 313],
    weight_kg: 1000,
    specifications:
      'Absiebung: 0/15 mm | Inhalt: 700 Liter, ca. 1 t | Norm: DIN 18915 | Big Bag: Einweg, 90 × 90 × 110 cm, mit vier Hebeschlaufen',
  }),
  product(17, 'Geotextil 150 g/m², Rolle 100 m²', 'geotextil', {
    also_known_as:
      'Vlies, Trennvlies, Unkrautvlies, Gartenvlies, Filtervlies, Wurzelvlies, Kiesvlies, Drainagevlies, Unkrautfolie',
    description:
      'Trennvlies, das Kies und Schotter vom Untergrund trennt, damit sich die Schichten nicht vermischen. Lässt Wasser durch und ist mit der Schere zu schneiden.',
    price_cents: 98_00,
    unit: 'Stück',
    packaging: 'Rolle',
    coverage: { kind: 'area', m2_per_unit: 100, waste_percent: WASTE_PERCENT.underlay },
    related_ids: [1, 4, 201, 213],
    weight_kg: 15,
    producer: ROOFING_WORKS,
    specifications:
      'Ergiebigkeit: 100 m² je Rolle | Rolle: 2 × 50 m | Flächengewicht: 150 g/m² | Überlappung: mindestens 20 cm',
  }),
];
