import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { ALL_CALLS } from '../trials/fuzz/generate/calls.ts';
import { apiForTests } from './api-for-tests.ts';
import { GRAVEL, PLATE, storeProducts, storeRentalTools } from './shop-data.ts';
import { orderNumber, storeContacts, storeOrders } from './stored-data.ts';
import { CHANGE_V1, OUTBOX_ENTRY_V1 } from './stored-fixtures.ts';

const api = apiForTests();
beforeEach(async () => {
  await storeProducts(api.firestore, GRAVEL);
  await storeOrders(api.firestore, { user_id: 'erika' }, { user_id: 'max' });
  await storeRentalTools(api.firestore, PLATE);
  await storeContacts(api.firestore, {});
  await api.firestore.doc(`outbox/${MAIL}`).set(OUTBOX_ENTRY_V1);
  await api.firestore.doc(`changes/${CHANGE_V1.batch_id}-0`).set(CHANGE_V1);
});

const MAIL = `${orderNumber(0)}-notice`;
const ADMIN = { localId: 'chef', customAttributes: '{"admin":true}' };

const cookieOf = (account: object) => ({ cookie: `__session=${api.google.sessionOf(account)}` });
const SENDERS = {
  'a visitor': () => ({}),
  'a customer': () => api.signedIn('erika'),
  'another customer': () => api.signedIn('max'),
  'a former admin, whose sessions are revoked': () =>
    cookieOf({ ...ADMIN, validSince: String(Math.floor(Date.now() / 1000)) }),
  'a disabled admin': () => cookieOf({ ...ADMIN, disabled: true }),
  'an account whose claim is the text “true”': () =>
    cookieOf({ localId: 'trick', customAttributes: '{"admin":"true"}' }),
};
type Sender = keyof typeof SENDERS;

/** By the part of the path before it. */
const PARAMETERS: Record<string, string> = {
  orders: orderNumber(0),
  contacts: 'c0000',
  'undelivered-mail': MAIL,
  products: '1',
  'rental-tools': '101',
  settings: 'vatRates',
  changes: `${CHANGE_V1.batch_id}-0`,
  batches: CHANGE_V1.batch_id,
  admins: 'chef',
};

function send({ method, path, shape }: (typeof ALL_CALLS)[number], headers: object) {
  const target = path.replace(/([\w-]+)\/\{\w+\}/, (_, of: string) => `${of}/${PARAMETERS[of]}`);
  const [body] = shape.body ? fc.sample(shape.body, { seed: 1, numRuns: 1 }) : [];
  return api.call(target, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const callsOf = (access: string) =>
  ALL_CALLS.filter(({ shape }) => shape.access === access).map((call) => ({
    ...call,
    name: `${call.method} ${call.path}`,
  }));

test.each(callsOf('admin'))(
  '$name is open to admins alone, and writes nothing for others',
  async (call) => {
    const before = await api.everything();
    const answers: Partial<Record<Sender, number>> = {};
    for (const [sender, headers] of Object.entries(SENDERS)) {
      const response = await send(call, headers());
      expect(Object.keys((await response.json()) as object)).toEqual(['message']);
      answers[sender as Sender] = response.status;
    }
    expect(answers).toEqual({
      'a visitor': 401,
      'a customer': 403,
      'another customer': 403,
      'a former admin, whose sessions are revoked': 401,
      'a disabled admin': 401,
      'an account whose claim is the text “true”': 403,
    });
    expect(await api.everything()).toEqual(before);
    const response = await send(call, api.asAdmin());
    expect([200, 201, 409, 422]).toContain(response.status);
  },
);

/** These answer visitors, too: that nobody is signed in. */
const OF_VISITORS = ['/api/users/me', '/api/logout'];
const OWN = callsOf('customer').filter(({ path }) => !OF_VISITORS.includes(path));

test.each(OWN)(
  '$name shows customers nothing of each other, and is closed to others',
  async (call) => {
    const answerTo = async (sender: Sender) => {
      const response = await send(call, SENDERS[sender]());
      return { status: response.status, text: await response.text() };
    };
    const [erika, max] = [await answerTo('a customer'), await answerTo('another customer')];
    expect([erika.status, max.status]).toEqual([200, 200]);
    expect(erika.text).not.toContain(orderNumber(1));
    expect(max.text).not.toContain(orderNumber(0));
    for (const sender of ['a visitor', 'a former admin, whose sessions are revoked'] as const) {
      expect((await answerTo(sender)).status).toBe(401);
    }
  },
);

test('the matrix has calls of admins and of customers', () => {
  expect(callsOf('admin').length).toBeGreaterThanOrEqual(10);
  expect(OWN.map(({ path }) => path)).toContain('/api/users/orders');
});
