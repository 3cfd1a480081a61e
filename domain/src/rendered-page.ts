import type { ProductDetail } from './product.ts';
import type { RentalTool } from './rental.ts';

/** The pages that are rendered anew for each item, as the data changes between two releases. */
export type RenderedPath = `/produkt/${string}` | `/miete/${string}`;

/** What the API would answer to such a page now; `null` where it would answer 404. */
export interface PageData {
  /** When it was read, in ms since 1970: the browser asks again once that is too long ago. */
  readAt: number;
  product?: ProductDetail | null;
  rentalTool?: RentalTool | null;
}

/**
 * Makes the whole HTML document of a page, with its head, its first view and its data in it. `web`
 * builds it, the function calls it; neither imports the other.
 */
export type RenderPage = (path: RenderedPath, data: PageData) => string;
