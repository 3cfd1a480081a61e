import { invoiceNumber } from '@shop/domain/invoice/invoice';
import type { Firestore } from 'firebase-admin/firestore';
import { keptPapersOf } from '../../src/stored/issued-paper.ts';
import { storeAll } from '../../test/shop-data.ts';
import { orderNumber, storedItem, storedOrder } from '../../test/stored-data.ts';
import { manyDescribed } from './office-kinds.ts';
import { get, type Known, post, type ShopRequest } from './request-kinds.ts';

/** Credentials for papers: an admin's cookie, the invoiced customer's, and orders. */
interface Papers {
  admin: string;
  customer: string;
  orders: readonly string[];
  month: string;
}

/** Requests sent at once, and how long they may hold the event loop. */
interface PaperLoad {
  name: string;
  prepare?: (firestore: Firestore) => Promise<unknown>;
  requests: (papers: Papers) => readonly ShopRequest[];
}

const INVOICES = 56;
const AT_ONCE = 50;
const DELIVERY_NOTES = 128;

/** Makes the invoices look older than the keeping of papers. */
async function forgetPapers(firestore: Firestore) {
  const { docs } = await keptPapersOf(firestore).get();
  for (const { ref } of docs) await ref.delete();
}

const saved =
  (path: string, changes: readonly object[]) =>
  ({ admin }: Papers) => [
    post(`admin/${path}`, { request_id: `loop-${path}`, changes }, { cookie: admin }),
  ];
const zip = ({ admin, month }: Papers) => [get(`admin/invoices/${month}.zip`, { cookie: admin })];
const owned = ({ customer, month }: Papers) =>
  Array.from({ length: AT_ONCE }, (_, index) =>
    get(`invoices/${invoiceNumber(month.slice(0, 4), index + 1)}/pdf`, { cookie: customer }),
  );

export const PAPER_LOADS: readonly PaperLoad[] = [
  { name: `ZIP of ${INVOICES}, drawn`, prepare: forgetPapers, requests: zip },
  { name: `ZIP of ${INVOICES}`, requests: zip },
  { name: `${AT_ONCE} invoices, drawn`, prepare: forgetPapers, requests: owned },
  { name: `${AT_ONCE} invoices at once`, requests: owned },
  {
    name: `${DELIVERY_NOTES} delivery notes`,
    requests: ({ admin, orders }) => [
      get(`admin/delivery-notes/${orders.join()}.pdf`, { cookie: admin }),
    ],
  },
  {
    name: 'save of 90 products',
    requests: saved('products', manyDescribed(90)),
  },
  {
    name: 'an invoice of 100 lines',
    prepare: forgetPapers,
    requests: ({ admin, month }) => [
      get(`invoices/${invoiceNumber(month.slice(0, 4), INVOICES)}/pdf`, { cookie: admin }),
    ],
  },
];

/** Writes a month's invoices of delivered orders; the last one has as many lines and slips as possible. */
export async function preparePapers(
  firestore: Firestore,
  send: (request: ShopRequest) => Promise<Response>,
  { admin, customer }: Known,
  uid: string,
): Promise<Papers> {
  const slips = (line: number) =>
    Array.from({ length: 20 }, (_, index) => ({
      number: `W-${line}-${index}`,
      gross_kg: 14_600,
      tare_kg: 12_500,
      net_kg: 2100,
      weighed_at: '2026-03-02T07:42',
      plate: 'MT-KB 318',
    }));
  const long = Array.from({ length: 100 }, (_, line) =>
    storedItem({ quantity: 42, delivered: { quantity: 42, slips: slips(line) } }),
  );
  const orders = Array.from({ length: DELIVERY_NOTES }, (_, index) => orderNumber(8000 + index));
  await storeAll(
    firestore,
    orders.map((order_number, index) => {
      const order = storedOrder({
        order_number,
        user_id: uid,
        order_status: 'delivered',
        company_name: 'Brandt Bau GmbH',
        company_address: 'Ringstraße 5, 12345 Musterstadt',
        ...(index === INVOICES - 1 && { order_items: long }),
      });
      return [`orders/${order_number}`, order] as const;
    }),
  );
  for (let index = 0; index < INVOICES; index += 1) {
    const body = { request_id: `papers-${index}`, order_numbers: [orders[index]] };
    const response = await send(post('admin/invoices', body, { cookie: admin }));
    const [written] = (await response.json()) as { outcome: string }[];
    if (written?.outcome !== 'written') throw new Error(JSON.stringify(written));
  }
  const month = new Date().toISOString().slice(0, 7);
  return { admin, customer, orders, month };
}
