import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAddToCart } from '../../cart/use-cart.ts';
import { Icon } from '../../components/icon.tsx';
import { PATHS } from '../../paths.ts';
import { VISUALLY_HIDDEN } from '../../theme/visually-hidden.ts';
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
    add(productId, quantity).then(show, stay).finally(done);
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

/** The hook has logged the failure; the shopper sees none (a rule of the shop). */
function stay(): void {}
