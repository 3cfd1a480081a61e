import type { LiveAccess } from '@shop/domain/contract/live';
import type { SavedPlan } from '@shop/domain/contract/user';
import type { Order } from '@shop/domain/order/order';
import { deliveryWish, orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, orderNumberOf } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { openBrowser } from '../../test/browser.ts';
import { readClaims } from '../../test/google/signing.ts';
import { storeAreas, storeProducts } from '../../test/shop-data.ts';
import { orderNumber, storeOrders } from '../../test/stored-data.ts';

const api = apiWithoutMails();
beforeEach(() => storeProducts(api.firestore, GRAVEL));

const get = (path: string, headers: Record<string, string> = {}) => api.call(path, { headers });
const json = async <T>(response: Response) => (await response.json()) as T;
const session = (number: number) => `session-${String(number).padStart(16, '0')}`;
const order = (headers: Record<string, string>, fields = {}) =>
  api.post('/api/orders', orderRequest(fields), headers);

async function storeUser(uid: string, more = {}) {
  const created_at = Timestamp.fromDate(new Date('2026-01-05T07:00:00.000Z'));
  await api.firestore.doc(`users/${uid}`).set({
    created_at,
    name: 'Erika',
    schema_version: 1,
    ...more,
  });
}

describe('GET /api/users/me', () => {
  test('is null for a visitor', async () => {
    const response = await get('/api/users/me');
    expect(response.status).toBe(200);
    expect(await response.json()).toBeNull();
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([
    [undefined, false],
    [{ admin: true }, true],
    [{ admin: 'true' }, false],
  ])('derives from claims %j whether the user is an admin', async (claims, is_admin) => {
    await storeUser('erika');
    expect(await json(await get('/api/users/me', api.signedIn('erika', claims)))).toEqual({
      email: 'erika@example.de',
      created_at: '2026-01-05T07:00:00.000Z',
      google_user_data: { name: 'Erika' },
      is_admin,
    });
  });

  test.each([
    ['revoked', () => api.google.sessionOf({ validSince: `${Math.floor(Date.now() / 1000)}` })],
    ['of a person whose data was deleted', () => api.google.sessionOf({ localId: 'max' })],
  ])('is null for a session that is %s, and clears its cookie', async (_what, token) => {
    await storeUser('erika');
    const response = await get('/api/users/me', { cookie: `__session=${token()}` });
    expect(response.status).toBe(200);
    expect(await response.json()).toBeNull();
    expect(response.headers.get('set-cookie')).toMatch(/^__session=; Max-Age=0; Path=\/; HttpOnly/);
  });

  test('keeps the cookie of a pending sign-in', async () => {
    const browser = openBrowser(api);
    await browser.beginSignIn();
    const response = await browser.call('/api/users/me');
    expect(await response.json()).toBeNull();
    expect(response.headers.has('set-cookie')).toBe(false);
  });
});

describe('an order placed while signed in', () => {
  test('belongs to the account, and its confirmation needs no sign-in', async () => {
    const number = await orderNumberOf(await order(api.signedIn('erika')));
    const [own] = await json<Order[]>(await get('/api/users/orders', api.signedIn('erika')));
    const page = (headers = {}) => get(`/api/orders/${number}`, headers);
    expect(own).toEqual(await json(await page(api.signedIn('erika'))));
    expect(await json(await page())).toMatchObject({ is_shortened: true });
    expect((await api.firestore.doc(`orders/${number}`).get()).get('user_id')).toBe('erika');
  });

  test('fills the profile, and keeps fields that a later order leaves empty', async () => {
    const erika = api.signedIn('erika');
    const profile = async () => json(await get('/api/users/profile', erika));
    // A refused order leaves it alone.
    await order(erika, { company_name: 'x', total_amount: 1 });
    expect(await profile()).toEqual({});
    await order(erika, { company_name: 'Muster Bau', session_id: session(1) });
    expect(await profile()).toEqual({ company_name: 'Muster Bau', phone: '069 90009-123' });
    await order(erika, { customer_phone: '0151 1', session_id: session(2) });
    expect(await profile()).toEqual({ company_name: 'Muster Bau', phone: '0151 1' });
    expect(await json(await get('/api/users/profile', api.signedIn('max')))).toEqual({});
  });

  test('remembers address and site if the customer asks for it, until they opt out', async () => {
    await storeAreas(api.firestore);
    await storeUser('erika');
    const erika = api.signedIn('erika');
    const profile = async () => json(await get('/api/users/profile', erika));
    const own = { tax_number: 'DE123456789', buyer_reference: '04011000-1234512345-06' };
    const address = { company_address: 'Bauweg 1, 12345 Musterstadt', ...own };
    const company = { company_name: 'Muster Bau', ...address };
    const delivery = deliveryWish({ street: 'Am Hang 3', contact_name: 'Ömer Çelik' });
    await order(erika, { ...company, delivery, session_id: session(1) });
    expect(await profile()).not.toHaveProperty('remembered');
    await order(erika, { ...company, delivery, remember: true, session_id: session(2) });
    const invoice_address = 'Gartenweg 3';
    await order(erika, { invoice_address, remember: true, session_id: session(3) });
    const { method, wished_day, express, ...site } = delivery;
    expect(await profile()).toEqual({
      company_name: 'Muster Bau',
      phone: '069 90009-123',
      remembered: { is_business: false, ...address, invoice_address, site },
    });
    const forgotten = await api.post('/api/users/profile/forget', {}, erika);
    expect([forgotten.status, await forgotten.json()]).toEqual([200, {}]);
    expect(await profile()).toEqual({});
    expect(await json(await get('/api/users/me', erika))).toMatchObject({
      email: 'erika@example.de',
    });
  });

  test('keeps its owner when sent again', async () => {
    const number = await orderNumberOf(await order(api.signedIn('erika')));
    expect(await orderNumberOf(await order(api.signedIn('max')))).toBe(number);
    expect(await orderNumberOf(await order({}))).toBe(number);
    expect((await api.firestore.doc(`orders/${number}`).get()).get('user_id')).toBe('erika');
    expect((await api.firestore.doc('users/max').get()).exists).toBe(false);
  });
});

test.each([
  ['a visitor', () => ({})],
  ['a session that is over', () => ({ cookie: '__session=x' })],
])('an order of %s is a guest’s', async (_what, headers) => {
  const number = await orderNumberOf(await order(headers()));
  expect((await api.firestore.doc(`orders/${number}`).get()).get('user_id')).toBeNull();
  expect((await api.firestore.collection('users').get()).size).toBe(0);
});

describe('GET /api/users/orders', () => {
  test('lists only the user’s own, newest first, fifty at a time', async () => {
    const erika = api.signedIn('erika');
    const own = Array.from({ length: 52 }, (_, minute) => {
      const created_at = Timestamp.fromMillis(Date.UTC(2026, 2, 3, 8, minute));
      return { user_id: 'erika', created_at };
    });
    await storeOrders(api.firestore, ...own, { user_id: 'max' }, { user_id: null });
    const placed = [...own.keys()].reverse().map(orderNumber);
    const first = await get('/api/users/orders', erika);
    const next = first.headers.get('next-page') ?? '';
    const second = await get(`/api/users/orders?after=${encodeURIComponent(next)}`, erika);
    const numbers = async (response: Response) =>
      (await json<Order[]>(response)).map((own) => own.order_number);
    expect(await numbers(first)).toEqual(placed.slice(0, 50));
    expect(await numbers(second)).toEqual(placed.slice(50));
    expect(first.headers.get('total-count')).toBe('52');
    expect(second.headers.has('next-page')).toBe(false);
  });

  test('refuses positions that it did not give', async () => {
    for (const query of ['after=', 'after=x', 'after=a&after=b']) {
      const response = await get(`/api/users/orders?${query}`, api.signedIn('erika'));
      expect(response.status).toBe(400);
    }
  });
});

describe('GET /api/admin/live-token', () => {
  test('names an admin’s role and the expiry, but no account to listen for', async () => {
    const response = await get('/api/admin/live-token', api.asAdmin('anna'));
    const access = await json<LiveAccess>(response);
    expect(access).toEqual({
      token: expect.any(String),
      valid_ms: 15 * 60_000,
      project_id: 'demo-functions',
      api_key: 'web-api-key',
    });
    expect(readClaims(access.token).uid).toBe('live-anna');
    const ends_at = Date.parse('2026-03-02T09:45:00.123Z');
    expect(readClaims(access.token).claims).toEqual({ ends_at, role: 'admin' });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('plans of the account', () => {
  const erika = () => api.signedIn('erika');
  const save = (address: string, name = '') =>
    api.post('/api/users/plans', { address, name }, erika());
  const plans = () => api.read<SavedPlan[]>('/api/users/plans', erika());

  test('are kept once each, newest first, and deleted one by one', async () => {
    await storeUser('erika');
    expect(await plans()).toEqual([]);
    await save('einfahrt?m2=40');
    await save('terrasse?boden=lehmig&masse=6x4&foo=1', 'Oma Ernas Terrasse');
    const again = await save('einfahrt?verschnitt=5&m2=40.0');
    expect(await json(again)).toEqual(await plans());
    const [saved_day, name] = ['2026-03-02', 'Oma Ernas Terrasse'];
    const terrace = { address: 'terrasse?masse=6x4&boden=lehmig', name, saved_day };
    const driveway = { address: 'einfahrt?m2=40&boden=sandig', name: 'Einfahrt, 40 m²', saved_day };
    expect(await plans()).toEqual([driveway, terrace]);
    expect(await api.read('/api/users/plans', api.signedIn('max'))).toEqual([]);
    await api.post('/api/users/profile/forget', {}, erika());
    const { address } = driveway;
    const left = await api.post('/api/users/plans/forget', { address }, erika());
    expect(await json(left)).toEqual([terrace]);
    expect(await plans()).toEqual([terrace]);
  });

  test('are the same even if an older version wrote their address differently', async () => {
    const old = { address: 'einfahrt?m2=40', name: 'Hof', saved_day: '2026-01-05' };
    await storeUser('erika', { plans: [old] });
    expect(await json(await save('einfahrt?m2=40&boden=lehmig'))).toHaveLength(2);
    expect(await json(await save('einfahrt?m2=40&boden=sandig'))).toMatchObject([
      { address: 'einfahrt?m2=40&boden=sandig' },
      { address: 'einfahrt?m2=40&boden=lehmig' },
    ]);
  });

  test('a list of articles is one, too', async () => {
    await storeUser('erika');
    const list = await json(await save('liste?artikel=7x20,8x3,7x5&x=1', 'Splitt für Auffahrt'));
    expect(list).toMatchObject([
      { address: 'liste?artikel=7x25,8x3', name: 'Splitt für Auffahrt' },
    ]);
    expect(await json(await save('liste?artikel=7x1'))).toMatchObject([
      { name: 'Liste mit 1 Artikel' },
      { name: 'Splitt für Auffahrt' },
    ]);
    // A name chosen by the user is replaced on request; other lists share the name generated by the shop.
    const named = { address: 'liste?artikel=7x30', name: 'Splitt für Auffahrt', replaces: true };
    await api.post('/api/users/plans', named, erika());
    await save('liste?artikel=8x9', 'Liste mit 1 Artikel');
    expect((await plans()).map(({ address }) => address)).toEqual([
      ...['liste?artikel=8x9', 'liste?artikel=7x30', 'liste?artikel=7x1'],
    ]);
  });

  test('are refused if the planner or a list has no such plan', async () => {
    for (const [address, message] of [
      ['burg?m2=40', 'Dieses Vorhaben gibt es im Planer nicht.'],
      ['einfahrt', 'Bitte geben Sie Länge und Breite oder die Fläche an.'],
      ['liste?artikel=0x1', 'In dieser Liste steht kein Artikel.'],
      ['', 'Dieser Plan kann nicht gespeichert werden.'],
      [`einfahrt?m2=40&${'x'.repeat(2500)}`, /^Plan: höchstens 2500 Zeichen/],
    ] as const) {
      await expectRefused(save(address), 400, message);
    }
  });

  test('are twenty at most, one of which can still be saved again', async () => {
    for (let area = 1; area <= 20; area += 1) await save(`einfahrt?m2=${area}`);
    const full = 'Ihr Konto hat schon 20 Pläne. Bitte löschen Sie zuerst einen.';
    await expectRefused(await save('einfahrt?m2=21'), 409, full);
    expect((await save('einfahrt?m2=1', 'Hof')).status).toBe(200);
    expect((await plans()).map(({ name }) => name).slice(0, 2)).toEqual(['Hof', 'Einfahrt, 20 m²']);
    expect(await plans()).toHaveLength(20);
  });
});
