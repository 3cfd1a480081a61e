import type { ZonePrice } from '../delivery/delivery-zones.ts';
import type { ApiResponse } from './call.ts';
import { PAGE_LIST, type PAGES, type PageName } from './pages.ts';

type Pages = typeof PAGES;

/** Pages rendered per request, since their data changes between releases. */
export type RenderedPage = {
  [Name in PageName]: Pages[Name]['document'] extends 'rendered' ? Name : never;
}[PageName];

/** `/produkt/` of the path `/produkt/:id`. */
type Root<Name extends RenderedPage> = Pages[Name]['path'] extends `${infer Before}:id`
  ? Before
  : never;

export type RenderedPath = `${Root<RenderedPage>}${string}`;

/** A call of a rendered page: `null` where its item is missing. */
export type RenderedCall = Pages[RenderedPage]['data'][number];

export const RENDERED_CALLS: readonly string[] = PAGE_LIST.filter(
  ({ document }) => document === 'rendered',
).flatMap(({ data }) => data);

/** The data of such a page: the answers of all its calls, and what it borrows from others. */
export interface PageContent<Name extends RenderedPage> {
  answers: { readonly [Call in Pages[Name]['data'][number]]: ApiResponse<Call> | null };
  /** Zone prices, which product pages show. */
  zone_prices?: readonly ZonePrice[];
}

/** The same for any such page, with the time of reading in ms since 1970: browsers refetch stale data. */
export interface PageData {
  readAt: number;
  answers: { readonly [Call in RenderedCall]?: ApiResponse<Call> | null };
  zone_prices?: readonly ZonePrice[];
}

/**
 * Renders the HTML document of a page, including its head and its data as JSON. Implemented by `web` and
 * called by the function; neither imports the other. If two documents differ only in `readAt`, the function
 * renders one of them.
 */
export type RenderPage = (path: RenderedPath, data: PageData) => string;
