import { bestOf, type Hit, oncePerList, searchable } from '../search/search.ts';
import type { SearchTexts } from '../search/search-index.ts';
import { haveWords, plainWords } from '../search/search-text.ts';
import { articleDigits } from './article-number.ts';
import { PRODUCT_ROLES } from './material-rules.ts';
import type { Product } from './product.ts';

type Searched = Pick<
  Product,
  'name' | 'also_known_as' | 'description' | 'roles' | 'category' | 'packaging' | 'colour'
>;
type Numbered = Pick<Product, 'id' | 'article_number'>;

/** A product's searchable texts. */
export function productTexts(product: Searched): SearchTexts {
  const { name, also_known_as, description = '', roles = [] } = product;
  const { category, packaging = '', colour = '' } = product;
  const uses = roles.map((role) => PRODUCT_ROLES[role]).join(' ');
  return {
    name,
    alias: also_known_as,
    kind: category,
    near: `${packaging} ${colour}`,
    other: `${description} ${uses}`,
  };
}

/** The found products; if the query is an article number, with or without spaces, its products first. */
export function withNumberFirst<P extends Numbered>(
  products: readonly P[],
  query: string,
  found: readonly P[],
): readonly P[] {
  const numbered = byNumber(products).get(joined(query)) as P[] | undefined;
  if (!numbered) return found;
  return [...numbered, ...found.filter((product) => !numbered.includes(product))];
}

/**
 * What the office finds by number or words, best first, and then by a half-typed number. `isClear`: the first has the
 * number, or every word in its name, other names, category or packaging; or it is all there is of that number.
 */
export function findArticles<P extends Numbered & Searched>(products: readonly P[], query: string) {
  const words = plainWords(query).filter((word) => /[\p{L}\d]/u.test(word));
  if (words.length === 0) return { found: [], isClear: false, lacksWords: false };
  const hits = bestOf(indexed(products).hits(query)) as Hit<P>[];
  const named = hits.map(({ item }) => item);
  const found = withNumberFirst(products, query, named);
  const begun = products.filter(
    (product) =>
      !found.includes(product) &&
      [...numbersOf(product)].some((number) => number.startsWith(joined(query))),
  );
  const lacksWords = found === named && hits[0]?.hasAll === false;
  const isClear =
    found === named ? isNamed(found[0], words) || (found.length === 0 && begun.length === 1) : true;
  return { found: [...found, ...begun], isClear, lacksWords };
}

function isNamed(product: Searched | undefined, words: readonly string[]): boolean {
  if (!product) return false;
  const { name, also_known_as, category, packaging, colour } = product;
  return haveWords([name, also_known_as, category, packaging, colour], words);
}

const indexed = oncePerList((products: readonly Searched[]) => searchable(products, productTexts));

const byNumber = oncePerList((products: readonly Numbered[]) => {
  const found = new Map<string, Numbered[]>();
  for (const product of products) {
    for (const number of numbersOf(product)) {
      found.set(number, [...(found.get(number) ?? []), product]);
    }
  }
  return found;
});

function numbersOf({ id, article_number = '' }: Numbered): Iterable<string> {
  return new Set([String(id), articleDigits(id), joined(article_number)].filter(Boolean));
}

/** `10 401` and `10.401` are `10401`; letters are found in either case. */
function joined(text: string): string {
  return text.replace(/[\s.]/g, '').toLowerCase();
}
