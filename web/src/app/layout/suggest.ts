import { findPages, type PageHit } from '@shop/domain/contract/page-words';
import type { Product } from '@shop/domain/product/product';
import { productSearch } from '@shop/domain/product/product-search';
import type { RentalTool } from '@shop/domain/rental/rental';
import { toolNameSearch } from '@shop/domain/rental/tool-search';
import { queryWords } from '@shop/domain/search/query-words';
import { nearestQueries } from '@shop/domain/search/search-nearest';
import { foldUmlauts, plainWords } from '@shop/domain/search/search-text';
import { atOwnPrice, type PriceOf } from '../../lib/own-prices.ts';
import {
  categoryPath,
  productPath,
  rentalCategoryPath,
  rentalToolPath,
  searchPath,
} from '../../lib/paths.ts';
import { priceLabel } from '../../ui/product-price.tsx';

export interface Suggestion {
  to: string;
  label: string;
  /** The price, if there is one. */
  detail?: string;
}

/** At most ten altogether, plus a link to all products if there are more. */
const MOST = { products: 4, tools: 2, categories: 1, guides: 2, pages: 1 } as const;

/** Suggestions for a text in the search field, without empty groups. */
export function suggest(
  query: string,
  products: readonly Product[],
  tools: readonly RentalTool[],
  priceOf?: PriceOf,
  isGross = false,
): { title: string; options: Suggestion[] }[] {
  const pages = findPages(query);
  const hasAll = productSearch(products).find(query).length > 0;
  const found = productSearch(products).findBest(query);
  const groups = [
    {
      title: hasAll ? 'Produkte' : 'Produkte zu den meisten Wörtern',
      options: productOptions(query, found, priceOf, isGross),
    },
    { title: 'Mietgeräte', options: toolOptions(toolNameSearch(tools).find(query), isGross) },
    { title: 'Kategorien', options: categoryOptions(query, products, tools) },
    {
      title: 'Planer & Ratgeber',
      options: pageOptions(pages.filter(({ isGuide }) => isGuide)).slice(0, MOST.guides),
    },
    {
      title: 'Seiten',
      options: pageOptions(pages.filter(({ isGuide }) => !isGuide)).slice(0, MOST.pages),
    },
  ].filter(({ options }) => options.length > 0);
  if (groups.length > 0) return groups;
  const names = products.map(({ name }) => name);
  const nearest = nearestQueries(query, names, productSearch(products).find).map((text) => ({
    to: searchPath(text),
    label: text,
  }));
  return nearest.length > 0 ? [{ title: 'Meinten Sie', options: nearest }] : [];
}

function productOptions(
  query: string,
  found: readonly Product[],
  priceOf: PriceOf | undefined,
  isGross: boolean,
): Suggestion[] {
  const options: Suggestion[] = found.slice(0, MOST.products).map((product) => ({
    to: productPath(product.id),
    label: product.name,
    detail: priceLabel(atOwnPrice(product, priceOf), isGross),
  }));
  if (found.length <= MOST.products) return options;
  return [...options, { to: searchPath(query), label: `Alle ${found.length} Produkte anzeigen` }];
}

function toolOptions(found: readonly RentalTool[], isGross: boolean): Suggestion[] {
  return found.slice(0, MOST.tools).map((tool) => ({
    to: rentalToolPath(tool.id),
    label: tool.name,
    detail: priceLabel({ price: tool.daily_price, unit: 'Tag' }, isGross),
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
    .filter(({ label }) => hasAllBegun(query, plainWords(label)))
    .slice(0, MOST.categories);
}

const pageOptions = (pages: readonly PageHit[]): Suggestion[] =>
  pages.map(({ path, title }) => ({ to: path, label: title }));

/** Shorter words are prefixes of too many others. */
const MIN_LETTERS = 3;

/** Whether each word of the query begins one of these: the full search would find `Versand` for `Sand`. */
const hasAllBegun = (query: string, words: readonly string[]): boolean =>
  queryWords(query).every((word) => {
    const plain = foldUmlauts(word);
    return plain.length >= MIN_LETTERS && words.some((one) => one.startsWith(plain));
  });
