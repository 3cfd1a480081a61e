import type {
  OfficeStandingOrder,
  StandingOrder,
  StandingOrderChange,
  StandingOrderRequest,
} from '@shop/domain/cart/standing-order';
import { SEEN_REVISION_HEADER } from '@shop/domain/contract/call';
import type { AdminQuote, ListedQuote } from '@shop/domain/quote/quote';
import { GRAVEL } from '@shop/domain/testing/stored';
import { beforeEach, expect, test } from 'vitest';
import { expectRefused, writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeAll, storeAreas, storeProducts } from '../../test/shop-data.ts';
import { CUSTOMER_V1, STANDING_ORDER_V1 } from '../../test/stored-fixtures.ts';
import { openCatalogues } from '../app.ts';
import { proposeQuotes } from './propose-quotes.ts';

const api = apiWithoutMails();
const DAY_MS = 24 * 3600_000;
const OWN = '/api/users/standing-orders';
const OFFICE = '/api/admin/standing-orders';
const SITE = 'Neubau Gartenstraße';
const COMPANY = { customer_number: 'K-10001', site: SITE };
const LINES = [
  { product_id: 1, quantity: 12 },
  { product_id: 999, quantity: 1 },
];
/** Mondays, from a week after the tests' day. */
const WEEKLY = { every_weeks: 1 as const, next_day: '2026-03-09', until: '2026-03-20' };

let sent = 0;
const nextId = () => {
  sent += 1;
  return `request-${String(sent).padStart(6, '0')}`;
};
const user = () => api.firestore.doc('users/max');
const sweep = () => proposeQuotes({ ...api.deps, ...openCatalogues(api.deps, 0) });
const make = (fields: Partial<StandingOrderRequest> = {}) => {
  const body = { id: nextId(), name: 'Splitt', lines: LINES, ...WEEKLY, ...fields };
  return api.post(OWN, body, api.signedIn('max'));
};
const made = async (fields: Partial<StandingOrderRequest> = {}) =>
  (await (await make({ ...COMPANY, ...fields })).json()) as StandingOrder;
const change = (id: string, fields: Partial<StandingOrderChange>, headers = {}) =>
  api.post(`${OWN}/${id}`, { id: nextId(), ...fields }, { ...api.signedIn('max'), ...headers });
const decide = (id: string, fields: object) =>
  api.post(`${OFFICE}/${id}`, { id: nextId(), ...fields }, api.asAdmin());
const own = () => api.read<StandingOrder[]>(OWN, api.signedIn('max'));
const office = (query = '') => api.read<OfficeStandingOrder[]>(OFFICE + query, api.asAdmin());
const quotes = () => api.read<ListedQuote[]>('/api/admin/quotes', api.asAdmin());
const quote = (number: string) =>
  api.read<AdminQuote>(`/api/admin/quotes/${number}`, api.asAdmin());
const contentOf = async (listed?: ListedQuote) => (await quote(listed?.number ?? '')).content;
const storeMany = (count: number, fields: object) =>
  storeAll(
    api.firestore,
    Array.from({ length: count }, (_, index) => {
      return [`standingOrders/many-${index}`, { ...STANDING_ORDER_V1, ...fields }] as const;
    }),
  );
const mails = (what: string) => api.mailer.mails.filter(({ subject }) => subject.includes(what));

beforeEach(async () => {
  await storeProducts(api.firestore, GRAVEL);
  await storeAreas(api.firestore);
  await api.firestore.doc('customers/10001').set({
    ...CUSTOMER_V1,
    fixed_prices: [{ product_id: 1, price: 20, from: '2026-01-01', site: SITE }],
  });
  await user().set({ name: 'Max', phone: '0171 1', schema_version: 1 });
});

test('is proposed a week ahead at the company’s prices, once for each day, until its end, which is told', async () => {
  api.mailer.open();
  expect(await made()).toMatchObject({ state: 'active', lines: LINES, ...WEEKLY, ...COMPANY });
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const [proposed, ...others] = await quotes();
  expect(others).toEqual([]);
  expect(proposed).toMatchObject({ status: 'draft', is_standing: true, valid_until: '2026-03-08' });
  const listed = await api.read('/api/admin/quotes?status=standing', api.asAdmin());
  expect(listed).toMatchObject([{ number: proposed?.number }]);
  const today = await api.read('/api/admin/today', api.asAdmin());
  expect(today).toMatchObject({ standing_orders: 1, standing_ended: 0 });
  expect(await contentOf(proposed)).toMatchObject({
    ...COMPANY,
    customer_name: 'Max',
    customer_email: 'max@example.de',
    company_name: 'Muster Bau GmbH',
    delivery: { wished_day: '2026-03-09', street: 'Gartenstraße 5', postal_code: '12345' },
    lines: [{ product_id: 1, quantity: 12, price: 20 }],
    note: expect.stringMatching(/„Splitt“\. Nicht mehr im Sortiment: 10\d*999/),
  });
  expect(api.mailer.mails).toEqual([]);
  api.pass(7 * DAY_MS);
  await sweep();
  expect(await quotes()).toHaveLength(2);
  expect(await own()).toMatchObject([{ state: 'ended', reason: expect.stringMatching(/16\.03/) }]);
  expect(mails('beendet')).toMatchObject([
    { text: expect.stringMatching(/„Splitt“ ist beendet: Der 16\.03\.2026 war der letzte/) },
  ]);
  api.pass(7 * DAY_MS);
  await sweep();
  expect(await quotes()).toHaveLength(2);
});

test('goes on for a site that has another name', async () => {
  const { id } = await made();
  const sites = [{ ...CUSTOMER_V1.sites[0], id: SITE, name: 'Hafen' }];
  await api.firestore.doc('customers/10001').update({ sites });
  expect((await change(id, { until: '2026-03-30' })).status).toBe(200);
  expect(await own()).toMatchObject([{ site: 'Hafen', state: 'active' }]);
  await sweep();
  const [proposed] = await quotes();
  expect(await contentOf(proposed)).toMatchObject({ site: 'Hafen' });
});

test('an end waits in the office’s list until it is seen, and in the account’s for ninety days', async () => {
  api.mailer.open();
  const { id } = await made();
  expect((await change(id, { state: 'ended' })).status).toBe(200);
  expect(mails('beendet')).toHaveLength(1);
  const today = () => api.read('/api/admin/today', api.asAdmin());
  expect(await today()).toMatchObject({ standing_ended: 1 });
  expect(await office('?state=to_see')).toMatchObject([
    {
      id,
      state: 'ended',
      customer_name: 'Max',
      customer_email: 'max@example.de',
      history: [
        { what: 'created', by: 'Kunde' },
        { what: 'ended', by: 'Kunde' },
      ],
    },
  ]);
  expect((await decide(id, { is_seen: true })).status).toBe(200);
  expect(await today()).toMatchObject({ standing_ended: 0 });
  expect(await office('?state=ended')).toMatchObject([{ id, to_see: false }]);
  expect((await decide(id, { state: 'active' })).status).toBe(422);
  await sweep();
  expect(await quotes()).toEqual([]);
  api.pass(90 * DAY_MS);
  expect(await own()).toMatchObject([{ id }]);
  api.pass(DAY_MS);
  expect(await own()).toEqual([]);
});

test('the office pauses it with a reason that its customer reads, and only the office resumes it', async () => {
  api.mailer.open();
  const { id } = await made({ until: '2026-05-01' });
  expect((await decide(id, { state: 'paused' })).status).toBe(400);
  const paused = await decide(id, { state: 'paused', reason: 'Die Straße ist gesperrt.' });
  expect(await paused.json()).toMatchObject({ state: 'paused', revision: 2 });
  expect(mails('pausiert')).toMatchObject([
    { text: expect.stringContaining('„Splitt“ haben wir pausiert: Die Straße ist gesperrt.') },
  ]);
  api.pass(10 * DAY_MS);
  await sweep();
  expect(await quotes()).toEqual([]);
  await expectRefused(await change(id, { state: 'active' }), 422, /haben wir pausiert/);
  expect(await (await decide(id, { state: 'active' })).json()).toMatchObject({
    state: 'active',
    next_day: '2026-03-23',
    history: [{}, { what: 'paused', by: 'chef@example.de' }, { what: 'resumed' }],
  });
  expect(mails('fortgesetzt')).toHaveLength(1);
  const lines = [{ product_name: 'Kies 16/32' }, {}];
  expect(await office('?customer=K-10001')).toMatchObject([{ id, lines }]);
  expect(await office('?customer=K-10002')).toEqual([]);
});

test('its account pauses, resumes and changes it, by the state that it has seen', async () => {
  api.mailer.open();
  const { id } = await made();
  await change(id, { state: 'paused' });
  expect(await own()).toMatchObject([{ state: 'paused', revision: 2 }]);
  const stale = { [SEEN_REVISION_HEADER]: '1' };
  const refused = await writesNothing(api, () => change(id, { every_weeks: 4 }, stale));
  expect(await refused.json()).toMatchObject({
    code: 'changed',
    message: expect.stringMatching(/Dauerbestellung \(Sie, /),
  });
  await decide(id, { state: 'active', until: '2026-04-30' });
  const theirs = await change(id, { every_weeks: 4 }, { [SEEN_REVISION_HEADER]: '2' });
  await expectRefused(theirs, 409, /unser Büro/);
  const lines = [{ product_id: 1, quantity: 3 }];
  const fields = { every_weeks: 4, lines } as const;
  const changed = await change(id, fields, { [SEEN_REVISION_HEADER]: '3' });
  expect(await changed.json()).toMatchObject({ ...fields, state: 'active', until: '2026-04-30' });
  expect(mails('geändert')).toEqual([]);
});

test('an account has at most twenty', async () => {
  const first = await made();
  await storeMany(19, { uid: 'max' });
  expect((await writesNothing(api, () => make(COMPANY))).status).toBe(409);
  await change(first.id, { state: 'ended' });
  expect((await make(COMPANY)).status).toBe(200);
});

test('set back, it is not proposed twice for a day, and a day that was missed is told and left out', async () => {
  api.mailer.open();
  const { id } = await made({ until: '2026-05-01' });
  await sweep();
  await change(id, { next_day: '2026-03-09' });
  await sweep();
  expect(await quotes()).toHaveLength(1);
  api.pass(17 * DAY_MS);
  await change(id, { next_day: '2026-03-28' });
  api.pass(9 * DAY_MS);
  await sweep();
  await sweep();
  expect(await own()).toMatchObject([{ next_day: '2026-04-11' }]);
  const drafts = await Promise.all((await quotes()).map(({ number }) => quote(number)));
  expect(drafts).toHaveLength(3);
  const missed = expect.stringMatching(/28\.03\.2026 .*nicht rechtzeitig/);
  expect(drafts.map(({ content }) => content.note)).toContainEqual(missed);
  expect(mails('ausgelassen')).toHaveLength(1);
});

const SITE_1 = { ...CUSTOMER_V1.sites[0] };
const waitsFor = async (what: RegExp) => {
  await sweep();
  const [waiting, ...others] = await quotes();
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({ status: 'draft', is_standing: true });
  expect(await contentOf(waiting)).toMatchObject({
    customer_email: 'max@example.de',
    note: expect.stringMatching(what),
  });
  const waits = { state: 'active', next_day: '2026-03-16', reason: expect.any(String) };
  expect(await own()).toMatchObject([waits]);
  expect(mails('ausgelassen')).toMatchObject([{ to: { address: 'max@example.de' } }]);
};

test('waits once the account has its details forgotten', async () => {
  api.mailer.open();
  await user().update({ remembered: { is_business: false, site: SITE_1 } });
  await make();
  await api.post('/api/users/profile/forget', {}, api.signedIn('max'));
  await waitsFor(/ausgelassen: Im Konto ist keine Baustelle gemerkt/);
});

test.each([
  ['who may not order any more', { members: [] }, /darf .* nicht bestellen/],
  ['that is stopped', { visibility: 'hidden' }, /nehmen wir zurzeit keine/],
  ['whose site has ended', { sites: [{ ...SITE_1, is_archived: true }] }, /Baustelle/],
  ['whose site ends before that day', { sites: [{ ...SITE_1, to_day: '2026-03-08' }] }, /offen/],
  ['whose site is another one now', { sites: [{ ...SITE_1, name: 'Hafen' }] }, /diesem Namen/],
])('skips a day, and tells office and customer, for a company %s', async (_, fields, why) => {
  api.mailer.open();
  await made();
  await api.firestore.doc('customers/10001').update(fields);
  await waitsFor(why);
  await api.firestore.doc('customers/10001').set({ ...CUSTOMER_V1 });
  api.pass(7 * DAY_MS);
  await sweep();
  expect(await quotes()).toHaveLength(2);
});

test('skipped on its last day, it ends by one mail that says both', async () => {
  api.mailer.open();
  await made({ until: '2026-03-09' });
  await api.firestore.doc('customers/10001').update({ visibility: 'hidden' });
  await sweep();
  expect(await own()).toMatchObject([{ state: 'ended' }]);
  expect(api.mailer.mails).toMatchObject([
    { text: expect.stringMatching(/letzte Liefertag\. Er ist ausgelassen: Für diese Firma/) },
  ]);
});

test('steps over those that fail', async () => {
  await made();
  await storeMany(21, { lines: 'x', next_proposal: '2026-03-01' });
  await sweep();
  expect(await quotes()).toHaveLength(1);
});

test('of an account makes no more than twenty drafts in an hour', async () => {
  const day = { next_day: '2026-03-08', next_proposal: '2026-03-08', until: '2026-03-08' };
  await storeMany(23, { ...day, uid: 'max', email: 'max@example.de' });
  for (let times = 0; times < 3; times += 1) await sweep();
  const { docs } = await api.firestore.collection('quotes').get();
  expect(docs).toHaveLength(20);
});

test('keeps its articles whatever becomes of the list that it began with', async () => {
  const account = api.signedIn('max');
  const save = (fields: object) => {
    const plan = { address: 'liste?artikel=1x5', name: 'Splitt', ...fields };
    return api.post('/api/users/plans', plan, account);
  };
  await save({ address: 'liste?artikel=1x12,999x1' });
  await made();
  const refused = await writesNothing(api, () => save({}));
  const message = expect.stringMatching(/Soll die neue sie ersetzen\?$/);
  expect(await refused.json()).toEqual({ code: 'replaces', message });
  const saved = await save({ replaces: true });
  expect(await saved.json()).toMatchObject([{ address: 'liste?artikel=1x5' }]);
  expect(await own()).toMatchObject([{ lines: LINES }]);
});

test('moves to the next open day, and goes to who has no company, too', async () => {
  await user().update({ remembered: { is_business: false, site: SITE_1 } });
  // Good Friday.
  expect((await make({ next_day: '2026-04-03', until: '2026-04-03' })).status).toBe(200);
  api.pass(30 * DAY_MS);
  await sweep();
  const [proposed] = await quotes();
  expect(await contentOf(proposed)).toMatchObject({
    delivery: { wished_day: '2026-04-04' },
    lines: [{ price: 28.9 }],
  });
});

test('leaves to the office what it cannot price, and a list without articles', async () => {
  const [site] = CUSTOMER_V1.sites;
  const far = { sites: [{ ...site, postal_code: '99999' }] };
  await api.firestore.doc('customers/10001').update(far);
  await made();
  await sweep();
  await api.firestore.doc('products/1').update({ visibility: 'archived' });
  api.pass(7 * DAY_MS);
  await sweep();
  const [gone, unpriced] = await quotes();
  const note = expect.stringMatching(/99999 .* nicht zu berechnen: /);
  const delivery = { wished_day: '2026-03-09', postal_code: '' };
  expect(await contentOf(unpriced)).toMatchObject({ note, delivery, lines: [{ product_id: 1 }] });
  const missing = expect.stringContaining('Nicht mehr im Sortiment: 10001, 10999.');
  expect(await contentOf(gone)).toMatchObject({ note: missing, lines: [] });
});

test('is refused for other days, sites and companies, and without an address of its own', async () => {
  const refusals: [fields: object, message: string | RegExp][] = [
    [{ next_day: '2026-03-08' }, 'Die erste Lieferung geht ab dem 09.03.2026.'],
    [{ next_day: '2026-03-15' }, 'Sonntags liefern wir nicht.'],
    [{ until: '2026-03-01' }, 'Das Ende liegt vor der ersten Lieferung.'],
    [{ until: '2027-12-01' }, 'Eine Dauerbestellung geht höchstens bis zum 03.03.2027.'],
    [{ site: 'Mond' }, 'Bitte wählen Sie die Baustelle.'],
    [{ customer_number: 'K-10009' }, /darf für diese Firma nicht bestellen/],
    [
      { customer_number: undefined, site: undefined },
      /^Für eine Dauerbestellung brauchen wir Name/,
    ],
  ];
  for (const [fields, message] of refusals) {
    const refused = await writesNothing(api, () => make({ ...COMPANY, ...fields }));
    await expectRefused(refused, 422, message);
  }
});
