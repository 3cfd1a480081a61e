/**
 * Reads a number as Germans write it: `12,5`, `1.250`, `1.250,50`; a point that cannot separate
 * thousands counts as the decimal one (`12.5`). Undefined for anything else, also below zero.
 */
export function parseDecimal(text: string): number | undefined {
  const compact = text.trim().replace(/\s/g, '');
  if (GROUPED.test(compact)) return Number(compact.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(compact) ? Number(compact.replace(',', '.')) : undefined;
}

const GROUPED = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;
const PLAIN = /^\d{1,12}([.,]\d+)?$/;
