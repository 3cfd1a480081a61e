import { lazy } from '../text/lazy.ts';
import { foldUmlauts, plainWord, singularsOf } from './search-text.ts';
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
  'Rüttler Rüttelplatte Verdichter Vibrationsplatte Flächenrüttler',
  'Stampfer Frosch',
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
];

/** The first word of a line includes the others, but not vice versa. */
const KINDS = [
  'Schüttgut Kies',
  'Verdichter Stampfer Walze',
  'Frostschutzkies Kiessand Frostschutzschicht',
  'Magerbeton C8/10 C12/15',
  'Kopfsteinpflaster Großpflaster Kleinpflaster Mosaikpflaster',
  'Schwarz Anthrazit',
];

/** Synonyms and narrower terms of a folded word, in any grammatical number or case. */
export function synonymsOf(word: string): readonly string[] {
  const forms = [foldUmlauts(word), ...singularsOf(foldUmlauts(word))];
  return forms.flatMap((form) => synonyms().get(form) ?? []);
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
  return found;
});

function foldLine(line: string): string[] {
  return line.split(' ').map((word) => plainWord(word));
}
