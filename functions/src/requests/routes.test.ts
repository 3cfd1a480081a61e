import { contactRequest } from '@shop/domain/testing/sent';
import { GRAVEL, SLATE } from '@shop/domain/testing/stored';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { expectRefused } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';
import { CUSTOMER_V2 } from '../../test/stored-fixtures.ts';

const NOW = Timestamp.fromDate(new Date('2026-03-02T09:30:00.123Z'));
const api = apiForTests();

const send = (fields = {}) => api.post('/api/contact', contactRequest(fields));
const stored = async () =>
  (await api.firestore.collection('contacts').get()).docs.map((document) => document.data());

describe('POST /api/contact', () => {
  test('stores what was written and answers with its id', async () => {
    // The hidden field of robots, empty.
    const response = await send({ name: ' Erika Muster ', website: '' });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { id } = (await response.json()) as { id: string };
    const document = await api.firestore.doc(`contacts/${id}`).get();
    expect(document.data()).toEqual({
      ...contactRequest(),
      created_at: NOW,
      status: 'open',
      search_tokens: expect.arrayContaining(['muster']),
      schema_version: 1,
    });
  });

  test('shows up in the account if sent signed in, with replies and without notes', async () => {
    const erika = api.signedIn('erika');
    const sent = await api.post('/api/contact', contactRequest(), erika);
    const { id } = (await sent.json()) as { id: string };
    await send({ message: 'Von einem Gast' });
    const text = { id: 'office-text-0001', by_uid: 'chef', at: NOW };
    const replies = [{ ...text, text: 'Gern.' }];
    const notes = [{ ...text, text: 'Schwierig' }];
    await api.firestore.doc(`contacts/${id}`).update({ replies, notes, status: 'done' });
    const { message, request_type } = contactRequest();
    expect(await api.read('/api/users/contacts', erika)).toEqual([
      {
        id,
        created_at: '2026-03-02T09:30:00.123Z',
        message,
        request_type,
        status: 'done',
        replies: [{ id: text.id, text: 'Gern.', at: '2026-03-02T09:30:00.123Z' }],
      },
    ]);
    expect(await api.read('/api/users/contacts', api.signedIn('max'))).toEqual([]);
    const wrong = await api.call('/api/users/contacts?after=x', { headers: erika });
    expect(wrong.status).toBe(400);
  });

  test('keeps the products of an offer request as the catalogue describes them', async () => {
    await storeProducts(api.firestore, GRAVEL, { ...SLATE, article_number: 'SP-7' });
    const items = [
      { product_id: 1, quantity: 20 },
      { product_id: 7, quantity: 300 },
    ];
    expect((await send({ request_type: 'quote', items, postal_code: '12345' })).status).toBe(201);
    const [gravel, slate] = [
      { product_id: 1, product_name: 'Kies 16/32', unit: 't', quantity: 20 },
      { product_id: 7, product_name: SLATE.name, article_number: 'SP-7', unit: 't', quantity: 300 },
    ];
    expect(await stored()).toMatchObject([
      { items: [{ ...gravel, unit_price_cents: 2890 }, slate], postal_code: '12345' },
    ]);
    const notice = api.mailer.mails.find(({ id }) => id.endsWith('-notice'));
    const { text = '' } = notice ?? {};
    for (const part of [
      /20\st: Kies 16\/32 \(Art\.-Nr\. 10\s001\)/,
      /300\st: Schieferplatten \(Art\.-Nr\. SP-7\)/,
      ...[/12345/, /Preis auf Anfrage/],
    ]) {
      expect(text).toMatch(part);
    }
    expect(await api.read('/api/admin/contacts', api.asAdmin())).toMatchObject([
      { items: [{ ...gravel, unit_price: 28.9 }, slate], postal_code: '12345' },
    ]);
    const admin = { headers: api.asAdmin() };
    const csv = await (await api.call('/api/admin/contacts.csv', admin)).text();
    expect(csv).toContain('20 t Kies 16/32 | 300 t Schieferplatten');
  });

  test('refuses an unknown product and stores nothing', async () => {
    await expectRefused(
      await send({ items: [{ product_id: 99, quantity: 1 }] }),
      422,
      'Einen Artikel der Anfrage gibt es nicht mehr. Bitte entfernen Sie ihn.',
    );
    expect(await api.everything()).toEqual({});
  });

  test('answers a robot that fills the hidden field like a person, and stores nothing', async () => {
    const response = await send({ website: 'https://example.com' });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toEqual({ id: expect.stringMatching(/^[A-Za-z0-9]{20}$/) });
    expect(await api.everything()).toEqual({});
  });

  describe('with an idempotency key', () => {
    const KEY = '5f0c9a7e-0001-4c7d-9a51-2f1f6a1b0c3d';
    const sendWith = (key: string, fields = {}) =>
      api.post('/api/contact', contactRequest(fields), { 'idempotency-key': key });
    const mails = async () => (await api.firestore.collection('outbox').get()).size;

    test('stores and mails a request once, however often its answer got lost', async () => {
      const together = await Promise.all([sendWith(KEY), sendWith(KEY)]);
      const answers = [...together];
      // More often than an address may send requests.
      for (let tries = 0; tries < 5; tries += 1) answers.push(await sendWith(KEY));
      const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(first).toEqual({ id: expect.stringMatching(/^[A-Za-z0-9]{20}$/) });
      for (const other of others) expect(other).toEqual(first);
      expect(await stored()).toHaveLength(1);
      expect(await mails()).toBe(2);
    });

    test('loses no change made before it was sent again', async () => {
      await sendWith(KEY);
      await sendWith(KEY, { message: 'Bitte erst morgen.' });
      expect(await stored()).toHaveLength(2);
    });

    test.each(['kurz', 'x'.repeat(500), '../../orders/x-and-more-of-it'])(
      'ignores one like %s',
      async (key) => {
        for (const _again of [1, 2]) await sendWith(key);
        expect(await stored()).toHaveLength(2);
      },
    );
  });
});

describe('POST /api/callbacks', () => {
  const CALLBACK = { name: 'Erika Muster', phone: '0171 2345678', time: 'Vormittags' };
  const ask = (fields = {}, headers = {}) =>
    api.post('/api/callbacks', { ...CALLBACK, ...fields }, headers);

  test('stores a repeated one once, without e-mail address, and tells the office to call', async () => {
    const again = { 'idempotency-key': '4f5b9d1e-4d1f-4c53-8a0e-7f8e1c2d3b4a' };
    const [first, second] = [await ask({}, again), await ask({}, again)];
    expect([first.status, await first.json()]).toEqual([201, await second.json()]);
    const { name, phone } = CALLBACK;
    const message = 'Rückruf: Vormittags';
    expect(await stored()).toMatchObject([
      { name, phone, message, email: '', request_type: 'callback', status: 'open' },
    ]);
    expect(api.mailer.mails).toHaveLength(1);
    const [notice] = api.mailer.mails;
    expect(notice).not.toHaveProperty('replyTo');
    expect(notice?.text).toContain('Rückruf: Vormittags');
    expect(notice?.text).toContain('Bitte rufen Sie an');
  });

  test('cannot be answered by e-mail', async () => {
    const { id } = (await (await ask()).json()) as { id: string };
    const reply = { id: 'reply-0001', text: 'Gern.' };
    const answer = await api.post(`/api/admin/contacts/${id}/reply`, reply, api.asAdmin());
    await expectRefused(answer, 422, 'Diese Anfrage hat keine E-Mail-Adresse. Bitte rufen Sie an.');
    expect(api.mailer.mails).toHaveLength(1);
  });

  test('counts as one of an address’s contact requests; a robot stores nothing', async () => {
    expect((await ask({ website: 'x' })).status).toBe(201);
    expect(await stored()).toEqual([]);
    for (let sent = 0; sent < 3; sent += 1) expect((await ask()).status).toBe(201);
    for (let sent = 0; sent < 2; sent += 1) expect((await send()).status).toBe(201);
    expect((await ask()).status).toBe(429);
  });

  test('refuses what is no request to call back', async () => {
    for (const fields of [{ phone: ' ' }, { time: '' }, { name: undefined }, { email: 'a@b.de' }]) {
      expect((await ask(fields)).status).toBe(400);
    }
  });
});

test('a member asks at the company’s own prices; others are refused', async () => {
  const fixed_prices = [{ product_id: GRAVEL.id, price: 20, from: '2026-01-01', site: '' }];
  await storeProducts(api.firestore, GRAVEL);
  await api.firestore.doc('customers/10001').set({ ...CUSTOMER_V2, fixed_prices });
  const [site] = CUSTOMER_V2.sites;
  const items = [{ product_id: GRAVEL.id, quantity: 2 }];
  const body = { ...contactRequest(), items, customer_number: 'K-10001', site: site?.name };
  for (const headers of [{}, api.signedIn('anna')]) {
    await expectRefused(api.post('/api/contact', body, headers), 422, /darf für diese Firma nicht/);
  }
  expect((await api.post('/api/contact', body, api.signedIn('max'))).status).toBe(201);
  expect(await api.read('/api/admin/contacts', api.asAdmin())).toMatchObject([
    { customer_number: 'K-10001', site: site?.name, items: [{ unit_price: 20 }] },
  ]);
});
