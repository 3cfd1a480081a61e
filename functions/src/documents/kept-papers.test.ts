import type { KeptPaper } from '@shop/domain/office/office';
import type { AdminOrder } from '@shop/domain/order/order';
import { HANDOVER, RENTAL_WISH } from '@shop/domain/testing/sent';
import { GRAVEL, rentalTool } from '@shop/domain/testing/stored';
import { beforeEach, expect, test } from 'vitest';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeProducts, storeRentalTools } from '../../test/shop-data.ts';
import { orderNumber, storeOrders } from '../../test/stored-data.ts';
import { anonymiseOrder } from '../privacy/remove-records.ts';

const api = apiWithoutMails();
const SAW = rentalTool({ id: 7, quantity_available: 1, deposit_amount_cents: 200_00 });
const [number, other] = [orderNumber(0), orderNumber(1)];
beforeEach(() => storeOrders(api.firestore, {}, {}));

const office = async <Answer>(path: string, body: object): Promise<Answer> => {
  const response = await api.post(`/api/admin/${path}`, body, api.asAdmin());
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json() as Promise<Answer>;
};
const call = (path: string) => api.call(`/api/admin/${path}.pdf`, { headers: api.asAdmin() });
const pdf = async (path: string) => {
  const response = await call(path);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer()).toString('latin1');
};
const confirmation = () => pdf(`orders/${number}/confirmation`);
const listed = (of: string) => api.read<KeptPaper[]>(`/api/admin/papers/${of}`, api.asAdmin());

async function edit(quantity: number, count: number) {
  const body = { id: `edit-000${count}`, items: [{ product_id: 1, quantity }], reason: 'x' };
  const { total_amount } = await office<AdminOrder>(`orders/${number}/edit`, body);
  await office(`orders/${number}/edit`, { ...body, total_amount });
}

test('an edited order gets another confirmation, and the first is kept though nobody had printed it', async () => {
  await storeProducts(api.firestore, GRAVEL);
  await edit(3, 0);
  api.pass(60_000);
  const second = await confirmation();
  const writes = api.usage().writes;
  expect(await confirmation()).toBe(second);
  expect(api.usage().writes).toBe(writes);
  const papers = await listed(number);
  expect(papers.map(({ title, at }) => [title, at])).toEqual([
    [`Auftragsbestätigung ${number}`, '2026-03-02T09:30:00.123Z'],
    [`Auftragsbestätigung ${number}`, '2026-03-02T09:31:00.123Z'],
  ]);
  const bytes = await Promise.all(papers.map(({ id }) => pdf(`kept-papers/${id}`)));
  expect(bytes[1]).toBe(second);
  expect(bytes[0]).not.toBe(second);
  // What is said once more is the first paper again.
  await edit(2, 1);
  expect(await confirmation()).toBe(bytes[0]);
  expect(await listed(number)).toEqual(papers);
});

test('a contract stays as it was signed, also if it is first asked for after the return', async () => {
  await storeRentalTools(api.firestore, SAW);
  const wish = { ...RENTAL_WISH, tool_id: SAW.id };
  const asked = await api.post('/api/rental-bookings', wish);
  const { booking_number } = (await asked.json()) as { booking_number: string };
  const [path, record] = [`rental-bookings/${booking_number}`, HANDOVER];
  const step = (from: string, to: string, fields: object = {}) =>
    office(`${path}/step`, { request_id: `step-to-${to}`.replace('_', '-'), from, to, ...fields });
  await step('requested', 'confirmed');
  api.clock.now = new Date(`${wish.start_day}T08:00:00Z`);
  await step('confirmed', 'handed_out', { record, deposit: { state: 'held' } });
  const signed = await pdf(`${path}/mietvertrag`);
  const [{ id } = { id: '' }] = await listed(booking_number);
  await api.firestore.doc(`keptPapers/${id}-0`).delete();
  api.clock.now = new Date(`${wish.end_day}T08:00:00Z`);
  api.pass(3 * 24 * 60 * 60_000);
  await step('handed_out', 'returned', { record, deposit: { state: 'returned' } });
  expect(await pdf(`${path}/mietvertrag`)).toBe(signed);
  const back = await pdf(`${path}/rueckgabe`);
  await step('returned', 'closed', { returned_day: wish.end_day });
  expect(await pdf(`${path}/rueckgabe`)).toBe(back);
  expect((await listed(booking_number)).map(({ kind }) => kind)).toEqual([
    'contract',
    'return_record',
  ]);
  const booking = await api.read<object>(`/api/admin/${path}`, api.asAdmin());
  expect(booking).not.toHaveProperty('handover.paper');
});

test('delivery notes in one file are a paper of each of their orders', async () => {
  const both = await pdf(`delivery-notes/${number},${other}`);
  expect(await pdf(`delivery-notes/${number},${other}`)).toBe(both);
  const papers = await listed(number);
  expect(papers).toMatchObject([{ kind: 'delivery_note', title: 'Lieferscheine' }]);
  expect(await listed(other)).toEqual(papers);
});

test('of an erased person, letters are kept, delivery notes are not, and none is made', async () => {
  const sent = await confirmation();
  await pdf(`delivery-notes/${number}`);
  await anonymiseOrder(api.deps, number);
  expect(await confirmation()).not.toBe(sent);
  const papers = await listed(number);
  expect(papers.map(({ kind }) => kind)).toEqual(['confirmation']);
  expect(await pdf(`kept-papers/${papers[0]?.id}`)).toBe(sent);
});

test('a paper that is not what its hash says is not given out; others are unknown', async () => {
  await confirmation();
  const [{ id } = { id: '' }] = await listed(number);
  await api.firestore.doc(`keptPapers/${id}-0`).update({ bytes: Buffer.from('tampered') });
  const statuses = ['', 'x'].map(async (end) => (await call(`kept-papers/${id}${end}`)).status);
  expect(await Promise.all(statuses)).toEqual([500, 404]);
  expect((await call(`orders/${number}/confirmation`)).status).toBe(500);
});
