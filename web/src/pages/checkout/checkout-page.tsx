import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadingText } from '../../components/loading-text.tsx';
import { useCart } from '../../features/cart/use-cart.ts';
import { useOrderRedirect } from '../../features/cart/use-order-redirect.ts';
import type { PageHead } from '../../lib/head/page-head.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { Checkout } from './checkout.tsx';
import { checkoutDraft } from './checkout-draft.ts';
import { useSubmitOrder } from './use-submit-order.ts';

/** May be listed: whoever comes without a cart is led on to the page of the cart, which may not. */
const HEAD: PageHead = {
  title: 'Kasse',
  description:
    'Bestellung abschließen: Kontaktdaten angeben, Rechnung oder Vorkasse wählen, Lieferung in 24–48 Stunden an die Bordsteinkante. Auch ohne Konto.',
  path: PATHS.checkout,
};

/** The checkout; without a cart it leads to /warenkorb, with an ordered one to its confirmation. */
export default function CheckoutPage() {
  usePageHead(HEAD);
  const cart = useCart();
  // The form is drawn in small steps, between which a press is answered.
  const isLoading = useDeferredValue(cart.isLoading);
  const submission = useSubmitOrder(cart);
  const isLeaving = useOrderRedirect(submission.orderNumber ?? cart.orderNumber);
  useEffect(() => {
    if (isLeaving) checkoutDraft.clear();
  }, [isLeaving]);

  if (isLeaving || isLoading || cart.isLoading) return <LoadingCheckout />;
  if (cart.items.length === 0) return <Navigate to={PATHS.cart} replace />;
  return <Checkout items={cart.items} submission={submission} />;
}

function LoadingCheckout() {
  return (
    <Container sx={{ py: { xs: 4, md: 8 }, minHeight: '80vh' }}>
      <Typography variant="h1">Kasse</Typography>
      <LoadingText sx={{ mt: 3 }}>Warenkorb wird geladen...</LoadingText>
    </Container>
  );
}
