/**
 * Whole euro cents. All arithmetic happens in cents; euro with decimals exist only on the wire
 * and on the screen.
 */
export type Cents = number;

/** Converts a wire amount in euro to cents, rounded half away from zero; the one rounding place. */
export function toCents(euro: number): Cents {
  const scaled = Math.round(euro * 100);
  // Nearly all amounts are whole cents: what divides back to the amount is exact, up to ten billion.
  if (scaled / 100 === euro && Math.abs(scaled) < 1e12) return scaled || 0;
  // 1.005 * 100 is 100.49999999999999: the exponent notation shifts the decimal point exactly.
  const cents = Math.round(Number(`${Math.abs(euro)}e2`));
  const exact = Number.isNaN(cents) ? Math.round(Math.abs(euro) * 100) : cents;
  return euro < 0 ? -exact : exact;
}

/** Converts cents to the euro number that is sent over the wire (two decimals at most). */
export function toEuro(cents: Cents): number {
  return cents / 100;
}

/** Sums amounts in cents. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
