import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, writesNothing } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { orderNumber, storeOrders } from '../../test/stored-data.ts';
import { repeating } from '../../test/transactions.ts';
import { signedLink } from '../accounts/signed-link.ts';
import { BY_CUSTOMER } from '../stored/order.ts';
import { cancelOrder } from './cancel-order.ts';

const NUMBER = orderNumber(0);
const OTHER = orderNumber(1);
const ORDERED_AT = new Date('2026-03-02T09:30:00.123Z');
const tokenOf = (number: string, key = 'link key') =>
  signedLink(key, { purpose: 'cancel-order', number }, ORDERED_AT);
const token = tokenOf(NUMBER);
const api = apiForTests();
beforeEach(() => storeOrders(api.firestore, { user_id: 'erika' }, { user_id: null }));

const cancel = (body: object, headers = {}, number = NUMBER) =>
  api.post(`/api/orders/${number}/cancel`, body, headers);
const stored = async () => await api.stored(`orders/${NUMBER}`);
const mailIds = () => api.mailer.mails.map(({ id }) => id).sort();

describe('a pending order is cancelled', () => {
  test.each([
    ['with the token of the mail’s link', { token }, () => ({})],
    ['by its signed-in owner', {}, () => api.signedIn('erika')],
    ['by its owner, whatever the token', { token: 'x' }, () => api.signedIn('erika')],
  ])('%s, and customer and company are notified', async (_who, body, headers) => {
    const response = await cancel(body, headers());
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      order_number: NUMBER,
      order_status: 'cancelled',
      steps: [{ status: 'cancelled', at: api.clock.now.toISOString() }],
    });
    expect(await stored()).toMatchObject({
      order_status: 'cancelled',
      history: [{ what: 'status', from: 'pending', to: 'cancelled', by_uid: BY_CUSTOMER }],
    });
    expect(await api.read(`/api/admin/orders/${NUMBER}`, api.asAdmin())).toMatchObject({
      history: [{ what: 'status', to: 'cancelled', by: 'Kunde' }],
    });
    expect(mailIds()).toEqual([`${NUMBER}-cancellation-notice`, `${NUMBER}-cancelled`]);
  });

  test('once, however often the request is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel({ token })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await stored())?.history).toHaveLength(1);
    expect(api.mailer.mails).toHaveLength(2);
  });

  test('once if Firestore repeats the transaction', async () => {
    const deps = { ...api.deps, runTransaction: repeating(api.deps.runTransaction) };
    const by = { address: '10.0.0.1', token, findUserId: async () => undefined };
    expect(await cancelOrder(deps, NUMBER, by)).toMatchObject({ ok: true });
    expect((await stored())?.history).toHaveLength(1);
    expect((await api.firestore.collection('outbox').get()).size).toBe(2);
  });
});

describe('cancelling by anybody else', () => {
  test('gets the same 404 whoever it is, and nothing is written or told', async () => {
    const erika = api.signedIn('erika');
    const others: [body: object, headers: object, number: string][] = [
      [{}, {}, NUMBER],
      [{}, api.signedIn('max'), NUMBER],
      // An admin has a call of their own.
      [{}, api.asAdmin('c'), NUMBER],
      [{}, erika, OTHER],
      [{}, erika, orderNumber(9)],
      [{ token }, erika, 'x'],
    ];
    for (const of of others) {
      const refused = await writesNothing(api, () => cancel(...of));
      await expectRefused(refused, 404, 'Diese Bestellung gibt es nicht.');
    }
    expect(api.mailer.mails).toEqual([]);
  });

  test('a wrong token gets the same 404, whether the order exists or not', async () => {
    const wrong = {
      'made up': 'x'.repeat(43),
      empty: '',
      'of another order': tokenOf(OTHER),
      'made with the key of the rate limits': tokenOf(NUMBER, 'key'),
      'with a later end': token.replace(/^[^.]+/, Date.parse('2027-01-01').toString(36)),
      'without an end': token.replace(/^[^.]+/, ''),
    };
    const says = 'Dieser Link ist nicht mehr gültig. Bitte rufen Sie uns an: 069 90009-123.';
    for (const each of Object.values(wrong)) {
      for (const number of [NUMBER, orderNumber(9)]) {
        const refused = await writesNothing(api, () => cancel({ token: each }, {}, number));
        await expectRefused(refused, 404, says);
      }
    }
  });

  test('the link of a mail expires after 30 days', async () => {
    api.clock.now = new Date(ORDERED_AT.getTime() + 30 * 86_400_000);
    expect((await cancel({ token })).status).toBe(404);
    api.pass(-1);
    expect((await cancel({ token })).status).toBe(200);
  });
});

test('when office and customer act at once, one moves the order and no mail contradicts it', async () => {
  const change = { from: 'pending', to: 'processing' };
  const admin = api.asAdmin();
  const [moved, cancelled] = await Promise.all([
    api.post(`/api/admin/orders/${NUMBER}/status`, change, admin),
    cancel({ token }),
  ]);
  expect([moved.status, cancelled.status].sort()).toEqual([200, 409]);
  expect(mailIds()).toEqual(
    cancelled.ok ? [`${NUMBER}-cancellation-notice`, `${NUMBER}-cancelled`] : [],
  );
});
