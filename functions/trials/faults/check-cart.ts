import type { AddRecord, SessionRecord } from './records.ts';
import { Violation } from './records.ts';

interface Line {
  product_id: number;
  quantity: number;
}

/**
 * Every acknowledged add is in the cart exactly once, each one with unknown outcome once or not at
 * all, and nothing else: anything that no sum of these explains is a violation.
 */
export function checkCart(session: SessionRecord, lines: readonly Line[]): void {
  const ids = new Set([...session.adds, ...lines].map((entry) => entry.product_id));
  for (const id of ids) {
    const found = sum(lines.filter((line) => line.product_id === id));
    const adds = session.adds.filter((add) => add.product_id === id);
    if (!possibleQuantities(adds).has(found)) throw unexplained(session.id, id, found, adds);
  }
}

function possibleQuantities(adds: readonly AddRecord[]): Set<number> {
  const acknowledged = adds.filter((add) => add.outcome === 'acknowledged');
  let possible = new Set([sum(acknowledged)]);
  for (const { outcome, quantity } of adds) {
    if (outcome === 'acknowledged') continue;
    possible = new Set([...possible].flatMap((units) => [units, units + quantity]));
  }
  return possible;
}

function sum(entries: readonly { quantity: number }[]): number {
  return entries.reduce((units, { quantity }) => units + quantity, 0);
}

function unexplained(session: string, id: number, found: number, adds: readonly AddRecord[]) {
  const sent = adds.map(({ quantity, outcome }) => `${quantity} ${outcome}`).join(', ');
  return new Violation(
    `The cart ${session} holds ${found} units of product ${id}; sent were: ${sent || 'none'}.`,
  );
}
