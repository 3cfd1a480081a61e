import type { ZonePrice } from '../delivery/delivery-zones.ts';
import type { ProductDetail } from '../product/product.ts';
import type { RentalTool } from '../rental/rental.ts';

/** Pages rendered per request, since their data changes between releases. */
export type RenderedPath = `/produkt/${string}` | `/miete/${string}`;

/** The API answers such a page shows; `null` for 404. */
export interface PageData {
  /** When it was read, in ms since 1970; the browser refetches stale data. */
  readAt: number;
  product?: ProductDetail | null;
  rentalTool?: RentalTool | null;
  /** Zone prices, which product pages show. */
  zone_prices?: readonly ZonePrice[];
}

/**
 * Renders the HTML document of a page, including its head and its data as JSON. Implemented by `web` and
 * called by the function; neither imports the other. If two documents differ only in `readAt`, the function
 * renders one of them.
 */
export type RenderPage = (path: RenderedPath, data: PageData) => string;
