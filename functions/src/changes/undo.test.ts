import type { Change, SavedChange, UndoResult } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import { BUILT_IN_SETTINGS } from '@shop/domain/settings/settings';
import { GRAVEL, product, SLATE } from '@shop/domain/testing/stored';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeAll, storeProducts } from '../../test/shop-data.ts';
import { CHANGE_V1 } from '../../test/stored-fixtures.ts';
import { PRODUCT_STORE } from './entry-stores.ts';

const api = apiWithoutMails();
beforeEach(() => storeProducts(api.firestore, GRAVEL, SLATE));

const gravel = PRODUCT_STORE.toInput(GRAVEL);
const slate = PRODUCT_STORE.toInput(SLATE);
async function save(request_id: string, ...changes: SavedChange<ProductInput>[]) {
  const label = changes.length > 1 ? 'Schüttgut +3,5 %' : undefined;
  const request = { request_id, changes, ...(label && { label }) };
  expect((await api.post('/api/admin/products', request, api.asAdmin())).status).toBe(200);
}
const dearer = (id: '1' | '7', version: number, price = 30) => ({
  id,
  version,
  input: { ...(id === '1' ? gravel : slate), price },
});
const undo = (id: string, request_id: string) =>
  api.post(`/api/admin/changes/${id}/undo`, { request_id }, api.asAdmin('anna'));
const undoBatch = async (id: string, body: object) => {
  const response = await api.post(`/api/admin/batches/${id}/undo`, body, api.asAdmin('anna'));
  return { status: response.status, result: (await response.json()) as UndoResult };
};
const changesOf = async (query = '') => {
  const response = await api.call(`/api/admin/changes${query}`, { headers: api.asAdmin() });
  expect(response.status).toBe(200);
  return (await response.json()) as Change[];
};
const later = () => api.pass(60_000);

describe('undoing a change', () => {
  test('restores the item as a new version, and the log names what was undone', async () => {
    await save('request-0001', dearer('1', 0));
    later();
    const response = await undo('request-0001-0', 'undo-0000001');
    expect(await response.json()).toEqual({ undone: 1, skipped: [] });
    expect(await api.stored('products/1')).toMatchObject({ price_cents: 2890, version: 2 });
    expect(await api.stored('settings/revision')).toMatchObject({ revision: 2 });
    const [entry, earlier] = await changesOf('?kind=product&item=1');
    expect(entry).toMatchObject({ undoes: 'request-0001-0', version: 2, is_latest: true });
    expect(entry).toMatchObject({ by: 'anna@example.de', before: { price: 30 } });
    expect(entry?.after).toEqual(gravel);
    expect(earlier).toMatchObject({ by: 'chef@example.de', is_latest: false });
  });

  test('is refused under the id of an earlier request', async () => {
    await save('request-0001', dearer('1', 0));
    await save('request-0002', dearer('7', 0, 60));
    for (const id of ['request-0001', 'request-0002']) {
      const response = await writesNothing(api, () =>
        api.post('/api/admin/changes/request-0001-0/undo', { request_id: id }, api.asAdmin()),
      );
      expect(response.status).toBe(409);
    }
    await save('request-0003', dearer('1', 1, 31));
    expect((await undo('request-0001-0', 'request-0002')).status).toBe(409);
  });

  test('is refused once somebody has changed the item, and names who and when', async () => {
    await save('request-0001', dearer('1', 0));
    later();
    await save('request-0002', dearer('1', 1, 31));
    await expectRefused(
      await writesNothing(api, () => undo('request-0001-0', 'undo-0000001')),
      409,
      '„Kies 16/32“ wurde seitdem geändert: von chef@example.de am 02.03.2026, 10:31. Bitte sehen Sie in den Verlauf.',
    );
  });

  test('archives an item that the change created', async () => {
    await save('request-0001', { version: 0, input: gravel });
    expect((await undo('request-0001-0', 'undo-0000001')).status).toBe(200);
    expect(await api.stored('products/8')).toMatchObject({ visibility: 'archived', version: 2 });
  });

  test('resets a setting to its built-in value', async () => {
    const value = { standard: 7, rates: [7, 19] };
    const body = { request_id: 'request-0001', version: 0, value };
    await api.post('/api/admin/settings/vatRates', body, api.asAdmin());
    expect((await undo('request-0001-0', 'undo-0000001')).status).toBe(200);
    expect(await api.stored('settings/vatRates')).toMatchObject({
      ...BUILT_IN_SETTINGS.vatRates,
      version: 2,
    });
    const [entry] = await changesOf('?kind=setting&item=vatRates');
    expect(entry).toMatchObject({ before: value, after: BUILT_IN_SETTINGS.vatRates });
  });

  test('is refused if there is no such change', async () => {
    await save('request-0001', dearer('1', 0));
    for (const id of ['unknown', 'request-0001-9', '__x__']) {
      await expectRefused(await undo(id, 'undo-0000001'), 404, 'Diese Änderung gibt es nicht.');
    }
  });

  test('undoes the renaming of a category together with its items', async () => {
    const category = { of: 'product', position: 1, visibility: 'visible' };
    const renamed = (id: string, version: number, name: string) => {
      const changes = [
        { ...(id && { id }), version, input: { ...category, name } },
        ...(id ? [{ version: 0, input: { ...category, name: 'Beton' } }] : []),
      ];
      const body = { request_id: `request-000${version}`, changes };
      return api.post('/api/admin/categories', body, api.asAdmin());
    };
    await renamed('', 0, 'Kies');
    expect((await renamed('1', 1, 'Kies und Schotter')).status).toBe(200);
    await expectRefused(undo('request-0001-0', 'undo-0000001'), 422, /als Ganzes/);
    const body = { request_id: 'undo-0000001', batch_id: 'undo-0000001' };
    expect((await undoBatch('request-0001', body)).result.undone).toBe(2);
  });
});

describe('undoing a batch', () => {
  const body = { request_id: 'undo-0000001', batch_id: 'undo-batch-1' };

  test('skips and names items that somebody has changed since', async () => {
    await save('request-0001', dearer('1', 0), dearer('7', 0, 50));
    later();
    await save('request-0002', dearer('1', 1, 31));
    const at = api.clock.now.toISOString();
    later();
    const { result } = await undoBatch('request-0001', body);
    const skipped = [{ id: 'request-0001-0', item_name: 'Kies 16/32', by: 'chef@example.de', at }];
    expect(result).toEqual({ undone: 1, skipped });
    expect(await api.stored('products/1')).toMatchObject({ price_cents: 3100 });
    expect(await api.stored('products/7')).not.toHaveProperty('price_cents');
    const again = await writesNothing(api, () => undoBatch('request-0001', body));
    expect(again.result).toEqual(result);
  });

  test('undoes 100 changes at a time, as one batch again', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => index + 100);
    await storeProducts(api.firestore, ...ids.map((id) => product({ id, price_cents: 100 })));
    for (const [index, part] of [ids.slice(0, 70), ids.slice(70)].entries()) {
      const changes = part.map((id) => {
        const input = { ...PRODUCT_STORE.toInput(product({ id })), price: 2 };
        return { id: String(id), version: 0, input };
      });
      const request = { request_id: `request-000${index}`, batch_id: 'batch-0001', changes };
      await api.post('/api/admin/products', request, api.asAdmin());
    }
    const { result } = await undoBatch('batch-0001', body);
    expect(result).toEqual({ undone: 100, skipped: [], next: expect.any(String) });
    const rest = { ...body, request_id: 'undo-0000002', after: result.next };
    expect((await undoBatch('batch-0001', rest)).result).toEqual({ undone: 20, skipped: [] });
    const stored = await api.firestore.collection('products').where('price_cents', '==', 100).get();
    expect(stored.size).toBe(120);
    expect(await changesOf('?batch=undo-batch-1')).toHaveLength(50);
  });

  test('is refused for an unknown batch, a made-up position and its own id', async () => {
    await save('request-0001', dearer('1', 0));
    expect((await undoBatch('request-0009', body)).status).toBe(404);
    expect((await undoBatch('request-0001', { ...body, after: 'x' })).status).toBe(400);
    expect((await undoBatch('undo-batch-1', body)).status).toBe(400);
  });
});

describe('the log', () => {
  test('lists a change of many items once, and its changes by batch', async () => {
    await save('request-0001', dearer('1', 0), dearer('7', 0, 50));
    later();
    await save('request-0002', dearer('1', 1, 31));
    const all = await changesOf();
    expect(all.map(({ id, count, label }) => ({ id, count, label }))).toEqual([
      { id: 'request-0002-0', count: 1, label: undefined },
      { id: 'request-0001-0', count: 2, label: 'Schüttgut +3,5 %' },
    ]);
    expect(await changesOf('?batch=request-0001')).toHaveLength(2);
    expect(await changesOf('?kind=product&item=7')).toHaveLength(1);
  });

  test('is not read by half a filter, or two', async () => {
    const halves = ['?kind=house&item=1', '?kind=product', '?item=1', '?batch=1&kind=product'];
    for (const query of [...halves, '?after=x']) {
      const response = await api.call(`/api/admin/changes${query}`, { headers: api.asAdmin() });
      expect([query, response.status]).toEqual([query, 400]);
    }
  });

  test('reads at most 102 documents for a page', async () => {
    const changes = Array.from({ length: 60 }, (_, index) => {
      const [batch_id, item_id] = [`request-00${10 + index}`, `${10 + index}`];
      const at = Timestamp.fromMillis(api.clock.now.getTime() + index);
      const fields = { batch_id, item_id, at, listed_at: at, count: 1 };
      return [`changes/${batch_id}-0`, { ...CHANGE_V1, ...fields }] as const;
    });
    await storeAll(api.firestore, changes);
    const before = api.usage().reads;
    expect(await changesOf()).toHaveLength(50);
    expect(api.usage().reads - before).toBe(102);
  });
});
