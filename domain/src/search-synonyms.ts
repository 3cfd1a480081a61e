import { onFirstUse } from './first-use.ts';
import { singularsOf } from './search-endings.ts';
import { foldUmlauts, foldWord } from './search-fold.ts';
import { forgivenTypos, typoCounter } from './search-typos.ts';

/** Words of a line mean the same to whoever builds; each finds what the others find. */
const SAME = [
  'Splitt Schotter Mineralgemisch Brechkorn',
  'Ziegel Dachziegel Dachpfanne Dachstein',
  'Mutterboden Oberboden Humus Gartenerde',
  'Kiesel Rundkies Flusskies',
  'Findling Felsbrocken',
  'Gabione Steinkorb',
  'Recycling RC',
  'Spielsand Sandkastensand Buddelsand',
  'Bordstein Randstein Kantenstein Rabatte',
  'Verbundpflaster Verbundstein',
  'Rasengitter Rasenkammer Rasenwabe',
  'Gehwegplatte Gartenplatte Betonplatte',
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
  'Bagger Minibagger Mikrobagger Kompaktbagger',
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
  'Schrägaufzug Dachdeckeraufzug Bauaufzug',
];

/** The first word of a line also stands for the others, but none of them for it. */
const KINDS = ['Schüttgut Kies', 'Verdichter Stampfer Walze'];

/** Reads the lines above ahead of the first word that asks; whether there are any. */
export function readSynonyms(): boolean {
  return synonyms().size > 0;
}

/** What else a folded word may mean: words that mean the same, and kinds of it. */
export function synonymsOf(word: string): readonly string[] {
  const forms = [foldUmlauts(word), ...singularsOf(foldUmlauts(word))];
  return forms.flatMap((form) => synonyms().get(form) ?? []);
}

/** Typos that are forgiven in a word that stands nowhere itself: what it means is a guess already. */
export const MOST_TYPOS_IN_SYNONYM = 1;

/**
 * What a mistyped folded word may mean, by the nearest of the words that have synonyms. Beginnings of
 * these are guessed by no more than a letter.
 */
export function synonymsOfMistyped(mistyped: string): readonly string[] {
  let most = MOST_TYPOS_IN_SYNONYM;
  let found: string[] = [];
  for (const typed of [mistyped, ...singularsOf(mistyped)]) {
    if (/\d/.test(typed) || forgivenTypos(typed.length) === 0) continue;
    const typosTo = typoCounter(typed);
    for (const [word, others] of synonyms()) {
      if (word.length > typed.length + 1) continue;
      const typos = typosTo(word, most);
      if (typos > most) continue;
      if (typos < most) found = [];
      most = typos;
      found.push(...others);
    }
  }
  return found;
}

const synonyms = onFirstUse((): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  const add = (word: string, others: readonly string[]) =>
    found.set(word, [...(found.get(word) ?? []), ...others]);
  for (const line of SAME) {
    const words = foldLine(line);
    for (const word of words) {
      add(
        word,
        words.filter((other) => other !== word),
      );
    }
  }
  for (const line of KINDS) {
    const [word = '', ...kinds] = foldLine(line);
    add(word, kinds);
  }
  return found;
});

function foldLine(line: string): string[] {
  return line.split(' ').map((word) => foldUmlauts(foldWord(word)));
}
