import { DATEV_TERMS } from '@shop/domain/books/datev-terms';
import { ciiXml } from '@shop/domain/invoice/cii';
import type { DatevResult, DatevState } from '@shop/domain/invoice/datev-export';
import { sumCents } from '@shop/domain/money/money';
import { formatEuro } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { decode } from 'iconv-lite';
import { expect, test } from 'vitest';
import { sweepOutbox } from '../src/mail/sweep-outbox.ts';
import { readInvoice, type StoredInvoice } from '../src/stored/invoice.ts';
import { orderNumberOf } from './answers.ts';
import { apiForTests } from './api-for-tests.ts';
import { deliver, type Life, lifeOf } from './order-life.ts';
import { textOf } from './pdf-text.ts';
import { GRAVEL, orderRequest, storeProducts } from './shop-data.ts';

const api = apiForTests();

type Act = (life: Life) => Promise<Response | undefined>;

const office =
  (call: string, body: object): Act =>
  ({ admin }) =>
    admin(call, body);
const pay =
  (cents: number): Act =>
  (life) =>
    life.pay(cents);
const reverse: Act = ({ pay, order: { entries = [] } }) =>
  pay(-(entries[0]?.cents ?? 0), entries[0]?.id);
const days =
  (count: number): Act =>
  async () =>
    void api.pass(count * 24 * 3600_000);
const invoice: Act = (life) =>
  life.office('invoices', { order_numbers: [life.order.order_number] });
const LESS = { lines: [{ line: 0, quantity: 1.84, reason: 'Gewogen' }] };
const lessDelivered = office('delivered', LESS);

interface Story {
  ordered: { isCompany?: boolean; payment_method?: 'rechnung' | 'vorkasse' };
  acts: readonly Act[];
  /** What the last document asks for, in cents, as mail, paper and XML say it. */
  payable?: number;
  /** At the end, in cents. */
  open: number;
  credit?: number;
}

/**
 * Two tonnes of gravel at 28.90 and 25.00 for delivery: 82.80 net, 98.53 gross; with 1.84 t 78.18 net, 93.03 gross.
 * Two percent of 98.53 are 1.97. The sums were worked out by hand.
 */
const STORIES: Record<string, Story> = {
  'a company pays with discount on the last day': {
    ordered: { isCompany: true },
    acts: [deliver, invoice, days(8), pay(96_56)],
    payable: 98_53,
    open: 0,
  },
  'a payment in time was never made, and the reduced amount comes late': {
    ordered: { isCompany: true },
    acts: [deliver, invoice, days(1), pay(98_53), days(40), reverse, pay(96_56)],
    open: 1_97,
  },
  'a company pays the reduced amount a day late': {
    ordered: { isCompany: true },
    acts: [deliver, invoice, days(9), pay(96_56)],
    payable: 98_53,
    open: 1_97,
  },
  'a consumer pays in advance and gets less': {
    ordered: { payment_method: 'vorkasse' },
    acts: [pay(98_53), deliver, lessDelivered, invoice],
    payable: -5_50,
    open: 0,
    credit: 5_50,
  },
  'half is paid in advance': {
    ordered: { payment_method: 'vorkasse' },
    acts: [pay(50_00), deliver, invoice],
    payable: 48_53,
    open: 48_53,
  },
};

test.each(Object.entries(STORIES))('%s', async (_title, { ordered, acts, ...expected }) => {
  const { isCompany, payment_method = 'rechnung' } = ordered;
  await storeProducts(api.firestore, GRAVEL);
  const company = {
    company_name: 'Brandt Bau GmbH',
    company_address: 'Ringstraße 5, 12345 Musterstadt',
  };
  const request = orderRequest({ payment_method, ...(isCompany && company) });
  const number = await orderNumberOf(await api.post('/api/orders', request, api.signedIn()));
  for (const act of acts) {
    const response = await act(await lifeOf(api, number));
    if (response && !response.ok) throw new Error(await response.text());
  }
  const { money, order } = await lifeOf(api, number);
  expect(money.open_amount).toBe(expected.open / 100);
  expect(money.credit_amount ?? 0).toBe((expected.credit ?? 0) / 100);
  if (expected.payable !== undefined) {
    await documentsSay(order.invoices?.at(-1)?.number ?? '', expected.payable);
  }
  // Received in advance, it is not the debtor's until there is an invoice.
  const owed = order.invoices ? expected.open - (expected.credit ?? 0) : 0;
  expect(sumCents(await debtorRows(berlinDay(api.clock.now).slice(0, 7)))).toBe(owed);
});

/** What DATEV's files of all months up to `last` post to the debtor's account, in cents. */
async function debtorRows(last: string): Promise<number[]> {
  const headers = api.asAdmin();
  const { waiting } = await api.read<DatevState>(`/api/admin/datev?month=${last}`, headers);
  const rows: number[] = [];
  for (const { month } of waiting) {
    const request = { request_id: `request-datev-${month}`, month };
    const answer = await api.post('/api/admin/datev', request, headers);
    const { batch, left_out } = (await answer.json()) as DatevResult;
    expect(left_out).toEqual([]);
    const file = await api.call(`/api/admin/datev/${batch?.id}.csv`, { headers });
    const [, , ...lines] = decode(Buffer.from(await file.arrayBuffer()), 'win1252').split('\r\n');
    for (const line of lines.slice(0, -1)) {
      const cells = line.replaceAll('"', '').split(';');
      const cents = Math.round(Number(cells[0]?.replace(',', '.')) * 100);
      const [account, other] = [cells[6], cells[7]].map(Number);
      expect([account, other]).toContain(DATEV_TERMS.debtor);
      const isDebit = (cells[1] === 'S') === (account === DATEV_TERMS.debtor);
      rows.push(isDebit ? cents : -cents);
    }
  }
  expect(rows).not.toEqual([]);
  return rows;
}

/** Mail, paper and XML of an invoice ask for the same amount. */
async function documentsSay(number: string, payable: number) {
  api.pass(60_000);
  await sweepOutbox(api.deps);
  const mail = api.mailer.mails.findLast(({ subject }) => subject.includes(number));
  const pdf = await api.call(`/api/invoices/${number}/pdf`, { headers: api.asAdmin() });
  const paper = await textOf(Buffer.from(await pdf.arrayBuffer()));
  const said = formatEuro(Math.abs(payable)).replaceAll('\u00a0', ' ');
  for (const text of [mail?.text, paper]) expect(text?.replaceAll('\u00a0', ' ')).toContain(said);
  const stored = (await api.stored(`invoices/${number}`)) as StoredInvoice;
  const xml = ciiXml(readInvoice(stored), 'en16931');
  expect(xml).toContain(`<ram:DuePayableAmount>${(payable / 100).toFixed(2)}<`);
}
