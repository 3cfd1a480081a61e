import { contactRequest, orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { beforeEach, expect, test } from 'vitest';
import { orderNumberOf } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';
import { outboxOf } from '../stored/outbox-entry.ts';

const api = apiForTests();
beforeEach(() => storeProducts(api.firestore, GRAVEL));

const setMails = async (value: { orders: string[]; requests: string[] }, version = 0) => {
  const body = { request_id: `office-mails-${version}`, version, value };
  const response = await api.post('/api/admin/settings/officeMails', body, api.asAdmin());
  expect(await response.json()).toMatchObject({ outcome: 'saved' });
};
const order = async () => orderNumberOf(await api.post('/api/orders', orderRequest()));

/** Recipients of each mail, by the last word of its id. */
const sent = () =>
  Object.fromEntries(
    api.mailer.mails.map(({ id, to, cc = [] }) => [
      id.split('-').at(-1),
      [to, ...cc].map(({ address }) => address),
    ]),
  );

test('notices of orders and requests go to the addresses set by the office', async () => {
  await setMails({
    orders: ['verkauf@shop.example', 'chef@shop.example'],
    requests: ['anfragen@shop.example'],
  });
  await order();
  expect(sent()).toEqual({
    confirmation: ['erika@example.de'],
    notice: ['verkauf@shop.example', 'chef@shop.example'],
  });
  expect((await outboxOf(api.firestore).get()).size).toBe(2);
  api.mailer.reset();
  await api.post('/api/contact', contactRequest());
  expect(sent()).toEqual({
    notice: ['anfragen@shop.example'],
    receipt: ['erika@example.de'],
  });
});

test('a delayed notice goes to the recipient that the office has named by then', async () => {
  api.mailer.result = { ok: false, problem: 'EENVELOPE 550', isPermanent: true };
  const number = await order();
  await outboxOf(api.firestore)
    .doc(`${number}-notice`)
    .update({ state: 'given_up', given_up_at: new Date() });
  await setMails({ orders: ['verkauf@shop.example'], requests: [] });
  expect(await api.read('/api/admin/undelivered-mail', api.asAdmin())).toMatchObject([
    { id: `${number}-notice`, recipient: 'verkauf@shop.example' },
  ]);
});
