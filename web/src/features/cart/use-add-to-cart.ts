import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addToCart } from './add-to-cart.ts';
import { CART_KEY } from './cart-query.ts';

/**
 * Adds units of a product to the cart. `add` rejects when that failed, after logging it: the
 * caller only has to leave the page as it is.
 */
export function useAddToCart(): {
  add(productId: number, quantity: number): Promise<void>;
  isAdding: boolean;
} {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: addToCart,
    // One after the other: two first adds at once would begin two sessions.
    scope: { id: CART_KEY },
    networkMode: 'always',
    onError: (error) => console.error('Failed to add to cart:', error),
    onSuccess: () => {
      // A load that began before the add must not be mistaken for the answer after it.
      void client
        .cancelQueries({ queryKey: [CART_KEY] })
        .then(() => client.invalidateQueries({ queryKey: [CART_KEY] }));
    },
  });
  return {
    add: (productId, quantity) => mutateAsync({ product_id: productId, quantity }),
    isAdding: isPending,
  };
}
