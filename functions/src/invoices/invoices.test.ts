import { SEEN_REVISION_HEADER } from '@shop/domain/contract/call';
import type { Invoice } from '@shop/domain/invoice/invoice';
import type { InvoicePreview, InvoiceResult } from '@shop/domain/invoice/invoice-list';
import type { AdminOrder, Order } from '@shop/domain/order/order';
import { paymentTerms } from '@shop/domain/payment/payment-terms';
import { REMINDER_TERMS } from '@shop/domain/payment/reminders';
import { strFromU8, unzipSync } from 'fflate';
import { Firestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { PROJECT } from '../../test/google/identity-toolkit.ts';
import { draftText, textOf } from '../../test/pdf-text.ts';
import { orderNumber, storedItem, storeOrders } from '../../test/stored-data.ts';
import { drawInTurn, issuedPaper, paperHash } from '../documents/issued-paper.ts';
import { anonymiseOrder } from '../privacy/remove-records.ts';
import { readInvoice, type StoredInvoice } from '../stored/invoice.ts';
import type { StoredIssuedPaper } from '../stored/issued-paper.ts';
import { ledgerOf } from '../stored/ledger.ts';
import type { StoredOrder } from '../stored/order.ts';

const api = apiWithoutMails();
const NUMBER = orderNumber(0);
const DELIVERED: Partial<StoredOrder> = {
  order_status: 'delivered',
  company_name: 'Brandt Bau GmbH',
  company_address: 'Ringstraße 5, 12345 Musterstadt',
  customer_email: 'brandt@example.de',
  gross_cents: 98_53,
  open_cents: 98_53,
  payment_state: 'open',
  due_day: '2026-03-16',
  to_invoice: true,
};
/** Two tonnes ordered, 1.84 t weighed: 53.18 for the goods and 25.00 for delivery, net. */
const SLIP = {
  number: 'W-1',
  gross_kg: 14_340,
  tare_kg: 12_500,
  net_kg: 1840,
  weighed_at: '2026-03-02T07:42',
  plate: 'MT-KB 318',
};
const WEIGHED = { quantity: 1.84, slips: [SLIP] };
const storeDelivered = (...orders: Partial<StoredOrder>[]) =>
  storeOrders(api.firestore, ...orders.map((fields) => ({ ...DELIVERED, ...fields })));

let requests = 0;
beforeEach(() => {
  requests = 0;
});
function nextId() {
  requests += 1;
  return `request-${String(requests).padStart(6, '0')}`;
}

const post = (path: string, body: object, seen = {}) =>
  api.post(`/api/admin/${path}`, body, { ...api.asAdmin(), ...seen });
async function write(order_numbers: string[] = [NUMBER]) {
  const response = await post('invoices', { request_id: nextId(), order_numbers });
  expect(response.status).toBe(200);
  return (await response.json()) as InvoiceResult[];
}
const cancel = (number: string, reason = 'Falsche Menge') =>
  post(`invoices/${number}/cancel`, { request_id: nextId(), reason });
const CREDITED = { lines: [{ line: 0, quantity: 0.5 }], amounts: [], reason: 'Zum Teil feucht' };
const credit = (number: string, fields: object = {}) =>
  post(`invoices/${number}/credit`, { request_id: nextId(), ...CREDITED, ...fields });
const pay = (amount: number, day: string) =>
  post(`orders/${NUMBER}/payments`, { id: nextId(), amount, day });
const stored = async (number: string) => (await api.stored(`invoices/${number}`)) as StoredInvoice;
const invoice = async (number: string): Promise<Invoice> => readInvoice(await stored(number));
const order = async (number = NUMBER) => (await api.stored(`orders/${number}`)) as StoredOrder;
const book = (number: string) => api.stored(`invoiceBook/${number}`);
const file = (path: string, init = {}) => api.call(path, init);
const asAdmin = async (path: string) => file(path, { headers: api.asAdmin() });

describe('Leitweg-ID and address', () => {
  const correct = (body: object, seen = {}) => post(`orders/${NUMBER}/billing`, body, seen);
  const RIGHT = {
    buyer_reference: '04011000-1234512345-06',
    address: '6 Quai des Bateliers, 67000 Strasbourg',
    country: 'FR',
  };

  test('can be corrected until there is an invoice, which has them, and the history shows it', async () => {
    await storeDelivered({});
    expect(await (await correct(RIGHT)).json()).toMatchObject({
      buyer_reference: RIGHT.buyer_reference,
      company_address: RIGHT.address,
      country: 'FR',
      history: [{ what: 'billing', buyer_reference: RIGHT.buyer_reference, has_new_address: true }],
    });
    await writesNothing(api, () => correct(RIGHT));
    await write();
    expect(await invoice('RE-2026-00001')).toMatchObject({
      buyer_reference: RIGHT.buyer_reference,
      buyer: { address: RIGHT.address, country: 'FR' },
    });
    const late = await writesNothing(api, () => correct({ ...RIGHT, buyer_reference: '' }));
    await expectRefused(late, 422, /RE-2026-00001.*stornieren/);
  });

  test('come with the customer’s data, each correction in the history by its fields', async () => {
    await storeDelivered({});
    const same = { buyer_reference: '', address: DELIVERED.company_address ?? '' };
    const customer = {
      company_name: 'Brandt Tiefbau GmbH',
      tax_number: 'DE987654321',
      customer_email: 'Rechnung@Brandt.Example',
      customer_name: 'Erika Muster',
    };
    const changedFields = ['customer_email', 'company_name', 'tax_number'];
    expect(await (await correct({ ...same, customer })).json()).toMatchObject({
      ...customer,
      customer_email: 'Rechnung@brandt.example',
      company_address: same.address,
      history: [{ what: 'billing', has_new_address: false, fields: changedFields }],
    });
    await writesNothing(api, () => correct({ ...same, customer }));
    for (const [wrong, status, says] of [
      [{ customer_name: ' ' }, 422, /Name/],
      [{ payment_method: 'scheck' }, 422, /Zahlungsart/],
      [{ customer_email: 'x' }, 400, /Gültige E-Mail/],
      [{ user_id: 'x' }, 400, /ungültig/],
    ] as const) {
      const refused = await writesNothing(api, () => correct({ ...same, customer: wrong }));
      await expectRefused(refused, status, says);
    }
    await correct({ ...same, customer: { payment_method: 'vorkasse' } });
    expect((await order()).due_day).toBe('2026-03-04');
    await correct({ ...same, customer: { payment_method: 'rechnung' } });
    await correct({ ...same, customer: { company_name: '' } });
    expect(await order()).toMatchObject({ company_address: '', invoice_address: same.address });
    await write();
    expect(await invoice('RE-2026-00001')).toMatchObject({
      buyer: { company: '', name: 'Erika Muster' },
    });
    await expectRefused(await correct({ ...same, customer }), 422, /RE-2026-00001.*stornieren/);
  });

  test('with another way to pay leave no discount of a prepayment, which promised none', async () => {
    await storeDelivered({ payment_method: 'vorkasse' });
    await pay(97, '2026-03-02');
    const customer = { payment_method: 'rechnung' };
    await correct({ buyer_reference: '', address: DELIVERED.company_address ?? '', customer });
    await write();
    const written = await invoice('RE-2026-00001');
    expect(written).toMatchObject({ gross_cents: 98_53, payable_cents: 1_53 });
    expect(written).not.toHaveProperty('allowances');
  });

  test('after the invoice are corrected with it, all or nothing, and once', async () => {
    await storeDelivered({});
    await write();
    const rewrite = { request_id: 'rewrite-0001', reason: 'Falsche Firma' };
    const company_name = 'Brandt Tiefbau GmbH';
    const body = { ...RIGHT, customer: { company_name }, rewrite };
    const unnamed = { ...body, customer: { customer_name: ' ' } };
    await expectRefused(await writesNothing(api, () => correct(unnamed)), 422, /Name/);
    const seen = { [SEEN_REVISION_HEADER]: String((await order()).revision) };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const request_id = index < 2 ? 'rewrite-0001' : `rewrite-1${index}00`;
        return correct({ ...body, rewrite: { ...rewrite, request_id } }, seen);
      }),
    );
    // The first press with its repetition, or one of the others, whichever came first.
    expect([1, 2]).toContain(answers.filter(({ status }) => status === 200).length);
    const kinds = ['invoice', 'cancellation', 'invoice'].map((kind) => ({ kind }));
    expect(await order()).toMatchObject({ company_name, invoices: kinds, to_invoice: false });
    expect(await invoice('RE-2026-00001')).not.toMatchObject({ buyer: { company: company_name } });
    expect(await invoice('RE-2026-00003')).toMatchObject({ buyer: { company: company_name } });
    expect(await api.stored('invoiceBook/RE-2026-00001')).toMatchObject({ state: 'cancelled' });
    const other = { ...body, address: 'Weg 1' };
    expect((await writesNothing(api, () => correct(other))).status).toBe(409);
    const late = { ...other, rewrite: { ...rewrite, request_id: 'rewrite-0003' } };
    const tooLate = await writesNothing(api, () => correct(late, seen));
    const message = expect.stringMatching(/: Rechnung \(Sie, /);
    expect(await tooLate.json()).toEqual({ message, code: 'changed' });
    expect((await api.firestore.collection('invoices').get()).size).toBe(3);
    const same = { ...body, rewrite: { ...rewrite, request_id: 'rewrite-0002' } };
    await expectRefused(await writesNothing(api, () => correct(same)), 422, /nichts geändert/);
  });
});

describe('delivered quantities', () => {
  const tell = (lines: object[], fields: object = {}, number = NUMBER) =>
    post(`orders/${number}/delivered`, { lines, ...fields });
  const deliver = (fields: object, number = NUMBER) =>
    post(`orders/${number}/status`, { from: 'on_the_way', to: 'delivered', ...fields });

  test('come with the step, beside the ordered ones', async () => {
    await storeOrders(api.firestore, { order_status: 'on_the_way' });
    const delivered = [{ line: 0, ...WEIGHED }];
    expect(await (await deliver({ delivered })).json()).toMatchObject({
      order_status: 'delivered',
      order_items: [{ quantity: 2, delivered_quantity: 1.84, slips: [SLIP] }],
    });
    // After a lost answer: the same is recognised, other quantities are not dropped in silence.
    expect((await writesNothing(api, () => deliver({ delivered }))).status).toBe(200);
    const others = [{ line: 0, ...WEIGHED, slips: [{ ...SLIP, number: 'W-9' }] }];
    const other = await writesNothing(api, () => deliver({ delivered: others }));
    await expectRefused(other, 409, /inzwischen/);
    expect(await order()).toMatchObject({ to_invoice: true, total_cents: 8280 });
    const own = await api.read<Order>(`/api/orders/${NUMBER}`);
    expect(own.order_items).toEqual([expect.objectContaining({ delivered_quantity: 1.84 })]);
    expect(own.order_items[0]).not.toHaveProperty('slips');
    await tell([{ line: 0, quantity: 2 }]);
    expect((await order()).order_items[0]).not.toHaveProperty('delivered');
  });

  test.each<[what: string, fields: object, line: object, status: number, says: RegExp]>([
    ['a tenth less without a reason', {}, { quantity: 1.7 }, 400, /Grund/],
    ['of a line that is not there', {}, { line: 4, quantity: 2 }, 400, /Position/],
    [
      'of more than ten million euro, like such an order',
      { order_items: [storedItem({ unit_price_cents: 1_000_000_00 })] },
      { quantity: 12, reason: 'mehr' },
      422,
      /nur auf Anfrage/,
    ],
  ])('are refused %s', async (_what, fields, line, status, says) => {
    await storeDelivered(fields);
    await expectRefused(await writesNothing(api, () => tell([{ line: 0, ...line }])), status, says);
  });

  test('have the day of the delivery: today, or another until there is an invoice', async () => {
    await storeOrders(api.firestore, { ...DELIVERED, order_status: 'on_the_way' });
    api.clock.now = new Date('2026-03-09T08:00:00Z');
    const future = await deliver({ delivered_day: '2026-03-10' });
    await expectRefused(future, 400, /^Geliefert am: Das geht nur bis heute, 09\.03\.2026\.$/);
    const early = await deliver({ delivered_day: '2026-03-01' });
    await expectRefused(early, 400, /^Geliefert am: Das geht erst ab dem 02\.03\.2026\.$/);
    expect(await (await deliver({})).json()).toMatchObject({ delivered_day: '2026-03-09' });
    const delivered_day = '2026-03-06';
    expect((await tell([], { delivered_day })).status).toBe(200);
    expect(await api.read(`/api/orders/${NUMBER}`)).toMatchObject({ delivered_day });
    await write();
    expect((await invoice('RE-2026-00001')).delivery.day).toBe(delivered_day);
  });

  test('and paid ahead at another rate owe the difference by one reference, consumers nothing', async () => {
    const changes = [{ from: '2026-03-05', rate: 19, to: 20 }];
    const rates = { standard: 19, rates: [19, 7], changes, version: 1, schema_version: 1 };
    await api.firestore.doc('settings/vatRates').set(rates);
    const created_at = Timestamp.fromDate(new Date('2025-10-01T09:00:00Z'));
    const at = { day: '2025-10-02', by_uid: 'chef', at: created_at };
    const paid = {
      created_at,
      delivered_day: '2026-03-05',
      payment_method: 'vorkasse',
      entries: [{ id: 'p-1', what: 'paid' as const, cents: 98_53, ...at }],
    };
    const consumer = { ...paid, company_name: '', company_address: '' };
    await storeDelivered(paid, consumer, consumer);
    const passing = { buyer_reference: '', address: '', passes_on_vat: true };
    const correct = (number: string) => post(`orders/${number}/billing`, passing);
    await expectRefused(await correct(NUMBER), 422, /mehr als vier Monate vor der Änderung/);
    expect(await (await correct(orderNumber(2))).json()).toMatchObject({ passes_on_vat: true });
    const preview = await api.read<InvoicePreview>('/api/admin/invoice-preview', api.asAdmin());
    expect(preview.warnings?.map(({ order_number }) => order_number).sort()).toEqual(
      [1, 2].map(orderNumber),
    );
    await write([0, 1, 2].map(orderNumber));
    const told = await Promise.all(
      [0, 1, 2].map((index) => api.read<Order>(`/api/orders/${orderNumber(index)}`)),
    );
    expect(told.map((each) => [each.open_amount, each.payment_reference])).toEqual([
      [0.83, 'RE-2026-00001'],
      [0, 'RE-2026-00002'],
      [0.83, 'RE-2026-00003'],
    ]);
    const [first] = told;
    expect(first && paymentTerms(first, '2026-03-06')?.transfer).toMatchObject({
      reference: 'RE-2026-00001',
      amountCents: 83,
    });
    expect(told.map((each) => each.total_amount)).toEqual([82.8, 82.8, 82.8]);
  });

  describe('with a slip that is already recorded', () => {
    const slips = (number: string, line = 0) => {
      return { ...WEIGHED, line, slips: [{ ...SLIP, number }] };
    };
    const notesOf = (number: string) => api.stored(`orderNotes/${number}`);
    const answer = async (response: Promise<Response>) => [
      (await response).status,
      await (await response).json(),
    ];
    const refusal = (says: RegExp) => [
      409,
      { code: 'repeated_slip', message: expect.stringMatching(says) },
    ];

    test('on another line are refused, unless a reason explains it, which only the office sees', async () => {
      await storeDelivered({ order_items: [storedItem(), storedItem({ product_name: 'Sand' })] });
      const typed = 'w\u2011\u200b1.';
      const both = [slips('W-1'), slips(typed, 1)];
      expect(await answer(writesNothing(api, () => tell(both)))).toEqual(
        refusal(new RegExp(`${typed} steht bei „Kies 16/32“ und bei „Sand“\\. Er würde zweimal`)),
      );
      expect((await tell(both, { slip_reason: 'Mischladung' })).status).toBe(200);
      expect((await tell(both)).status).toBe(200);
      const { notes } = (await notesOf(NUMBER)) ?? {};
      const text = 'Mischladung\nZählt noch einmal: Wiegeschein W-1';
      expect(notes).toEqual([expect.objectContaining({ text, by_uid: 'chef' })]);
      expect(JSON.stringify(await order())).not.toContain('Mischladung');
      await anonymiseOrder(api.deps, NUMBER);
      expect(await notesOf(NUMBER)).toBeUndefined();
      expect(await order()).toMatchObject({ slips: ['W1'] });
    });

    test('on another order are refused with that order and its invoice, also with the step', async () => {
      const [, second, third] = [0, 1, 2].map(orderNumber) as [string, string, string];
      await storeDelivered({}, {}, { order_status: 'on_the_way', to_invoice: false });
      await tell([slips('W-1')]);
      expect(await answer(writesNothing(api, () => tell([slips('W -1')], {}, second)))).toEqual(
        refusal(new RegExp(`W -1 steht schon in der Bestellung ${NUMBER}\\.`)),
      );
      await write();
      const step = (fields = {}) => deliver({ delivered: [slips('w-1')], ...fields }, third);
      expect(await answer(step())).toEqual(refusal(/\(Rechnung RE-2026-00001\)/));
      expect((await step({ slip_reason: 'Teilmenge' })).status).toBe(200);
      expect(await notesOf(third)).toMatchObject({
        notes: [{ text: expect.stringMatching(/^Teilmenge/) }],
      });
    });

    test('are searched with one read for thirty slips', async () => {
      await storeDelivered({ order_items: [0, 1].map(() => storedItem({ quantity: 20 })) });
      const many = [0, 1].map((line) => ({
        line,
        quantity: 20,
        slips: Array.from({ length: 20 }, (_, index) => {
          return { ...SLIP, number: `W-${line}-${index}`, gross_kg: 13_500, net_kg: 1000 };
        }),
      }));
      const before = api.usage().reads;
      expect((await tell(many)).status).toBe(200);
      const two = api.usage().reads;
      expect((await tell(many)).status).toBe(200);
      expect(two - before - (api.usage().reads - two)).toBe(2);
    });
  });
});

describe('an invoice', () => {
  test('has what was delivered, its number and place in the chain, and is mailed', async () => {
    api.mailer.open();
    await storeDelivered({ order_items: [storedItem({ delivered: WEIGHED })] });
    expect(await write()).toEqual([
      { order_number: NUMBER, outcome: 'written', number: 'RE-2026-00001' },
    ]);
    const written = await invoice('RE-2026-00001');
    expect(written).toMatchObject({
      kind: 'invoice',
      day: '2026-03-02',
      due_day: '2026-03-16',
      discount: { percent: 2, until_day: '2026-03-10' },
      lines: [
        { name: 'Kies 16/32', quantity: 1.84, ordered: 2, net_cents: 53_18, slips: [SLIP] },
        { name: 'Lieferung', quantity: 1, net_cents: 25_00 },
      ],
      net_cents: 78_18,
      gross_cents: 93_03,
      payable_cents: 93_03,
    });
    expect(await order()).toMatchObject({
      to_invoice: false,
      open_cents: 93_03,
      gross_cents: 98_53,
    });
    expect(await book('RE-2026-00001')).toMatchObject({ state: 'open', open_cents: 93_03 });
    const [mail] = api.mailer.mails.filter(({ subject }) => subject.startsWith('Rechnung'));
    expect(mail).toMatchObject({ to: { address: 'brandt@example.de' } });
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual(['RE-2026-00001.pdf']);
    expect(mail?.attachments?.[0]?.content.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
  });

  test('and a credit note count a rest within the tolerance of what was paid as paid', async () => {
    const terms = { ...REMINDER_TERMS, tolerance: 0.05, version: 1, schema_version: 1 };
    await api.firestore.doc('settings/reminders').set(terms);
    const by = { day: '2026-03-02', by_uid: 'chef', at: Timestamp.fromDate(api.clock.now) };
    const paid = (cents: number) => ({
      company_name: '',
      entries: [{ id: 'payment-1', what: 'paid' as const, cents, ...by }],
    });
    await storeDelivered(paid(98_50), paid(38_50), {});
    await write([0, 1, 2].map(orderNumber));
    await credit('RE-2026-00002', {
      lines: [],
      amounts: [{ text: 'Mangel', amount: 50.42, vat_rate: 19 }],
    });
    for (const [index, rest] of [3, 3].entries()) {
      expect(await api.stored(`orders/${orderNumber(index)}`)).toMatchObject({
        payment_state: 'paid',
        entries: [{ what: 'paid' }, { what: 'small_rest', cents: rest }],
      });
    }
    expect(await api.stored(`orders/${orderNumber(2)}`)).not.toHaveProperty('entries');
  });

  test('starts with 1 in a new year, at midnight in Berlin', async () => {
    await storeDelivered({}, {}, {});
    api.clock.now = new Date('2026-12-31T22:59:59Z');
    const [old] = await write([orderNumber(0)]);
    api.clock.now = new Date('2026-12-31T23:00:00Z');
    const [first, second] = await write([orderNumber(1), orderNumber(2)]);
    expect([old, first, second]).toMatchObject([
      { number: 'RE-2026-00001' },
      { number: 'RE-2027-00001' },
      { number: 'RE-2027-00002' },
    ]);
    expect((await stored('RE-2027-00001')).previous_hash).toBe(
      (await stored('RE-2026-00001')).hash,
    );
  });
});

test('due on a holiday of its state, an invoice can be paid until the day after', async () => {
  api.clock.now = new Date('2026-05-21T10:00:00Z');
  await storeDelivered({}, {});
  await write();
  expect(await invoice('RE-2026-00001')).toMatchObject({ due_day: '2026-06-05' });
  const settings = { state: 'BE', version: 1, schema_version: 1 };
  await api.firestore.doc('settings/holidays').set(settings);
  await write([orderNumber(1)]);
  expect(await invoice('RE-2026-00002')).toMatchObject({ due_day: '2026-06-04' });
});

describe('a cancellation', () => {
  test('names the invoice, reverses all of it, once, and lets the order be invoiced again', async () => {
    await storeDelivered({});
    await write();
    const response = await cancel('RE-2026-00001');
    expect(await response.json()).toMatchObject({
      number: 'RE-2026-00002',
      kind: 'cancellation',
      gross_amount: -98.53,
    });
    expect(await invoice('RE-2026-00002')).toMatchObject({
      cancels: { number: 'RE-2026-00001', reason: 'Falsche Menge' },
      gross_cents: -98_53,
      lines: [{ quantity: -2 }, { quantity: -1 }],
    });
    expect(await book('RE-2026-00001')).toMatchObject({ state: 'cancelled', open_cents: 0 });
    expect(await order()).toMatchObject({ to_invoice: true, due_day: '2026-03-16' });
    await expectRefused(await cancel('RE-2026-00001'), 409, /schon storniert/);
    await expectRefused(await cancel('RE-2026-00002'), 422, /Stornorechnung/);
    await expectRefused(await cancel('RE-2026-00009'), 404, /gibt es nicht/);
    await expectRefused(await cancel('RE-2026-00001', ' '), 400, /Grund/);
    expect(await write()).toMatchObject([{ number: 'RE-2026-00003' }]);
  });
});

describe('a credit note', () => {
  test('has the next number, leaves the rest of the invoice owed, and is mailed', async () => {
    api.mailer.open();
    await storeDelivered({});
    await write();
    const before = await api.read('/api/admin/invoices/RE-2026-00001/left', api.asAdmin());
    expect(before).toMatchObject({ gross_cents: 98_53, lines: [{ quantity: 2 }, {}] });
    const { lines, amounts, reason } = CREDITED;
    const body = { credit: { number: 'RE-2026-00001', lines, amounts, reason } };
    const draft = await writesNothing(api, () => post('draft-paper', body));
    const response = await credit('RE-2026-00001', { gross_amount: 17.2 });
    expect(await response.json()).toMatchObject({
      number: 'RE-2026-00002',
      kind: 'credit',
      gross_amount: -17.2,
      open_amount: 0,
      state: 'credit',
    });
    expect(await invoice('RE-2026-00002')).toMatchObject({
      lines: [{ quantity: -0.5, net_cents: -14_45, of_line: 0 }],
      // 2 % of 81.33.
      leaves: { openCents: 81_33, creditCents: 0, discount: { cents: 79_70 } },
    });
    expect(await book('RE-2026-00001')).toMatchObject({ state: 'open', open_cents: 81_33 });
    expect(await order()).toMatchObject({ open_cents: 81_33, to_invoice: false });
    await expectRefused(await credit('RE-2026-00002'), 422, /nicht noch einmal/);
    const [mail] = api.mailer.mails.filter(({ subject }) => subject.startsWith('Rechnungskor'));
    expect(mail?.text).toMatch(/mindert die Rechnung RE-2026-00001[\s\S]*noch 81,33/);
    expect(mail?.attachments?.[0]?.filename).toBe('RE-2026-00002.pdf');
    const pdf = await api.call('/api/invoices/RE-2026-00002/pdf', { headers: api.asAdmin() });
    const written = await textOf(Buffer.from(await pdf.arrayBuffer()));
    expect(await draftText(draft)).toBe(written.replaceAll('RE-2026-00002', 'Entwurf'));
    const own = await api.read<AdminOrder>(`/api/admin/orders/${NUMBER}`, api.asAdmin());
    expect(own).toMatchObject({ debt_amount: 81.33, invoices: [{}, { kind: 'credit' }] });
    // 79.70 are enough, as told.
    await pay(79.7, '2026-03-02');
    expect(await book('RE-2026-00001')).toMatchObject({ state: 'paid', open_cents: 0 });
  });

  test('of what was paid is a credit to pay back, and never more than what is left', async () => {
    await storeDelivered({});
    await write();
    await pay(98.53, '2026-03-02');
    const amounts = [{ text: 'Nachlass', amount: 10, vat_rate: 19 }];
    await credit('RE-2026-00001', { lines: [], amounts });
    expect(await api.read(`/api/admin/orders/${NUMBER}`, api.asAdmin())).toMatchObject({
      credit_amount: 11.9,
      open_amount: 0,
      payment_state: 'paid',
    });
    const refusals: [fields: object, status: number, says: RegExp][] = [
      [{ lines: [{ line: 0, quantity: 2.001 }] }, 422, /höchstens noch 2\st/],
      [{ gross_amount: 1 }, 409, /inzwischen korrigiert/],
      [{ lines: [{ line: 0, quantity: -1 }] }, 400, /Menge über 0/],
      [{ lines: [0, 0].map((line) => ({ line, quantity: 1 })) }, 400, /ungültig/],
      [{ amounts: [{ ...amounts[0], amount: 1.001 }] }, 400, /Euro und Cent/],
      [{ reason: ' ' }, 400, /Grund/],
    ];
    for (const [fields, status, says] of refusals) {
      const refused = await writesNothing(api, () => credit('RE-2026-00001', fields));
      await expectRefused(refused, status, says);
    }
  });

  test('of all of it settles the invoice, which is then written anew without a cancellation of 0 €', async () => {
    const all = { lines: [0, 1].map((line) => ({ line, quantity: 2 - line })) };
    await storeDelivered({});
    await write();
    await credit('RE-2026-00001', all);
    expect(await book('RE-2026-00001')).toMatchObject({ state: 'paid', open_cents: 0 });
    await writesNothing(api, async () => {
      const message = /nichts übrig: Ein Storno über 0,00.€ wird nicht geschrieben/;
      await expectRefused(await cancel('RE-2026-00001'), 422, message);
    });
    expect(await order()).toMatchObject({ to_invoice: false, open_cents: 0 });
    const lines = [{ line: 0, quantity: 1.9 }];
    expect((await post(`orders/${NUMBER}/delivered`, { lines })).status).toBe(200);
    expect(await write()).toMatchObject([{ number: 'RE-2026-00003' }]);
    expect(await invoice('RE-2026-00003')).toMatchObject({ lines: [{ quantity: 1.9 }, {}] });
    expect(await book('RE-2026-00003')).toMatchObject({ state: 'open', open_cents: 95_09 });
    await expectRefused(await credit('RE-2026-00001'), 409, /schon storniert oder ersetzt/);
    expect((await asAdmin('/api/admin/invoices/RE-2026-00002/left')).status).toBe(422);
    await credit('RE-2026-00003', { lines: [lines[0], all.lines[1]] });
    const rewrite = { request_id: nextId(), reason: 'Falsche Firma' };
    const billing = { buyer_reference: '', address: 'Weg 1, 12345 Musterstadt', rewrite };
    const again = () => post(`orders/${NUMBER}/billing`, billing);
    expect((await again()).status).toBe(200);
    await writesNothing(api, async () => expect((await again()).status).toBe(200));
    const written = await order();
    expect(written).toMatchObject({
      open_cents: 95_09,
      account_cents: 95_09,
      due_day: '2026-03-16',
    });
    const kinds = written.invoices?.map(({ kind }) => kind);
    expect(kinds).toEqual(['invoice', 'credit', 'invoice', 'credit', 'invoice']);
    // The credit note is of its own period, and so is the invoice that follows it.
    const periods = ledgerOf(written).map(({ id, tax_day }) => [id.slice(0, 13), !!tax_day]);
    expect(periods).toEqual([
      ['RE-2026-00001', false],
      ...[2, 3, 4, 5].map((number) => [`RE-2026-0000${number}`, true]),
    ]);
    expect(await api.stored('bookMonths/2026-03')).toMatchObject({
      documents: 5,
      gross_cents: 95_09,
      shares: [{ net_cents: 25_00 }, { net_cents: 54_91, kg: 1900 }],
    });
    await cancel('RE-2026-00005');
    expect(await order()).toMatchObject({ to_invoice: true, open_cents: 0 });
  });
});

describe('an invoice that another replaces', () => {
  const path = `orders/${NUMBER}`;
  const rewrite = (address = 'Weg 1, 12345 Musterstadt') => {
    const by = { request_id: nextId(), reason: 'Falsche Firma' };
    return post(`${path}/billing`, { buyer_reference: '', address, rewrite: by });
  };
  const writeOff = (id: string, fields: object = {}) =>
    post(`${path}/write-off`, { id, reason: 'goodwill', ...fields });

  test.each([
    ['rewritten', () => rewrite()],
    ['cancelled, and the order invoiced again', () => cancel('RE-2026-00001').then(() => write())],
  ])('leaves out goods whose withdrawal was decided and credited: %s', async (_, replace) => {
    await storeDelivered({ company_name: '', invoice_address: 'Weg 2, 12345 Musterstadt' });
    await write();
    await pay(98.53, '2026-03-02');
    const { lines } = CREDITED;
    const at = Timestamp.fromDate(api.clock.now);
    const decisions = [{ id: 'decision-1', outcome: 'part', lines, by_uid: 'a', at }];
    const withdrawal = { received_at: at, request_id: 'c0000', is_other_email: false, decisions };
    await api.firestore.doc(`orders/${NUMBER}`).update({ withdrawal });
    await credit('RE-2026-00001');
    await pay(-17.2, '2026-03-02');
    await replace();
    expect(await invoice('RE-2026-00004')).toMatchObject({
      lines: [{ quantity: 1.5, ordered: 2, reason: 'Widerrufen' }, {}],
      // By itself a cent more, as the credit note rounds for itself.
      gross_cents: 81_33,
      payable_cents: 0,
    });
    expect(await order()).toMatchObject({ open_cents: 0, to_refund: false, to_invoice: false });
  });

  test.each<[what: string, give: () => Promise<Response>, says: RegExp, isUndone: boolean]>([
    [
      'a credit note',
      () =>
        credit('RE-2026-00001', { lines: [], amounts: [{ text: 'x', amount: 10, vat_rate: 19 }] }),
      /RE-2026-00001 gehört die Rechnungskorrektur RE-2026-00002 über 11,90.€\. .* stornieren Sie/,
      false,
    ],
    [
      'a write-off',
      () => writeOff('write-off-1'),
      /RE-2026-00001 sind 98,53.€ ausgebucht\. .* nehmen Sie zuerst die Ausbuchung zurück/,
      true,
    ],
  ])('does not forget %s, and the next run tells it', async (_what, give, says, isUndone) => {
    await storeDelivered({});
    await write();
    expect((await give()).status).toBe(200);
    await expectRefused(await writesNothing(api, () => rewrite()), 422, says);
    const own = await api.read<AdminOrder>(`/api/admin/${path}`, api.asAdmin());
    expect(own.refused.rewrite).toMatch(says);
    if (isUndone) {
      await writeOff('z-write-off-1', { reverses: 'write-off-1' });
      expect((await rewrite()).status).toBe(200);
      api.clock.now = new Date('2026-03-03T08:00:00Z');
      await writeOff('write-off-2');
    }
    await cancel(isUndone ? 'RE-2026-00003' : 'RE-2026-00001');
    const preview = await api.read<InvoicePreview>('/api/admin/invoice-preview', api.asAdmin());
    expect(preview.warnings?.[0]?.warning).toMatch(
      /würde das wieder fordern\. Was davon noch gilt/,
    );
  });

  test('keeps the last day of its discount, and a missed one does not come back', async () => {
    await storeDelivered({});
    await write();
    api.clock.now = new Date('2026-03-06T08:00:00Z');
    await rewrite();
    const discount = { percent: 2, until_day: '2026-03-10', days: 4 };
    expect(await invoice('RE-2026-00003')).toMatchObject({ discount });
    api.clock.now = new Date('2026-03-20T08:00:00Z');
    await rewrite('Weg 3, 12345 Musterstadt');
    expect(await invoice('RE-2026-00005')).not.toHaveProperty('discount');
    await pay(96.56, '2026-03-20');
    expect(await order()).toMatchObject({ open_cents: 1_97 });
  });
});

describe('who gets the file', () => {
  async function written(fields: Partial<StoredOrder> = {}) {
    await storeDelivered({ user_id: 'anna', ...fields });
    await write();
  }
  const PDF = '/api/invoices/RE-2026-00001/pdf';

  test('its customer, an admin and the link of the mail, but nobody else', async () => {
    api.mailer.open();
    await written();
    const link =
      /\/api\/invoices\/\S+?token=[\w.-]+/.exec(api.mailer.mails.at(-1)?.text ?? '')?.[0] ?? '';
    const statuses = await Promise.all([
      file(PDF, { headers: api.signedIn('anna') }),
      asAdmin(PDF),
      file(link),
      file(PDF, { headers: api.signedIn('bernd') }),
      file(PDF),
      file(`${PDF}?token=x`),
      file(link.replace('00001', '00002')),
    ]).then((responses) => responses.map(({ status }) => status));
    expect(statuses).toEqual([200, 200, 200, 404, 404, 404, 404]);
    // It names no public buyer.
    expect((await asAdmin('/api/invoices/RE-2026-00001/xml')).status).toBe(404);
    api.pass(366 * 86_400_000);
    expect((await file(link)).status).toBe(404);
  });

  test('a public buyer also gets an XRechnung', async () => {
    api.mailer.open();
    await written({ buyer_reference: '04011000-1234512345-06' });
    expect(api.mailer.mails.at(-1)?.attachments?.map(({ filename }) => filename)).toEqual([
      'RE-2026-00001.pdf',
      'RE-2026-00001.xml',
    ]);
    const response = await asAdmin('/api/invoices/RE-2026-00001/xml');
    expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
    expect(await response.text()).toContain('xrechnung_3.0');
  });
});

describe('the paper of an invoice', () => {
  const PAPER = { kind: 'invoice', number: 'RE-2026-00001' } as const;
  const [PDF, ZIP] = ['/api/invoices/RE-2026-00001/pdf', '/api/admin/invoices/2026-03.zip'];
  const part = (index = 0) => `keptPapers/invoice-RE-2026-00001-${index}`;
  const bytesOf = async (path: string) =>
    Buffer.from(await (await asAdmin(path)).arrayBuffer()).toString('latin1');
  const keep = (bytes: Buffer, firestore = api.firestore) =>
    issuedPaper({ firestore, now: () => api.clock.now }, PAPER, async () => bytes);
  beforeEach(() => api.mailer.open());

  test('is the one that was mailed, whatever a later release would draw', async () => {
    await storeDelivered({});
    await write();
    await expect.poll(() => api.mailer.mails.length).toBe(1);
    const mailed = api.mailer.mails.at(-1)?.attachments?.[0]?.content.toString('latin1');
    const kept = (await api.stored(part())) as StoredIssuedPaper;
    expect([await bytesOf(PDF), kept.bytes.toString('latin1')]).toEqual([mailed, mailed]);
    const older = Buffer.from('%PDF in the fonts of an earlier release');
    await api.firestore.doc(part()).update({ bytes: older, hash: paperHash(older) });
    expect(await bytesOf(PDF)).toBe(older.toString());
    expect(await bytesOf(ZIP)).toContain(older.toString());
    await api.firestore.doc(part()).update({ bytes: Buffer.from('tampered') });
    expect((await asAdmin(PDF)).status).toBe(500);
  });

  test('that has other bytes or cannot be read is named in the ZIP of a month with the others', async () => {
    await storeDelivered({}, {}, {});
    await write([0, 1, 2].map(orderNumber));
    await cancel('RE-2026-00003');
    const [LIST, ...LOST] = ['Fehlende Belege.txt', 'RE-2026-00002', 'RE-2026-00003'];
    for (const [index, bytes] of [Buffer.from('tampered'), 7].entries()) {
      await api.firestore.doc(`keptPapers/invoice-${LOST[index]}-0`).update({ bytes });
    }
    const files = unzipSync(new Uint8Array(await (await asAdmin(ZIP)).arrayBuffer()));
    expect(Object.keys(files)).toEqual(['RE-2026-00001.pdf', 'RE-2026-00004.pdf', LIST]);
    expect(strFromU8(files['RE-2026-00001.pdf']?.subarray(0, 5) as Uint8Array)).toBe('%PDF-');
    const lines = strFromU8(files[LIST as string] as Uint8Array).split('\r\n');
    expect(lines.slice(1)).toEqual([...LOST, '']);
    const told = api.log.filter(({ message }) => LOST.some((number) => message.includes(number)));
    expect(told).toMatchObject(LOST.map(() => ({ severity: 'ERROR' })));
    for (const none of ['2026-04.zip', 'gestern.zip', '2026-03.zip?part=2', '2026-03.zip?part=0']) {
      expect((await asAdmin(`/api/admin/invoices/${none}`)).status).toBe(404);
    }
  });

  test('that fails in the middle of a ZIP breaks off the answer', async () => {
    await storeDelivered({}, {});
    await write([0, 1].map(orderNumber));
    await api.firestore.doc('keptPapers/invoice-RE-2026-00002-0').delete();
    // Read before anything is sent: a token, the admin, the month and the first paper.
    api.setFault({ code: 'PERMISSION_DENIED', every: 4 });
    const answer = await asAdmin(ZIP);
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
  });

  test('of an older release is drawn once, however many request it', async () => {
    await storeDelivered({});
    await write();
    await api.firestore.doc(part()).delete();
    const before = api.usage().writes;
    const answers = await Promise.all(Array.from({ length: 20 }, () => bytesOf(PDF)));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toBe(await bytesOf(PDF));
    expect(api.usage().writes - before).toBe(1);
  });

  test('is the same for two processes, in parts below the limit of a document', async () => {
    const other = new Firestore({ projectId: PROJECT });
    const large = [1, 2].map((fill) => Buffer.alloc(2_500_000, fill));
    const [one, two] = await Promise.all([
      keep(large[0] as Buffer),
      keep(large[1] as Buffer, other),
    ]);
    expect(one.equals(two)).toBe(true);
    expect(await api.stored(part(2))).toMatchObject({ part: 2, parts: 3 });
    expect((await keep(Buffer.from('later'))).equals(one)).toBe(true);
    await other.terminate();
  });

  test('is drawn one at a time, and other requests are served in between', async () => {
    const seen: string[] = [];
    const draw = (name: string) => async () => {
      seen.push(`${name} begins`);
      setImmediate(() => seen.push(`a request after ${name}`));
      await Promise.resolve();
      seen.push(`${name} ends`);
      return Buffer.alloc(1);
    };
    await Promise.all([drawInTurn(draw('a')), drawInTurn(draw('b'))]);
    const served = 'a request after a';
    expect(seen.slice(0, 5)).toEqual(['a begins', 'a ends', served, 'b begins', 'b ends']);
  });

  test('a month is downloaded once at a time', async () => {
    await storeDelivered({});
    await write();
    const statuses = (await Promise.all([asAdmin(ZIP), asAdmin(ZIP)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 429]);
  });
});

describe('the office', () => {
  test('sees and writes all but erased customers, except companies, unreadable orders and what brought nothing', async () => {
    const nothing = [storedItem({ delivered: { quantity: 0, reason: 'Bruch' } })];
    await storeDelivered(
      {},
      { company_name: '', company_address: '' },
      {},
      {},
      { order_items: nothing },
    );
    for (const index of [0, 1]) await anonymiseOrder(api.deps, orderNumber(index));
    await api.firestore.doc(`orders/${orderNumber(2)}`).update({ order_items: 'kaputt' });
    const path = '/api/admin/invoice-preview';
    const { ready, left_out } = await api.read<InvoicePreview>(path, api.asAdmin());
    expect(ready).toMatchObject([
      { order: { number: NUMBER }, buyer: { company: 'Brandt Bau GmbH', name: '' } },
      { number: 'Entwurf', gross_cents: 98_53, buyer: { name: 'Erika Muster' } },
    ]);
    expect(left_out.map(({ order_number, reason }) => [order_number, reason])).toEqual([
      [orderNumber(1), expect.stringMatching(/Daten des Kunden wurden gelöscht/)],
      [orderNumber(2), expect.stringMatching(/fehlerhaft gespeichert/)],
      [orderNumber(4), 'Von dieser Bestellung wurde nichts geliefert.'],
    ]);
    expect(left_out.at(-1)).toMatchObject({ customer: 'Brandt Bau GmbH' });
    const one = await api.read(`${path}?order=${NUMBER}`, api.asAdmin());
    expect(one).toMatchObject({ ready: [{ order: { number: NUMBER } }], left_out: [] });
    expect((await asAdmin(`${path}?order=x`)).status).toBe(404);
    expect(await write([0, 1, 2, 4, 3].map(orderNumber))).toMatchObject([
      { outcome: 'written', number: 'RE-2026-00001' },
      { outcome: 'refused', message: expect.stringMatching(/gelöscht/) },
      { outcome: 'refused', message: expect.stringMatching(/fehlerhaft/) },
      { outcome: 'refused', message: expect.stringMatching(/nichts geliefert/) },
      { outcome: 'written', number: 'RE-2026-00002' },
    ]);
  });

  test('sees of a cancelled invoice that it would be repeated, until something is corrected', async () => {
    await storeDelivered({});
    await write();
    await cancel('RE-2026-00001');
    api.pass(86_400_000);
    const preview = () => api.read<InvoicePreview>('/api/admin/invoice-preview', api.asAdmin());
    const warning = expect.stringMatching(/^Die Rechnung RE-2026-00001 wurde storniert/);
    const warnings = [{ order_number: NUMBER, warning }];
    expect(await preview()).toMatchObject({ ready: [{}], warnings });
    const billing = { buyer_reference: '', address: 'Neuer Weg 1, 12345 Musterstadt' };
    await post(`orders/${NUMBER}/billing`, billing);
    expect(await preview()).toMatchObject({ ready: [{}], warnings: [] });
  });

  test('finds invoices by state, month and search, with their sums', async () => {
    await storeDelivered({}, {}, { company_name: 'Huber KG' });
    await write([0, 1, 2].map(orderNumber));
    await cancel('RE-2026-00002');
    const find = async (query: string) => {
      const response = await asAdmin(`/api/admin/invoices${query}`);
      return ((await response.json()) as { number: string }[]).map(({ number }) =>
        number.slice(-1),
      );
    };
    expect(await find('')).toEqual(['4', '3', '2', '1']);
    expect(await find('?state=open')).toEqual(['3', '1']);
    expect(await find('?state=cancelled')).toEqual(['4', '2']);
    expect(await find('?search=huber')).toEqual(['3']);
    expect(await find('?search=RE-2026-00004')).toEqual(['4']);
    expect(await find('?month=2026-04')).toEqual([]);
    expect(await find('?state=overdue')).toEqual([]);
    const totals = await asAdmin('/api/admin/invoice-totals?month=2026-03');
    expect(await totals.json()).toEqual({ count: 4, gross_amount: 197.06, open_amount: 197.06 });
    api.clock.now = new Date('2026-03-20T10:00:00Z');
    expect(await find('?state=overdue&month=2026-03')).toEqual(['1', '3']);
    const overdue = await asAdmin('/api/admin/invoice-totals?state=overdue');
    expect(await overdue.json()).toEqual({ count: 2, gross_amount: 197.06, open_amount: 197.06 });
    for (const wrong of ['?state=x', '?month=2026-13', '?search=x', '?after=x']) {
      expect((await asAdmin(`/api/admin/invoices${wrong}`)).status).toBe(400);
    }
  });

  test('exports no month with an unreadable invoice', async () => {
    await storeDelivered({}, {});
    await write([0, 1].map(orderNumber));
    const invoice = api.firestore.collection('invoices').doc('RE-2026-00002');
    await invoice.update({ content: 7 });
    const refused = await asAdmin('/api/admin/invoices/2026-03.zip');
    await expectRefused(refused, 422, /^Nicht lesbar: RE-2026-00002\. Ohne sie wäre/);
  });

  const remind = async (day: string) => {
    api.clock.now = new Date(`${day}T10:00:00Z`);
    const reminded = await post(`orders/${NUMBER}/reminder`, { id: nextId() });
    return (await reminded.json()) as AdminOrder;
  };

  test('reminds a consumer three times; interest of the second and third then counts as open', async () => {
    api.mailer.open();
    await storeDelivered({ company_name: '', invoice_address: 'Weg 1, 12345 Musterstadt' });
    await write();
    await remind('2026-03-17');
    // 98.53 at 6.27 %, eight days from default and nine more.
    expect(await remind('2026-03-26')).toMatchObject({ claimed_amount: 0.14, open_amount: 98.67 });
    expect(await remind('2026-04-04')).toMatchObject({
      reminders: [{}, { interest: 0.14 }, { interest: 0.15 }],
      claimed_amount: 0.29,
      open_amount: 98.82,
    });
    const mails = api.mailer.mails.slice(-3);
    expect(mails.map(({ attachments = [] }) => attachments.at(-1)?.filename)).toEqual([
      'Zahlungserinnerung-RE-2026-00001.pdf',
      '1-Mahnung-RE-2026-00001.pdf',
      '2-Mahnung-RE-2026-00001.pdf',
    ]);
    expect(mails[2]?.subject).toBe('2. Mahnung zu Ihrer Rechnung RE-2026-00001');
    expect(mails[2]?.text).toMatch(/Betrag: 98,82\s€[\s\S]*Verwendungszweck: RE-2026-00001/);
    const paper = await asAdmin(`/api/admin/orders/${NUMBER}/reminder.pdf`);
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    expect(await book('RE-2026-00001')).toMatchObject({ open_cents: 98_82, state: 'open' });
  });

  test('claims nothing for a cancelled invoice, and begins anew with the next one', async () => {
    await storeDelivered({});
    await write();
    await remind('2026-03-17');
    expect((await remind('2026-03-26')).open_amount).toBe(103.75);
    await cancel('RE-2026-00001');
    expect(await order()).toMatchObject({ open_cents: 0, payment_state: 'none' });
    await write();
    expect(await order()).toMatchObject({ open_cents: 98_53, due_day: '2026-04-09' });
    const { reminders } = await remind('2026-04-10');
    expect(reminders).toMatchObject([
      { title: 'Zahlungserinnerung', is_void: true },
      { title: '1. Mahnung', is_void: true },
      { title: 'Zahlungserinnerung' },
    ]);
  });
});
