import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import { toEuro } from '@shop/domain/money/money';
import { type CartItem, lineTotalCents } from '@shop/domain/order/cart';
import { cartTotals, type OrderRequest, type OrderRequestItem } from '@shop/domain/order/order';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { deliveryWish } from './delivery-wish.ts';

/**
 * The body of `POST /api/orders`: the form's values, trimmed, and the cart as the shopper sees it,
 * charged by the terms that the summary shows. Company data that a private customer once typed is left out.
 */
export function orderRequest(
  form: CheckoutForm,
  sessionId: string,
  items: readonly CartItem[],
  postalCode = '',
  terms?: DeliveryTerms,
): OrderRequest {
  const wish = deliveryWish(form, postalCode);
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
    total_amount: toEuro(cartTotals(items, terms).totalCents),
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
