import type { PageHit } from '@shop/domain/contract/page-words';
import { type Found, shopSearch } from '@shop/domain/contract/shop-search';
import type { Product } from '@shop/domain/product/product';
import type { RentalTool } from '@shop/domain/rental/rental';
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
  detail?: string;
  picture?: string | undefined;
}

/** Ten at most, plus a link to all products if there are more. */
const MOST = { products: 4, tools: 2, categories: 1, plans: 1, pages: 2 } as const;

interface SuggestionGroup {
  title: string;
  options: Suggestion[];
}

/** Suggestions for a text in the search field: non-empty groups, the best match first. */
export function suggest(
  query: string,
  products: readonly Product[],
  tools: readonly RentalTool[],
  priceOf?: PriceOf,
  isGross = false,
): SuggestionGroup[] {
  const shop = shopSearch(products, tools);
  const found = shop.find(query);
  const groups: Record<Found['order'][number], () => SuggestionGroup> = {
    products: () => ({
      title: found.hasAll ? 'Produkte' : 'Produkte zu den meisten Wörtern',
      options: productOptions(query, found.products, priceOf, isGross),
    }),
    tools: () => ({ title: 'Mietgeräte', options: toolOptions(found.tools, isGross) }),
    plans: () => ({ title: 'Planer', options: pageOptions(found.plans.slice(0, MOST.plans)) }),
    pages: () => ({
      title: 'Ratgeber und Seiten',
      options: pageOptions(found.pages.slice(0, MOST.pages)),
    }),
  };
  const categories = categoryOptions(query, products, tools);
  const all = [
    ...found.order.map((kind) => groups[kind]()),
    ...(categories.length > 0 ? [{ title: 'Kategorien', options: categories }] : []),
  ];
  if (all.length > 0) return all;
  const names = products.map(({ name }) => name);
  const nearest = nearestQueries(query, names, (text) => shop.find(text).order.length > 0);
  const options = nearest.map((text) => ({ to: searchPath(text), label: text }));
  return options.length > 0 ? [{ title: 'Meinten Sie', options }] : [];
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
    picture: product.image_url,
  }));
  if (found.length <= MOST.products) return options;
  return [...options, { to: searchPath(query), label: `Alle ${found.length} Produkte anzeigen` }];
}

function toolOptions(found: readonly RentalTool[], isGross: boolean): Suggestion[] {
  return found.slice(0, MOST.tools).map((tool) => ({
    to: rentalToolPath(tool.id),
    label: tool.name,
    detail: priceLabel({ price: tool.daily_price, unit: 'Tag' }, isGross),
    picture: tool.image_url,
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

/** Shorter prefixes match too many words. */
const MIN_LETTERS = 3;

/** Whether each query word is a prefix of one of these: the full search would find `Versand` for `Sand`. */
const hasAllBegun = (query: string, words: readonly string[]): boolean =>
  queryWords(query).every((word) => {
    const plain = foldUmlauts(word);
    return plain.length >= MIN_LETTERS && words.some((one) => one.startsWith(plain));
  });
