import { oncePerList, type Searchable, searchable } from '../search/search.ts';
import { articleDigits } from './article-number.ts';
import { PRODUCT_ROLES } from './material-rules.ts';
import type { Product } from './product.ts';

/** A searchable list of products. An article number, with or without spaces, finds its product first. */
export const productSearch = oncePerList((products: readonly Product[]): Searchable<Product> => {
  const byNumber = new Map<string, Product[]>();
  const index = searchable(products, (product) => {
    for (const number of numbersOf(product)) {
      byNumber.set(number, [...(byNumber.get(number) ?? []), product]);
    }
    const { name, description, category, packaging, colour, roles = [] } = product;
    const uses = roles.map((role) => PRODUCT_ROLES[role]);
    return { name, others: [description, category, packaging, colour, ...uses] };
  });
  const numberedFirst = (query: string, found: Product[]): Product[] => {
    const numbered = byNumber.get(joined(query));
    if (!numbered) return found;
    return [...numbered, ...found.filter((product) => !numbered.includes(product))];
  };
  return {
    prepare: index.prepare,
    find: (query) => numberedFirst(query, index.find(query)),
    findBest: (query) => numberedFirst(query, index.findBest(query)),
  };
});

function numbersOf({ id, article_number = '' }: Product): Iterable<string> {
  return new Set([String(id), articleDigits(id), joined(article_number)].filter(Boolean));
}

/** `10 401` and `10.401` are `10401`; letters are found in either case. */
function joined(text: string): string {
  return text.replace(/[\s.]/g, '').toLowerCase();
}
