import { useMemo, useSyncExternalStore } from 'react';

/** The company's net price of a product in euro, of which this is the list price. */
export type PriceOf = (product: { id: number; category: string; price: number }) => number;

/** A product or a line at the price of the company that is ordered for. */
export interface OwnPriced {
  /** Set if the price is the company's own: that of the list, in euro. */
  list_price?: number;
}

// Worked out in the browser from the conditions of the account: what server and caches answer has list prices.
let priceOf: PriceOf | undefined;
const listeners = new Set<() => void>();

export function setPriceOf(next: PriceOf | undefined): void {
  priceOf = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined for who pays list prices. */
export const usePriceOf = () => useSyncExternalStore(subscribe, current, nobody);

const current = () => priceOf;
const nobody = () => undefined;

interface Priced {
  id: number | string;
  /** Of a line. */
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
  if (!of || list_price === undefined) return item;
  const price = of({ id: product_id, category, price: list_price });
  return price === list_price ? item : { ...item, price, list_price };
}

/** The products at the prices of the company that is ordered for. */
export function useOwnPriced<Item extends Priced>(
  items: readonly Item[],
): readonly (Item & OwnPriced)[] {
  const of = usePriceOf();
  return useMemo(() => (of ? items.map((item) => atOwnPrice(item, of)) : items), [items, of]);
}
