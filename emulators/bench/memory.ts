import { Databases } from '../src/firestore/core/databases.ts';
import { DATABASE, fieldsOf } from './requests.ts';

/** Tells the parent how much memory small documents take. */
const DOCUMENTS = 100_000;
const BATCH = 500;
const MIB = 1024 * 1024;

const collectGarbage = globalThis.gc ?? missing();
const database = new Databases().get(DATABASE);
collectGarbage();
const before = process.memoryUsage().heapUsed;
for (let first = 0; first < DOCUMENTS; first += BATCH) {
  const numbers = Array.from({ length: BATCH }, (_, i) => first + i);
  database.commit(
    numbers.map((n) => ({
      update: { name: `${DATABASE}/documents/orders/order-${n}`, fields: fieldsOf(n) },
    })),
  );
}
collectGarbage();
const { heapUsed, rss } = process.memoryUsage();
process.send?.(
  `${DOCUMENTS} documents take ${((heapUsed - before) / MIB).toFixed(0)} MiB (process ${(rss / MIB).toFixed(0)} MiB).`,
);
process.disconnect?.();

function missing(): never {
  throw new Error('Run this with --expose-gc.');
}
