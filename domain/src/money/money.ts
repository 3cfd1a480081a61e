/**
 * Whole euro cents. All arithmetic happens in cents; decimal euro amounts exist only on the wire and
 * on screen.
 */
export type Cents = number;

/** Converts a wire amount in euro to cents, rounding half away from zero; the only rounding place. */
export function toCents(euro: number): Cents {
  const scaled = Math.round(euro * 100);
  // Exact for whole cents up to ten billion.
  if (scaled / 100 === euro && Math.abs(scaled) < 1e12) return scaled || 0;
  // 1.005 * 100 is 100.49999999999999; exponent notation shifts the decimal point exactly.
  const cents = Math.round(Number(`${Math.abs(euro)}e2`));
  const exact = Number.isNaN(cents) ? Math.round(Math.abs(euro) * 100) : cents;
  return euro < 0 ? -exact : exact;
}

/** Converts cents to the euro amount on the wire. */
export const toEuro = (cents: Cents): number => cents / 100;

/** Whole thousandths. */
export const milli = (quantity: number) => Math.round(quantity * 1000);

/** A price times a quantity of up to three decimals, half cents up: 11.84 t at 24.50 € are 290.08 €. */
export const timesCents = (cents: Cents, quantity: number): Cents =>
  Math.round((cents * milli(quantity)) / 1000);

export const sumCents = (amounts: readonly Cents[]): Cents =>
  amounts.reduce((sum, amount) => sum + amount, 0);
