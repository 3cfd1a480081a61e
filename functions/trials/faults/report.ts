import type { TrialResult } from './trial.ts';

const MOST_SHOWN = 20;

/** A table of all trials, and below it what went wrong. */
export function report(results: readonly TrialResult[]): string {
  const rows = results.map(({ name, orders, traffic, violations, remark }) => [
    name,
    String(orders),
    String(traffic.succeeded),
    String(traffic.failures.get('503') ?? 0),
    String(traffic.failures.get('no answer') ?? 0),
    (traffic.slowestMs / 1000).toFixed(1),
    violations.length === 0 ? 'kept' : 'BROKEN',
    remark,
  ]);
  const head = ['', 'orders', 'succeeded', '503', 'cut', 'slowest s', 'promises', ''];
  const table = [head, ...rows].map(writeRow).join('\n');
  const broken = results.flatMap(({ name, violations }) =>
    violations.slice(0, MOST_SHOWN).map((violation) => `${name}: ${violation}`),
  );
  return [table, ...broken].join('\n');
}

function writeRow([name = '', ...cells]: readonly string[]): string {
  const remark = cells.at(-1) ?? '';
  const figures = cells.slice(0, -1).map((cell) => cell.padStart(11));
  return `${name.padEnd(22)}${figures.join('')}  ${remark}`.trimEnd();
}
