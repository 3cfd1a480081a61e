import { toEuro } from '@shop/domain/money/money';
import { type CartItem, lineTotalCents, taxedLine } from '@shop/domain/order/cart';
import { type OrderRequest, type OrderRequestItem, orderTotals } from '@shop/domain/order/order';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { type ChosenDelivery, LEFT_TO_A_CALL } from './chosen-delivery.ts';

/**
 * The body of `POST /api/orders`: the form's values, trimmed, and the cart as the shopper sees it.
 * Company data that a private customer once typed is left out.
 */
export function orderRequest(
  form: CheckoutForm,
  sessionId: string,
  items: readonly CartItem[],
  { wish, terms }: ChosenDelivery = LEFT_TO_A_CALL,
): OrderRequest {
  const company = (text: string) => (form.customer_type === 'business' ? text.trim() : '');
  return {
    session_id: sessionId,
    customer_name: form.customer_name.trim(),
    customer_email: form.customer_email.trim(),
    customer_phone: form.customer_phone.trim(),
    company_name: company(form.company_name),
    company_address: company(form.company_address),
    tax_number: company(form.tax_number),
    payment_method: form.payment_method,
    notes: form.notes.trim(),
    total_amount: toEuro(orderTotals(items.map(taxedLine), terms).totalCents),
    order_items: items.map(orderItem),
    ...(wish && { delivery: wish }),
  };
}

function orderItem(item: CartItem): OrderRequestItem {
  return {
    product_id: item.product_id,
    product_name: item.name,
    quantity: item.quantity,
    unit_price: item.price,
    total_price: toEuro(lineTotalCents(item)),
  };
}
