import type { Invoice } from '@shop/domain/invoice/invoice';
import type { ListedInvoice } from '@shop/domain/invoice/invoice-list';
import { sumCents } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { orderItem, orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditAll } from '../../operations/audit/audit.ts';
import { expectRefused, orderNumberOf, writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import { readInvoice, type StoredInvoice } from '../stored/invoice.ts';
import { ledgerOf } from '../stored/ledger.ts';
import type { StoredOrder } from '../stored/order.ts';

const api = apiWithoutMails();
const ADVANCE = 'RE-2026-00001';
const NEXT = 'RE-2026-00002';

let requests = 0;
beforeEach(() => {
  requests = 0;
});
const nextId = () => {
  requests += 1;
  return `request-${String(requests).padStart(6, '0')}`;
};
const office = (path: string, body: object) =>
  api.post(`/api/admin/${path}`, { request_id: nextId(), ...body }, api.asAdmin());

/** Twenty tonnes for a company: 578 net, with VAT 687.82. */
async function order(fields: object = {}): Promise<string> {
  await storeProducts(api.firestore, GRAVEL);
  const request = orderRequest({
    payment_method: 'vorkasse',
    company_name: 'Brandt Bau GmbH',
    company_address: 'Ringstraße 5, 12345 Musterstadt',
    order_items: [orderItem({ quantity: 20, total_price: 578 })],
    total_amount: 578,
    ...fields,
  });
  return orderNumberOf(await api.post('/api/orders', request, api.signedIn()));
}
const pay = (number: string, amount: number, fields: object = {}) => {
  const body = { id: 'payment-1', amount, day: '2026-03-02', ...fields };
  return api.post(`/api/admin/orders/${number}/payments`, body, api.asAdmin());
};
const paidOrder = async (amount = 687.82, fields: object = {}) => {
  const number = await order(fields);
  expect((await pay(number, amount)).status).toBe(200);
  api.pass(60_000);
  return number;
};
const write = (number: string, fields: object = {}) =>
  office(`orders/${number}/advance-invoice`, { payment: 'payment-1', ...fields });
const cancel = (number: string) => office(`invoices/${number}/cancel`, { reason: 'Storniert' });
const step = async (number: string, to: string, fields: object = {}) => {
  const { order_status: from } = await stored(number);
  const body = { from, to, ...fields };
  const response = await api.post(`/api/admin/orders/${number}/status`, body, api.asAdmin());
  expect(response.status).toBe(200);
};
const stored = async (number: string) => (await api.stored(`orders/${number}`)) as StoredOrder;
const invoice = async (number: string): Promise<Invoice> =>
  readInvoice((await api.stored(`invoices/${number}`)) as StoredInvoice);
const deliver = async (number: string) => {
  for (const to of ['processing', 'on_the_way', 'delivered']) await step(number, to);
};
const bill = (order_number: string) => office('invoices', { order_numbers: [order_number] });
const isSound = async () =>
  expect((await auditAll(api.firestore, api.clock.now)).findings).toEqual([]);
/** What the books have on the accounts of advances, in cents. */
const advancesOf = async (number: string) =>
  ledgerOf(await stored(number)).filter(({ purpose }) => purpose === 'advance');

describe('POST /api/admin/orders/{orderNumber}/advance-invoice', () => {
  test('writes the next number over what was received, mails it, and counts no revenue', async () => {
    api.mailer.open();
    const number = await paidOrder(400);
    const request_id = nextId();
    const [row] = await advancesOf(number);
    const written = await write(number, { request_id });
    expect(await written.json()).toMatchObject({
      number: ADVANCE,
      kind: 'advance',
      state: 'advance',
      gross_amount: 400,
      open_amount: 0,
    });
    expect((await writesNothing(api, () => write(number, { request_id }))).status).toBe(200);
    expect(await invoice(ADVANCE)).toMatchObject({
      vat: [{ rate: 19, net_cents: 336_13, vat_cents: 63_87 }],
      payable_cents: 0,
    });
    await sweepOutbox(api.deps);
    const subjects = api.mailer.mails.map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining(`Anzahlungsrechnung ${ADVANCE} von`));
    const shown = await api.read<AdminOrder>(`/api/admin/orders/${number}`, api.asAdmin());
    expect(shown).toMatchObject({
      claim: 'prepayment',
      open_amount: 287.82,
      invoices: [{ number: ADVANCE, kind: 'advance' }],
      payments: [{ advance_invoice: ADVANCE }],
    });
    expect(shown.payments?.[0]?.can_have_advance_invoice).toBeUndefined();
    const listed = await api.read<ListedInvoice[]>('/api/admin/invoices', api.asAdmin());
    expect(listed.map((each) => each.number)).toEqual([ADVANCE]);
    const totals = (query = '') => api.read(`/api/admin/invoice-totals${query}`, api.asAdmin());
    expect(await totals()).toEqual({ count: 0, gross_amount: 0, open_amount: 0 });
    expect(await totals('?state=advance')).toMatchObject({ count: 1, gross_amount: 400 });
    // The VAT was in the books with the money already; its row now has the invoice's number.
    expect(await advancesOf(number)).toEqual([{ ...row, voucher: ADVANCE }]);
    await isSound();
  });

  const back = (fields: object) => (number: string) => pay(number, -687.82, fields);
  const reversal = { id: 'reversal-1', reverses: 'payment-1' };
  test.each<[string, fields: object, says: RegExp, before?: (number: string) => Promise<unknown>]>([
    ['a consumer', { company_name: '', company_address: '' }, /bekommen nur Firmen/],
    ['an order on account', { payment_method: 'rechnung' }, /wird nicht im Voraus bezahlt/],
    ['money a second time', {}, /gibt es schon die Anzahlungsrechnung RE-2026-00001/, write],
    ['money that was paid back', {}, /^Dieses Geld ist zurückgezahlt/, back({ id: 'refund-1' })],
    ['a payment that never was', {}, /über eine Zahlung, die eingegangen ist/, back(reversal)],
  ])('refuses %s', async (_, fields, says, before) => {
    const number = await paidOrder(687.82, fields);
    await before?.(number);
    await expectRefused(await writesNothing(api, () => write(number)), 422, says);
  });

  test('over what was paid too much names what the order costs', async () => {
    const number = await order();
    await pay(number, 800, { beyond_open: true });
    expect(await (await write(number)).json()).toMatchObject({ gross_amount: 687.82 });
  });
});

test('with the setting it is written in the step that records the money, once', async () => {
  const setting = { days: 2, advance_invoices: 'always', schema_version: 1 };
  await api.firestore.doc('settings/prepayment').set(setting);
  const number = await order();
  expect(await (await pay(number, 687.82)).json()).toMatchObject({
    payments: [{ advance_invoice: ADVANCE }],
    invoices: [{ number: ADVANCE, kind: 'advance' }],
  });
  await writesNothing(api, () => pay(number, 687.82));
});

test('money leaves an order only after its advance invoice was cancelled', async () => {
  const number = await paidOrder();
  await write(number);
  await step(number, 'cancelled');
  const back = { id: 'refund-1' };
  const message = `Über dieses Geld gibt es die Anzahlungsrechnung ${ADVANCE}. Bitte stornieren Sie sie zuerst.`;
  for (const fields of [back, { id: 'reversal-1', reverses: 'payment-1' }]) {
    await expectRefused(await writesNothing(api, () => pay(number, -687.82, fields)), 422, message);
  }
  expect(await (await cancel(ADVANCE)).json()).toMatchObject({
    number: NEXT,
    kind: 'advance_cancellation',
    gross_amount: -687.82,
  });
  expect(await api.stored(`invoiceBook/${ADVANCE}`)).toMatchObject({ state: 'advance_off' });
  await expectRefused(
    await writesNothing(api, () => cancel(ADVANCE)),
    409,
    `Die Anzahlungsrechnung ${ADVANCE} ist schon storniert oder verrechnet.`,
  );
  expect((await pay(number, -687.82, back)).status).toBe(200);
  const rows = await advancesOf(number);
  expect(rows.map(({ cents }) => cents)).toEqual([687_82, -687_82]);
  await isSound();
});

test('the invoice deducts it, clears it in the books, and has to be cancelled before it', async () => {
  const number = await paidOrder();
  await write(number);
  await deliver(number);
  await bill(number);
  expect(await invoice(NEXT)).toMatchObject({
    kind: 'invoice',
    prepaid_cents: 687_82,
    payable_cents: 0,
    advances: [{ number: ADVANCE, received: '2026-03-02', vat: [{ net_cents: 578_00 }] }],
  });
  expect(await advancesOf(number)).toMatchObject([
    { cents: 687_82, voucher: ADVANCE },
    { cents: -687_82, voucher: NEXT, text: 'Anzahlung verrechnet', supply_day: '2026-03-02' },
  ]);
  await isSound();
  await expectRefused(
    await writesNothing(api, () => cancel(ADVANCE)),
    422,
    `Die Rechnung ${NEXT} zieht diese Anzahlung ab. Bitte stornieren Sie zuerst die Rechnung.`,
  );
  await expectRefused(
    await pay(number, -687.82, { id: 'reversal-1', reverses: 'payment-1' }),
    422,
    `Über dieses Geld gibt es die Anzahlungsrechnung ${ADVANCE}. Bitte stornieren Sie zuerst die Rechnung ${NEXT}, dann diese.`,
  );
  await cancel(NEXT);
  await bill(number);
  expect((await invoice('RE-2026-00004')).advances).toMatchObject([{ number: ADVANCE }]);
  await isSound();
});

test('is not deducted twice: what an invoice deducted that was credited as a whole is used', async () => {
  const number = await paidOrder();
  await write(number);
  await deliver(number);
  await bill(number);
  const { lines } = await invoice(NEXT);
  const all = { lines: [{ line: 0, quantity: lines[0]?.quantity }], amounts: [], reason: 'Falsch' };
  expect((await office(`invoices/${NEXT}/credit`, all)).status).toBe(200);
  api.pass(60_000);
  await bill(number);
  const again = await invoice('RE-2026-00004');
  expect(again).toMatchObject({ kind: 'invoice', prepaid_cents: 687_82 });
  expect(again.advances).toBeUndefined();
  await isSound();
});

test('parts use it up in their order; what the cancelled rest had of it is taken back', async () => {
  const number = await paidOrder();
  await write(number);
  await step(number, 'processing');
  const part = { id: 'request-part-1' };
  await step(number, 'delivered', { part, delivered: [{ line: 0, quantity: 11.84 }] });
  await bill(`${number}-1`);
  const first = await invoice(NEXT);
  expect(first).toMatchObject({ gross_cents: 407_19, prepaid_cents: 407_19 });
  const used = first.advances?.flatMap(({ vat }) => vat) ?? [];
  expect(sumCents(used.map((of) => of.net_cents + of.vat_cents))).toBe(407_19);
  await isSound();
  await step(number, 'cancelled');
  expect(await (await cancel(ADVANCE)).json()).toMatchObject({ gross_amount: -280.63 });
  expect(await api.stored(`invoiceBook/${ADVANCE}`)).toMatchObject({ state: 'advance' });
  await expectRefused(
    await cancel(ADVANCE),
    422,
    `Die Rechnung ${NEXT} zieht diese Anzahlung ab. Bitte stornieren Sie zuerst die Rechnung.`,
  );
  expect((await pay(number, -280.63, { id: 'refund-1' })).status).toBe(200);
  await isSound();
});
