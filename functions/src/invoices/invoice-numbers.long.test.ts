import { invoiceNumber } from '@shop/domain/invoice/invoice';
import type { InvoiceResult } from '@shop/domain/invoice/invoice-list';
import { expect, test } from 'vitest';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { orderNumber, storeOrders } from '../../test/stored-data.ts';
import { hashOf, type StoredInvoice } from '../stored/invoice.ts';

const api = apiWithoutMails({ deadlineMs: 600_000 });
let requests = 0;

async function send<Answer>(path: string, body: object): Promise<Answer> {
  requests += 1;
  const sent = { request_id: `request-${String(requests).padStart(6, '0')}`, ...body };
  const response = await api.post(`/api/admin/invoices${path}`, sent, api.asAdmin());
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

const numbersOf = (results: InvoiceResult[]) =>
  results.map((result) => (result.outcome === 'written' ? result.number : ''));
const write = async (order_numbers: string[]) =>
  numbersOf(await send<InvoiceResult[]>('', { order_numbers }));
const credited = { lines: [{ line: 0, quantity: 0.5 }], amounts: [], reason: 'Feucht' };

test('200 requests at once and credit notes among them get each number once, none missing', async () => {
  const numbers = Array.from({ length: 200 }, (_, index) => orderNumber(index));
  const delivered = { order_status: 'delivered', to_invoice: true, customer_email: '' } as const;
  await storeOrders(api.firestore, ...numbers.map(() => delivered));
  const first = await write(numbers.slice(0, 20));
  const [others] = await Promise.all([
    Promise.all(numbers.slice(20).map((number) => write([number]))),
    ...first.map((number) => send(`/${number}/credit`, credited)),
  ]);
  const written = [...first, ...others.flat()];
  expect(new Set(written).size).toBe(200);
  const expected = Array.from({ length: 220 }, (_, index) => invoiceNumber('2026', index + 1));
  expect(expected).toEqual(expect.arrayContaining(written));
  expect((await api.firestore.collection('invoices').count().get()).data().count).toBe(220);
  let previous = '';
  for (const number of expected) {
    const stored = (await api.stored(`invoices/${number}`)) as StoredInvoice;
    expect(stored.previous_hash).toBe(previous);
    expect(stored.hash).toBe(hashOf(previous, stored.content));
    previous = stored.hash;
  }
});
