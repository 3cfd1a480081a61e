import { germanOrder, inGermanOrder } from '../text/german-order.ts';
import { PRODUCT_ROLES, ROLE_NAMES } from './material-rules.ts';
import type { Product } from './product.ts';
import { PACKAGINGS } from './product-values.ts';

/** What the catalogue filters by, besides category and search; `use` has the labels of the product's roles. */
export const FACETS = ['use', 'grain', 'colour', 'packaging'] as const;
export type Facet = (typeof FACETS)[number];

/** The chosen values of each facet; no value means no filter. */
export type FacetChoice = Readonly<Record<Facet, readonly string[]>>;

export const NO_CHOICE: FacetChoice = { use: [], grain: [], colour: [], packaging: [] };

export interface FacetOption {
  value: string;
  /** Number of products if only this value of the facet were chosen. */
  count: number;
}

/** Catalogues up to this size are sent whole; of larger ones, only the first screens are sent at first. */
const MAX_WHOLE = 250;
const FIRST = 100;

/**
 * The first products, or all of a small catalogue, with the count and filter options of the whole catalogue.
 */
export interface CatalogueStart {
  count: number;
  products: Product[];
  facets: Record<Facet, FacetOption[]>;
}

export function catalogueStart(products: readonly Product[]): CatalogueStart {
  const options = FACETS.map((facet) => [facet, facetOptions(products, facet, NO_CHOICE)]);
  return {
    count: products.length,
    products: products.slice(0, products.length > MAX_WHOLE ? FIRST : MAX_WHOLE),
    facets: Object.fromEntries(options),
  };
}

/** Sort options of the catalogue; the default keeps the given order, or that of the search. */
export const PRODUCT_SORTS = [
  { id: '', label: 'Empfohlen' },
  { id: 'name', label: 'Name A–Z' },
  { id: 'price-up', label: 'Preis aufsteigend' },
  { id: 'price-down', label: 'Preis absteigend' },
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number]['id'];

/** The products with one of the chosen values of each facet, sorted; by price, those on request come last. */
export function productList(
  products: readonly Product[],
  choice: FacetChoice,
  sort: ProductSort,
): Product[] {
  const chosen = chosenFacets(choice);
  const found = products.filter((product) => chosen.every((facet) => fits(product, facet, choice)));
  return sort === '' ? found : found.sort(orderOf(sort));
}

/** The facet values that these products have, and chosen ones that none of them has. */
export function facetOptions(
  products: readonly Product[],
  facet: Facet,
  choice: FacetChoice,
): FacetOption[] {
  const others = chosenFacets(choice).filter((other) => other !== facet);
  const counts = new Map(choice[facet].map((value) => [value, 0]));
  for (const product of products) {
    const isFound = others.every((other) => fits(product, other, choice));
    for (const value of valuesOf(product, facet)) {
      counts.set(value, (counts.get(value) ?? 0) + Number(isFound));
    }
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => OPTION_ORDERS[facet](a.value, b.value));
}

/** The facets that exclude products. */
const chosenFacets = (choice: FacetChoice) => FACETS.filter((facet) => choice[facet].length > 0);

function fits(product: Product, facet: Facet, choice: FacetChoice): boolean {
  return valuesOf(product, facet).some((value) => choice[facet].includes(value));
}

function valuesOf(product: Product, facet: Facet): readonly string[] {
  if (facet === 'use') return (product.roles ?? []).map((role) => PRODUCT_ROLES[role]);
  const value = product[facet];
  return value === undefined ? [] : [value];
}

function orderOf(sort: Exclude<ProductSort, ''>): (a: Product, b: Product) => number {
  const inOrder = germanOrder();
  const byName = (a: Product, b: Product) => inOrder(a.name, b.name);
  if (sort === 'name') return byName;
  const direction = sort === 'price-up' ? 1 : -1;
  return (a, b) => {
    const onRequest = Number(a.price === undefined) - Number(b.price === undefined);
    return onRequest || direction * ((a.price ?? 0) - (b.price ?? 0)) || byName(a, b);
  };
}

const USES: readonly string[] = ROLE_NAMES.map((role) => PRODUCT_ROLES[role]);

const OPTION_ORDERS: Record<Facet, (a: string, b: string) => number> = {
  use: (a, b) => USES.indexOf(a) - USES.indexOf(b),
  grain: byGrain,
  colour: inGermanOrder,
  packaging: (a, b) => rankOf(a) - rankOf(b),
};

/** By the smallest grain, then by the largest. */
function byGrain(a: string, b: string): number {
  const [minA = 0, maxA = 0] = sizesOf(a);
  const [minB = 0, maxB = 0] = sizesOf(b);
  return minA - minB || maxA - maxB || inGermanOrder(a, b);
}

const sizesOf = (grain: string): number[] =>
  grain.split('/').map((size) => Number(size.replace(',', '.')));

const rankOf = (packaging: string) => (PACKAGINGS as readonly string[]).indexOf(packaging);
