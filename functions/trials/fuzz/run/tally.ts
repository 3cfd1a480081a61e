import type { Exchange } from '../check/exchange.ts';
import { isServersOwn } from '../check/servers-own.ts';

/** Counts what was sent and what came back. */
export class Tally {
  readonly #counts = new Map<string, Map<string, number>>();
  #requests = 0;
  #slowestMs = 0;

  get requests(): number {
    return this.#requests;
  }

  get slowestMs(): number {
    return this.#slowestMs;
  }

  count(exchange: Exchange): void {
    this.#requests += 1;
    this.#slowestMs = Math.max(this.#slowestMs, exchange.outcome.ms);
    const route = exchange.path ?? '(no such path)';
    const row = this.#counts.get(route) ?? new Map<string, number>();
    const column = resultOf(exchange);
    row.set(column, (row.get(column) ?? 0) + 1);
    this.#counts.set(route, row);
  }

  /** A line per path, a column per status, and the share of each status in all. */
  table(): string {
    const columns = [
      ...new Set([...this.#counts.values()].flatMap((row) => [...row.keys()])),
    ].sort();
    const lines = [...this.#counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
    const total = (column: string) =>
      lines.reduce((sum, [, row]) => sum + (row.get(column) ?? 0), 0);
    return [
      tableLine('', columns),
      ...lines.map(([route, row]) =>
        tableLine(
          route,
          columns.map((each) => `${row.get(each) ?? ''}`),
        ),
      ),
      tableLine(
        'all',
        columns.map((each) => `${total(each)}`),
      ),
      tableLine(
        'share',
        columns.map((each) => percent(total(each), this.#requests)),
      ),
    ].join('\n');
  }

  /** How many requests got past the first checks of form: they were fulfilled, or judged by state. */
  get deepShare(): number {
    const rows = [...this.#counts.values()].flatMap((row) => [...row.entries()]);
    const deep = rows.filter(([column]) => /^(2|304|409|422|429)/.test(column));
    return deep.reduce((sum, [, count]) => sum + count, 0) / Math.max(1, this.#requests);
  }
}

function resultOf({ outcome }: Exchange): string {
  if (outcome.kind !== 'answer') return outcome.kind;
  return isServersOwn(outcome.answer) ? 'node' : String(outcome.answer.status);
}

function tableLine(title: string, cells: readonly string[]): string {
  return title.padEnd(40) + cells.map((cell) => cell.padStart(8)).join('');
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}
