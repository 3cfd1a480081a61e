import { PRODUCT_CATEGORIES } from '@shop/domain/product';
import type { StoredProduct } from '@shop/domain/stored-catalogue';
import type { Firestore } from 'firebase-admin/firestore';
import { cached } from '../cached.ts';
import type { Log, LogEntry } from '../log.ts';
import { type PreparedText, prepareJson } from '../prepared-text.ts';
import { readable } from '../stored/readable.ts';
import { whenThere } from '../when-there.ts';
import { categoriesOf } from './categories.ts';
import { type Found, itemFinder } from './found.ts';
import { productsOf, readProducts, toProduct } from './stored-product.ts';

/** The products, read from Firestore at most once per `ttlMs` and process. */
export interface Catalogue {
  /** The answer of `GET /api/products`, ready to be sent. */
  productList(): PreparedText | Promise<PreparedText>;
  /** The answer of `GET /api/categories`, ready to be sent. */
  categoryList(): PreparedText | Promise<PreparedText>;
  /** A product as a page shows it: while Firestore gives nothing newer, one of up to an hour ago. */
  findProduct(id: number): Found<StoredProduct> | Promise<Found<StoredProduct>>;
  /** When each product was changed last. */
  changeDates(): ChangeDates | Promise<ChangeDates>;
  /** The products that exist among these ids, for carts: never older than `ttlMs`. */
  findProducts(ids: readonly number[]): Promise<ReadonlyMap<number, StoredProduct>>;
}

/** When each item, by its id, was changed last. */
export type ChangeDates = ReadonlyMap<number, Date>;

export interface CatalogueDeps {
  firestore: Firestore;
  now: () => Date;
  log: Log;
}

interface Snapshot {
  changeDates: ChangeDates;
  products: ReadonlyMap<number, StoredProduct>;
  productList: PreparedText;
  categoryList: PreparedText;
}

/**
 * Opens the catalogue. What it holds may be `ttlMs` old and differ between processes, so nothing
 * is sold by it: orders read their products anew. With `ttlMs` 0 every call reads.
 */
export function openCatalogue(deps: CatalogueDeps, ttlMs: number): Catalogue {
  const { firestore, now, log } = deps;
  const held = cached({
    read: () => readSnapshot(deps),
    now,
    ttlMs,
    onStale: (ageMs) => log(staleEntry('products', ageMs)),
  });
  const readThem = (ids: readonly number[]) => readProducts(firestore, ids);
  return {
    changeDates: () => whenThere(held.orStale(), ({ value }) => value.changeDates),
    productList: () => whenThere(held.orStale(), ({ value }) => value.productList),
    categoryList: () => whenThere(held.orStale(), ({ value }) => value.categoryList),
    findProduct: itemFinder({
      held,
      itemsOf: ({ products }) => products,
      readItem: async (id) => (await readThem([id])).get(id),
      now,
      ttlMs,
    }),
    findProducts: async (ids) => {
      const known = ttlMs > 0 ? (await held.fresh()).value.products : undefined;
      return known && ids.every((id) => known.has(id)) ? known : readThem(ids);
    },
  };
}

/** Says that a page shows something old, as Firestore does not give anything newer. */
export function staleEntry(what: string, ageMs: number): LogEntry {
  const message = `Firestore gives no ${what}; showing those of ${Math.round(ageMs / 1000)} s ago`;
  return { severity: 'WARNING', message };
}

async function readSnapshot({ firestore, log }: CatalogueDeps): Promise<Snapshot> {
  const found = await productsOf(firestore).orderBy('id').get();
  const documents = readable(found.docs, log);
  const products = documents.map(({ stored }) => stored);
  return {
    changeDates: new Map(documents.map(({ stored, changedAt }) => [stored.id, changedAt])),
    products: new Map(products.map((product) => [product.id, product])),
    productList: prepareJson(products.map(toProduct)),
    categoryList: prepareJson(categoriesOf(products, PRODUCT_CATEGORIES)),
  };
}
