import Typography from '@mui/material/Typography';
import type { CartItem } from '@shop/domain/cart/cart';
import { paymentLabels } from '@shop/domain/payment/payment-methods';
import { WITHIN_GENERAL_TIME } from '@shop/domain/product/delivery-time';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { checkoutDraft } from '../../cart/shared/checkout-draft.ts';
import { useCart, useOrderRedirect } from '../../cart/shared/use-cart.ts';
import { deliveryOptionsQuery } from '../../delivery/shared/use-delivery-zones.ts';
import { readSessionId } from '../../lib/browser-storage/session-id.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { systemClock } from '../../lib/use-now.ts';
import { Page } from '../../ui/layout.tsx';
import { LoadingPage } from '../../ui/loading-text.tsx';
import { type OrderSubmission, useSubmitOrder } from './use-submit-order.ts';

const loadForm = () => import('./checkout-form.tsx');

const CheckoutForm = lazy(async () => ({ default: (await loadForm()).CheckoutForm }));

// Loads with the page, even when that is prefetched; a visitor without a cart is redirected and does
// not need it.
if (readSessionId() !== undefined) loadForm().catch(() => {});

/**
 * The checkout. Redirects to /warenkorb without a cart, to the confirmation if the cart has been
 * ordered.
 */
export default function CheckoutPage({ now = systemClock }: { now?: () => Date }) {
  // Indexed: visitors without a cart are redirected to the cart's page, which is not indexed.
  usePageHead(
    'checkout',
    `Bestellung abschließen: Kontaktdaten angeben, ${paymentLabels().join(' oder ')} wählen, Lieferung ${WITHIN_GENERAL_TIME} an die Bordsteinkante. Auch ohne Konto.`,
  );
  const cart = useCart();
  // The form would render as a whole again, at once, when the options come shortly after the cart.
  const hasItems = cart.items.length > 0;
  const options = useQuery({ ...deliveryOptionsQuery, enabled: hasItems });
  const isWaiting = cart.isLoading || (hasItems && options.isPending && options.failureCount === 0);
  // Renders the form in a transition, so that it does not block input.
  const isLoading = useDeferredValue(isWaiting);
  const submission = useSubmitOrder(cart);
  const isLeaving = useOrderRedirect(submission.ordered ?? cart.ordered);
  useEffect(() => {
    if (isLeaving) checkoutDraft.clear();
  }, [isLeaving]);

  if (isLeaving || cart.isLoading) return <LoadingCheckout />;
  if (!hasItems) return <Navigate to={PATHS.cart} replace />;
  if (isLoading || isWaiting) return <LoadingCheckout />;
  return (
    <Suspense fallback={<LoadingCheckout />}>
      <Checkout items={cart.items} submission={submission} now={now} />
    </Suspense>
  );
}

const LoadingCheckout = () => <LoadingPage title="Kasse">Warenkorb wird geladen...</LoadingPage>;

interface CheckoutProps {
  items: readonly CartItem[];
  submission: OrderSubmission;
  now: () => Date;
}

export function Checkout(props: CheckoutProps) {
  return (
    <Page>
      <Typography variant="h1">Kasse</Typography>
      <CheckoutForm {...props} />
    </Page>
  );
}
