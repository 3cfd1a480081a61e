import { isDeepStrictEqual } from 'node:util';
import { measureUsage, type UsageSubject } from './measure-usage.ts';
import type { Budget, RequestKind } from './request-kinds.ts';

export interface CountedKind {
  name: string;
  counted: Budget;
  /** What it must not cost, where it does. */
  problem: string | undefined;
}

const ENTRIES_PER_READ = 1000;

/** Counts each kind once, alone on the database, with what its orders add. */
export async function countUsage(
  subject: UsageSubject,
  kinds: readonly RequestKind[],
  orders: () => Promise<number>,
): Promise<CountedKind[]> {
  const counted: CountedKind[] = [];
  for (const kind of kinds) counted.push(await countKind(subject, kind, await orders()));
  return counted;
}

async function countKind(
  subject: UsageSubject,
  kind: RequestKind,
  orders: number,
): Promise<CountedKind> {
  const more = (kind.sums ?? 0) * (Math.ceil(orders / ENTRIES_PER_READ) - 1);
  const budget = { ...kind.budget, reads: kind.budget.reads + more };
  const counted = await measureUsage(subject, kind);
  const isKept = isDeepStrictEqual(counted, budget);
  const problem = `${kind.name} cost ${say(counted)} instead of ${say(budget)}.`;
  return { name: kind.name, counted, problem: isKept ? undefined : problem };
}

function say({ reads, writes, deletes }: Budget): string {
  return `${reads} reads, ${writes} writes and ${deletes} deletes`;
}

/** The table for `docs/reliability.md`. */
export function usageTable(kinds: readonly CountedKind[]): string {
  const rows = kinds.map(({ name, counted: { reads, writes, deletes } }) =>
    row(name, ...[reads, writes, deletes].map(String)),
  );
  const head = [row('Request', 'reads', 'writes', 'deletes'), row('---', '---:', '---:', '---:')];
  return [...head, ...rows].join('\n');
}

function row(name: string, ...cells: string[]): string {
  return `| ${name.padEnd(27)} | ${cells.map((cell) => cell.padStart(7)).join(' | ')} |`;
}
