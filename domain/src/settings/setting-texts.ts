import { toCents } from '../money/money.ts';
import { formatEuro } from '../text/format.ts';
import { formatDay } from '../time/calendar.ts';

/** How a field is shown in the log and in comparisons of versions. */
export interface ShownField<Value = never> {
  label: string;
  show(value: Value): string;
  /** Text for a missing value. */
  missing?: string;
}

export const text = (value: string) => value;

export const euro = (value: number) => formatEuro(toCents(value));

/** Keeps all decimals; `formatNumber` would round to three. */
export const figure = (value: number) =>
  value.toLocaleString('de-DE', { maximumFractionDigits: 20 });

export const withUnit = (unit: string) => (value: number) => `${figure(value)} ${unit}`;

export const lines =
  <Entry>(show: (entry: Entry) => string) =>
  (entries: readonly Entry[]) =>
    entries.map(show).join('\n');

/** Days, both included. */
export const period = ({ from, to }: { from: string; to: string }) =>
  from === to ? formatDay(from) : `${formatDay(from)} bis ${formatDay(to)}`;
