import type { RepeatRequest } from '@shop/domain/cart/standing-order';
import type { AdminQuote, ListedQuote } from '@shop/domain/quote/quote';
import { beforeEach, expect, test } from 'vitest';
import { writesNothing } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { GRAVEL, storeAreas, storeProducts } from '../../test/shop-data.ts';
import { CUSTOMER_V1 } from '../../test/stored-fixtures.ts';
import { openCatalogues } from '../app.ts';
import { proposeStandingOrders } from './standing-orders.ts';

const api = apiForTests();
const DAY_MS = 24 * 3600_000;
const ADDRESS = 'liste?artikel=1x12,999x1';
const SITE = 'Neubau Gartenstraße';
const COMPANY = { customer_number: 'K-10001', site: SITE };
/** Mondays, from a week after the tests' day. */
const WEEKLY = { every_weeks: 1 as const, next_day: '2026-03-09', until: '2026-03-20' };

const user = () => api.firestore.doc('users/max');
const sweep = () => proposeStandingOrders({ ...api.deps, ...openCatalogues(api.deps, 0) });
const repeat = (fields: Partial<RepeatRequest['repeat']> | undefined, address = ADDRESS) =>
  api.post(
    '/api/users/plans/repeat',
    { address, ...(fields && { repeat: { ...WEEKLY, ...fields } }) },
    api.signedIn('max'),
  );
const quotes = () => api.read<ListedQuote[]>('/api/admin/quotes', api.asAdmin());
const quote = (number: string) =>
  api.read<AdminQuote>(`/api/admin/quotes/${number}`, api.asAdmin());

beforeEach(async () => {
  await storeProducts(api.firestore, GRAVEL);
  await storeAreas(api.firestore);
  await api.firestore.doc('customers/10001').set({
    ...CUSTOMER_V1,
    fixed_prices: [{ product_id: 1, price: 20, from: '2026-01-01', site: SITE }],
  });
  const plans = [{ address: ADDRESS, name: 'Splitt', saved_day: '2026-03-01' }];
  await user().set({ name: 'Max', phone: '0171 1', plans, schema_version: 1 });
});

test('a list is proposed a week ahead at the company’s prices, once for each day, until its end', async () => {
  const answer = await repeat(COMPANY);
  expect(await answer.json()).toMatchObject([{ repeat: { ...WEEKLY, ...COMPANY } }]);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const [proposed, ...others] = await quotes();
  expect(others).toEqual([]);
  expect(proposed).toMatchObject({ status: 'draft', is_standing: true, valid_until: '2026-03-08' });
  const listed = await api.read('/api/admin/quotes?status=standing', api.asAdmin());
  expect(listed).toMatchObject([{ number: proposed?.number }]);
  const today = await api.read('/api/admin/today', api.asAdmin());
  expect(today).toMatchObject({ standing_orders: 1 });
  expect((await quote(proposed?.number ?? '')).content).toMatchObject({
    ...COMPANY,
    ...{ customer_name: 'Max', customer_email: 'max@example.de', company_name: 'Muster Bau GmbH' },
    delivery: { wished_day: '2026-03-09', street: 'Gartenstraße 5', postal_code: '12345' },
    lines: [{ product_id: 1, quantity: 12, price: 20 }],
    note: expect.stringMatching(/„Splitt“\. Nicht mehr im Sortiment: 10\d*999/),
  });
  api.pass(7 * DAY_MS);
  await sweep();
  expect(await quotes()).toHaveLength(2);
  expect((await user().get()).get('plans')).toEqual([
    { address: ADDRESS, name: 'Splitt', saved_day: '2026-03-01' },
  ]);
  api.pass(7 * DAY_MS);
  await sweep();
  expect(await quotes()).toHaveLength(2);
});

test('begun again, it is not proposed twice for a day, and a day that was missed is told and left out', async () => {
  await repeat(COMPANY);
  await sweep();
  await repeat(undefined);
  await repeat(COMPANY);
  await sweep();
  expect(await quotes()).toHaveLength(1);
  api.pass(17 * DAY_MS);
  await repeat({ ...COMPANY, next_day: '2026-03-28', until: '2026-05-01' });
  api.pass(9 * DAY_MS);
  await sweep();
  await sweep();
  expect((await user().get()).get('next_proposal')).toBe('2026-04-11');
  expect(await quotes()).toHaveLength(3);
});

const SITE_1 = { ...CUSTOMER_V1.sites[0] };
const waitsFor = async (what: RegExp, next_day = '2026-03-16') => {
  await sweep();
  const [waiting, ...others] = await quotes();
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({ status: 'draft', is_standing: true });
  expect((await quote(waiting?.number ?? '')).content).toMatchObject({
    customer_email: 'max@example.de',
    note: expect.stringMatching(what),
  });
  expect((await user().get()).get('plans')).toMatchObject([{ repeat: { next_day } }]);
  const mails = api.mailer.mails.filter(({ subject }) => subject.includes('ausgelassen'));
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails[0]?.to)).toContain('max@example.de');
};

test('waits once the account has its details forgotten', async () => {
  await user().update({ remembered: { is_business: false, site: SITE_1 } });
  await repeat({});
  await api.post('/api/users/profile/forget', {}, api.signedIn('max'));
  await waitsFor(/ausgelassen: Im Konto ist keine Baustelle gemerkt/);
});

test.each([
  ['who may not order any more', { members: [] }, /darf .* nicht bestellen/],
  ['that is stopped', { visibility: 'hidden' }, /nehmen wir zurzeit keine/],
  ['whose site has ended', { sites: [{ ...SITE_1, is_archived: true }] }, /Baustelle/],
  ['whose site ends before that day', { sites: [{ ...SITE_1, to_day: '2026-03-08' }] }, /offen/],
  ['whose site has another name', { sites: [{ ...SITE_1, name: 'Hafen' }] }, /diesem Namen/],
])('skips a day, and tells office and customer, for a company %s', async (_, fields, why) => {
  await repeat(COMPANY);
  await api.firestore.doc('customers/10001').update(fields);
  await waitsFor(why);
  await api.firestore.doc('customers/10001').set({ ...CUSTOMER_V1 });
  api.pass(7 * DAY_MS);
  await sweep();
  expect(await quotes()).toHaveLength(2);
});

test('tells of a day that was missed, and goes on with the next', async () => {
  await repeat({ ...COMPANY, until: '2026-05-01' });
  api.pass(17 * DAY_MS);
  await waitsFor(/09\.03\.2026 .*nicht rechtzeitig/, '2026-03-23');
});

test('steps over accounts that fail', async () => {
  await repeat(COMPANY);
  const broken = Array.from({ length: 21 }, (_, index) => `users/broken-${index}`);
  const fails = { plans: 'x', next_proposal: '2026-03-01', schema_version: 1 };
  await Promise.all(broken.map((path) => api.firestore.doc(path).set(fails)));
  await sweep();
  expect(await quotes()).toHaveLength(1);
});

test('of an account makes no more than twenty drafts in an hour', async () => {
  const days = { next_day: '2026-03-08', until: '2026-03-08', email: 'max@example.de' };
  for (let count = 1; count < 24; count += 1) {
    const list = { address: `liste?artikel=1x${count}`, name: 'Splitt', saved_day: '2026-03-01' };
    const plans = [{ ...list, repeat: { ...WEEKLY, ...days } }];
    await user().update({ plans, next_proposal: days.next_day });
    await sweep();
  }
  const { docs } = await api.firestore.collection('quotes').get();
  expect(docs).toHaveLength(20);
});

test('a list takes the place of another with its name only when told to', async () => {
  await repeat(COMPANY);
  const save = (fields: object) => {
    const body = { address: 'liste?artikel=1x5', name: 'Splitt', ...fields };
    return api.post('/api/users/plans', body, api.signedIn('max'));
  };
  const refused = await writesNothing(api, () => save({}));
  expect(await refused.json()).toEqual({
    ...{ code: 'replaces', message: expect.stringContaining('Auch die Dauerbestellung') },
  });
  expect(await (await save({ replaces: true })).json()).toMatchObject([
    { address: 'liste?artikel=1x5', repeat: { next_day: '2026-03-09' } },
  ]);
});

test('moves to the next open day, and goes to who has no company, too', async () => {
  const { street, postal_code, city, truck_access } = CUSTOMER_V1.sites[0] ?? {};
  const site = { street, postal_code, city, truck_access };
  const texts = { unloading_place: '', contact_name: '', contact_phone: '' };
  await user().update({ remembered: { is_business: false, site: { ...site, ...texts } } });
  // Good Friday.
  expect((await repeat({ next_day: '2026-04-03', until: '2026-04-03' })).status).toBe(200);
  api.pass(30 * DAY_MS);
  await sweep();
  const [proposed] = await quotes();
  expect((await quote(proposed?.number ?? '')).content).toMatchObject({
    delivery: { wished_day: '2026-04-04' },
    lines: [{ price: 28.9 }],
  });
});

test('leaves to the office what it cannot price, and a list without articles', async () => {
  const [site] = CUSTOMER_V1.sites;
  const far = { sites: [{ ...site, postal_code: '99999' }] };
  await api.firestore.doc('customers/10001').update(far);
  await repeat(COMPANY);
  await sweep();
  await api.firestore.doc('products/1').update({ visibility: 'archived' });
  api.pass(7 * DAY_MS);
  await sweep();
  const [gone, unpriced] = await quotes();
  expect((await quote(unpriced?.number ?? '')).content).toMatchObject({
    note: expect.stringMatching(/99999 .* nicht zu berechnen: /),
    delivery: { wished_day: '2026-03-09', postal_code: '' },
    lines: [{ product_id: 1 }],
  });
  expect((await quote(gone?.number ?? '')).content).toMatchObject({
    note: expect.stringContaining('Nicht mehr im Sortiment: 10001, 10999.'),
    lines: [],
  });
});

test.each([
  [{ ...COMPANY, next_day: '2026-03-08' }, 'Die erste Lieferung geht ab dem 09.03.2026.'],
  [{ ...COMPANY, next_day: '2026-03-15' }, 'Sonntags liefern wir nicht.'],
  [{ ...COMPANY, until: '2026-03-01' }, 'Das Ende liegt vor der ersten Lieferung.'],
  [{ ...COMPANY, until: '2027-12-01' }, 'Eine Dauerbestellung geht höchstens bis zum 03.03.2027.'],
  [{ ...COMPANY, site: 'Mond' }, 'Bitte wählen Sie die Baustelle.'],
  [{ customer_number: 'K-10009', site: SITE }, /darf für diese Firma nicht bestellen/],
  [{}, /^Für eine Dauerbestellung brauchen wir Name, Telefon und Baustelle/],
])('is refused with %j', async (fields, message) => {
  const refused = await writesNothing(api, () => repeat(fields));
  expect(refused.status).toBe(422);
  expect((await refused.json()) as object).toEqual({ message: expect.stringMatching(message) });
});

test('is ended by its account, and only its own lists repeat', async () => {
  await repeat(COMPANY);
  const ended = await repeat(undefined);
  expect(await ended.json()).toEqual([expect.not.objectContaining({ repeat: expect.anything() })]);
  await sweep();
  expect(await quotes()).toEqual([]);
  expect((await repeat(COMPANY, 'liste?artikel=7x1')).status).toBe(404);
});
