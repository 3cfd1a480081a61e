import { type Deed, refusalOf } from '@shop/domain/order/deeds';
import { ORDER_STATUSES, type OrderStatus } from '@shop/domain/order/order-status';
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
        id: 'part-00001',
        number: `${NUMBER}-1`,
        day: '2026-03-02',
        lines: [],
        positions: [],
        net_cents: 100,
        by_uid: 'chef',
        at: AT,
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

const of =
  (call: string, body: object) =>
  ({ order_number }: StoredOrder): Call => [`/api/admin/orders/${order_number}/${call}`, body];
const step = (to: OrderStatus) => (order: StoredOrder) =>
  of('status', { from: order.order_status, to, despite_open_payment: true })(order);
const together =
  (call: string) =>
  ({ order_number }: StoredOrder): Call => [
    `/api/admin/${call}`,
    { request_id: `${call}-0001`, order_numbers: [order_number] },
  ];
const billing = { buyer_reference: '', address: 'Neuer Weg 1' };
const edit = (id: string, fields: object) => of('edit', { id, reason: 'Am Telefon', ...fields });
const rewrite = { request_id: 'rewrite-0001', reason: 'Falsch' };
const lines = [{ line: 0, quantity: 1, reason: 'Lkw war voll' }];

/** The call of each deed; the list of a day asks for its own alone, and what is corrected is named by its paper. */
const CALLS: Record<Exclude<Deed, 'step_in_list' | 'correct'>, (order: StoredOrder) => Call> = {
  to_pending: step('pending'),
  to_processing: step('processing'),
  to_on_the_way: step('on_the_way'),
  to_delivered: step('delivered'),
  to_cancelled: step('cancelled'),
  cancel_own: (order) => [`/api/orders/${order.order_number}/cancel`, {}, api.signedIn('erika')],
  take_back: (order) =>
    of('take-back', { to: order.order_status, at: AT.toDate().toISOString() })(order),
  edit_goods: edit('edit-000001', { items: [{ product_id: 1, quantity: 3 }] }),
  edit: edit('edit-000002', { rebate: { percent: 2, reason: 'Treue' } }),
  delivery_day: of('events', { what: 'delivery_day', day: '2026-03-06' }),
  record_delivered: of('delivered', { lines }),
  date_delivery: of('delivered', { lines: [], delivered_day: '2026-03-01' }),
  bill: of('billing', billing),
  rename: of('billing', { ...billing, customer: { customer_phone: '0171 1' } }),
  rewrite: of('billing', { ...billing, rewrite }),
  assign: ({ order_number }) => ['/api/admin/customers/10001/orders', { order_number }],
  accept_withdrawal: of('withdrawal', { id: 'decision-2', outcome: 'whole' }),
  invoice: together('invoices'),
  collect: together('collective-invoices'),
  dissolve: step('cancelled'),
  advance: of('advance-invoice', { request_id: 'advance-0001', payment: 'payment-1' }),
  pay: of('payments', { id: 'payment-2', amount: 1, day: '2026-03-02' }),
  write_off: of('write-off', { id: 'write-off-1', reason: 'goodwill' }),
  remind: of('reminder', { id: 'reminder-1' }),
};

test('an order in each status is tried', () => {
  const tried = Object.keys(STATES).map((state) => orderIn(state).order_status);
  expect(new Set(tried)).toEqual(new Set(ORDER_STATUSES));
});

/** A cancelled collective invoice is dissolved by the step that cancels any other order. */
const isCalled = (deed: string, { kind }: StoredOrder) =>
  deed === 'dissolve' ? kind === 'collective' : !(deed === 'to_cancelled' && kind);

/** An order that tells who it is of, so that its customer may cancel it. */
function orderIn(state: string): StoredOrder {
  const order = storedOrder({
    order_status: 'delivered',
    user_id: 'erika',
    customer_number: 'K-10001',
    gross_cents: 98_53,
    order_items: [storedItem()],
    withdrawal: declared,
    ...STATES[state],
  });
  const { order_status: to, history = [] } = order;
  const step = { what: 'status', from: 'processing', to, by_uid: 'chef', at: AT } as const;
  return { ...order, history: [step, ...history] };
}

const ANSWERS = Object.keys(STATES).flatMap((state) => {
  const order = orderIn(state);
  const deeds = Object.keys(CALLS).filter((deed) =>
    isCalled(deed, order),
  ) as (keyof typeof CALLS)[];
  return deeds.map((deed) => ({ state, deed, says: refusalOf(deed, orderFacts(order)) }));
});
const isAnswer = (one: (typeof ANSWERS)[number]) => (other: typeof one) =>
  one.deed === other.deed && one.says === other.says;
/** Each deed with each refusal of the table once, and in the first and last state that allow it. */
const TRIED = ANSWERS.filter(
  (one) =>
    one === ANSWERS.find(isAnswer(one)) || (!one.says && one === ANSWERS.findLast(isAnswer(one))),
);

test.each(Object.keys(STATES))(
  'an order that is %s answers to each deed as the table says',
  async (state) => {
    // An order for each, as they change it.
    const deeds = TRIED.filter((each) => each.state === state).map(({ deed, says }, index) => {
      const order = { ...orderIn(state), order_number: orderNumber(10 + index) };
      const tell = async () => {
        const [call, body, headers = api.asAdmin()] = CALLS[deed](order);
        return messageOf(await api.post(call, body, headers));
      };
      return { deed, order, tell, says };
    });
    await storeAll(api.firestore, [
      ['customers/10001', { ...CUSTOMER_V1, invoicing: 'monthly' }],
      ...deeds.map(({ order }) => [`orders/${order.order_number}`, order] as const),
    ]);
    await writesNothing(api, async () => {
      for (const { deed, tell, says } of deeds) {
        if (says) expect([deed, await tell()]).toEqual([deed, expect.stringContaining(says)]);
      }
    });
    for (const { deed, tell } of deeds.filter(({ says }) => !says)) {
      const told = await tell();
      const refusals = ANSWERS.filter((each) => each.deed === deed).flatMap(
        ({ says }) => says ?? [],
      );
      expect([deed, refusals.filter((each) => told.includes(each))]).toEqual([deed, []]);
    }
  },
);

/** Why a call was refused, or what it was about. */
async function messageOf(response: Response): Promise<string> {
  const [{ message = '' } = {}] = [(await response.json()) as { message?: string }].flat();
  return message;
}
