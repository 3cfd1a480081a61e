import { integer } from '../values/integers.ts';
import { NANOS } from '../values/nanos.ts';
import { RulesError } from '../values/rules-error.ts';
import { durationValue } from '../values/times.ts';
import { builtIn, type Methods } from './signature.ts';

const DURATION = ['duration'] as const;
const INT = ['int'] as const;

/** Both parts of a negative duration are negative. */
export const DURATION_METHODS: Methods = {
  seconds: builtIn([DURATION], ({ nanos }) => integer(nanos / NANOS.s)),
  nanos: builtIn([DURATION], ({ nanos }) => integer(nanos % NANOS.s)),
};

export const DURATION_FUNCTIONS: Methods = {
  'duration.abs': builtIn([DURATION], ({ nanos }) => durationValue(nanos < 0n ? -nanos : nanos)),
  'duration.time': builtIn([INT, INT, INT, INT], (hours, minutes, seconds, nanos) =>
    durationValue(
      hours.value * NANOS.h + minutes.value * NANOS.m + seconds.value * NANOS.s + nanos.value,
    ),
  ),
  'duration.value': builtIn([INT, ['string']], (magnitude, unit) =>
    durationValue(magnitude.value * nanosOf(unit.value)),
  ),
};

function nanosOf(unit: string): bigint {
  if (!Object.hasOwn(NANOS, unit)) {
    throw new RulesError(`Unknown unit ${unit}, expected w, d, h, m, s, ms or ns.`);
  }
  return NANOS[unit as keyof typeof NANOS];
}
