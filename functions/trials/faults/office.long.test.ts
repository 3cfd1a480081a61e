import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '@shop/emulators/firestore';
import { expect, test } from 'vitest';
import { auditAll } from '../../operations/audit/audit.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { doOfficeWork, type SaveRecord } from './clerk.ts';
import { checkOffice, storeOfficeStock } from './office-checks.ts';
import { createRandom } from './random.ts';
import { CallStats, createClient } from './shop-client.ts';

const CLERKS = 4;
const SAVES_EACH = 5;
const ROUNDS = 3;
const FAULTS: readonly (Fault | undefined)[] = [
  undefined,
  { code: 'UNAVAILABLE', when: 'after', every: 3 },
  { code: 'ABORTED', every: 2 },
  { code: 'UNAVAILABLE' },
  { code: 'DEADLINE_EXCEEDED', when: 'after', every: 4 },
];

const api = apiForTests();

test('no change of the office is lost, doubled or missing in the log while Firestore comes and goes', async () => {
  await storeOfficeStock(api.firestore);
  await api.read('/api/products');
  const headers = api.asAdmin();
  const stats = new CallStats();
  const records: SaveRecord[] = [];
  const random = createRandom(7);
  let working = true;
  const failing = (async () => {
    // On a slow machine all rounds may be over before the first call reaches Firestore.
    for (let round = 0; round < ROUNDS || (working && stats.failed === 0); round += 1) {
      for (const fault of FAULTS) {
        api.setFault(fault);
        await pause(random.integer(50, 200));
      }
    }
    api.setFault();
  })();
  const clerks = Array.from({ length: CLERKS }, async (_, index) => {
    const address = `198.51.100.${index + 1}`;
    const call = createClient({ origin: api.origin, address, stats, maxMs: 15_000, headers });
    const clerk = { call, random: createRandom(100 + index), records };
    for (let left = SAVES_EACH; left > 0; left -= 1) await doOfficeWork(clerk);
  });
  await Promise.all(clerks).finally(() => {
    working = false;
  });
  await failing;
  expect(await checkOffice(api.firestore, records)).toEqual([]);
  expect((await auditAll(api.firestore, api.clock.now)).findings).toEqual([]);
  expect(records.length).toBeGreaterThanOrEqual(CLERKS * SAVES_EACH);
  expect(stats.failed).toBeGreaterThan(0);
});
