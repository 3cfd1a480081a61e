import type { ReminderCase, ReminderRunResult } from '@shop/domain/payment/reminder-run';
import { REMINDER_TERMS } from '@shop/domain/payment/reminders';
import { paymentRequest } from '@shop/domain/testing/sent';
import type { TodaysWork } from '@shop/domain/work/todays-work';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { expectIndexes } from '../../test/office-lists.ts';
import { orderNumber, storedInvoice, storeOrders } from '../../test/stored-data.ts';
import { NEWEST_FIRST } from '../firestore/position.ts';
import type { StoredOrder } from '../stored/order.ts';

const api = apiWithoutMails();
const [MAILED, POSTED, STOPPED, LATER] = [0, 1, 2, 3].map(orderNumber) as string[];
const at = Timestamp.fromDate(new Date('2026-03-02T10:00:00Z'));
const invoice = (index: number, due_day = '2026-03-16') =>
  storedInvoice({ number: `RE-2026-0000${index}`, due_day });

async function storeOverdue(...orders: Partial<StoredOrder>[]) {
  await storeOrders(
    api.firestore,
    ...orders.map((fields, index) => ({
      order_status: 'delivered',
      due_day: '2026-03-16',
      invoices: [invoice(index)],
      ...fields,
    })),
  );
  for (const index of orders.keys()) {
    const { number } = invoice(index);
    await api.firestore.doc(`invoiceBook/${number}`).set({ number });
  }
}
const day = (on: string) => {
  api.clock.now = new Date(`${on}T10:00:00Z`);
};
const proposed = (query = '') =>
  api.read<ReminderCase[]>(`/api/admin/reminder-run${query}`, api.asAdmin());
const post = (path: string, body: object) => api.post(`/api/admin/${path}`, body, api.asAdmin());
const run = async (order_numbers: readonly string[], id = 'run-0001') =>
  (await (await post('reminder-run', { id, order_numbers })).json()) as ReminderRunResult[];
const stored = async (number: string) => (await api.stored(`orders/${number}`)) as StoredOrder;
const setTerms = (terms: object) =>
  api.firestore
    .doc('settings/reminders')
    .set({ ...REMINDER_TERMS, ...terms, version: 1, schema_version: 1 });

beforeEach(() => day('2026-03-17'));

test('a run proposes who gets what, sends it once, and says what became of each', async () => {
  api.mailer.open();
  const [what, reason] = ['reminder_stop', 'complaint'] as const;
  const stop = { what, until: '2026-03-31', reason, by_uid: 'chef', at };
  await storeOverdue(
    {},
    { customer_email: '' },
    { history: [stop] },
    { due_day: '2026-03-17', invoices: [invoice(3, '2026-03-17')] },
  );
  const open = { open_amount: 98.53, due_day: '2026-03-16' };
  expect(await proposed()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...open,
        order_number: MAILED,
        reference: 'RE-2026-00000',
        fee: 0,
        interest: 0,
        title: 'Zahlungserinnerung',
        channel: 'mail',
      }),
      expect.objectContaining({ order_number: POSTED, channel: 'letter' }),
      expect.objectContaining({
        order_number: STOPPED,
        problem: 'Mahnstopp bis 31.03.2026: Reklamation.',
      }),
    ]),
  );
  expect((await proposed()).map(({ order_number }) => order_number)).not.toContain(LATER);
  const numbers = [MAILED, POSTED, STOPPED] as string[];
  const title = 'Zahlungserinnerung';
  const results = [
    { order_number: MAILED, outcome: 'mail', title },
    { order_number: POSTED, outcome: 'letter', title },
    { order_number: STOPPED, outcome: 'refused', message: expect.stringContaining('Mahnstopp') },
  ];
  expect(await run(numbers)).toEqual(results);
  // The answer was lost: the rest of the run follows, nothing is sent twice.
  expect(await run(numbers)).toEqual(results);
  expect(api.mailer.mails).toHaveLength(1);
  expect((await stored(POSTED ?? '')).reminders).toHaveLength(1);
  const other = await run([MAILED ?? ''], 'run-0002');
  expect(other).toMatchObject([{ outcome: 'refused', message: expect.stringContaining('Heute') }]);
});

test('a letter waits to be posted until it is marked, and is fetched again as it was sent', async () => {
  const invoices = [{ ...invoice(0), channel: 'letter' as const }];
  await storeOverdue({ customer_email: '', company_name: 'Muster GmbH', invoices });
  await run([MAILED ?? '']);
  expect(await proposed('?list=letters')).toMatchObject([
    { id: 'RE-2026-00000', order_number: MAILED, title: 'Rechnung', channel: 'letter' },
    { id: MAILED, order_number: MAILED, title: 'Zahlungserinnerung' },
  ]);
  const before = (await stored(MAILED ?? '')).reminders?.[0]?.letter;
  expect(JSON.parse(before ?? '')).toMatchObject({
    title: 'Zahlungserinnerung zu Rechnung RE-2026-00000',
    recipient: expect.arrayContaining(['Muster GmbH']),
    total_cents: 98_53,
    reference: 'RE-2026-00000',
  });
  const mark = (...papers: string[]) =>
    post('reminder-letters', { order_numbers: [MAILED], papers });
  // A letter created in the meantime was not printed.
  await mark('RE-2026-00000');
  expect(await proposed('?list=letters')).toMatchObject([{ title: 'Zahlungserinnerung' }]);
  for (let times = 0; times < 2; times += 1) {
    expect((await mark('RE-2026-00000', 'run-0001')).status).toBe(200);
  }
  expect(await proposed('?list=letters')).toEqual([]);
  const admin = await api.read<object>(`/api/admin/orders/${MAILED}`, api.asAdmin());
  expect(admin).toMatchObject({ reminders: [{ is_letter: true, posted_at: expect.any(String) }] });
  await api.firestore.doc(`orders/${MAILED}`).update({ invoices: [], company_name: 'Neu GmbH' });
  const path = `/api/admin/orders/${MAILED}/reminder.pdf?id=run-0001`;
  const pdf = await api.call(path, { headers: api.asAdmin() });
  expect(pdf.headers.get('content-disposition')).toContain('Zahlungserinnerung-RE-2026-00000.pdf');
  const none = await api.call(path.replace('run-0001', 'run-0009'), { headers: api.asAdmin() });
  expect(none.status).toBe(404);
});

test('stages, days and texts are those of the settings, and the letter says how interest came about', async () => {
  api.mailer.open();
  const [first, second] = REMINDER_TERMS.stages;
  await setTerms({
    stages: [first, { ...second, title: 'Letzte Mahnung', wait_days: 3, text: 'nun aber.' }],
  });
  await storeOverdue({ company_name: 'Muster GmbH' });
  await run([MAILED ?? ''], 'run-0001');
  day('2026-03-27');
  const [early] = await proposed();
  expect(early?.problem).toBe('Die nächste Erinnerung ist erst nach dem 27.03.2026 vorgesehen.');
  day('2026-03-28');
  expect(await proposed()).toMatchObject([{ title: 'Letzte Mahnung', fee: 5, interest: 0.28 }]);
  await run([MAILED ?? ''], 'run-0002');
  const letter = JSON.parse((await stored(MAILED ?? '')).reminders?.[1]?.letter ?? '');
  expect(letter.text).toBe('nun aber.');
  expect(letter.interest.join().replaceAll('\u00a0', ' ')).toBe(
    'Verzugszinsen auf 98,53 € vom 18.03.2026 bis 27.03.2026 (10 Tage): 10,27 % im Jahr, das sind 9 Prozentpunkte über dem Basiszinssatz von 1,27 %.',
  );
  expect(api.mailer.mails.at(-1)?.text).toContain('nun aber.');
  day('2026-05-04');
  expect((await proposed())[0]?.problem).toContain('schon 2-mal erinnert');
});

test('a rest within the tolerance counts as paid, by an entry that goes with its payment', async () => {
  await setTerms({ tolerance: 0.05 });
  await storeOverdue({});
  const pay = async (fields: object) => {
    const body = paymentRequest({ day: '2026-03-17', ...fields });
    return (await post(`orders/${MAILED}/payments`, body)).json();
  };
  expect(await pay({ id: 'payment-1', amount: 98.47 })).toMatchObject({ open_amount: 0.06 });
  expect(await pay({ id: 'payment-2', amount: 0.01 })).toMatchObject({
    open_amount: 0,
    payment_state: 'paid',
    write_offs: [{ amount: 0.05, reason: 'small_rest', day: '2026-03-17' }],
  });
  const back = { id: 'payment-3', amount: -0.01, reverses: 'payment-2' };
  expect(await pay(back)).toMatchObject({ open_amount: 0.06, payment_state: 'part' });
});

test('a small rest that was taken back by hand is not taken back again with its payment', async () => {
  await setTerms({ tolerance: 0.05 });
  await storeOverdue({});
  const send = (path: string, fields: object) => post(`orders/${MAILED}/${path}`, fields);
  const paid = paymentRequest({ id: 'payment-1', day: '2026-03-17', amount: 98.5 });
  await send('payments', paid);
  await send('write-off', { id: 'back-0001', reason: 'small', reverses: 'r-payment-1' });
  const back = { ...paid, id: 'payment-2', amount: -98.5, reverses: 'payment-1' };
  expect(await (await send('payments', back)).json()).toMatchObject({ open_amount: 98.53 });
});

test('nobody is reminded of costs alone, and crediting all of an invoice ends them', async () => {
  const reminders = [{ id: 'reminder-1', at, by_uid: 'chef', open_cents: 98_53, fee_cents: 5_00 }];
  const of = { day: '2026-03-10', by_uid: 'chef', at };
  const paid = { id: 'payment-1', what: 'paid' as const, cents: 98_53, ...of };
  const credit = { ...invoice(9), kind: 'credit' as const, gross_cents: -98_53 };
  await storeOverdue({ reminders, entries: [paid] }, { reminders, invoices: [invoice(1), credit] });
  day('2026-04-20');
  const held = (await proposed()).find(({ order_number }) => order_number === MAILED);
  expect(held?.problem).toContain('Mahnkosten');
  const outcomes = await run([MAILED, POSTED] as string[]);
  expect(outcomes.map((each) => each.outcome === 'refused' && each.message)).toEqual([
    'Offen sind nur noch Mahnkosten: Daran wird nicht noch einmal erinnert.',
    'Diese Bestellung ist bereits bezahlt.',
  ]);
});

test('the list of letters has its index', () => {
  expectIndexes('orders', ['to_post'], { newest: NEWEST_FIRST });
});

test('overdue prepayments are a list of their own, and the run has what the work of the day counts', async () => {
  const { number } = invoice(1);
  const ahead = { order_status: 'processing', payment_method: 'vorkasse', invoices: [] };
  await storeOverdue({}, {}, ahead);
  const due = { state: 'open', due_day: '2026-03-16' };
  for (const each of [number, invoice(0).number]) {
    await api.firestore.doc(`invoiceBook/${each}`).set({ number: each, ...due });
  }
  const { overdue } = await api.read<TodaysWork>('/api/admin/today', api.asAdmin());
  expect(await proposed()).toHaveLength(overdue);
  expect(await proposed('?list=prepaid')).toMatchObject([{ order_number: orderNumber(2) }]);
});

test.each([
  ['runs out', '2026-05-15', false],
  ['is lifted early', '2026-06-30', true],
])(
  'a stop for a customer holds for the whole record, and interest rests until it %s',
  async (_, until, isLifted) => {
    const record = { customer_number: 'K-10001', company_name: 'Muster GmbH' };
    await storeOverdue(record, { ...record, customer_email: 'kollege@example.de' });
    await run([MAILED, POSTED] as string[], 'run-0001');
    day('2026-03-18');
    const what = 'reminder_stop';
    const stop = { what, until, reason: 'agreement', for_customer: true, grants_time: true };
    const tell = async (event: object) =>
      expect((await post(`orders/${MAILED}/events`, event)).status).toBe(200);
    await tell(stop);
    day('2026-05-04');
    expect(await run([POSTED ?? ''], 'run-0002')).toMatchObject([
      { outcome: 'refused', message: expect.stringContaining('für alle Rechnungen des Kunden') },
    ]);
    if (isLifted) {
      day('2026-05-16');
      await tell({ what, until: '', reason: 'agreement' });
    }
    day('2026-05-26');
    const cases = await proposed();
    expect(cases.map(({ interest }) => interest)).toEqual([0.28, 0.28]);
    await run([POSTED ?? ''], 'run-0003');
    // Ten days at 10.27 % of 98.53.
    expect((await stored(POSTED ?? '')).reminders?.at(-1)).toMatchObject({ interest_cents: 28 });
  },
);
