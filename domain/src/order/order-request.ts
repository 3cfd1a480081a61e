import { type CartAddRequest, type CartItem, lineTotalCents } from '../cart/cart.ts';
import type { StageWish } from '../delivery/stage.ts';
import { toEuro } from '../money/money.ts';
import type { PaymentMethod } from '../payment/payment-methods.ts';
import type { DeliveryWish } from './delivery-wish.ts';
import type { TextsOf } from './order-fields.ts';

export const CUSTOMER_TYPES = ['private', 'business'] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** Common to all lines; amounts in euro. */
export interface OrderLine {
  product_name: string;
  quantity: number;
  unit_price: number;
  total_price: number;
}

export interface OrderRequestItem extends OrderLine, StageWish {
  product_id: number;
}

/** Body of `POST /api/orders`; amounts in euro, `total_amount` including delivery. */
export interface OrderRequest extends TextsOf<'head'> {
  session_id: string;
  payment_method: PaymentMethod;
  total_amount: number;
  order_items: OrderRequestItem[];
  /** Missing if everything is to be arranged by phone; the flat rate is then charged. */
  delivery?: DeliveryWish | undefined;
  /** The company that an account orders for which may: `K-10001`. */
  customer_number?: string | undefined;
  /** Whether the account of a signed-in customer remembers company and site for the next order. */
  remember?: boolean | undefined;
  /** Not part of the order: where the cart's later additions go. */
  later?: LaterAdditions | undefined;
}

/** The cart as its shopper saw it when ordering; additions from another window move to a new cart. */
export interface LaterAdditions {
  session_id: string;
  seen: CartAddRequest[];
}

/** Answer of `POST /api/orders`. */
export interface OrderReceipt {
  order_number: string;
  /** The token of the mail's link, with which the ordering browser may cancel. */
  token: string;
  /** The cart with later additions; missing if there are none. */
  later_session_id?: string;
}

/**
 * Body of `POST /api/orders/{orderNumber}/cancel`. The token of the confirmation mail's link replaces
 * signing in as the order's owner.
 */
export interface CancelRequest {
  token?: string | undefined;
}

/** Parameter in the fragment of the confirmation page's address that carries the token. */
export const CANCEL_PARAM = 'storno';

/** Likewise, but this token only shows the full order. */
export const ORDER_PARAM = 'ansehen';

/** Header of the calls that read an order, with either token, or a booking: URLs are logged. */
export const ORDER_TOKEN_HEADER = 'order-token';

/** A cart's line as it is ordered. */
export function requestItem({
  product_id,
  name,
  quantity,
  price,
}: Pick<CartItem, 'product_id' | 'name' | 'quantity' | 'price'>): OrderRequestItem {
  const total_price = toEuro(lineTotalCents({ price, quantity }));
  return { product_id, product_name: name, quantity, unit_price: price, total_price };
}
