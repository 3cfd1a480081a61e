import type { OwnConditions } from '@shop/domain/payment/payment-conditions';
import { useMemo, useSyncExternalStore } from 'react';

/** The company's net price of a product in euro; its own is the list price, missing if it is on request. */
export type PriceOf = (product: {
  id: number;
  category: string;
  price: number | undefined;
}) => number | undefined;

/** A product or line at the price of the company being ordered for. */
export interface OwnPriced {
  /** Whether the price is the company's own. */
  is_own_price?: true;
  /** The list price in that case, in euro; missing if others get it on request. */
  list_price?: number;
}

/** Prices and payment terms of the company being ordered for. */
export interface OwnTerms {
  priceOf?: PriceOf | undefined;
  conditions: OwnConditions;
  /** The company's customer number and name, and the name of its site that the cart is for. */
  number: string;
  name: string;
  site: string;
}

// Calculated in the browser from the account's data: server and caches return list prices.
let terms: OwnTerms | undefined;
const listeners = new Set<() => void>();

export function setOwnTerms(next: OwnTerms | undefined): void {
  terms = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined unless the account orders for a company. */
export const useOwnTerms = () => useSyncExternalStore(subscribe, current, nobody);

/** Undefined if list prices apply. */
export const usePriceOf = () => useOwnTerms()?.priceOf;

const current = () => terms;

/** For adding to the cart, since the company may have its own price for goods on request. */
export const orderedFor = () => terms?.priceOf && { customer_number: terms.number };
const nobody = () => undefined;

interface Priced {
  id: number | string;
  /** The product of a line. */
  product_id?: number;
  category: string;
  /** Net, in euro. */
  price?: number;
}

export function atOwnPrice<Item extends Priced>(
  item: Item,
  of: PriceOf | undefined,
): Item & OwnPriced {
  const { id, product_id = Number(id), category, price: list_price } = item;
  if (!of) return item;
  const price = of({ id: product_id, category, price: list_price });
  if (price === undefined || price === list_price) return item;
  return { ...item, price, is_own_price: true, ...(list_price !== undefined && { list_price }) };
}

/** The products at the prices of the company being ordered for. */
export function useOwnPriced<Item extends Priced>(
  items: readonly Item[],
): readonly (Item & OwnPriced)[] {
  const of = usePriceOf();
  return useMemo(() => (of ? items.map((item) => atOwnPrice(item, of)) : items), [items, of]);
}
