import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useCart } from '../../cart/use-cart.ts';
import { useOrderRedirect } from '../../cart/use-order-redirect.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { usePageHead } from '../../head/use-page-head.ts';
import { PATHS } from '../../paths.ts';
import { CartContent } from './cart-content.tsx';

/** The cart. One that has been ordered already (the answer got lost) leads to its confirmation. */
export default function CartPage() {
  const cart = useCart();
  const isLeaving = useOrderRedirect(cart.orderNumber);
  if (isLeaving || cart.isLoading) return <LoadingCart />;
  if (cart.items.length === 0) return <EmptyCart />;
  return <CartContent cart={cart} />;
}

function LoadingCart() {
  usePageHead({ title: 'Warenkorb', isIndexed: false });
  return (
    <Container sx={{ py: { xs: 4, md: 8 }, minHeight: '60vh' }}>
      <Typography variant="h1">Warenkorb</Typography>
      <Typography role="status" sx={{ mt: 3 }}>
        Warenkorb wird geladen...
      </Typography>
    </Container>
  );
}

function EmptyCart() {
  return (
    <MessagePage
      title="Ihr Warenkorb ist leer"
      actions={<LinkButton to={PATHS.catalogue}>Zum Katalog</LinkButton>}
    >
      Schüttgut, Sand, Schotter, Beton, Pflastersteine und Dachdeckung finden Sie im Katalog.
    </MessagePage>
  );
}
