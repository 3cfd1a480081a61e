import { invalidArgument, isStatusName, type StatusName } from '../core/api/errors.ts';

/** A fault that data calls run into until it is cleared. */
export interface Fault {
  /** Delay before the call is processed, in milliseconds. */
  delayMs?: number;
  /** Name of the gRPC status that the call fails with. */
  code?: StatusName;
  /**
   * Whether a failing call fails before its work (the default) or after it, losing only the answer.
   */
  when?: 'before' | 'after';
  /** Hits every n-th call only, counted from when the fault is set. */
  every?: number;
}

/** The maximum of setTimeout. */
const MAX_DELAY_MS = 2_147_483_647;

const CHECKS: Readonly<Record<keyof Fault, { test: (value: unknown) => boolean; must: string }>> = {
  delayMs: {
    test: (value) => typeof value === 'number' && value >= 0 && value <= MAX_DELAY_MS,
    must: `a number of milliseconds from 0 to ${MAX_DELAY_MS}`,
  },
  code: {
    test: isStatusName,
    must: 'the name of a gRPC status other than OK, such as UNAVAILABLE',
  },
  when: { test: (value) => value === 'before' || value === 'after', must: '"before" or "after"' },
  every: {
    test: (value) => Number.isSafeInteger(value) && Number(value) > 0,
    must: 'a whole number from 1',
  },
};

const isField = (name: string): name is keyof Fault => Object.hasOwn(CHECKS, name);

/** Validates a fault; throws INVALID_ARGUMENT with a sentence. */
export function checkFault(value: object): Fault {
  for (const [name, field] of Object.entries(value)) {
    if (!isField(name)) {
      throw invalidArgument(
        `A fault has no "${name}": it knows ${Object.keys(CHECKS).join(', ')}.`,
      );
    }
    if (field !== undefined && !CHECKS[name].test(field)) {
      throw invalidArgument(`"${name}" of a fault must be ${CHECKS[name].must}.`);
    }
  }
  const fault: Fault = value;
  if (fault.delayMs === undefined && fault.code === undefined) {
    throw invalidArgument('A fault needs "delayMs", "code" or both.');
  }
  return { ...fault };
}
