import { foldUmlauts, foldWord, writtenWords } from './search-text.ts';

/** Folded filler words of queries: function words, asking and buying, and units without a number. */
const FILLERS = new Set(
  (
    'aber alles als also am an auch auf aus bei beim bis da damit dann das dass dem den denn der des dich die dies diese ' +
    'diesen dir doch du durch ein eine einem einen einer eines er es etwas euch euer fur fuer gegen gibt gute guten guter ' +
    'habe haben habt hat hier ich ihr ihre ihren im in ins irgendwas ist ja kann kein keine konnt konnte kommen kommt lieber ' +
    'man mehr mein meine meinem meinen meiner mich mir mit muss nach nehme nehmen neue neuen neuer nicht nichts nimmt noch ' +
    'nur ob oder ohne passend passende paar schon sein sich sie sind so soll sollte statt uber um ums und uns unser unsere ' +
    'unserem unseren unserer unter unters viel viele vom von vor wann war was welche welchem welchen welcher welches wenn wer werden ' +
    'wie wieviel wieviele will wir wird wo womit worauf woher zu zum zur zwischen ' +
    'anlegen bauen baue beste besten besorgen bekomme bekommen benotige benotigt benotigen bestelle bestellen bezahlbar billig ' +
    'brauch brauche brauchen braucht dringend gebraucht geeignet gesucht guenstig gunstig gunstige gunstiger gunstigen ' +
    'kaufe kaufen kosten kostet machen macht mache mocht mochte mochten online preis preise preiswert selber selbst suche suchen ' +
    'befestigen befestigt hin rund setzen voll ' +
    'alte alten alter haus lassen ausleihen leihe leihen miete mieten verlegen ' +
    'zwei drei vier funf sechs acht zehn zwanzig ' +
    'ca cbm circa etwa kilo kubik kubikmeter laufmeter lfm meter qm quadratmeter tonne tonnen ungefahr'
  ).split(' '),
);

/** What is read of a query: each unknown word costs milliseconds. */
const MAX_LETTERS = 200;
const MAX_WORDS = 16;

/**
 * The folded words of a query, without fillers if there are others. The times sign of a half-typed
 * size is dropped.
 */
export function queryWords(query: string): string[] {
  const words = writtenWords(query.slice(0, MAX_LETTERS))
    .slice(0, MAX_WORDS)
    .map(([folded]) => folded.replace(/^x(?=\d|$)/, '').replace(/(\d)x$/, '$1'))
    .filter(Boolean);
  const wanted = words.filter((word) => !FILLERS.has(word) && !FILLERS.has(foldUmlauts(word)));
  return wanted.length > 0 ? wanted : words;
}

/** Whether a query asks to rent rather than buy. */
export const asksForRental = (query: string): boolean =>
  writtenWords(query).some(([folded]) => /^(?:aus|ver)?(?:miete?|leihe?)n?$/.test(folded));

const AMOUNT =
  /(?<![\p{L}\d/,.-])(\d+(?:[.,]\d+)?)\s*(m²|m2|qm|quadratmetern?|m³|m3|cbm|kubikmetern?|kubik|t|to|tonnen?|lfm|laufmetern?|m|metern?)(?![\p{L}\d])/giu;

/** A query apart from the amounts in it, as `40 m²` or `10 to`, each as number and unit. */
export function withoutAmounts(query: string): { rest: string; amounts: [string, string][] } {
  const amounts: [string, string][] = [];
  const rest = query.replace(AMOUNT, (_, number: string, unit: string) => {
    amounts.push([foldWord(number), foldWord(unit)]);
    return ' ';
  });
  return { rest, amounts };
}
