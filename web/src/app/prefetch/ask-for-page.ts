import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { categoriesQuery, productQuery, productsQuery } from '../../lib/api/catalogue-queries.ts';
import { orderQuery } from '../../lib/api/order-queries.ts';
import {
  rentalCategoriesQuery,
  rentalToolQuery,
  rentalToolsQuery,
} from '../../lib/api/rental-queries.ts';
import { PATHS } from '../../lib/paths.ts';
import { findPage } from '../pages.ts';
import { loadAhead } from './load-ahead.ts';

type Ask = (client: QueryClient, named: string) => void;

/** What a page shows, by its address; `named` is what fills in its `:name`. */
const DATA: Record<string, Ask> = {
  [PATHS.catalogue]: (client) => {
    void client.prefetchQuery(productsQuery);
    void client.prefetchQuery(categoriesQuery);
  },
  [PATHS.product]: (client, id) => void client.prefetchQuery(productQuery(id)),
  [PATHS.rentals]: (client) => {
    void client.prefetchQuery(rentalToolsQuery);
    void client.prefetchQuery(rentalCategoriesQuery);
  },
  [PATHS.rentalTool]: (client, id) => void client.prefetchQuery(rentalToolQuery(id)),
  [PATHS.orderConfirmation]: (client, number) => void client.prefetchQuery(orderQuery(number)),
};

/** Asks for what a page shows, if it is not there; what fails is asked for again by the page. */
export function askForData(client: QueryClient, pathname: string): void {
  const pattern = findPage(pathname)?.pattern ?? '';
  const [named = ''] = Object.values(matchPath(pattern, pathname)?.params ?? {});
  DATA[pattern]?.(client, named);
}

/** Asks for the code of a page and for what it shows, side by side. */
export function askForPage(client: QueryClient, pathname: string): void {
  askForData(client, pathname);
  loadAhead(pathname);
}
