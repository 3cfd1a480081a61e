import { oncePerList, type Searchable, searchable } from '../search/search.ts';
import { articleDigits } from './article-number.ts';
import type { Product } from './product.ts';

/** A list of products made searchable. An article number, with or without spaces, finds its product first. */
export const productSearch = oncePerList((products: readonly Product[]): Searchable<Product> => {
  const index = searchable(products, ({ name, description, category, packaging, colour }) => ({
    name,
    others: [description, category, packaging, colour],
  }));
  return {
    prepare: index.prepare,
    find(query) {
      const asked = joined(query);
      const numbered = products.filter((product) => isArticleNumber(asked, product));
      const found = index.find(query).filter((product) => !numbered.includes(product));
      return [...numbered, ...found];
    },
  };
});

function isArticleNumber(asked: string, { id, article_number = '' }: Product): boolean {
  if (asked === '') return false;
  return String(id) === asked || articleDigits(id) === asked || joined(article_number) === asked;
}

/** `10 401` and `10.401` are `10401`; letters are found in either case. */
function joined(text: string): string {
  return text.replace(/[\s.]/g, '').toLowerCase();
}
