import type { Product } from '../product/product.ts';
import { productTexts, withNumberFirst } from '../product/product-search.ts';
import type { RentalTool } from '../rental/rental.ts';
import { toolTexts } from '../rental/tool-search.ts';
import { asksForRental } from '../search/query-words.ts';
import { bestOf, type Hit, oncePerList, searchable } from '../search/search.ts';
import { MERELY_TOLD } from '../search/search-readings.ts';
import { type PageHit, SEARCHED_PAGES } from './page-words.ts';

/** Search results of the whole shop, each kind with the best first. */
export interface Found {
  products: readonly Product[];
  /** Whether the products match every word of the query, or only most of them. */
  hasAll: boolean;
  /** Including unavailable ones. */
  tools: readonly RentalTool[];
  plans: readonly PageHit[];
  /** Guides and other pages. */
  pages: readonly PageHit[];
  /** The kinds with results, best match first. */
  order: readonly Kind[];
}
type Kind = 'products' | 'tools' | 'plans' | 'pages';

type Entry = { product: Product } | { tool: RentalTool } | { page: PageHit };

/** Searches products, tools and pages together, so that a word known in one is not a typo in another. */
export const shopSearch = (products: readonly Product[], tools: readonly RentalTool[]) =>
  searchOf(products)(tools);

const searchOf = oncePerList((products: readonly Product[]) =>
  oncePerList((tools: readonly RentalTool[]) => {
    const entries: Entry[] = [
      ...products.map((product) => ({ product })),
      ...tools.map((tool) => ({ tool })),
      ...SEARCHED_PAGES.map((page) => ({ page })),
    ];
    const index = searchable(entries, textsOf);
    const find = (query: string) => foundIn(index.hits(query), query, products);
    return { prepare: index.prepare, find };
  }),
);

function textsOf(entry: Entry) {
  if ('product' in entry) return productTexts(entry.product);
  if ('tool' in entry) return toolTexts(entry.tool);
  return { title: entry.page.title, topic: entry.page.topics };
}

function foundIn(hits: readonly Hit<Entry>[], query: string, products: readonly Product[]): Found {
  const goods = bestOf(hits.filter(({ item }) => !('page' in item)));
  const pages = hits.filter(({ item }) => 'page' in item);
  const ofGoods = goods.flatMap(({ item }) => ('product' in item ? item.product : []));
  const [plans, others] = [
    pages.filter(({ item }) => 'page' in item && item.page.kind === 'plan'),
    pages.filter(({ item }) => 'page' in item && item.page.kind !== 'plan'),
  ];
  const isAboutTools = asksForRental(query);
  const costOfProducts = lowest(goods.filter(({ item }) => 'product' in item));
  const tools = goods.filter(
    ({ item, cost }) =>
      'tool' in item && (cost < MERELY_TOLD || cost < costOfProducts || isAboutTools),
  );
  const found = withNumberFirst(products, query, ofGoods);
  const costs: readonly (readonly [Kind, number])[] = [
    ['products', found === ofGoods ? costOfProducts : -1],
    ['tools', isAboutTools && tools.length > 0 ? -1 : lowest(tools)],
    ['plans', lowest(plans)],
    ['pages', lowest(others)],
  ];
  return {
    products: found,
    hasAll: found !== ofGoods || goods.some(({ item, hasAll }) => 'product' in item && hasAll),
    tools: tools.flatMap(({ item }) => ('tool' in item ? item.tool : [])),
    plans: pagesOf(plans),
    pages: pagesOf(others),
    order: costs
      .filter(([, cost]) => cost < Number.POSITIVE_INFINITY)
      .sort(([, a], [, b]) => a - b)
      .map(([kind]) => kind),
  };
}

const pagesOf = (hits: readonly Hit<Entry>[]) =>
  hits.flatMap(({ item }) => ('page' in item ? item.page : []));

const lowest = ([first]: readonly Hit<Entry>[]) => first?.cost ?? Number.POSITIVE_INFINITY;
