import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { lineTotalCents } from '@shop/domain/order/cart';
import type { ProductDetail } from '@shop/domain/product/product';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useAddToCart } from '../../features/cart/use-add-to-cart.ts';
import { announce } from '../../lib/announcer/announce.ts';
import { PATHS } from '../../lib/paths.ts';
import { VISUALLY_HIDDEN } from '../../lib/theme/shared-styles.ts';
import { BuyBar } from './buy-bar.tsx';

interface AddToCartButtonProps {
  product: ProductDetail & { price: number };
  quantity: number;
}

/**
 * Adds to the cart and confirms it for three seconds; a failure changes nothing visible. While it is out
 * of sight, a bar at the bottom of the screen does the same.
 */
export function AddToCartButton({ product, quantity }: AddToCartButtonProps) {
  const { id, unit, price } = product;
  const button = useRef<HTMLButtonElement>(null);
  const { add, isAdding } = useAddToCart();
  const { isShown, show } = useConfirmation();
  // `isAdding` changes with the next render, too late for a double click.
  const isBusy = useRef(false);
  // Clicks are ignored while adding; disabling the button would lose the focus.
  const onClick = () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const done = () => {
      isBusy.current = false;
    };
    add(id, quantity).then(show, announceFailure).finally(done);
  };
  const text = isShown ? 'Zum Warenkorb hinzugefügt' : 'In den Warenkorb';
  return (
    <>
      <Button
        ref={button}
        fullWidth
        size="large"
        aria-busy={isAdding}
        startIcon={<Icon name={isShown ? 'check' : 'cart'} />}
        onClick={onClick}
      >
        {text}
      </Button>
      <Box sx={{ mt: 1, textAlign: 'center' }}>
        <Link href={PATHS.cart} sx={{ display: 'inline-block', py: 1.25 }}>
          Zum Warenkorb
        </Link>
      </Box>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {isShown && text}
      </Box>
      <BuyBar
        quantity={quantity}
        unit={unit}
        totalCents={lineTotalCents({ price, quantity })}
        text={text}
        button={button}
        onAdd={onClick}
      />
    </>
  );
}

/** The specification asks for no visible change, but screen readers need a message. */
function announceFailure(): void {
  announce('Der Artikel liegt nicht im Warenkorb. Bitte versuchen Sie es erneut.');
}

const SHOWN_FOR_MS = 3000;

/** Whether the confirmation is shown; `show` starts or restarts its three seconds. */
export function useConfirmation(): { isShown: boolean; show(): void } {
  const [shown, setShown] = useState<symbol>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return { isShown: shown !== undefined, show: () => setShown(Symbol('shown')) };
}
