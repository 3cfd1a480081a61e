import type { RunTransaction } from '../src/firestore/run-transaction.ts';

/** Repeats every transaction, as Firestore does when the answer to a commit is lost. */
export function repeating(runTransaction: RunTransaction): RunTransaction {
  return async (update) => {
    await runTransaction(update);
    return runTransaction(update);
  };
}

/** Fails every transaction just before its commit. */
export function failingToCommit(runTransaction: RunTransaction): RunTransaction {
  return (update) =>
    runTransaction(async (transaction) => {
      await update(transaction);
      throw new Error('not committed');
    });
}

/** Fails the nth transaction before it begins. */
export function failingAt(nth: number, runTransaction: RunTransaction): RunTransaction {
  let count = 0;
  return async (update) => {
    count += 1;
    if (count === nth) throw new Error('the process ended');
    return runTransaction(update);
  };
}
