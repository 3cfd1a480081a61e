import { integer } from '../values/integers.ts';
import { floorDivide, NANOS } from '../values/nanos.ts';
import type { ValueOf } from '../values/rules-value.ts';
import { dateValue, timestampFromText, timestampValue } from '../values/times.ts';
import { type BuiltIn, builtIn, type Methods } from './signature.ts';

type Timestamp = ValueOf<'timestamp'>;

const TIME = ['timestamp'] as const;
const INT = ['int'] as const;

/** All in UTC. */
export const TIMESTAMP_METHODS: Methods = {
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  // ISO weekday: Monday is 1, Sunday 7.
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part((date) => dayOfYear(date)),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  nanos: builtIn([TIME], ({ nanos }) => integer(nanos - floorDivide(nanos, NANOS.s) * NANOS.s)),
  toMillis: builtIn([TIME], ({ nanos }) => integer(floorDivide(nanos, NANOS.ms))),
  date: builtIn([TIME], ({ nanos }) => timestampValue(startOfDay(nanos))),
  time: builtIn([TIME], ({ nanos }) => ({ type: 'duration', nanos: nanos - startOfDay(nanos) })),
};

export const TIMESTAMP_FUNCTIONS: Methods = {
  'timestamp.date': builtIn([INT, INT, INT], (year, month, day) =>
    dateValue(Number(year.value), Number(month.value), Number(day.value)),
  ),
  'timestamp.value': builtIn([['int', 'string']], (given) =>
    given.type === 'int' ? timestampValue(given.value * NANOS.ms) : timestampFromText(given.value),
  ),
};

function part(read: (date: Date) => number): BuiltIn {
  return builtIn([TIME], (time) => integer(read(dateOf(time))));
}

const dateOf = ({ nanos }: Timestamp): Date => new Date(Number(floorDivide(nanos, NANOS.ms)));

const startOfDay = (nanos: bigint): bigint => floorDivide(nanos, NANOS.d) * NANOS.d;

function dayOfYear(date: Date): number {
  const start = new Date(0);
  start.setUTCFullYear(date.getUTCFullYear(), 0, 1);
  return Math.floor((date.getTime() - start.getTime()) / 86_400_000) + 1;
}
