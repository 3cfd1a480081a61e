import { articleDigits } from '../product/article-number.ts';
import { foldWord } from '../search/search-text.ts';
import { MAX_TOKEN_LENGTH, tokensOf, wordsOf } from '../search/search-tokens.ts';
import { germanSortKey } from '../text/german-order.ts';
import type { ListFields, StoredProduct, StoredRentalTool } from './stored-catalogue.ts';

/** Sort options of the office's item lists; `changed` is latest first. */
export const ITEM_SORTINGS = ['name', 'price', 'changed'] as const;
export type ItemSorting = (typeof ITEM_SORTINGS)[number];

/** Visibility filters of the office's lists; `current` excludes archived items. */
export const LISTED_VISIBILITIES = ['current', 'visible', 'hidden', 'archived'] as const;
export type ListedVisibility = (typeof LISTED_VISIBILITIES)[number];

/** Products on request follow those with a price. */
const WITHOUT_PRICE = 1_000_000_000_000;

/** Search and sort fields of a product: name, other names, category, article number and id. */
export function productListFields(
  product: Pick<
    StoredProduct,
    'id' | 'name' | 'also_known_as' | 'category' | 'article_number' | 'price_cents'
  >,
): Required<ListFields> {
  const { id, name, also_known_as = '', category, article_number, price_cents } = product;
  return {
    search_tokens: itemTokens(
      id,
      [name, also_known_as, category],
      article_number,
      articleDigits(id),
    ),
    sort_name: germanSortKey(name),
    sort_price: price_cents ?? WITHOUT_PRICE,
    has_price: price_cents !== undefined,
  };
}

/** Search and sort fields of a rental tool, with its daily price. */
export function toolListFields(
  tool: Pick<
    StoredRentalTool,
    'id' | 'name' | 'also_known_as' | 'category' | 'brand' | 'model' | 'daily_price_cents'
  >,
): Required<ListFields> {
  const { id, name, also_known_as = '', category, brand, model, daily_price_cents } = tool;
  return {
    search_tokens: itemTokens(
      id,
      [name, also_known_as, category, brand],
      model,
      String(id).padStart(6, '0'),
    ),
    sort_name: germanSortKey(name),
    sort_price: daily_price_cents,
    has_price: true,
  };
}

function itemTokens(
  id: number,
  texts: readonly string[],
  articleNumber: string | undefined,
  idDigits: string,
): string[] {
  const number = articleNumber ?? '';
  const words = [...texts.flatMap(wordsOf), ...wordsOf(number), joinedNumber(number)];
  return [...new Set([...tokensOf([...words, idDigits, String(id)]), articleToken(number)])].filter(
    Boolean,
  );
}

/** The token that finds a product by this article number, and perhaps others. */
export function articleToken(number: string): string {
  return joinedNumber(number).slice(0, MAX_TOKEN_LENGTH);
}

/** So that `VP-1550` is also found by `vp1550`. */
function joinedNumber(number: string): string {
  return foldWord(number).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Adds the fields that lists filter by to a document stored before they existed. */
export function asListed<Stored extends StoredProduct | StoredRentalTool>(
  stored: Stored,
  fields: Required<ListFields>,
): Stored {
  const { visibility = 'visible', changed_in = 0 } = stored;
  return { ...stored, ...fields, visibility, changed_in };
}
