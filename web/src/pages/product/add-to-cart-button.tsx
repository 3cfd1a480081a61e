import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { useAddToCart } from '../../features/cart/use-add-to-cart.ts';
import { announce } from '../../lib/announcer/announce.ts';
import { PATHS } from '../../lib/paths.ts';
import { VISUALLY_HIDDEN } from '../../lib/theme/shared-styles.ts';

interface AddToCartButtonProps {
  productId: number;
  quantity: number;
}

/** Adds to the cart and confirms it for three seconds; a failure changes nothing visible. */
export function AddToCartButton({ productId, quantity }: AddToCartButtonProps) {
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
    add(productId, quantity).then(show, announceFailure).finally(done);
  };
  return (
    <>
      <Button
        fullWidth
        size="large"
        aria-busy={isAdding}
        startIcon={<Icon name={isShown ? 'check' : 'cart'} />}
        onClick={onClick}
      >
        {isShown ? 'Zum Warenkorb hinzugefügt' : 'In den Warenkorb'}
      </Button>
      <Box sx={{ mt: 1, textAlign: 'center' }}>
        <Link component={RouterLink} to={PATHS.cart} sx={{ display: 'inline-block', py: 1.25 }}>
          Zum Warenkorb
        </Link>
      </Box>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {isShown && 'Zum Warenkorb hinzugefügt'}
      </Box>
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
