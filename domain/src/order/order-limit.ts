import type { Cents } from '../money/money.ts';
import { formatEuro } from '../text/format.ts';

/** Far above honest orders, in cents net; larger ones need a quote. */
export const MAX_ORDER_CENTS: Cents = 10_000_000_00;

/** Why an order of this net total is not taken, as a German sentence; undefined if it is. */
export function orderTotalProblem(totalCents: Cents): string | undefined {
  if (totalCents <= MAX_ORDER_CENTS) return undefined;
  return `Bestellungen über mehr als ${formatEuro(MAX_ORDER_CENTS)} netto nehmen wir nur auf Anfrage an. Bitte fordern Sie ein Angebot an.`;
}
