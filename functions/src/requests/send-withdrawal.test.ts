import type { AdminOrder, Order } from '@shop/domain/order/order';
import { withdrawal } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import type { TodaysWork } from '@shop/domain/work/todays-work';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiForTest, apiForTests } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';
import { storedOrder } from '../../test/stored-data.ts';
import type { StoredOrder } from '../stored/order.ts';

const KEY = '5f0c9a7e-0001-4c7d-9a51-2f1f6a1b0c3d';
const NOW = Timestamp.fromDate(new Date('2026-03-02T09:30:00.123Z'));
const order_number = 'B-7K3M9-QX2TP';
const UNKNOWN_NUMBER = 'B-ZZZZZ-ZZZZZ';
const api = apiForTests();

beforeEach(async () => {
  await storeProducts(api.firestore, GRAVEL);
  await api.firestore.doc(`orders/${order_number}`).set(storedOrder({ order_number }));
});

const send = (fields = {}, headers = {}) =>
  api.post('/api/withdrawals', withdrawal({ order_number, ...fields }), headers);
const stored = async () =>
  (await api.firestore.collection('contacts').get()).docs.map((document) => ({
    id: document.id,
    ...document.data(),
  }));
const order = async () => await api.stored(`orders/${order_number}`);
const sentTo = (address: string) => api.mailer.mails.filter(({ to }) => to.address === address);
const passMinutes = (minutes: number) => api.pass(minutes * 60_000);
const decide = (id: string, body: object) =>
  api.post(`/api/admin/orders/${order_number}/withdrawal`, { id, ...body }, api.asAdmin());

describe('POST /api/withdrawals', () => {
  test('stores the declaration with its instant and marks the order, without an account', async () => {
    const response = await send({ goods: '2 t Kies' });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toEqual({ received_at: '2026-03-02T09:30:00.123Z' });
    const [request] = await stored();
    expect(request).toEqual({
      id: expect.any(String),
      name: 'Erika Muster',
      email: 'erika@example.de',
      phone: '',
      message: `Hiermit widerrufe ich den Vertrag zur Bestellung ${order_number} über die folgenden Waren:\n2 t Kies`,
      request_type: 'withdrawal',
      order_number,
      order_match: 'same_email',
      created_at: NOW,
      status: 'open',
      search_tokens: expect.arrayContaining(['muster']),
      schema_version: 1,
    });
    expect(await order()).toMatchObject({
      order_status: 'pending',
      withdrawal: { received_at: NOW, request_id: request?.id, is_other_email: false },
    });
  });

  test('sends the receipt with content, date and time at once, and a notice', async () => {
    await send({ goods: 'nur den Kies' });
    const [receipt, ...others] = sentTo('erika@example.de');
    expect(others).toEqual([]);
    expect(receipt?.subject).toContain('Eingangsbestätigung Ihres Widerrufs');
    for (const shown of [receipt?.text, receipt?.html]) {
      expect(shown).toContain('02.03.2026, 10:30 Uhr');
      expect(shown).toContain('Erika Muster');
      expect(shown).toContain(order_number);
      expect(shown).toContain('nur den Kies');
    }
    const [notice] = sentTo('office@shop.example');
    expect(notice?.subject).toBe(`Widerruf von Erika Muster zur Bestellung ${order_number}`);
    expect(notice?.text).toContain('Die E-Mail-Adresse ist die der Bestellung.');
    expect(notice?.replyTo?.address).toBe('erika@example.de');
  });

  test('answers, stores and mails the same whether or not the order exists', async () => {
    const usageOf = async (fields: object) => {
      const before = api.usage();
      const response = await send(fields);
      const { reads } = api.usage();
      const mails = api.mailer.mails.length;
      api.mailer.reset();
      const { status } = response;
      return { status, body: await response.json(), reads: reads - before.reads, mails };
    };
    // Of a kind yet unknown.
    await api.firestore.doc(`orders/${order_number}`).update({ kind: 'of tomorrow' });
    const existing = await usageOf({});
    expect(await order()).toHaveProperty('withdrawal');
    expect(await usageOf({ order_number: UNKNOWN_NUMBER })).toEqual(existing);
    expect(await usageOf({ order_number: 'Auftrag 17' })).toEqual(existing);
    const matches = (await stored()).map((request) => Object(request).order_match);
    expect(matches.sort()).toEqual(['same_email', 'unknown', 'unknown']);
  });

  test('shows the office that the e-mail address differs from the order’s', async () => {
    await send({ email: 'fremd@example.de' });
    expect(await order()).toMatchObject({ withdrawal: { is_other_email: true } });
    const [notice] = sentTo('office@shop.example');
    expect(notice?.text).toContain('Die Bestellung hat eine andere E-Mail-Adresse.');
    const admin = api.asAdmin();
    const received = { received_at: '2026-03-02T09:30:00.123Z', is_other_email: true };
    const request_id = (await stored())[0]?.id;
    expect(await api.read('/api/admin/orders', admin)).toMatchObject([
      { withdrawal: { ...received, request_id } },
    ]);
    expect(await api.read('/api/admin/contacts', admin)).toMatchObject([
      { request_type: 'withdrawal', order_number, order_match: 'other_email' },
    ]);
  });

  test('waits for the decision of the office, of which the last counts', async () => {
    await send();
    const none = { outcome: 'none', reason: 'nach Maß' };
    for (const _again of [1, 2]) expect((await decide('decision-1', none)).status).toBe(200);
    expect((await decide('decision-1', { outcome: 'whole' })).status).toBe(409);
    const by_uid = (await order())?.withdrawal.decisions[0].by_uid;
    const closed = { from: 'open', to: 'done', by_uid, at: NOW };
    expect(await stored()).toMatchObject([{ status: 'done', status_changes: [closed] }]);
    const back = { outcome: 'whole', goods_back: '2026-03-03' };
    expect((await decide('decision-2', back)).status).toBe(422);
    const lines = [{ line: 0, quantity: 1000 }];
    for (const part of [{}, { lines }, { used_days: 1 }]) {
      expect((await decide('decision-2', { outcome: 'part', ...part })).status).toBe(400);
    }
    const last = await decide('decision-2', { ...back, goods_back: '2026-03-02' });
    expect(((await last.json()) as AdminOrder).withdrawal?.decisions).toMatchObject([
      { ...none, by: 'chef@example.de' },
      { outcome: 'whole', goods_back: '2026-03-02' },
    ]);
    const { withdrawal_told: [told] = [], ...shown } = await api.read<Order>(
      `/api/orders/${order_number}`,
      api.asAdmin(),
    );
    expect(told).toMatch(/Ihr Widerruf bei uns eingegangen\. Er ist wirksam/);
    expect(JSON.stringify(shown)).not.toContain('withdrawal');
    const mails = sentTo('erika@example.de').filter(({ id }) => /withdrawal-decided/.test(id));
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('Er ist nicht wirksam: nach Maß. Es bleibt bei Ihrer Bestellung.'),
      expect.stringContaining(told?.replace('Am', 'am') ?? ''),
    ]);
  });

  test('for a part names its goods, even when an edit has removed them', async () => {
    await send();
    const part = (line: object) =>
      decide('decision-1', { outcome: 'part', lines: [{ line: 0, quantity: 1, ...line }] });
    expect((await part({ product_id: 99 })).status).toBe(409);
    const answer = await part({});
    const product_name = GRAVEL.name;
    expect(((await answer.json()) as AdminOrder).withdrawal?.decisions).toMatchObject([
      { goods: [{ product_name, quantity: 1, of_quantity: 2 }] },
    ]);
    await api.firestore.doc(`orders/${order_number}`).update({ order_items: [] });
    const { withdrawal_told } = await api.read<Order>(`/api/orders/${order_number}`, api.asAdmin());
    expect(withdrawal_told?.[0]).toContain(`1 t ${product_name}; beim Rest`);
    expect((await part({})).status).toBe(200);
  });

  test('for all of what was invoiced stays in today’s work until money and invoice are back', async () => {
    const invoice_address = 'Bauweg 1, 12345 Musterstadt';
    const reference = api.firestore.doc(`orders/${order_number}`);
    await reference.update({ order_status: 'delivered', to_invoice: true, invoice_address });
    const post = async (path: string, body: object) =>
      expect((await api.post(`/api/admin/${path}`, body, api.asAdmin())).status).toBe(200);
    await post('invoices', { request_id: 'invoice-0001', order_numbers: [order_number] });
    const amount = (((await order()) as StoredOrder).open_cents ?? 0) / 100;
    const pay = (id: string, euro: number) =>
      post(`orders/${order_number}/payments`, { id, amount: euro, day: '2026-03-02' });
    await pay('payment-1', amount);
    await send();
    const today = () => api.read<TodaysWork>('/api/admin/today', api.asAdmin());
    const listed = () => api.read<AdminOrder[]>('/api/admin/orders?payment=credit', api.asAdmin());
    expect(await today()).toMatchObject({ to_refund: 0, first_refund_due: '2026-03-16' });
    await post(`orders/${order_number}/withdrawal`, { id: 'decision-1', outcome: 'whole' });
    expect(await today()).toMatchObject({ to_refund: 1, first_refund_owed: '2026-03-16' });
    const stats = await api.read('/api/admin/stats', api.asAdmin());
    expect(stats).toMatchObject({ totalOrders: 1, totalRevenue: 0 });
    expect(await listed()).toMatchObject([{ order_number, refund_amount: amount }]);
    await pay('payment-2', -amount);
    expect(await listed()).toMatchObject([{ is_to_refund: true, refund_amount: 0 }]);
    await post('invoices/RE-2026-00001/cancel', { request_id: 'cancel-0001', reason: 'Widerruf' });
    expect(await listed()).toEqual([]);
  });

  test('keeps the first date, but prefers the customer’s own to a stranger’s', async () => {
    await send({ email: 'fremd@example.de' });
    passMinutes(2);
    await send({ email: 'ERIKA@example.de' });
    const own = (await order())?.withdrawal;
    expect(own).toMatchObject({ is_other_email: false });
    expect(own.received_at.toMillis()).toBe(NOW.toMillis() + 120_000);
    passMinutes(2);
    await send();
    await send({ email: 'fremd@example.de' });
    expect((await order())?.withdrawal).toEqual(own);
    expect(await stored()).toHaveLength(4);
  });

  test.each([
    ['whole', false, ['whole']],
    ['none', true, undefined],
  ])(
    'decided as %s for a stranger, then sent by the customer',
    async (outcome, to_invoice, kept) => {
      await api.firestore
        .doc(`orders/${order_number}`)
        .update({ order_status: 'delivered', to_invoice: true });
      await send({ email: 'fremd@example.de' });
      await decide('decision-1', { outcome, reason: 'Nicht von Ihnen' });
      await send();
      const { withdrawal: own, ...marks } = (await order()) as StoredOrder;
      expect([own?.is_other_email, marks.to_invoice]).toEqual([false, to_invoice]);
      expect(own?.decisions?.map((each) => each.outcome)).toEqual(kept);
    },
  );

  test('happens once when sent twice, and answers the first instant', async () => {
    const headers = { 'idempotency-key': KEY };
    const first = await (await send({}, headers)).json();
    passMinutes(1);
    const answers = await Promise.all([send({}, headers), send({}, headers)]);
    for (const answer of answers) expect(await answer.json()).toEqual(first);
    expect(await stored()).toHaveLength(1);
    expect(api.mailer.mails).toHaveLength(2);
    await send({ goods: 'alles' }, headers);
    expect(await stored()).toHaveLength(2);
  });

  test('cannot be sent as a contact request', async () => {
    const request = { ...withdrawal(), phone: '1', message: 'x', request_type: 'withdrawal' };
    const { order_number: _, goods: __, ...body } = request;
    expect((await api.post('/api/contact', body)).status).toBe(400);
  });

  test('is limited by address, separately from questions', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(201);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    const question = { message: 'Hallo', request_type: 'contact', phone: '1' };
    const { name, email } = withdrawal();
    expect((await api.post('/api/contact', { name, email, ...question })).status).toBe(201);
  });

  test('sends strangers no links in its receipt', async () => {
    const goods = 'Gewinn: https://böse.example/los oder böse.example';
    await send({ email: 'fremd@example.de', name: 'www.böse.example', goods });
    const [receipt] = sentTo('fremd@example.de');
    for (const shown of [receipt?.text, receipt?.html]) {
      expect(shown).toContain('Gewinn');
      expect(shown).not.toMatch(/böse\.example|https:\/\/b/);
    }
  });
});

test('delays excess receipts for one mailbox, while storing every withdrawal', async () => {
  const limits = { ...api.deps.mail.limits, confirmationsPerHour: 2, confirmationsPerDay: 3 };
  const limited = await apiForTest({ mail: { ...api.deps.mail, limits } });
  for (let sent = 0; sent < 4; sent += 1) {
    const answer = await limited.post('/api/withdrawals', withdrawal({ goods: String(sent) }));
    expect(answer.status).toBe(201);
  }
  const outbox = await limited.firestore.collection('outbox').get();
  const receipts = outbox.docs.filter(({ id }) => id.endsWith('-receipt'));
  const states = receipts.map((entry) => entry.get('state'));
  expect(states.sort()).toEqual(['given_up', 'sent', 'sent', 'waiting']);
});
