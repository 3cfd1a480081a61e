import { PAGE_WORDS, SEARCHED_PAGES } from '@shop/domain/contract/page-words';
import { toCents } from '@shop/domain/money/money';
import type { Product } from '@shop/domain/product/product';
import { productSearch } from '@shop/domain/product/product-search';
import type { RentalTool } from '@shop/domain/rental/rental';
import { toolNameSearch } from '@shop/domain/rental/tool-search';
import { nearestQueries } from '@shop/domain/search/search-nearest';
import { foldUmlauts, plainWords, queryWords } from '@shop/domain/search/search-text';
import { formatEuro } from '@shop/domain/text/format';
import { priceLabel } from '../../components/price-row.tsx';
import {
  categoryPath,
  productPath,
  rentalCategoryPath,
  rentalToolPath,
  searchPath,
} from '../../lib/paths.ts';

export interface Suggestion {
  to: string;
  label: string;
  /** The price, if there is one. */
  detail?: string;
}

/** At most eight altogether, plus a link to all products if there are more. */
const MOST = { products: 4, tools: 2, categories: 1, pages: 1 } as const;

/** Suggestions for a text in the search field, without empty groups. */
export function suggest(
  query: string,
  products: readonly Product[],
  tools: readonly RentalTool[],
): { title: string; options: Suggestion[] }[] {
  const foundProducts = productSearch(products).find(query);
  const groups = [
    { title: 'Produkte', options: productOptions(query, foundProducts) },
    { title: 'Mietgeräte', options: toolOptions(toolNameSearch(tools).find(query)) },
    { title: 'Kategorien', options: categoryOptions(query, products, tools) },
    { title: 'Seiten', options: pageOptions(query) },
  ].filter(({ options }) => options.length > 0);
  if (groups.length > 0) return groups;
  const names = products.map(({ name }) => name);
  const nearest = nearestQueries(query, names, productSearch(products).find).map((text) => ({
    to: searchPath(text),
    label: text,
  }));
  return nearest.length > 0 ? [{ title: 'Meinten Sie', options: nearest }] : [];
}

function productOptions(query: string, found: readonly Product[]): Suggestion[] {
  const options: Suggestion[] = found.slice(0, MOST.products).map((product) => ({
    to: productPath(product.id),
    label: product.name,
    detail: priceLabel(product),
  }));
  if (found.length <= MOST.products) return options;
  return [...options, { to: searchPath(query), label: `Alle ${found.length} Produkte anzeigen` }];
}

function toolOptions(found: readonly RentalTool[]): Suggestion[] {
  return found.slice(0, MOST.tools).map((tool) => ({
    to: rentalToolPath(tool.id),
    label: tool.name,
    detail: `${formatEuro(toCents(tool.daily_price))} / Tag`,
  }));
}

function categoryOptions(
  query: string,
  products: readonly Product[],
  tools: readonly RentalTool[],
): Suggestion[] {
  const named = (items: readonly { category: string }[], pathOf: (category: string) => string) =>
    [...new Set(items.map(({ category }) => category))].map((category) => ({
      to: pathOf(category),
      label: category,
    }));
  return [...named(products, categoryPath), ...named(tools, rentalCategoryPath)]
    .filter(({ label }) => begunLength(query, label) < Infinity)
    .slice(0, MOST.categories);
}

/** The matching pages, the closest first. */
function pageOptions(query: string): Suggestion[] {
  return SEARCHED_PAGES.map(({ name, path, title }) => ({
    option: { to: path, label: title },
    length: begunLength(query, `${title} ${PAGE_WORDS[name] ?? ''}`),
  }))
    .filter(({ length }) => length < Infinity)
    .sort((a, b) => a.length - b.length)
    .map(({ option }) => option)
    .slice(0, MOST.pages);
}

/** Shorter words are prefixes of too many others. */
const MIN_LETTERS = 3;

/**
 * Total length of the shortest words of a text that start with the query's words; infinite if one
 * of them starts none. The full search would find `Versand` for `Sand`.
 */
function begunLength(query: string, text: string): number {
  const words = plainWords(text);
  const lengths = queryWords(query).map((word) => {
    const plain = foldUmlauts(word);
    const begun = plain.length < MIN_LETTERS ? [] : words.filter((one) => one.startsWith(plain));
    return Math.min(...begun.map(({ length }) => length));
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}
