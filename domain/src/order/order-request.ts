import { type CartAddRequest, type CartItem, lineTotalCents } from '../cart/cart.ts';
import { toEuro } from '../money/money.ts';
import type { PaymentMethod } from '../payment/payment-methods.ts';
import { MAX_EMAIL_LENGTH } from '../text/shown-email.ts';
import type { DeliveryWish } from './delivery-wish.ts';

/** Maximum text lengths of an order, in characters; also the `maxLength` of the form's fields. */
export const ORDER_TEXT_LIMITS = {
  customer_name: 100,
  customer_email: MAX_EMAIL_LENGTH,
  customer_phone: 40,
  company_name: 120,
  company_address: 250,
  tax_number: 40,
  site: 80,
  customer_reference: 60,
  invoice_address: 250,
  buyer_reference: 46,
  notes: 2000,
} as const;

/** Maximum text lengths of a delivery, in characters. */
export const DELIVERY_TEXT_LIMITS = {
  street: 120,
  city: 80,
  unloading_place: 300,
  contact_name: 100,
  contact_phone: 40,
} as const;

export const CUSTOMER_TYPES = ['private', 'business'] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** Common to all lines; amounts in euro. */
export interface OrderLine {
  product_name: string;
  quantity: number;
  unit_price: number;
  total_price: number;
}

export interface OrderRequestItem extends OrderLine {
  product_id: number;
}

/** Body of `POST /api/orders`; amounts in euro, `total_amount` including delivery. */
export interface OrderRequest {
  session_id: string;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  company_name: string;
  company_address: string;
  tax_number: string;
  payment_method: PaymentMethod;
  notes: string;
  total_amount: number;
  order_items: OrderRequestItem[];
  /** Missing if everything is to be arranged by phone; the flat rate is then charged. */
  delivery?: DeliveryWish | undefined;
  /** The customer's own order number or cost centre. */
  customer_reference?: string | undefined;
  /** For a private customer; companies have an address of their own. */
  invoice_address?: string | undefined;
  /** The Leitweg-ID of a public buyer, who gets an XRechnung. */
  buyer_reference?: string | undefined;
  /** Country of the invoice address, by ISO 3166-1; missing for Germany. */
  country?: string | undefined;
  /** The company that an account orders for which may: `K-10001`. */
  customer_number?: string | undefined;
  /** The name of one of that company's building sites. */
  site?: string | undefined;
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
