import type { CategoryInput } from '@shop/domain/office/category';
import type { SaveResult } from '@shop/domain/office/office';
import { GRAVEL, PLATE, product } from '@shop/domain/testing/stored';
import { beforeEach, expect, test } from 'vitest';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeProducts, storeRentalTools } from '../../test/shop-data.ts';

const api = apiWithoutMails();

const VISIBLE = { of: 'product', visibility: 'visible' } as const;
const BULK: CategoryInput = { ...VISIBLE, name: 'Schüttgut', position: 1 };
const SAND = { ...BULK, name: 'Sand', position: 2 };

interface Change {
  id?: string;
  version: number;
  input: CategoryInput;
}

async function save(request_id: string, ...changes: Change[]) {
  const admin = api.asAdmin();
  const response = await api.post('/api/admin/categories', { request_id, changes }, admin);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as SaveResult<CategoryInput>[];
}

const rename = (name: string, version = 1) => ({ id: '1', version, input: { ...BULK, name } });

beforeEach(async () => {
  await storeProducts(api.firestore, GRAVEL, product({ id: 2, category: 'Sand' }));
  await storeRentalTools(api.firestore, { ...PLATE, category: 'Schüttgut' });
  await save('request-0001', { version: 0, input: BULK });
});

test('renaming a category renames it in its items, in one batch of the log', async () => {
  const [result] = await save('request-0002', rename('Schüttgüter'));
  expect(result).toMatchObject({ outcome: 'saved', current: { version: 2 } });
  expect(await api.stored('products/1')).toMatchObject({
    category: 'Schüttgüter',
    version: 1,
    search_tokens: expect.arrayContaining(['schuttgute']),
  });
  expect(await api.stored('products/2')).toMatchObject({ category: 'Sand' });
  expect(await api.stored('rentalTools/101')).toMatchObject({ category: 'Schüttgut' });
  expect(await api.stored('changes/request-0002-1')).toMatchObject({
    kind: 'product',
    item_id: '1',
    batch_id: 'request-0002',
    label: 'Kategorie umbenannt in „Schüttgüter“',
  });
});

test('renaming a category renames the discounts of its customers, and so does taking it back', async () => {
  const row = { category: 'Schüttgut', percent: 10, from: '2026-01-01', site: '' };
  const other = { ...row, category: 'Sand' };
  const stale = { ...row, category: 'Schüttgüter', percent: 50 };
  const input = { is_company: true, members: [], sites: [], visibility: 'visible' };
  const changes = [[stale, row, other], [other]].map((discounts, index) => {
    return { version: 0, input: { ...input, name: `Kunde ${index}`, discounts } };
  });
  const made = { request_id: 'customers-01', changes };
  expect((await api.post('/api/admin/customers', made, api.asAdmin())).status).toBe(200);
  await save('request-0002', rename('Schüttgüter'));
  expect(await api.stored('customers/10001')).toMatchObject({
    discounts: [{ ...row, category: 'Schüttgüter' }, other],
    version: 2,
  });
  expect(await api.stored('customers/10002')).toMatchObject({ version: 1 });
  const undo = { request_id: 'request-0003', batch_id: 'request-0003' };
  await api.post('/api/admin/batches/request-0002/undo', undo, api.asAdmin());
  expect(await api.stored('customers/10001')).toMatchObject({ discounts: [stale, row, other] });
});

test('a rename sent twice happens once', async () => {
  const first = await save('request-0002', rename('Schüttgüter'));
  expect(await save('request-0002', rename('Schüttgüter'))).toEqual(first);
  expect(await api.stored('products/1')).toMatchObject({ version: 1 });
});

test('an outdated version of a category renames nothing', async () => {
  await save('request-0002', { id: '1', version: 1, input: { ...BULK, lead: 'Vom Platz' } });
  const [result] = await save('request-0003', rename('Schüttgüter'));
  expect(result).toMatchObject({ outcome: 'conflict', current: { version: 2 } });
  expect(await api.stored('products/1')).toEqual(GRAVEL);
});

test('refuses another category’s name and saves the rest', async () => {
  const message =
    'Eine Kategorie mit diesem Namen gibt es schon, vielleicht ausgeblendet oder im Archiv.';
  const taken = { outcome: 'refused', message };
  const results = await save(
    'request-0002',
    { version: 0, input: SAND },
    { version: 0, input: SAND },
    { version: 0, input: BULK },
    { version: 0, input: { ...BULK, of: 'rental_tool' } },
  );
  expect(results).toMatchObject([{ outcome: 'saved' }, taken, taken, { outcome: 'saved' }]);
  expect(await save('request-0003', rename('Sand'))).toEqual([taken]);
});

test('a category does not switch between products and tools', async () => {
  const input = { ...BULK, of: 'rental_tool' } as const;
  const results = await save('request-0002', { id: '1', version: 1, input });
  expect(results).toMatchObject([{ outcome: 'refused' }]);
});

test('a category of more than 400 products keeps its name, but can change otherwise', async () => {
  const many = Array.from({ length: 401 }, (_, index) => product({ id: index + 1 }));
  await storeProducts(api.firestore, ...many);
  const [refused] = await save('request-0002', rename('Schüttgüter'));
  expect(refused).toMatchObject({
    outcome: 'refused',
    message: expect.stringMatching(/^Eine Kategorie mit mehr als 400 Einträgen/),
  });
  const [saved] = await save('request-0003', {
    id: '1',
    version: 1,
    input: { ...BULK, visibility: 'hidden' },
  });
  expect(saved).toMatchObject({ outcome: 'saved' });
});
