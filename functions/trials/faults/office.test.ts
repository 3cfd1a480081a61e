import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SaveRequest, SaveResult, Versioned } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import type { StoredProduct } from '@shop/domain/office/stored-catalogue';
import type { Fault } from '@shop/emulators/firestore';
import { expect, test } from 'vitest';
import type { StoredChange } from '../../src/stored/change.ts';
import { product, storeProducts } from '../../test/shop-data.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { createRandom, type Random } from './random.ts';

const IDS = [1, 2, 3];
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

type Answer = SaveResult<ProductInput>;

/** A clerk's browser: repeats what got no answer under the same id. Some answers never arrive. */
function openClerk(api: TestApi, random: Random) {
  const headers = {
    'content-type': 'application/json',
    ...api.asAdmin(),
  };
  async function ask<Body>(path: string, init: RequestInit = {}): Promise<Body> {
    for (;;) {
      const isCut = random.chance(0.2);
      const signal = AbortSignal.timeout(isCut ? random.integer(1, 30) : 15_000);
      const response = await fetch(api.origin + path, { ...init, headers, signal }).catch(() => {});
      if (response?.status === 200) {
        const body = await response.json().catch(() => {});
        if (body) return body as Body;
      } else if (response) expect(response.status).toBe(503);
      await pause(random.integer(1, 40));
    }
  }

  /** Raises the price by a cent, again from the start if somebody else was faster. */
  async function raisePrice(id: number): Promise<void> {
    for (;;) {
      const current = await ask<Versioned<ProductInput>>(`/api/admin/products/${id}`);
      const { input, version } = current;
      const price = Math.round(((input.price ?? 0) + 0.01) * 100) / 100;
      const change = { id: String(id), version, input: { ...input, price } };
      const body: SaveRequest<ProductInput> = { request_id: randomUUID(), changes: [change] };
      const sent = { method: 'POST', body: JSON.stringify(body) };
      const [result] = await ask<Answer[]>('/api/admin/products', sent);
      if (result?.outcome === 'saved') return;
      expect(result?.outcome).toBe('conflict');
    }
  }

  return { raisePrice };
}

test('no change of the office is lost, doubled or missing in the log while Firestore comes and goes', async () => {
  const api = await startApi();
  await storeProducts(api.firestore, ...IDS.map((id) => product({ id, price_cents: 1000 })));
  const random = createRandom(7);
  const raised = new Map(IDS.map((id) => [id, 0]));
  const failing = (async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const fault of FAULTS) {
        api.setFault(fault);
        await pause(random.integer(50, 200));
      }
    }
    api.setFault();
  })();
  const clerks = Array.from({ length: CLERKS }, async (_, index) => {
    const clerk = openClerk(api, createRandom(100 + index));
    for (let left = SAVES_EACH; left > 0; left -= 1) {
      const id = random.pick(IDS);
      await clerk.raisePrice(id);
      raised.set(id, (raised.get(id) ?? 0) + 1);
    }
  });
  await Promise.all([...clerks, failing]);

  const documents = await api.everything();
  const changes = Object.entries(documents).flatMap(([path, document]) =>
    path.startsWith('changes/') ? [document as StoredChange & { after: StoredProduct }] : [],
  );
  for (const id of IDS) {
    const saves = raised.get(id) ?? 0;
    expect(documents[`products/${id}`]).toMatchObject({ price_cents: 1000 + saves });
    const ofProduct = changes
      .filter(({ item_id }) => item_id === String(id))
      .sort((a, b) => a.version - b.version);
    const versions = Array.from({ length: saves }, (_, index) => index + 1);
    expect(ofProduct.map(({ version }) => version)).toEqual(versions);
    expect(ofProduct.map(({ after }) => after.price_cents)).toEqual(
      versions.map((version) => 1000 + version),
    );
  }
  const revisions = changes.map(({ after }) => after.changed_in ?? 0).sort((a, b) => a - b);
  const total = CLERKS * SAVES_EACH;
  expect(revisions).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  expect(documents['settings/revision']).toMatchObject({ revision: total });
  await api.stop();
}, 120_000);
