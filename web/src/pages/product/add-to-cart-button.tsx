import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { useAddToCart } from '../../features/cart/use-add-to-cart.ts';
import { announce } from '../../lib/announcer/announce.ts';
import { PATHS } from '../../lib/paths.ts';
import { VISUALLY_HIDDEN } from '../../lib/theme/visually-hidden.ts';
import { useConfirmation } from './use-confirmation.ts';

interface AddToCartButtonProps {
  productId: number;
  quantity: number;
}

/** Puts units into the cart and says so for three seconds; a failure leaves everything as it is. */
export function AddToCartButton({ productId, quantity }: AddToCartButtonProps) {
  const { add, isAdding } = useAddToCart();
  const { isShown, show } = useConfirmation();
  // `isAdding` is known only after the next render, which a double click is faster than.
  const isUnderWay = useRef(false);
  // Ignored rather than disabled while adding: a disabled button would lose the focus.
  const onClick = () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const done = () => {
      isUnderWay.current = false;
    };
    add(productId, quantity).then(show, sayFailure).finally(done);
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

/**
 * Nothing that is seen changes (a rule of the shop), and that tells whoever sees the button. Whoever
 * does not would wait for a word.
 */
function sayFailure(): void {
  announce('Der Artikel liegt nicht im Warenkorb. Bitte versuchen Sie es erneut.');
}
