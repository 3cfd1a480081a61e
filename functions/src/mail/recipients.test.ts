import { contactRequest, orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { beforeEach, expect, test } from 'vitest';
import { orderNumberOf } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';
import { CUSTOMER_V2, SENT_QUOTE_V1 } from '../../test/stored-fixtures.ts';
import { outboxOf } from '../stored/outbox-entry.ts';
import type { StoredQuote } from '../stored/quote.ts';
import { recipientsOf } from './recipients.ts';

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

test.each([
  ['buero@firma.example', 'visible', ['polier@example.de', 'buero@firma.example']],
  ['Polier@example.de', 'visible', ['polier@example.de']],
  ['buero@firma.example', 'archived', ['polier@example.de']],
])(
  'a quote goes to the person who asked, and to the record’s address %s if it differs (record %s)',
  async (email, visibility, addresses) => {
    await api.firestore.doc('customers/10001').set({ ...CUSTOMER_V2, email, visibility });
    const { offer } = SENT_QUOTE_V1;
    const asked = { customer_number: 'K-10001', customer_email: 'polier@example.de' };
    const content = { ...offer.content, ...asked };
    const quote = { ...SENT_QUOTE_V1, offer: { ...offer, content } } as unknown as StoredQuote;
    const to = await recipientsOf(
      api.firestore,
      { kind: 'quote', quote, part: '1' },
      'x@y.example',
    );
    expect(to.map(({ address }) => address)).toEqual(addresses);
  },
);
