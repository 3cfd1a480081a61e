import { type CartItem, lineTotalCents } from '@shop/domain/cart';
import { toEuro } from '@shop/domain/money';
import { type OrderRequest, orderTotals } from '@shop/domain/order';

/**
 * What the checkout page sends for a cart that it shows. The notes hold the session: nothing else
 * in a stored order says whose it is.
 */
export function orderOfCart(sessionId: string, items: readonly CartItem[]): OrderRequest {
  return {
    session_id: sessionId,
    customer_name: 'Erika Muster',
    customer_email: 'erika@example.de',
    customer_phone: '069 90009-123',
    company_name: '',
    company_address: '',
    tax_number: '',
    payment_method: 'rechnung',
    notes: sessionId,
    total_amount: toEuro(orderTotals(items.map(lineTotalCents)).totalCents),
    order_items: items.map((item) => ({
      product_id: item.product_id,
      product_name: item.name,
      quantity: item.quantity,
      unit_price: item.price,
      total_price: toEuro(lineTotalCents(item)),
    })),
  };
}
