import { type Cents, sumCents, toCents } from '../money/money.ts';
import { type Taxed, taxed, type VatRate } from '../money/vat.ts';
import type { DeliveryTime } from '../product/delivery-time.ts';
import type { WithdrawalExemption } from '../product/product-values.ts';

/** Maximum number of different products in a cart or order. */
export const MAX_CART_LINES = 100;

/** Body of `POST /api/cart`: units of one product to add. */
export interface CartAddRequest {
  product_id: number;
  quantity: number;
  /** The company ordered for, which may have its own price for goods on request; the order checks it. */
  customer_number?: string | undefined;
}

/** Body of `POST /api/cart/plan`; each product once. */
export interface CartPlanRequest {
  request_id: string;
  lines: CartAddRequest[];
}

/** A line item of `GET /api/cart/{sessionId}`; `price` in euro per unit. */
export interface CartItem {
  id: string;
  product_id: number;
  name: string;
  price: number;
  quantity: number;
  unit: string;
  category: string;
  image_url?: string;
  /** VAT in percent; the standard rate if missing. */
  vat_rate?: VatRate;
  /** Per unit. */
  weight_kg?: number;
  /** In whole units; missing for goods that do not come on pallets. */
  units_per_pallet?: number;
  withdrawal_exemption?: WithdrawalExemption;
  /** Overrides the number derived from the product's id. */
  article_number?: string;
  /** Overrides the category's delivery time. */
  delivery_time?: DeliveryTime;
}

/** A line as the server answers it: without a price if only the company that is ordered for may have one. */
export type CartLine = Omit<CartItem, 'price'> & Partial<Pick<CartItem, 'price'>>;

/** A cart's contents beyond the quantities its shopper saw when ordering. */
export function addedSince<Line extends CartAddRequest>(
  lines: readonly Line[],
  seen: readonly CartAddRequest[],
): Line[] {
  const seenOf = (id: number) => seen.find(({ product_id }) => product_id === id)?.quantity ?? 0;
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - seenOf(line.product_id) }))
    .filter(({ quantity }) => quantity > 0);
}

export const lineTotalCents = (item: { price: number; quantity: number }): Cents =>
  toCents(item.price) * item.quantity;

/** A line as `grossShares` takes it. */
export const taxedLine = ({
  price = 0,
  quantity,
  vat_rate,
}: Partial<Pick<CartItem, 'price' | 'vat_rate'>> & Pick<CartItem, 'quantity'>): Taxed =>
  taxed(lineTotalCents({ price, quantity }), vat_rate);

/** Subtotal in cents, without delivery. */
export const cartSubtotalCents = (items: readonly { price: number; quantity: number }[]): Cents =>
  sumCents(items.map(lineTotalCents));

/**
 * Whether a value is a session id made by the browser: long enough that nobody can guess another's
 * cart. Firestore reserves names such as `__x__`.
 */
export const isSessionId = (value: unknown): value is string =>
  typeof value === 'string' && /^(?!__.*__$)[A-Za-z0-9_-]{16,64}$/.test(value);

/** Whether a value can be the id of a product or tool: a positive whole number. */
export const isProductId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;
