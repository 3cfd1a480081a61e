import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderConfirmationPath } from '../../lib/paths.ts';
import { useForgetCart } from './use-cart.ts';

/**
 * Once the cart has become an order, forgets it and leads to the order's confirmation. Answers true
 * from then on: the page must not take the forgotten cart for an empty one.
 */
export function useOrderRedirect(orderNumber: string | undefined): boolean {
  const [order, setOrder] = useState(orderNumber);
  if (orderNumber !== undefined && order === undefined) setOrder(orderNumber);
  const navigate = useNavigate();
  const forgetCart = useForgetCart();
  useEffect(() => {
    if (order === undefined) return;
    forgetCart();
    navigate(orderConfirmationPath(order), { replace: true });
  }, [order, forgetCart, navigate]);
  return order !== undefined;
}
