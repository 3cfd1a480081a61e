import { BULK_DENSITIES } from '@shop/domain/product/material-rules';
import { product } from '../catalogue-types.ts';
import { SAND_WORKS } from '../producers.ts';

/** Sand, loose and in bags: ids 101 to 199. */
export const SAND = [
  product(101, 'Mauersand 0/2, gewaschen', 'mauersand', {
    also_known_as: 'Putzsand, Maurersand, Mörtelsand, Verputzsand',
    description:
      'Gewaschener Natursand für Mauer- und Putzmörtel. Gleichmäßig fein und ohne ausblühende Bestandteile.',
    price_cents: 19_80,
    grain: '0/2',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.washedSand },
    related_ids: [308, 309, 310],
    specifications:
      'Schüttdichte: ca. 1,5 t/m³ | Norm: DIN EN 13139 | Mischung: 1 Teil Zement auf 4 Teile Sand',
  }),
  product(102, 'Estrichsand 0/8', 'estrichsand', {
    also_known_as: 'Estrichkies, Estrichkörnung, Estrichzuschlag',
    description:
      'Gewaschenes, gut abgestuftes Korn für Zementestriche in Wohn- und Gewerberäumen. Ergibt einen dichten, gut abziehbaren Estrich.',
    price_cents: 18_90,
    grain: '0/8',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.screedSand, depth_cm: 5 },
    related_ids: [308, 309, 306],
    specifications:
      'Schüttdichte: ca. 1,6 t/m³ | Norm: DIN EN 13139 | Bedarf: ca. 90 kg je m² bei 5 cm Estrich',
  }),
  product(103, 'Betonsand 0/4', 'betonsand', {
    also_known_as: 'Waschsand, Rheinsand, Betonzuschlag',
    description:
      'Sand für die Betonherstellung, der zusammen mit Kies 2/8 und 8/16 eine geschlossene Sieblinie ergibt.',
    price_cents: 20_40,
    grain: '0/4',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.concreteSand },
    related_ids: [3, 2, 308, 309],
    specifications: 'Schüttdichte: ca. 1,6 t/m³ | Norm: DIN EN 12620',
  }),
  product(104, 'Füllsand 0/2', 'fuellsand', {
    also_known_as: 'Auffüllsand, Verfüllsand, Grubensand, Siebsand',
    description:
      'Ungewaschener Sand zum Verfüllen von Gräben, Arbeitsräumen und Hohlräumen. Lässt sich in dünnen Lagen gut verdichten.',
    price_cents: 11_50,
    grain: '0/2',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.fillSand, depth_cm: 20 },
    related_ids: [110, 201, 17],
    specifications: 'Schüttdichte: ca. 1,5 t/m³ | Aufbereitung: ungewaschen',
  }),
  product(105, 'Spielsand 0/2', 'spielsand', {
    also_known_as: 'Sandkastensand, Buddelsand, Spielplatzsand, Kindersand',
    description:
      'Feiner, gewaschener Quarzsand für Sandkästen und Spielplätze. Auf Schadstoffe geprüft und gut formbar.',
    price_cents: 29_90,
    grain: '0/2',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.washedSand, depth_cm: 25 },
    material: 'spielsand',
    related_ids: [17, 313, 2],
    specifications:
      'Material: Quarzsand, gewaschen | Schüttdichte: ca. 1,5 t/m³ | Prüfung: schadstoffgeprüft, Nachweis auf Wunsch',
  }),
  product(106, 'Spielsand 0/2 im Sack', 'spielsand-sack', {
    also_known_as: 'Sandkastensand, Buddelsand, Spielplatzsand',
    description:
      'Gewaschener Quarzsand in der handlichen 25-kg-Packung, genau richtig zum Auffüllen des Sandkastens.',
    price_cents: 5_95,
    unit: 'Sack',
    grain: '0/2',
    coverage: { kind: 'bulk', kg_per_unit: 25, ...BULK_DENSITIES.washedSand, depth_cm: 25 },
    units_per_pallet: 42,
    material: 'spielsand',
    related_ids: [17, 313, 2],
    producer: SAND_WORKS,
    specifications:
      'Material: Quarzsand, gewaschen | Sackinhalt: 25 kg | Bedarf: ca. 15 Säcke für 1 m² bei 25 cm Tiefe',
  }),
  product(107, 'Quarzsand 0,4/0,8, feuergetrocknet', 'quarzsand', {
    also_known_as: 'Poolsand, Poolfiltersand, Filterquarz, Kunstrasensand',
    description:
      'Staubarmer Quarzsand für Schwimmbadfilter, Beschichtungen und Kunstrasen. Feuergetrocknet, im 25-kg-Sack.',
    price_cents: 8_90,
    unit: 'Sack',
    grain: '0,4/0,8',
    units_per_pallet: 42,
    related_ids: [113, 109, 17],
    producer: SAND_WORKS,
    specifications:
      'Quarzgehalt: mindestens 98 % SiO₂ | Restfeuchte: höchstens 0,2 % | Sackinhalt: 25 kg',
  }),
  product(108, 'Fugensand 0/1', 'fugensand', {
    also_known_as: 'Einkehrsand, Pflasterfugensand, Einschlämmsand, Fugenfüller',
    description:
      'Trockener Sand im 25-kg-Sack zum Einkehren in enge Pflasterfugen. Rieselt bis in die Tiefe und verspannt die Steine.',
    price_cents: 6_50,
    unit: 'Sack',
    grain: '0/1',
    coverage: { kind: 'spread', kg_per_m2: 4, kg_per_unit: 25 },
    units_per_pallet: 42,
    related_ids: [401, 402, 406, 109],
    producer: SAND_WORKS,
    specifications: 'Fugenbreite: 2 bis 5 mm | Sackinhalt: 25 kg | Bedarf: ca. 4 kg je m² Pflaster',
  }),
  product(109, 'Brechsand-Splitt-Gemisch 0/5', 'brechsand-splitt', {
    also_known_as:
      'Brechsand, Edelbrechsand, Bettungssand, Pflastersand, Verlegesand, Pflasterbett',
    description:
      'Gebrochenes Gemisch für die Bettung von Pflaster und Platten. Verzahnt sich beim Abrütteln und bleibt wasserdurchlässig.',
    price_cents: 22_60,
    grain: '0/5',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.beddingMixture, depth_cm: 4 },
    related_ids: [401, 108, 313, 201],
    specifications:
      'Gestein: Diabas, gebrochen | Schüttdichte: ca. 1,6 t/m³ | Bettungsdicke: 3 bis 5 cm, verdichtet | Regelwerk: TL Pflaster-StB',
  }),
  product(110, 'Kabelsand 0/2', 'kabelsand', {
    also_known_as: 'Leitungssand, Rohrsand, Kabelbettung',
    description:
      'Steinfreier Sand zum Einbetten von Kabeln und Leitungen. Schützt die Ummantelung und leitet Wärme zuverlässig ab.',
    price_cents: 14_80,
    grain: '0/2',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.fillSand, depth_cm: 20 },
    related_ids: [104, 201, 401],
    specifications: 'Schüttdichte: ca. 1,5 t/m³ | Bettung: mindestens 10 cm um das Kabel',
  }),
  product(111, 'Reitsand 0/0,8', 'reitsand', {
    also_known_as: 'Reitplatzsand, Reitbodensand, Reithallensand, Paddocksand',
    description:
      'Feiner Quarzsand mit kantengerundetem Korn für Tretschichten in Halle und Außenplatz. Staubt wenig und bleibt trittfest.',
    price_cents: 31_50,
    grain: '0/0,8',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.washedSand, depth_cm: 10 },
    related_ids: [17, 201, 313],
    specifications:
      'Material: Quarzsand, gewaschen | Schichtdicke: 8 bis 12 cm | Bedarf: ca. 15 t je 100 m² bei 10 cm',
  }),
  product(112, 'Rasensand 0/2', 'rasensand', {
    also_known_as: 'Rasenbesandung, Topdressing, Golfsand',
    description:
      'Kalkarmer Sand zum Besanden verdichteter Rasenflächen nach dem Vertikutieren. Verbessert den Wasserabzug und die Belüftung der Wurzeln.',
    price_cents: 23_90,
    grain: '0/2',
    coverage: { kind: 'spread', kg_per_m2: 4, kg_per_unit: 1000 },
    related_ids: [8, 313, 404],
    specifications: 'Kalkgehalt: unter 1 % | Bedarf: 3 bis 5 kg je m²',
  }),
  product(113, 'Filtersand 0,71/1,25', 'filtersand', {
    also_known_as: 'Brunnensand, Brunnenkies, Filterkies',
    description:
      'Klassierter Quarzsand für Brunnen- und Trinkwasserfilter. Da wir ihn projektbezogen beschaffen, nennen wir den Preis auf Anfrage.',
    grain: '0,71/1,25',
    related_ids: [107, 3, 315],
    specifications: 'Quarzgehalt: mindestens 98 % SiO₂ | Norm: DIN EN 12904',
  }),
  product(114, 'Spielsand 0/2 im Big Bag', 'big-bag-sand', {
    also_known_as: 'Sandkastensand, Buddelsand, Spielplatzsand',
    description:
      'Gewaschener Quarzsand für den großen Sandkasten, eine Tonne im Big Bag. Auf Schadstoffe geprüft und gut formbar.',
    price_cents: 89_00,
    unit: 'Stück',
    grain: '0/2',
    packaging: 'Big Bag',
    coverage: { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.washedSand, depth_cm: 25 },
    material: 'spielsand',
    related_ids: [17, 313, 2],
    specifications:
      'Material: Quarzsand, gewaschen | Inhalt: 1 t, ca. 0,67 m³ | Big Bag: Einweg, 90 × 90 × 110 cm, mit vier Hebeschlaufen',
  }),
];
