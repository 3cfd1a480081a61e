import { berlinDay } from '@shop/domain/time/calendar';
import { orderBalance } from '../src/stored/balance.ts';
import type { StoredOrder } from '../src/stored/order.ts';
import { toOrder } from '../src/stored/order-view.ts';
import type { TestApi } from './start-api.ts';

/** An order at a moment, and what the office can do with it. */
export type Life = Awaited<ReturnType<typeof lifeOf>>;

const NEXT: Record<string, string> = {
  pending: 'processing',
  processing: 'on_the_way',
  on_the_way: 'delivered',
};

const step = ({ admin, order: { order_status: from } }: Life) =>
  admin('status', { from, to: NEXT[from] ?? 'delivered', despite_open_payment: true });

export async function deliver(life: Life): Promise<Response | undefined> {
  const { order_number: number, order_status: from } = life.order;
  if (!NEXT[from]) return undefined;
  const answer = await step(life);
  return answer.ok ? deliver(await lifeOf(life.api, number)) : answer;
}

let requests = 0;

export async function lifeOf(api: TestApi, number: string) {
  const post = (path: string, body: object) => {
    requests += 1;
    const id = `request-${String(requests).padStart(6, '0')}`;
    const named = path.startsWith('invoices') ? { request_id: id } : { id };
    return api.post(`/api/admin/${path}`, { ...named, ...body }, api.asAdmin());
  };
  const admin = (call: string, body: object) => {
    const hasId = !['status', 'take-back', 'delivered'].includes(call);
    return post(`orders/${number}/${call}`, hasId ? body : { ...body, id: undefined });
  };
  const order = (await api.stored(`orders/${number}`)) as StoredOrder;
  return {
    api,
    order,
    money: { ...toOrder(order), payment_state: orderBalance(order).state },
    office: post,
    admin,
    pay: (cents: number, reverses?: string) =>
      admin('payments', {
        amount: cents / 100,
        day: berlinDay(api.clock.now),
        reverses,
        beyond_open: true,
      }),
  };
}
