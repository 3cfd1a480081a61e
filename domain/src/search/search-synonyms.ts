import { lazy } from '../text/lazy.ts';
import { foldUmlauts, plainWord, singularsOf, singularsOfEr } from './search-text.ts';
import { nearest, toleratedTypos } from './search-typos.ts';

/** Builders use the words of a line as synonyms; each finds what the others find. */
const SAME = [
  'Splitt Schotter Mineralgemisch Brechkorn',
  'Ziegel Dachziegel Dachpfanne Dachstein',
  'Mutterboden Muttererde Oberboden Humus Gartenerde',
  'Pflanzerde Blumenerde Gartenerde Hochbeeterde Kübelerde Komposterde',
  'Kiesel Rundkies Rollkies Flusskies',
  'Estrichsand Estrichkies',
  'Findling Felsbrocken',
  'Gabione Steinkorb',
  'Recycling RC',
  'Spielsand Sandkastensand Buddelsand',
  'Reitsand Reitplatzsand',
  'Schottertragschicht Mineralbeton Tragschichtschotter',
  'Bordstein Randstein Kantenstein Rasenkantenstein Rasenkante Rabatte',
  'Verbundpflaster Verbundstein Knochenstein',
  'Rasengitter Rasenkammer Rasenwabe',
  'Gehwegplatte Gartenplatte Betonplatte',
  'Blockstufe Treppenstufe',
  'Schachtring Brunnenring Betonring',
  'Estrich Estrichbeton Estrichmörtel',
  'Zement Portlandzement Bindemittel',
  'Fertigbeton Trockenbeton Sackbeton',
  'Mörtel Speis',
  'Bewehrung Armierung Baustahl Betonstahl Moniereisen',
  'Baustahlmatte Betonstahlmatte Bewehrungsmatte',
  'Schweißbahn Dachpappe Bitumenbahn Teerpappe',
  'Unterdeckbahn Unterspannbahn',
  'Dachrinne Regenrinne',
  'Fallrohr Regenrohr',
  'Dachfenster Dachflächenfenster',
  'Dämmung Isolierung Wärmedämmung',
  'Bagger Minibagger Kleinbagger Mikrobagger Kompaktbagger',
  'Radlader Hoflader',
  'Dumper Muldenkipper',
  'Rüttler Rüttelplatte Wackelplatte Verdichter Vibrationsplatte Flächenrüttler',
  'Stampfer Frosch Wackelstampfer Explosionsramme',
  'Walze Straßenwalze',
  'Flex Trennschleifer Winkelschleifer Trennjäger',
  'Abbruchhammer Presslufthammer Stemmhammer Meißelhammer',
  'Bohrhammer Bohrmaschine Schlagbohrmaschine',
  'Kernbohrgerät Kernbohrer Kernbohrmaschine',
  'Fugenschneider Asphaltschneider Nassschneider',
  'Steinknacker Pflasterknacker Steinspalter',
  'Betonmischer Mischmaschine Zementmischer',
  'Rührwerk Rührgerät Quirl',
  'Flügelglätter Betonglätter Glättmaschine',
  'Stromerzeuger Generator Aggregat Notstrom',
  'Baustromverteiler Stromverteiler Stromkasten',
  'Baustrahler Scheinwerfer Flutlicht Baulampe',
  'Schmutzwasserpumpe Tauchpumpe Wasserpumpe',
  'Leiter Gerüst',
  'Fahrgerüst Rollgerüst',
  'Baustütze Deckenstütze Sprieß',
  'Arbeitsbühne Hebebühne Steiger',
  'Schwimmbad Pool',
  'Schrägaufzug Dachdeckeraufzug Bauaufzug',
  'Geotextil Vlies Trennvlies Unkrautvlies Wurzelvlies Gartenvlies Kiesvlies Drainagevlies Filtervlies Unkrautfolie',
  'Steinsäge Nassschneider Trennschleifer Steinknacker',
  'Erde Boden Mutterboden Pflanzerde',
  'Schotterrasen Rasenschotter',
  'Sickerpflaster Ökopflaster Drainpflaster Versickerungspflaster',
  'Schroppen Grobschlag Schüttpacke',
];

/** The first word of a line includes the others, but not vice versa. */
const KINDS = [
  'Schüttgut Kies',
  'Verdichter Stampfer Walze',
  'Frostschutzkies Kiessand Frostschutzschicht',
  'Magerbeton C8/10 C12/15',
  'Kopfsteinpflaster Großpflaster Kleinpflaster Mosaikpflaster',
  'Kopfstein Großpflaster Kleinpflaster Mosaikpflaster',
  // Misspelt, or said so in a region.
  'Schotterr Schotter',
  'Kieß Kies',
  'Dachkies Kies',
  'Kiesbett Kies',
  'Riesel Edelsplitt',
  'Feinsplitt Edelsplitt',
  'Grus Brechsand',
  'Grädermaterial Schottertragschicht Kalkschotter',
  'Lärchenmulch Rindenmulch',
  'Hackschnitzel Rindenmulch',
  'Bims Lavagranulat Blähton',
  'Schwarz Anthrazit Dunkler Basalt',
];

/** Laymen's words for a place or a job, and the words that goods for it are described by. */
const USES: readonly (readonly [asked: string, told: string])[] = [
  [
    'Einfahrt Auffahrt Zufahrt Hofeinfahrt Garageneinfahrt Garagenzufahrt Hof Hofflächen Garagenhof Hofplatz Parkfläche Abstellplatz Carport Garage Auto PKW',
    'Einfahrt Zufahrt Hofflächen Stellplätze Parkplätze Tragschicht Frostschutzschicht Unterbau Befahrbares',
  ],
  ['Stellplatz Parkplatz Carport', 'Stellplätze Parkplätze Rasengitter Schotterrasen Tragschicht'],
  [
    'Terrasse Sitzplatz Freisitz Terrassenbau Terrassenplatten',
    'Terrasse Gehwegplatte Bettung Unterbau',
  ],
  [
    'Weg Wege Gartenweg Feldweg Waldweg Kiesweg Gehweg Gartenpfad Pfad Hauszugang Eingang',
    'Wege Wegedecke Gartenweg Gehweg Hauseingänge Eingangsbereiche Unterbau',
  ],
  [
    'Gartenhaus Gewächshaus Wärmepumpe Mülltonnen Gartenhütte Gerätehaus Gartenhäuschen Schuppen Bodenplatte Fundamentplatte Fundament Sockel Punktfundament',
    'Fundament Bodenplatte Gartenhäuser Kiessand Frostschutzschicht',
  ],
  [
    'Beet Blumenbeet Hochbeet Garten Vorgarten Steingarten Kiesbeet',
    'Beete Gartenanlagen Eingangsbereiche Zierflächen Zierkies',
  ],
  ['Rasen Rollrasen Rasenfläche Wiese', 'Rasenflächen Rasensand Oberboden'],
  ['Grab Grabstelle Friedhof', 'Grabstellen Zierkies'],
  ['Teich Gartenteich Bachlauf Ufer', 'Teichränder Bachläufe Ufern Findlinge'],
  [
    'Hauswand Hauskante Spritzschutz Traufe Traufkante Traufstreifen',
    'Traufstreifen Spritzschutzstreifen',
  ],
  [
    'Drainage Drainagen Dränage Drän Entwässerung Entwässern Versickern Versickerung Sickergrube Sickerschacht Rigole Wasser Regenwasser',
    'Drainage Drainageschichten Sickerschächte Sickerpackungen Sickerpflaster Filterschichten versickern Wasserabzug',
  ],
  ['Unkraut Unkrautschutz', 'Unkraut Geotextil Rindenmulch'],
  [
    'Matsch Schlamm Untergrund Lehm lehmig matschig aufweichen',
    'Untergründe Schroppen Frostschutzschicht Geotextil',
  ],
  [
    'Untergrund Unterbau Unterlage Unterschicht Tragschicht Grundschicht Schottern Auskoffern',
    'Tragschicht Frostschutzschicht Unterbau',
  ],
  [
    'Frost Frostschutz frostsicher frostfrei Winter',
    'Frostschutz Frostsicheres Frostunempfindliches',
  ],
  [
    'Bettung Splittbett Pflasterbett Pflasterbettung Ausgleich Ausgleichsschicht Plattenbett Verlegesplitt Pflastersplitt',
    'Bettung',
  ],
  ['Fuge Fugen Verfugen Einkehren Einsanden Zukehren', 'Pflasterfugen Fugensand Fugen'],
  [
    'Rand Kante Einfassung Einfassen Randbefestigung Beeteinfassung Mähkante Palisade Rasenkante Umrandung Begrenzung',
    'Randeinfassung Bordstein Einfassungen',
  ],
  [
    'Einbetonieren Wäschespinne Zaunsockel Pfosten Zaunpfosten Zaun Zaunpfahl Pfahl Carportpfosten',
    'Pfosten Estrichbeton Fertigbeton',
  ],
  [
    'Auffüllen Anfüllen Aufschütten Aufschüttung Verfüllen Hinterfüllen Füllmaterial Loch',
    'Anfüllen Verfüllen Füllboden Füllsand',
  ],
  ['Schlagloch Schlaglöcher Ausbessern Pfütze', 'Kalkschotter Frostschutzschicht Tragschicht'],
  ['Verdichten Abrütteln Rütteln Abrüttler feststampfen', 'Rüttelplatte Verdichtung Stampfer'],
  ['Betonieren Gießen Mischen Anmischen', 'Beton Betonkies Zement'],
  ['Mauern Mauer Hochmauern', 'Mauermörtel Mauersand'],
  ['Verputzen Putz Putzen', 'Putzmörtel Putz'],
  ['Graben Ausheben Aushub Ausbaggern Baggern Erdarbeiten', 'Bagger Leitungsgräben Aushubarbeiten'],
  [
    'Schneiden Zuschneiden Sägen Pflasterschneider Steinschneider',
    'Trennschleifer Steinknacker Nassschneider Fugenschneider',
  ],
  ['Abreißen Abriss Aufstemmen Stemmen', 'Abbruchhammer Meißel'],
  ['Kabel Leitung Stromkabel Leitungsgraben Erdkabel', 'Kabelsand Kabeln'],
  ['Rohre Rohrbettung', 'Kabelsand Füllsand Leitungen'],
  ['Kinder Kind Sandkiste Sandkasten Spielplatz Beachvolleyball', 'Spielsand'],
  ['Fallschutz', 'Spielsand Rindenmulch'],
  ['Boule Bouleplatz Boulebahn', 'Wegedecke'],
  [
    'Wasserdurchlässig Wasserdurchlässige Wasserdurchlässiges versickerungsfähig versickerungsfähiges',
    'Sickerpflaster Rasengitter',
  ],
  ['Pferd Pferde Reitplatz Paddock Reithalle', 'Reitsand'],
  ['Poolfilter Filteranlage Sandfilter Sandfilteranlage', 'Quarzsand'],
  ['Mulchen Mulch', 'Rindenmulch'],
  ['Gemüse Pflanzen Einpflanzen Blumen Bepflanzen', 'Pflanzerde Oberboden Mutterboden'],
  ['Treppe Stufen Hauseingangstreppe', 'Blockstufe'],
  [
    'Steinmauer Gartenmauer Stützmauer Trockenmauer Sichtschutz Gabionenzaun Hang Böschung Hangsicherung',
    'Gabionensteine Böschungen Findlinge',
  ],
  ['Streugut Streuen Glatteis', 'Winterstreugut'],
  ['Baustraße Lkw Laster Schwerlast Traktor', 'Baustraßen Schwerverkehr Lkw-Verkehr Tragschicht'],
  // Technical terms of delivery for road building: TL SoB-StB (mixtures), TL Gestein-StB, TL Pflaster-StB.
  ['TL SoB SoB-StB SoBStB STS ToB ZTV', 'Schottertragschicht Frostschutzschicht Recyclingschotter'],
  ['FSS', 'Frostschutzschicht'],
  ['HGT HKS Antikpflaster Natursteinpflaster Naturstein Granitsteine', 'Granit Basalt Naturstein'],
  ['grobe grober große großer dicke', 'Große Grober Grobes'],
];

/** Synonyms and narrower terms of a folded word, in any grammatical number or case. */
export function synonymsOf(word: string): readonly string[] {
  const plain = foldUmlauts(word);
  const forms = new Set([plain, ...singularsOf(plain), ...singularsOfEr(plain)]);
  return [...forms].flatMap((form) => synonyms().get(form) ?? []);
}

/** Too many words share shorter prefixes. */
const MIN_BEGINNING_LETTERS = 5;

/** Synonyms of the known words that start with this folded text, for visitors who are still typing. */
export function synonymsOfBeginning(beginning: string): readonly string[] {
  if (beginning.length < MIN_BEGINNING_LETTERS) return [];
  return [...synonyms()].flatMap(([word, others]) =>
    word !== beginning && word.startsWith(beginning) ? others : [],
  );
}

/** Only one: a synonym of a mistyped word is already a guess. */
export const MAX_TYPOS_IN_SYNONYM = 1;

/**
 * Synonyms of the known words closest to a mistyped one; excludes longer words that it might be a
 * prefix of.
 */
export function synonymsOfMistyped(mistyped: string): readonly string[] {
  let found: string[] = [];
  let most = MAX_TYPOS_IN_SYNONYM;
  for (const typed of [mistyped, ...singularsOf(mistyped)]) {
    if (/\d/.test(typed) || toleratedTypos(typed.length) === 0) continue;
    const candidates = [...synonyms()].filter(([word]) => word.length <= typed.length + 1);
    const hit = nearest(typed, candidates, ([word]) => word, most);
    if (hit.typos > most) continue;
    if (hit.typos < most) found = [];
    most = hit.typos;
    found.push(...hit.found.flatMap(([, others]) => others));
  }
  return found;
}

const synonyms = lazy((): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  const add = (word: string, others: readonly string[]) =>
    found.set(word, [...(found.get(word) ?? []), ...others]);
  for (const words of SAME.map(foldLine)) {
    for (const word of words) {
      add(
        word,
        words.filter((other) => other !== word),
      );
    }
  }
  for (const [word = '', ...kinds] of KINDS.map(foldLine)) add(word, kinds);
  for (const [asked, told] of USES) for (const word of foldLine(asked)) add(word, foldLine(told));
  return found;
});

function foldLine(line: string): string[] {
  return line.split(' ').map((word) => plainWord(word));
}
