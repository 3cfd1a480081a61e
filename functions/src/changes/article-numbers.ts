import { articleToken } from '@shop/domain/office/listed-item';
import type { SavedChange } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import type { StoredProduct } from '@shop/domain/office/stored-catalogue';
import { articleDigits, articleKey, articleKeyOf } from '@shop/domain/product/article-number';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { inChunks } from '../firestore/in-chunks.ts';
import type { ChangeToCheck } from '../stored/change.ts';
import { productsOf } from '../stored/product.ts';

/**
 * The products that have one of these article numbers, by key; archived ones included. Costs one query for
 * thirty numbers, and a read for each product whose number begins alike. Finds only what is indexed.
 */
async function articleHolders(
  transaction: Transaction,
  firestore: Firestore,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredProduct[]>> {
  const wanted = new Set(numbers.map(articleKey));
  const tokens = [...new Set([...wanted].map(articleToken))].filter(Boolean);
  const queries = inChunks(tokens).map((some) =>
    productsOf(firestore).where('search_tokens', 'array-contains-any', some),
  );
  const found = await Promise.all(queries.map((query) => transaction.get(query)));
  const products = found.flatMap(({ docs }) => docs.map((document) => document.data()));
  const holders = new Map<string, StoredProduct[]>();
  for (const product of products) {
    const key = articleKeyOf(product.id, product.article_number);
    if (wanted.has(key)) holders.set(key, [...(holders.get(key) ?? []), product]);
  }
  return holders;
}

/**
 * Why a product cannot be saved with its article number: another one has it, or gets it by an earlier change
 * of the same request. A number that stays is not looked at.
 */
export async function articleRefusal(
  transaction: Transaction,
  { firestore }: { firestore: Firestore },
  { id, stored, input, earlier }: ChangeToCheck<StoredProduct, ProductInput>,
): Promise<string | undefined> {
  const keyOf = (
    of: string | undefined,
    { article_number }: Pick<ProductInput, 'article_number'>,
  ) => (article_number || of ? articleKeyOf(of ?? '', article_number) : '');
  const key = keyOf(id, input);
  if (!key || (stored && keyOf(id, stored) === key)) return undefined;
  const holders = (await articleHolders(transaction, firestore, [key])).get(key) ?? [];
  const holder =
    holders.find((each) => String(each.id) !== id) ??
    earlier.find((change) => keyOf(change.id, change.input) === key)?.input;
  return holder && `Diese Artikelnummer hat schon „${holder.name}“.`;
}

/** The next ids whose derived article number is neither taken nor assigned by the same request. */
export async function freeProductIds(
  transaction: Transaction,
  firestore: Firestore,
  last: number,
  changes: readonly SavedChange<ProductInput>[],
): Promise<number[]> {
  const given = new Set(changes.map(({ input }) => articleKey(input.article_number ?? '')));
  const count = changes.filter(({ id }) => id === undefined).length;
  const free: number[] = [];
  for (let after = last; free.length < count; ) {
    const ids = Array.from({ length: count - free.length }, (_, index) => after + index + 1);
    const taken = await articleHolders(transaction, firestore, ids.map(articleDigits));
    free.push(...ids.filter((id) => [taken, given].every((all) => !all.has(articleDigits(id)))));
    after += ids.length;
  }
  return free;
}
