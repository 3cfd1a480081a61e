import type { ProductDetail } from '@shop/domain/product';
import type { RentalTool } from '@shop/domain/rental';
import { type ComponentType, lazy, useContext, useMemo } from 'react';
import { PageModulesContext } from '../../../lib/page-modules.ts';

/** How shoppers see an item: named exports of their pages. */
interface ItemViews {
  ProductView: ComponentType<{ product: ProductDetail }>;
  RentalToolView: ComponentType<{ tool: RentalTool; now: () => Date }>;
  RentalCard: ComponentType<{ tool: RentalTool; isSeenFirst: boolean }>;
}

/** Components that come with the code of the shop's pages; they suspend until it is there. */
export function useItemViews(): ItemViews {
  const { product, rentalTool, rentalList } = useContext(PageModulesContext);
  return useMemo(() => {
    const view = <Name extends keyof ItemViews>(
      name: Name,
      load: () => Promise<unknown> = notLoaded,
    ) => lazy(async () => ({ default: ((await load()) as ItemViews)[name] }));
    return {
      ProductView: view('ProductView', product),
      RentalToolView: view('RentalToolView', rentalTool),
      RentalCard: view('RentalCard', rentalList),
    } as ItemViews;
  }, [product, rentalTool, rentalList]);
}

/** Outside the app there are no pages: the preview keeps saying that it is loading. */
const notLoaded = () => new Promise<never>(() => {});
