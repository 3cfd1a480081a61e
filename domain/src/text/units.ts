import { parseDecimal } from './format.ts';

const PIECES = 'stück|stueck|stck|stk|st';
const METRES = 'm|lfm|lfdm|lfd\\. ?m|metern?';

/** Spellings of each unit, after `NFKC`. */
const WRITTEN: Readonly<Record<string, string>> = {
  t: 't|to|ton|tonnen?',
  'm³': 'm3|cbm|kubik|kubikmetern?',
  'm²': 'm2|qm|quadratmetern?',
  Stück: PIECES,
  // A piece of something sold in sacks is a sack.
  Sack: `sack|säcken?|saecken?|${PIECES}`,
  m: METRES,
  lfm: METRES,
  cm: 'cm|zentimetern?',
  km: 'km|kilometern?',
  kg: 'kg|kilo|kilogramm',
  l: 'l|ltr|litern?',
  'Std.': 'std|h|stunden?',
  '%': '%|prozent',
};

/** Parses a number like `parseDecimal`, with or without its unit in any common spelling: `12 to`, `12 Säcke`. */
export function readMeasured(text: string, unit = ''): number | undefined {
  // `NFKC` would make 122 of 12².
  if (/\d\s*\p{No}/u.test(text)) return undefined;
  const typed = text.normalize('NFKC').trim();
  const written = WRITTEN[unit] ?? unit.normalize('NFKC').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const measured = unit && new RegExp(`^([\\d.,\\s]+)(?:${written})\\.?$`, 'iu').exec(typed);
  return parseDecimal(measured ? (measured[1] ?? '') : typed);
}

/** Whether a text is a quantity in any known unit. */
export const isMeasured = (text: string): boolean =>
  Object.keys(WRITTEN).some((unit) => readMeasured(text, unit) !== undefined);
