import { inGermanOrder } from '../text/german-order.ts';
import type { RentalTool } from './rental.ts';
import { toolSearch } from './tool-search.ts';

/** Daily price bands in euro: above `over`, up to and including `upTo`. */
export const PRICE_BANDS = [
  { id: 'bis-10', label: 'bis 10 €', over: 0, upTo: 10 },
  { id: '10-bis-20', label: 'über 10 bis 20 €', over: 10, upTo: 20 },
  { id: 'ueber-20', label: 'über 20 €', over: 20, upTo: Number.POSITIVE_INFINITY },
] as const;
export type PriceBand = (typeof PRICE_BANDS)[number]['id'];

export const RENTAL_SORTS = [
  { id: 'name', label: 'Name A–Z' },
  { id: 'price-up', label: 'Preis aufsteigend' },
  { id: 'price-down', label: 'Preis absteigend' },
  { id: 'brand', label: 'Marke A–Z' },
] as const;
export type RentalSort = (typeof RENTAL_SORTS)[number]['id'];

/** The visitor's filters; empty texts filter nothing. */
export interface RentalFilter {
  search: string;
  category: string;
  brand: string;
  band: PriceBand | '';
  /** If empty, search results are sorted by relevance and the whole list by name. */
  sort: RentalSort | '';
}

/** The available tools that match the filter, sorted; leaves `tools` unchanged. */
export function rentalList(tools: readonly RentalTool[], filter: RentalFilter): RentalTool[] {
  const found = toolSearch(tools)
    .findBest(filter.search)
    .filter(({ category }) => filter.category === '' || category === filter.category)
    .filter(({ brand }) => filter.brand === '' || brand === filter.brand)
    .filter(({ daily_price }) => isInBand(daily_price, filter.band));
  const sort = filter.sort || (filter.search.trim() ? undefined : 'name');
  return sort ? found.sort(ORDERS[sort]) : found;
}

/** The distinct brands of the available tools, sorted. */
export function rentalBrands(tools: readonly RentalTool[]): string[] {
  const brands = tools.filter((tool) => tool.is_available).map(({ brand }) => brand);
  return [...new Set(brands)].sort(inGermanOrder);
}

const byName = (a: RentalTool, b: RentalTool): number => inGermanOrder(a.name, b.name);

const ORDERS: Record<RentalSort, (a: RentalTool, b: RentalTool) => number> = {
  name: byName,
  'price-up': (a, b) => a.daily_price - b.daily_price || byName(a, b),
  'price-down': (a, b) => b.daily_price - a.daily_price || byName(a, b),
  brand: (a, b) => inGermanOrder(a.brand, b.brand) || byName(a, b),
};

function isInBand(euroPerDay: number, id: PriceBand | ''): boolean {
  const band = PRICE_BANDS.find((candidate) => candidate.id === id);
  return !band || (euroPerDay > band.over && euroPerDay <= band.upTo);
}
