import type { PageData } from '@shop/domain/rendered-page';
import type { QueryClient } from '@tanstack/react-query';
import { productQuery } from '../../lib/api/catalogue-queries.ts';
import { rentalToolQuery } from '../../lib/api/rental-queries.ts';
import { PATHS } from '../../lib/paths.ts';
import { pathParam } from '../../lib/use-path-param.ts';

/** Id of the element in which a rendered document carries the data of its page. */
export const PAGE_DATA_ID = 'page-data';

/** Makes the data of a rendered page known, as if the API had answered when it was read. */
export function seedPageData(client: QueryClient, path: string, data: PageData): void {
  const options = { updatedAt: data.readAt };
  const { product, rentalTool } = data;
  if (product !== undefined) {
    const id = pathParam(PATHS.product, path, 'id');
    client.setQueryData(productQuery(id).queryKey, product, options);
  }
  if (rentalTool !== undefined) {
    const id = pathParam(PATHS.rentalTool, path, 'id');
    client.setQueryData(rentalToolQuery(id).queryKey, rentalTool, options);
  }
}
