import type { ApiCall } from '@shop/domain/contract/api';
import { hasBody, parseBody } from '@shop/domain/contract/request-bodies';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_CALLS } from '../../test/sample-calls.ts';
import { sentenceProblem } from './checks/german-sentence.ts';
import { fuzz } from './fuzz.ts';
import { mutate, mutations } from './generate/mutations.ts';
import { type FuzzedShop, startFuzzedShop } from './shop.ts';

let shop: FuzzedShop;

beforeAll(async () => {
  shop = await startFuzzedShop();
});
afterAll(() => shop.stop());

test('hostile requests cause no 5xx, leak no secret and make no forbidden write', async () => {
  const statuses = await fuzz(shop, { requests: 300, seed: 20_260_302 });
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(240);
  const [read = 0, written = 0] = [200, 201].map((status) => statuses.get(status));
  expect(written).toBeGreaterThan(0);
  const few = 'Too few requests succeed: the first body of each sample call must be valid';
  expect(read + written, few).toBeGreaterThan(total / 5);
});

test.each(SAMPLE_CALLS.filter(({ bodies }) => bodies))(
  'whatever is sent as $name is taken or refused in German',
  ({ name, bodies = [] }) => {
    const call = name as ApiCall;
    if (!hasBody(call)) throw new Error(`${name} takes no body`);
    const sent = fc.tuple(fc.constantFrom(...bodies), mutations);
    const isGerman = fc.property(sent, ([body, changes]) => {
      const parsed = parseBody(call, mutate(body, changes));
      return parsed.ok || sentenceProblem(parsed.message) === undefined;
    });
    fc.assert(isGerman, { seed: 1, numRuns: 200 });
  },
);
