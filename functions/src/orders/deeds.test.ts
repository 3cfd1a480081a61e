import { type Deed, refusalOf } from '@shop/domain/order/deeds';
import type { OrderStatus } from '@shop/domain/order/order-status';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeAll } from '../../test/shop-data.ts';
import { orderNumber, storedInvoice, storedItem, storedOrder } from '../../test/stored-data.ts';
import { CUSTOMER_V1 } from '../../test/stored-fixtures.ts';
import type { StoredOrder } from '../stored/order.ts';
import { orderFacts } from '../stored/order-facts.ts';

const api = apiWithoutMails();
const AT = Timestamp.fromDate(new Date('2026-03-02T09:30:00Z'));
const NUMBER = orderNumber(0);
const path = `/api/admin/orders/${NUMBER}`;
const INVOICE = 'RE-2026-00001';

const declared = { received_at: AT, request_id: 'w1', is_other_email: true };
const decided = (outcome: 'whole' | 'part') => ({
  ...declared,
  decisions: [
    { id: 'decision-1', outcome, by_uid: 'chef', at: AT, lines: [{ line: 0, quantity: 1 }] },
  ],
});
const paper = (kind: 'invoice' | 'credit', gross_cents: number) =>
  storedInvoice({
    number: kind === 'invoice' ? INVOICE : 'RE-2026-00002',
    kind,
    created_at: Timestamp.fromMillis(AT.toMillis() - 1000),
    gross_cents,
    payable_cents: gross_cents,
  });
const invoiced = { invoices: [paper('invoice', 98_53)] };

/** Orders in each state that decides what may be done to them. */
const STATES: Record<string, Partial<StoredOrder>> = {
  pending: { order_status: 'pending' },
  processing: { order_status: 'processing' },
  'on the way': { order_status: 'on_the_way' },
  delivered: {},
  cancelled: { order_status: 'cancelled' },
  divided: {
    order_status: 'processing',
    history: [
      {
        what: 'part',
        ...{ id: 'part-00001', number: `${NUMBER}-1`, day: '2026-03-02', lines: [], positions: [] },
        ...{ net_cents: 100, by_uid: 'chef', at: AT },
      },
    ],
  },
  part: { part_of: { number: orderNumber(1), left: [] } },
  collective: { kind: 'collective' },
  'collective with an invoice': { kind: 'collective', ...invoiced },
  'of a rental': { booking_number: 'M-7K3M9-QX2TP' },
  invoiced,
  credited: { invoices: [...invoiced.invoices, paper('credit', -98_53)] },
  collected: { collected_by: { order_number: orderNumber(1), invoice: INVOICE } },
  'collected without an invoice': { collected_by: { order_number: orderNumber(1) } },
  undecided: { withdrawal: { ...declared, is_other_email: false } },
  withdrawn: { withdrawal: decided('whole') },
  'withdrawn in part': { withdrawal: decided('part'), ...invoiced },
  held: { order_status: 'processing', is_held: true },
  erased: { customer_name: 'Gelöscht', customer_email: '', company_name: 'Muster Bau GmbH' },
};

type Call = [call: string, body: object, headers?: Record<string, string>];

const step =
  (to: OrderStatus) =>
  (order: StoredOrder): Call => [
    `${path}/status`,
    { from: order.order_status, to, despite_open_payment: true },
  ];
const billing = { buyer_reference: '', address: 'Neuer Weg 1' };
const edit = { id: 'edit-000001', reason: 'Am Telefon' };

/** The call of each deed; the list of a day asks for its own alone, and what is corrected is named by its paper. */
const CALLS: Record<Exclude<Deed, 'step_in_list' | 'correct'>, (order: StoredOrder) => Call> = {
  to_pending: step('pending'),
  to_processing: step('processing'),
  to_on_the_way: step('on_the_way'),
  to_delivered: step('delivered'),
  to_cancelled: step('cancelled'),
  cancel_own: () => [`/api/orders/${NUMBER}/cancel`, {}, api.signedIn('erika')],
  take_back: ({ order_status: to }) => [`${path}/take-back`, { to, at: AT.toDate().toISOString() }],
  edit_goods: () => [`${path}/edit`, { ...edit, items: [{ product_id: 1, quantity: 3 }] }],
  edit: () => [`${path}/edit`, { ...edit, rebate: { percent: 2, reason: 'Treue' } }],
  delivery_day: () => [`${path}/events`, { what: 'delivery_day', day: '2026-03-06' }],
  record_delivered: () => [
    `${path}/delivered`,
    { lines: [{ line: 0, quantity: 1, reason: 'Lkw war voll' }] },
  ],
  date_delivery: () => [`${path}/delivered`, { lines: [], delivered_day: '2026-03-01' }],
  bill: () => [`${path}/billing`, billing],
  rename: () => [`${path}/billing`, { ...billing, customer: { customer_phone: '0171 1' } }],
  rewrite: () => [
    `${path}/billing`,
    { ...billing, rewrite: { request_id: 'rewrite-0001', reason: 'Falsch' } },
  ],
  assign: () => ['/api/admin/customers/10001/orders', { order_number: NUMBER }],
  accept_withdrawal: () => [`${path}/withdrawal`, { id: 'decision-2', outcome: 'whole' }],
  invoice: () => ['/api/admin/invoices', { request_id: 'invoice-0001', order_numbers: [NUMBER] }],
  collect: () => [
    '/api/admin/collective-invoices',
    { request_id: 'invoice-0001', order_numbers: [NUMBER] },
  ],
  dissolve: step('cancelled'),
  advance: () => [`${path}/advance-invoice`, { request_id: 'advance-0001', payment: 'payment-1' }],
  pay: () => [`${path}/payments`, { id: 'payment-2', amount: 1, day: '2026-03-02' }],
  write_off: () => [`${path}/write-off`, { id: 'write-off-1', reason: 'goodwill' }],
  remind: () => [`${path}/reminder`, { id: 'reminder-1' }],
};

/** A cancelled collective invoice is dissolved by the step that cancels any other order. */
const isCalled = (deed: string, { kind }: StoredOrder) =>
  deed === 'dissolve' ? kind === 'collective' : !(deed === 'to_cancelled' && kind);

test.each(Object.entries(STATES))(
  'an order that is %s answers to each deed as the table says',
  async (_state, fields) => {
    const order = storedOrder({
      order_status: 'delivered',
      user_id: 'erika',
      customer_number: 'K-10001',
      gross_cents: 98_53,
      order_items: [storedItem()],
      withdrawal: declared,
      ...fields,
    });
    const { order_status: to } = order;
    const step = { what: 'status', from: 'processing', to, by_uid: 'chef', at: AT };
    const history = [step, ...(order.history ?? [])];
    const store = () =>
      storeAll(api.firestore, [
        ['customers/10001', { ...CUSTOMER_V1, invoicing: 'monthly' }],
        [`orders/${NUMBER}`, { ...order, history }],
      ]);
    const deeds = Object.entries(CALLS)
      .filter(([deed]) => isCalled(deed, order))
      .map(([deed, callOf]) => {
        const tell = async () => {
          const [call, body, headers = api.asAdmin()] = callOf(order);
          return messageOf(await api.post(call, body, headers));
        };
        return { deed, tell, says: refusalOf(deed as Deed, orderFacts(order)) };
      });
    await store();
    await writesNothing(api, async () => {
      for (const { deed, tell, says } of deeds) {
        if (says) expect([deed, await tell()]).toEqual([deed, expect.stringContaining(says)]);
      }
    });
    for (const { deed, tell } of deeds.filter(({ says }) => !says)) {
      api.reset();
      await store();
      const told = await tell();
      const sentences = SENTENCES.get(deed)?.filter((each) => told.includes(each));
      expect([deed, sentences]).toEqual([deed, []]);
    }
  },
);

/** Why a call was refused, or what it was about. */
async function messageOf(response: Response): Promise<string> {
  const [{ message = '' } = {}] = [(await response.json()) as { message?: string }].flat();
  return message;
}

/** What the table says of a deed in any of these states. */
const SENTENCES = new Map(
  Object.keys(CALLS).map((deed) => [
    deed,
    Object.values(STATES).flatMap(
      (fields) =>
        refusalOf(
          deed as Deed,
          orderFacts(storedOrder({ order_status: 'delivered', ...fields })),
        ) ?? [],
    ),
  ]),
);
