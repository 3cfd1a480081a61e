import { parseDecimal } from './format.ts';

const PIECES = 'stück|stueck|stck|stk|st';
const METRES = 'm|lfm|lfdm|lfd\\. ?m|metern?';

/** How each unit is written, as `NFKC` has it. */
const WRITTEN: Readonly<Record<string, string>> = {
  t: 't|to|ton|tonnen?',
  'm³': 'm3|cbm|kubik|kubikmetern?',
  'm²': 'm2|qm|quadratmetern?',
  Stück: PIECES,
  // A piece of what comes in sacks is a sack.
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

/** Reads a number as `parseDecimal` does, also with its unit in any usual spelling: `12 to`, `12 Säcke`. */
export function readMeasured(text: string, unit = ''): number | undefined {
  const typed = text.normalize('NFKC').trim();
  const written = WRITTEN[unit] ?? unit.normalize('NFKC').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const measured = unit && new RegExp(`^([\\d.,\\s]+)(?:${written})\\.?$`, 'iu').exec(typed);
  return parseDecimal(measured ? (measured[1] ?? '') : typed);
}

/** Whether a text is a number of anything known. */
export const isMeasured = (text: string): boolean =>
  Object.keys(WRITTEN).some((unit) => readMeasured(text, unit) !== undefined);
