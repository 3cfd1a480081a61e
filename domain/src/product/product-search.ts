import { oncePerList } from '../search/search.ts';
import type { SearchTexts } from '../search/search-index.ts';
import { articleDigits } from './article-number.ts';
import { PRODUCT_ROLES } from './material-rules.ts';
import type { Product } from './product.ts';

/** A product's searchable texts. */
export function productTexts(product: Product): SearchTexts {
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
export function withNumberFirst(
  products: readonly Product[],
  query: string,
  found: readonly Product[],
): readonly Product[] {
  const numbered = byNumber(products).get(joined(query));
  if (!numbered) return found;
  return [...numbered, ...found.filter((product) => !numbered.includes(product))];
}

const byNumber = oncePerList((products: readonly Product[]) => {
  const found = new Map<string, Product[]>();
  for (const product of products) {
    for (const number of numbersOf(product)) {
      found.set(number, [...(found.get(number) ?? []), product]);
    }
  }
  return found;
});

function numbersOf({ id, article_number = '' }: Product): Iterable<string> {
  return new Set([String(id), articleDigits(id), joined(article_number)].filter(Boolean));
}

/** `10 401` and `10.401` are `10401`; letters are found in either case. */
function joined(text: string): string {
  return text.replace(/[\s.]/g, '').toLowerCase();
}
