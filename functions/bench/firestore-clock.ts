import {
  DocumentReference,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';

/** Calls that are under way; while there are any, the time is Firestore's. */
let underWay = 0;
let sinceUs = 0;
let spentUs = 0;

/**
 * Processor time of this process so far, in microseconds. Unlike the time of day it does not count
 * what other programs on the machine do meanwhile.
 */
export function cpuUs(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** How much of it was spent between a call of Firestore and its answer. */
export function firestoreUs(): number {
  return spentUs;
}

/**
 * Wraps Firestore where our code calls it: reads and writes of a transaction, a document alone, the
 * decoding of what was read, and a transaction without what our code does in it. Has to come before
 * the function is loaded.
 */
export function watchFirestore(): void {
  for (const name of ['get', 'getAll', 'create', 'set', 'update', 'delete']) {
    watchCall(Transaction.prototype, name);
  }
  for (const name of ['get', 'update']) watchCall(DocumentReference.prototype, name);
  // What our converters are given: its values are decoded when it is asked.
  watchCall(QueryDocumentSnapshot.prototype, 'data');
  watchTransactions();
}

function watchCall(prototype: object, name: string): void {
  const original: unknown = Reflect.get(prototype, name);
  if (typeof original !== 'function') throw new Error(`Firestore has no ${name}`);
  const watched = function (this: unknown, ...args: unknown[]): unknown {
    enter();
    const result: unknown = Reflect.apply(original, this, args);
    if (result instanceof Promise) return result.finally(leave);
    leave();
    return result;
  };
  Reflect.set(prototype, name, watched);
}

function watchTransactions(): void {
  const { runTransaction } = Firestore.prototype;
  type Update = (transaction: Transaction) => Promise<unknown>;
  const watched = function (this: Firestore, update: Update, ...options: unknown[]) {
    const ours: Update = async (transaction) => {
      leave();
      try {
        return await update(transaction);
      } finally {
        enter();
      }
    };
    enter();
    return Reflect.apply(runTransaction, this, [ours, ...options]).finally(leave);
  };
  Reflect.set(Firestore.prototype, 'runTransaction', watched);
}

function enter(): void {
  if (underWay === 0) sinceUs = cpuUs();
  underWay += 1;
}

function leave(): void {
  underWay -= 1;
  if (underWay === 0) spentUs += cpuUs() - sinceUs;
}
