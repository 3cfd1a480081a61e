import Button from '@mui/material/Button';
import { LoadingPage } from '../../components/loading-text.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { useCart, useOrderRedirect } from '../../features/cart/use-cart.ts';
import { useConnection } from '../../lib/connection/shop-connection.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { CartContent } from './cart-content.tsx';

/** The cart. One that was ordered already (the answer got lost) redirects to its confirmation. */
export default function CartPage() {
  const cart = useCart();
  const isLeaving = useOrderRedirect(cart.orderNumber);
  if (isLeaving || cart.isLoading) return <LoadingCart />;
  if (cart.hasFailed) return <UnknownCart onRetry={cart.reload} />;
  if (cart.items.length === 0) return <EmptyCart />;
  return <CartContent cart={cart} />;
}

function LoadingCart() {
  usePageHead('cart');
  return <LoadingPage title="Warenkorb">Warenkorb wird geladen...</LoadingPage>;
}

/** Shown as empty, and explained only if the connection is lost. */
function UnknownCart({ onRetry }: { onRetry(): void }) {
  const { isLost } = useConnection();
  if (!isLost) return <EmptyCart />;
  return (
    <MessagePage
      title="Ihr Warenkorb ist leer"
      actions={<Button onClick={onRetry}>Erneut versuchen</Button>}
    >
      Er lässt sich ohne Internetverbindung nicht laden und wird deshalb leer gezeigt. Was Sie
      hineingelegt haben, ist nicht verloren: Sobald Sie wieder Empfang haben, steht es wieder hier.
    </MessagePage>
  );
}

function EmptyCart() {
  return (
    <MessagePage
      title="Ihr Warenkorb ist leer"
      actions={<Button href={PATHS.catalogue}>Zum Katalog</Button>}
    >
      Schüttgut, Sand, Schotter, Beton, Pflastersteine und Dachdeckung finden Sie im Katalog.
    </MessagePage>
  );
}
