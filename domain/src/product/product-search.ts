import { type Searchable, searchable } from '../search/search.ts';
import { articleDigits } from './article-number.ts';
import type { Product } from './product.ts';

const INDEXES = new WeakMap<readonly Product[], Searchable<Product>>();

/**
 * A list of products made searchable, once for as long as the list lives. An article number, with or
 * without spaces, finds its product first.
 */
export function productSearch(products: readonly Product[]): Searchable<Product> {
  const known = INDEXES.get(products);
  if (known) return known;
  const index = searchable(products, ({ name, description, category, packaging, colour }) => ({
    name,
    others: [description, category, packaging, colour],
  }));
  const search: Searchable<Product> = {
    find(query) {
      const numbered = products.filter((product) => isArticleNumber(query, product));
      const found = index.find(query).filter((product) => !numbered.includes(product));
      return [...numbered, ...found];
    },
  };
  INDEXES.set(products, search);
  return search;
}

function isArticleNumber(query: string, { id, article_number = '' }: Product): boolean {
  const asked = joined(query);
  return [String(id), articleDigits(id), joined(article_number)].includes(asked) && asked !== '';
}

/** `10 401` and `10.401` are `10401`; letters are found in either case. */
function joined(text: string): string {
  return text.replace(/[\s.]/g, '').toLowerCase();
}
