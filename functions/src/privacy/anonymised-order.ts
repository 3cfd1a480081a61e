import type { StoredOrder } from '../orders/stored-order.ts';

/** Stands where the name stood, in the office's lists and on the order's page. */
const ERASED_NAME = 'Gelöscht';

/**
 * The order with what the tax office may ask for and nothing else (§ 147 AO, § 14b UStG, § 257 HGB):
 * number, date, lines, amounts, payment, status, and of a company the recipient of its invoice.
 */
export function anonymisedOrder(order: StoredOrder): StoredOrder {
  const isCompany = order.company_name !== '';
  return {
    order_number: order.order_number,
    created_at: order.created_at,
    payment_method: order.payment_method,
    order_status: order.order_status,
    subtotal_cents: order.subtotal_cents,
    delivery_cents: order.delivery_cents,
    total_cents: order.total_cents,
    order_items: order.order_items,
    ...(order.status_changes && { status_changes: order.status_changes }),
    company_name: order.company_name,
    company_address: isCompany ? order.company_address : '',
    tax_number: isCompany ? order.tax_number : '',
    customer_name: ERASED_NAME,
    customer_email: '',
    customer_phone: '',
    notes: '',
    user_id: null,
    schema_version: order.schema_version,
  };
}
