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
 * Renders the HTML document of a page, including head and, as JSON, its data. Implemented by `web`, called
 * by the function; neither imports the other. Of two documents that differ in nothing but `readAt`, the
 * function has one rendered.
 */
export type RenderPage = (path: RenderedPath, data: PageData) => string;
