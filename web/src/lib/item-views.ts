import type { ProductDetail } from '@shop/domain/product';
import type { RentalTool } from '@shop/domain/rental';
import { type ComponentType, createContext } from 'react';

/** How shoppers see an item. */
export interface ItemViews {
  ProductView: ComponentType<{ product: ProductDetail }>;
  RentalToolView: ComponentType<{ tool: RentalTool; now: () => Date }>;
  RentalCard: ComponentType<{ tool: RentalTool; isSeenFirst: boolean }>;
}

/** For the office's preview. They belong to other pages, which only the app knows. */
export const ItemViewsContext = createContext<ItemViews | undefined>(undefined);
