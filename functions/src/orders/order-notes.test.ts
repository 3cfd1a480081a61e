import { MAX_NOTES, type OrderNote } from '@shop/domain/order/order-changes';
import { beforeEach, expect, test } from 'vitest';
import { expectRefused, writesNothing } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { orderNumber, storeOrders } from '../../test/stored-data.ts';

const api = apiForTests();
beforeEach(() => storeOrders(api.firestore, { user_id: 'erika' }));

const ID = 'note-0123456789abcdef';
const PATH = `/api/admin/orders/${orderNumber(0)}/notes`;
const add = (body: object, uid?: string, path = PATH) => api.post(path, body, api.asAdmin(uid));
const read = async () => await api.read<OrderNote[]>(PATH, api.asAdmin());

test('notes are kept with author and time, oldest first', async () => {
  expect(await read()).toEqual([]);
  const first = await add({ id: ID, text: ' Ruft zurück.\nVormittags. ' });
  expect(first.status).toBe(200);
  api.clock.now = new Date('2026-03-03T08:00:00.000Z');
  await add({ id: `${ID}-2`, text: 'Zurückgerufen.' }, 'anna');
  const [by, at] = ['chef@example.de', '2026-03-02T09:30:00.123Z'];
  const later = { by: 'anna@example.de', at: '2026-03-03T08:00:00.000Z' };
  const notes = [
    { id: ID, text: 'Ruft zurück.\nVormittags.', by, at },
    { id: `${ID}-2`, text: 'Zurückgerufen.', ...later },
  ];
  expect(await read()).toEqual(notes);
});

test('a note sent twice is stored once', async () => {
  await add({ id: ID, text: 'Ruft zurück.' });
  const again = await writesNothing(api, () => add({ id: ID, text: 'Ruft zurück.' }));
  expect(await again.json()).toHaveLength(1);
});

test('another note, or another author, under the same id is refused', async () => {
  await add({ id: ID, text: 'Ruft zurück.' });
  const before = await api.everything();
  expect((await add({ id: ID, text: 'Ruft nicht zurück.' })).status).toBe(409);
  expect((await add({ id: ID, text: 'Ruft zurück.' }, 'anna')).status).toBe(409);
  expect(await api.everything()).toEqual(before);
});

test('neither the order nor any answer to its customer holds a note', async () => {
  await add({ id: ID, text: 'Zahlt schlecht.' });
  const answers = await Promise.all([
    api.call(`/api/orders/${orderNumber(0)}`),
    api.call('/api/users/orders', { headers: api.signedIn('erika') }),
  ]);
  for (const answer of answers) expect(await answer.text()).not.toContain('Zahlt');
  const order = await api.firestore.doc(`orders/${orderNumber(0)}`).get();
  expect(JSON.stringify(order.data())).not.toContain('Zahlt');
});

test('the notes of an order are bounded', async () => {
  const notes = Array.from({ length: MAX_NOTES }, (_, index) => ({
    id: `note-0123456789-${index}`,
    text: 'x',
    by_uid: 'chef',
    at: new Date(),
  }));
  await api.firestore.doc(`orderNotes/${orderNumber(0)}`).set({ notes, schema_version: 1 });
  const response = await add({ id: ID, text: 'Noch eine.' });
  await expectRefused(response, 422, 'Eine Bestellung fasst höchstens 100 Notizen.');
});
