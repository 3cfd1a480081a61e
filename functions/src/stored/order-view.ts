import { type Cents, toEuro } from '@shop/domain/money/money';
import type { Order, OrderItem, OrderStep, OrderVat } from '@shop/domain/order/order';
import { fromAllFields } from './all-fields.ts';
import {
  balanceOf,
  dueDayOf,
  type StoredOrder,
  type StoredOrderItem,
  type StoredStatusChange,
  type StoredVat,
} from './order.ts';

/** The order as customers see it; only admins see addresses and tax number. */
export function toOrder(stored: StoredOrder): Order {
  return fromAllFields<Order>({
    id: stored.order_number,
    order_number: stored.order_number,
    created_at: stored.created_at.toDate().toISOString(),
    payment_method: stored.payment_method,
    order_status: stored.order_status,
    total_amount: toEuro(stored.total_cents),
    customer_name: stored.customer_name,
    customer_email: stored.customer_email,
    customer_phone: stored.customer_phone,
    company_name: stored.company_name,
    customer_reference: stored.customer_reference,
    notes: stored.notes,
    order_items: stored.order_items.map(toOrderItem),
    delivery: stored.delivery,
    delivery_day: stored.delivery_day,
    subtotal_amount: toEuro(stored.subtotal_cents),
    delivery_amount: toEuro(stored.delivery_cents),
    express_amount: inEuro(stored.express_cents),
    vat: stored.vat?.map(toOrderVat),
    gross_amount: inEuro(stored.gross_cents),
    bank: stored.bank,
    steps: stored.status_changes?.filter(({ taken_back }) => !taken_back).map(toStep),
    ...paymentFields(stored),
  });
}

function toStep({ to, at, reason }: StoredStatusChange): OrderStep {
  return fromAllFields<OrderStep>({ status: to, at: at.toDate().toISOString(), reason });
}

/** Orders from before the shop knew payments count as open. */
function paymentFields(stored: StoredOrder) {
  const { paidCents, openCents, state } = balanceOf(stored);
  return {
    paid_amount: toEuro(paidCents),
    open_amount: toEuro(stored.open_cents ?? openCents),
    payment_state: stored.payment_state === 'paid' ? 'paid' : paidCents > 0 ? state : 'open',
    due_day: dueDayOf(stored),
  };
}

function toOrderVat({ rate, net_cents, vat_cents }: StoredVat): OrderVat {
  return { rate, net_amount: toEuro(net_cents), vat_amount: toEuro(vat_cents) };
}

const inEuro = (cents: Cents | undefined) => (cents === undefined ? undefined : toEuro(cents));

function toOrderItem(item: StoredOrderItem): OrderItem {
  return fromAllFields<OrderItem>({
    product_id: item.product_id,
    product_name: item.product_name,
    quantity: item.quantity,
    unit: item.unit,
    category: item.category,
    vat_rate: item.vat_rate,
    weight_kg: item.weight_kg,
    article_number: item.article_number,
    delivery_time: item.delivery_time,
    unit_price: toEuro(item.unit_price_cents),
    total_price: toEuro(item.total_price_cents),
  });
}
