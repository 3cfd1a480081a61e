import { toCents } from '../money/money.ts';
import { formatEuro } from '../text/format.ts';
import { formatDay } from '../time/calendar.ts';

/** How a field of an input is told in the log and where two versions are compared. */
export interface ShownField<Value = never> {
  label: string;
  show(value: Value): string;
  /** What it means that it is missing. */
  missing?: string;
}

/** As it is. */
export const text = (value: string) => value;

/** An amount in euro. */
export const euro = (value: number) => formatEuro(toCents(value));

/** With all of its decimals, of which `formatNumber` keeps three. */
export const figure = (value: number) =>
  value.toLocaleString('de-DE', { maximumFractionDigits: 20 });

export const withUnit = (unit: string) => (value: number) => `${figure(value)} ${unit}`;

/** A line for each entry. */
export const lines =
  <Entry>(show: (entry: Entry) => string) =>
  (entries: readonly Entry[]) =>
    entries.map(show).join('\n');

/** Days, both included. */
export const period = ({ from, to }: { from: string; to: string }) =>
  from === to ? formatDay(from) : `${formatDay(from)} bis ${formatDay(to)}`;
