import { addDays, berlinDay } from '@shop/domain/calendar';
import type { OrdersOfDay } from '@shop/domain/user';
import { ordersOf } from '../orders/stored-order.ts';
import { countOf } from '../paging/count-of.ts';
import { createdBetween } from './created-between.ts';
import type { OfficeDeps } from './office-deps.ts';

const DAYS = 30;

/**
 * How many orders were placed on each of the last 30 days in Berlin, today last. One count a day
 * costs 30 reads however busy the shop is, up to a thousand orders a day; reading the orders
 * themselves would cost one each.
 */
export async function ordersPerDay({ firestore, now }: OfficeDeps): Promise<OrdersOfDay[]> {
  const orders = ordersOf(firestore);
  return Promise.all(
    lastDays(berlinDay(now())).map(async (day) => {
      return { day, orders: await countOf(createdBetween(orders, day, addDays(day, 1))) };
    }),
  );
}

function lastDays(today: string): string[] {
  return Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS));
}
