import type { AdminOrder, Order as ToldOrder } from '@shop/domain/order/order';
import { expect } from 'vitest';
import type { Life } from './life.ts';
import { balanceOf, type Order } from './model.ts';
import { centsOf } from './money-deeds.ts';

const moneyOf = (told: ToldOrder) => ({
  open: centsOf(told.open_amount),
  paid: centsOf(told.paid_amount),
  credit: centsOf(told.credit_amount),
  debt: centsOf(told.debt_amount),
});

/** Office, page and account say of each order what the model expects. */
export async function ordersAgree(life: Life, touched: readonly Order[]) {
  const { world } = life;
  for (const order of touched) {
    const { state, costs, claim, ...balance } = balanceOf(order);
    const office = await world.read<AdminOrder>('chef', `/api/admin/orders/${order.number}`);
    const expected = {
      open: balance.open,
      paid: balance.paid,
      credit: balance.credit,
      debt: balance.debt,
    };
    expect({
      number: order.number,
      status: office.order_status,
      net: centsOf(office.total_amount),
      gross: centsOf(office.gross_amount),
      ...{
        state: office.payment_state,
        costs: centsOf(office.claimed_amount),
        claim: office.claim,
      },
      ...moneyOf(office),
    }).toEqual({
      ...{ number: order.number, status: order.status, net: order.net, gross: order.gross },
      ...{ state, costs, claim },
      ...expected,
    });
    const page = await world.read<ToldOrder>('guest', `/api/orders/${order.number}`);
    expect({ status: page.order_status, ...moneyOf(page) }).toEqual({
      status: order.status,
      ...expected,
    });
  }
}
