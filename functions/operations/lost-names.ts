import type { StandingState } from '@shop/domain/cart/standing-order';
import { type SiteReference, siteOf } from '@shop/domain/customer/building-site';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import type { QuoteStatus } from '@shop/domain/quote/quote';
import { customerNumber } from '@shop/domain/text/customer-number';
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { CATEGORY_STORE } from '../src/changes/entry-stores.ts';
import { readPages } from '../src/firestore/read-pages.ts';
import { readable } from '../src/firestore/readable.ts';
import { customersOf } from '../src/stored/entry.ts';
import { productsOf } from '../src/stored/product.ts';
import { quotesOf } from '../src/stored/quote.ts';
import { standingOrdersOf } from '../src/stored/standing-order.ts';

const PAGE_SIZE = 300;

/**
 * Names of categories, sites, articles and customers that are referenced but do not exist, so that rules for them
 * never apply.
 */
export async function lostNames(firestore: Firestore): Promise<string[]> {
  const categories = new Set<string>();
  const articles = new Set<number>();
  const customers = new Map<string, StoredCustomer>();
  const lost: string[] = [];
  const has = (where: string, what: string, isThere: boolean) => {
    if (!isThere) lost.push(`${where}: nothing is its ${what}`);
  };

  await readEach(CATEGORY_STORE.collection(firestore), ({ of, name }) => {
    if (of === 'product') categories.add(name);
  });
  const related: [string, readonly number[]][] = [];
  await readEach(productsOf(firestore), ({ id, category, related_ids = [] }, path) => {
    articles.add(id);
    categories.add(category);
    related.push([path, related_ids]);
  });
  for (const [path, ids] of related) {
    for (const id of ids) has(path, `related article ${id}`, articles.has(id));
  }
  await readEach(customersOf(firestore), (customer, path) => {
    customers.set(customerNumber(customer.id), customer);
    const { fixed_prices = [], discounts = [], sites } = customer;
    for (const { category } of discounts) {
      has(path, `discount's category „${category}“`, categories.has(category));
    }
    for (const { product_id } of fixed_prices) {
      has(path, `fixed price's article ${product_id}`, articles.has(product_id));
    }
    for (const { site } of [...fixed_prices, ...discounts]) {
      has(path, `price's site „${site}“`, !site || sites.some(({ name }) => name === site));
    }
  });
  const ofCustomer = (path: string, number = '', of: SiteReference = {}) => {
    if (!number) return;
    const customer = customers.get(number);
    has(path, `customer ${number}`, customer !== undefined);
    const isKnown = !of.site || customer?.merged_into || siteOf(customer?.sites, of);
    if (customer) has(path, `site „${of.site}“ at ${number}`, Boolean(isKnown));
  };
  await readEach(
    quotesOf(firestore).where('status', 'in', ['draft', 'sent'] satisfies QuoteStatus[]),
    ({ content }, path) => {
      ofCustomer(path, content.customer_number, content);
      for (const { product_id } of content.order_items) {
        if (product_id) has(path, `article ${product_id}`, articles.has(product_id));
      }
    },
  );
  await readEach(
    standingOrdersOf(firestore).where('state', 'in', [
      'active',
      'paused',
    ] satisfies StandingState[]),
    (order, path) => {
      ofCustomer(path, order.customer_number, order);
      for (const { product_id } of order.lines) {
        has(path, `article ${product_id}`, articles.has(product_id));
      }
    },
  );
  return lost;
}

/** Skips unreadable documents, which the audit reports anyway. */
async function readEach<Stored extends object>(
  query: Query<Stored>,
  each: (stored: Stored, path: string) => void,
): Promise<void> {
  for await (const page of readPages(query.orderBy(FieldPath.documentId()) as Query, PAGE_SIZE)) {
    const documents = page as QueryDocumentSnapshot<Stored>[];
    const paths = new Map(documents.map(({ id, ref }) => [id, ref.path]));
    for (const { id, stored } of readable(documents, () => {})) each(stored, paths.get(id) ?? id);
  }
}
