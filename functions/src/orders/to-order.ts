import { toEuro } from '@shop/domain/money';
import type { Order, OrderItem } from '@shop/domain/order';
import type { StoredOrder, StoredOrderItem } from './stored-order.ts';

/** The order as the API answers it; address, tax number and notes stay with the office. */
export function toOrder(stored: StoredOrder): Order {
  return {
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
    order_items: stored.order_items.map(toOrderItem),
  };
}

function toOrderItem(item: StoredOrderItem): OrderItem {
  return {
    product_name: item.product_name,
    quantity: item.quantity,
    unit_price: toEuro(item.unit_price_cents),
    total_price: toEuro(item.total_price_cents),
  };
}
