import type { CartItem } from '@shop/domain/cart';
import type { RentalTool } from '@shop/domain/rental';
import type { ReactNode } from 'react';
import { ItemList } from '../../components/item-list.tsx';
import type { Cart } from '../../features/cart/use-cart.ts';
import { FavouriteButton } from '../../features/rental/favourite-button.tsx';
import { PATHS } from '../../lib/paths.ts';
import { CartContent } from '../../pages/cart/cart-content.tsx';
import { Checkout } from '../../pages/checkout/checkout-page.tsx';

const LINE: CartItem = { id: '', product_id: 1, name: '', price: 0, quantity: 1, unit: '' };

const CART: Cart = {
  sessionId: undefined,
  items: [LINE],
  isLoading: false,
  hasFailed: false,
  orderNumber: undefined,
  setQuantity: () => undefined,
  remove: () => undefined,
  reload: () => undefined,
};

const SUBMISSION = { submit: async () => {}, orderNumber: undefined, failure: undefined };

const TOOL: Pick<RentalTool, 'id' | 'name'> = { id: 1, name: '' };

/**
 * What a page shows once the browser has the data of its visitor or of the moment. Its styles come with
 * the page's document; making them there takes a phone a tenth of a second in one piece.
 */
export const LATER_PARTS: Readonly<Record<string, ReactNode>> = {
  [PATHS.catalogue]: (
    <ItemList view="grid" items={[]}>
      {() => null}
    </ItemList>
  ),
  [PATHS.rentalList]: (
    <ItemList view="grid" items={[TOOL]}>
      {(tool) => <FavouriteButton key={tool.id} tool={tool} />}
    </ItemList>
  ),
  [PATHS.cart]: <CartContent cart={CART} />,
  [PATHS.checkout]: <Checkout items={[LINE]} submission={SUBMISSION} />,
};
