import type { AdminOrder } from '@shop/domain/order/order';
import type { ReminderCase } from '@shop/domain/payment/reminder-run';
import { NEW_BANK, paymentRequest } from '@shop/domain/testing/sent';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { orderNumber, storedInvoice, storeOrders } from '../../test/stored-data.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import type { StoredOrder } from '../stored/order.ts';

const api = apiWithoutMails();
const BY = 'chef@example.de';

const NUMBER = orderNumber(0);
const OTHER = orderNumber(1);
const stored = async (number = NUMBER) => (await api.stored(`orders/${number}`)) as StoredOrder;
/** 98.53 euro gross, invoiced on 2 March and due on the 16th. */
const RE = 'RE-2026-00001';
const invoice = storedInvoice({ number: RE, due_day: '2026-03-16' });
const owed: Partial<StoredOrder> = {
  order_status: 'delivered',
  due_day: '2026-03-16',
  invoices: [invoice],
};
const PAID = {
  id: 'payment-1',
  what: 'paid' as const,
  cents: 98_53,
  day: '2026-03-05',
  by_uid: 'chef',
  at: invoice.created_at,
};
async function storeOwed(...orders: Partial<StoredOrder>[]) {
  await storeOrders(api.firestore, ...orders.map((fields) => ({ ...owed, ...fields })));
  await api.firestore.doc(`invoiceBook/${RE}`).set({ number: RE });
}
const post = (path: string, body: object, uid?: string) =>
  api.post(`/api/admin/orders/${path}`, body, api.asAdmin(uid));
const remind = (id = 'reminder-1', number = NUMBER) => post(`${number}/reminder`, { id });
const today = (day: string) => {
  api.clock.now = new Date(`${day}T10:00:00Z`);
};

describe('POST /api/admin/orders/{orderNumber}/payments', () => {
  const pay = (fields = {}, number = NUMBER) => post(`${number}/payments`, paymentRequest(fields));

  test('is added with who recorded it and when, and its customer sees the sum', async () => {
    await storeOwed({});
    const at = api.clock.now;
    expect(await (await pay({ amount: 50 })).json()).toMatchObject({
      paid_amount: 50,
      open_amount: 48.53,
      payment_state: 'part',
      payments: [{ id: 'payment-1', amount: 50, day: '2026-03-02', by: BY, at: at.toISOString() }],
    });
    const entry = { id: 'payment-1', cents: 50_00, by_uid: 'chef', at: Timestamp.fromDate(at) };
    expect((await stored()).entries).toMatchObject([entry]);
    expect(await api.read(`/api/orders/${NUMBER}`)).toMatchObject({ paid_amount: 50 });
  });

  test('tells the customer what was paid back, by mail and with the order', async () => {
    api.mailer.open();
    await storeOwed({ entries: [PAID] });
    await pay({ id: 'refund-1', amount: -98.53 });
    expect(await api.read(`/api/orders/${NUMBER}`)).toMatchObject({ refunded_amount: 98.53 });
    expect(api.mailer.mails).toMatchObject([
      { text: expect.stringMatching(/am 02\.03\.2026 98,53\s€ zurückgezahlt/) },
    ]);
  });

  test('reverses only a payment of this order, and all of it', async () => {
    await storeOwed({ entries: [PAID] });
    const reversal = { id: 'reversal-1', amount: -98.53 };
    const unknown = await pay({ ...reversal, reverses: 'payment-9' });
    await expectRefused(unknown, 409, /zurückgenommen oder gehört nicht zu dieser Bestellung\.$/);
    expect((await pay({ ...reversal, amount: -1, reverses: PAID.id })).status).toBe(422);
    expect(await (await pay({ ...reversal, reverses: PAID.id })).json()).toMatchObject({
      payments: [{ amount: 98.53 }, { amount: -98.53, reverses: PAID.id }],
    });
  });

  test('refuses tomorrow, the day before the order, and the fifty-first entry', async () => {
    const entries = Array.from({ length: 50 }, (_, index) => {
      return { ...PAID, id: `entry-00${index}`, cents: 1 };
    });
    await storeOwed({}, { entries });
    const refusals: [fields: object, says: RegExp, number?: string][] = [
      [{ day: '2026-03-03' }, /liegt in der Zukunft/],
      [{ day: '2026-03-01' }, /nicht vor der Bestellung am 02\.03\.2026/],
      [{ amount: 1 }, /höchstens 50 Zahlungen/, OTHER],
    ];
    for (const [fields, says, number] of refusals) {
      await expectRefused(await writesNothing(api, () => pay(fields, number)), 422, says);
    }
  });

  test('more than is open is asked for, then recorded, and the surplus refunded', async () => {
    await storeOwed({});
    const both = { amount: 197.06 };
    const asked = await writesNothing(api, () => pay(both));
    expect(asked.status).toBe(409);
    expect(await asked.json()).toEqual({
      code: 'beyond_open',
      message: expect.stringMatching(/^Offen sind nur 98,53/),
    });
    expect((await pay({ ...both, beyond_open: true })).status).toBe(200);
    const refund = await pay({ id: 'refund-01', amount: -98.53 });
    expect(await refund.json()).toMatchObject({ paid_amount: 98.53, payment_state: 'paid' });
  });
});

describe('POST /api/admin/orders/{orderNumber}/reminder', () => {
  beforeEach(() => today('2026-03-17'));

  test('the customer gets a mail with amount, due day and bank account', async () => {
    api.mailer.open();
    await storeOwed({ open_cents: 48_53, entries: [{ ...PAID, cents: 50_00, day: '2026-03-04' }] });
    expect(await (await remind()).json()).toMatchObject({
      reminders: [{ by: 'chef@example.de', at: '2026-03-17T10:00:00.000Z' }],
    });
    const [mail] = api.mailer.mails;
    expect(mail).toMatchObject({
      to: { address: 'erika@example.de' },
      replyTo: { address: 'office@shop.example' },
      subject: `Zahlungserinnerung zu Ihrer Rechnung ${RE}`,
    });
    const text = mail?.text.replaceAll('\u00a0', ' ');
    const account = ['IBAN: DE89 3704 0044 0532 0130 00', 'BIC: COBADEFFXXX'];
    const sums = ['Betrag: 98,53 € inkl. MwSt.', 'Bezahlt: 50,00 €', 'Betrag: 48,53 € inkl. MwSt.'];
    const due = ['Fällig am: 16.03.2026', `Verwendungszweck: ${RE}`];
    const lines = ['Guten Tag Erika Muster,', ...sums, ...due, ...account];
    expect(text?.split('\n')).toEqual(expect.arrayContaining(lines));
    expect(text).not.toMatch(/Mahn|Gebühr|Verzug|Frist|Inkasso/);
    const files = mail?.attachments?.map(({ filename }) => filename);
    expect(files).toEqual(['zahlung.png', `Zahlungserinnerung-${RE}.pdf`]);
  });

  test('names the day’s account, which the order keeps', async () => {
    api.mailer.open();
    await storeOwed({ open_cents: 98_53 });
    await api.firestore.doc('settings/bank').set({ ...NEW_BANK, version: 1, schema_version: 1 });
    expect(await (await remind()).json()).toMatchObject({ bank: NEW_BANK });
    const { text } = api.mailer.mails[0] ?? {};
    expect(text).toContain('IBAN: DE02 1203 0000 0000 2020 51');
    expect(text).toContain('Vielleicht ist die Zahlung im Alltag untergegangen.');
  });

  test('drops a delayed reminder once the order is paid', async () => {
    api.mailer.open();
    await storeOwed({});
    api.mailer.result = { ok: false, problem: 'ECONNREFUSED', isPermanent: false };
    await remind();
    api.mailer.reset();
    await api.firestore.doc(`orders/${NUMBER}`).update({ entries: [PAID] });
    api.pass(5 * 60_000);
    await sweepOutbox(api.deps);
    expect(api.mailer.mails).toEqual([]);
    expect(Object.keys(await api.everything())).not.toContainEqual(
      expect.stringMatching(/^outbox\/.*reminder/),
    );
  });
});

describe('the end of a claim', () => {
  const write = (fields: object = {}) =>
    post(`${NUMBER}/write-off`, { id: 'write-off-1', reason: 'insolvent', ...fields });
  const stop = (until: string, more = {}) =>
    post(`${NUMBER}/events`, { what: 'reminder_stop', until, reason: 'complaint', ...more });

  test('a rest that is written off is shown to the office alone', async () => {
    await storeOwed({ entries: [{ ...PAID, cents: 50_00 }] });
    expect(await (await write()).json()).toMatchObject({
      payment_state: 'written_off',
      open_amount: 0,
      relief_amount: 48.53,
      write_offs: [{ amount: 48.53, day: '2026-03-02', reason: 'insolvent', by: BY }],
    });
    const told = await api.read(`/api/orders/${NUMBER}`);
    expect(told).toMatchObject({ open_amount: 0 });
    expect(JSON.stringify(told)).not.toMatch(/written_off|relief/);
    const again = await write({ id: 'write-off-2' });
    await expectRefused(again, 422, 'Von dieser Rechnung ist nichts mehr offen.');
    const back = { id: 'z-write-off-1', reverses: 'write-off-1' };
    expect((await write(back)).status).toBe(200);
    expect((await write({ ...back, id: 'z-write-off-2' })).status).toBe(409);
  });

  test('a stop with reason and end holds reminders back until it ends or is lifted', async () => {
    await storeOwed({});
    today('2026-03-17');
    expect((await stop('2026-03-16')).status).toBe(422);
    expect(await (await stop('2026-03-20')).json()).toMatchObject({
      history: [{ what: 'reminder_stop', until: '2026-03-20', reason: 'complaint', by: BY }],
    });
    today('2026-03-20');
    await expectRefused(await remind(), 422, 'Mahnstopp bis 20.03.2026: Reklamation.');
    expect(await (await stop('')).json()).toMatchObject({ history: [{}, { until: '' }] });
    expect((await remind('reminder-2')).status).toBe(200);
  });

  test('a stop for a customer holds back the reminders of all with the same address', async () => {
    await storeOwed({}, {});
    today('2026-03-17');
    expect((await stop('2026-03-20', { for_customer: true })).status).toBe(200);
    const says = 'Mahnstopp für alle Rechnungen des Kunden bis 20.03.2026: Reklamation.';
    await expectRefused(await remind('reminder-1', OTHER), 422, says);
    const cases = await api.read<ReminderCase[]>('/api/admin/reminder-run', api.asAdmin());
    expect(cases.map(({ problem }) => problem)).toEqual([says, says]);
    // Of this order alone from now on.
    await stop('2026-03-20');
    expect((await remind('reminder-2', OTHER)).status).toBe(200);
  });

  test.each([
    ['another record with the same address', { customer_number: 'K-10002' }, 200],
    ['the same account with another address', { customer_email: 'neu@example.de' }, 422],
    ['a guest with the same address', { user_id: null }, 422],
  ])('a stop for a customer and %s', async (_, fields, status) => {
    const own = { user_id: 'max' };
    await storeOwed({ ...own, customer_number: 'K-10001' }, { ...own, ...fields });
    today('2026-03-17');
    expect((await stop('2026-03-20', { for_customer: true })).status).toBe(200);
    const cases = await api.read<ReminderCase[]>('/api/admin/reminder-run', api.asAdmin());
    const other = cases.find(({ order_number }) => order_number === OTHER);
    expect(other?.problem === undefined).toBe(status === 200);
    expect((await remind('reminder-1', OTHER)).status).toBe(status);
  });

  test('a credit waits to be paid back: of a cancelled order, or beyond an invoice', async () => {
    const credit = async () =>
      (await api.read<AdminOrder[]>('/api/admin/orders?payment=credit', api.asAdmin())).length;
    await storeOrders(api.firestore, { gross_cents: 98_53, entries: [PAID] });
    expect(await credit()).toBe(0);
    const step = { from: 'pending', to: 'cancelled' };
    const cancelled = await (await post(`${NUMBER}/status`, step)).json();
    expect(cancelled).toMatchObject({ is_to_refund: true, credit_amount: 98.53 });
    expect(await credit()).toBe(1);
    today('2026-03-06');
    const refund = paymentRequest({ id: 'refund-01', amount: -98.53, day: '2026-03-06' });
    const ended = await (await post(`${NUMBER}/payments`, refund)).json();
    expect(ended).not.toHaveProperty('is_to_refund');
    expect(await credit()).toBe(0);
  });
});
