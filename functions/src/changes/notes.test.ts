import { MAX_NOTES, type Note } from '@shop/domain/office/office';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefused } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { orderNumber, storeOrders } from '../../test/stored-data.ts';
import { RENTAL_BOOKING_V1 } from '../../test/stored-fixtures.ts';

const api = apiWithoutMails();
const ORDER = orderNumber(0);
const BOOKING = RENTAL_BOOKING_V1.booking_number;
const ID = 'note-0123456789abcdef';

beforeEach(async () => {
  await storeOrders(api.firestore, { user_id: 'erika' });
  await api.firestore.doc(`rentalBookings/${BOOKING}`).set(RENTAL_BOOKING_V1);
});

describe.each([
  [`orders/${ORDER}`, 'orderNotes', 'orders/B-00000-ZZZZZ', 'Eine Bestellung'],
  [`rental-bookings/${BOOKING}`, 'rentalRecords', 'rental-bookings/M-00000-00000', 'Eine Miete'],
])('notes on %s', (path, collection, _unknown, what) => {
  const PATH = `/api/admin/${path}/notes`;
  const number = path.split('/')[1] ?? '';
  const add = (body: object, uid?: string) => api.post(PATH, body, api.asAdmin(uid));
  const read = async () => await api.read<Note[]>(PATH, api.asAdmin());

  test('are kept with author and time, oldest first', async () => {
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

  test('appear in no answer to the customer, nor where the customer may read', async () => {
    await add({ id: ID, text: 'Zahlt schlecht.' });
    const [kind = ''] = path.split('/');
    const answers = [
      api.call(`/api/${path}`),
      api.call(`/api/users/${kind}`, { headers: api.signedIn('erika') }),
    ];
    for (const answer of await Promise.all(answers)) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain('Zahlt');
    }
    const all = Object.entries(await api.everything());
    const holding = all.filter(([, stored]) => JSON.stringify(stored).includes('Zahlt'));
    expect(holding.map(([at]) => at)).toEqual([`${collection}/${number}`]);
  });

  test('are limited in number', async () => {
    const notes = Array.from({ length: MAX_NOTES }, (_, index) => ({
      id: `note-0123456789-${index}`,
      text: 'x',
      by_uid: 'chef',
      at: new Date(),
    }));
    await api.firestore.doc(`${collection}/${number}`).set({ notes, schema_version: 1 });
    const response = await add({ id: ID, text: 'Noch eine.' });
    await expectRefused(response, 422, `${what} fasst höchstens 100 Notizen.`);
  });
});
