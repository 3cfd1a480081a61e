import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { CartItem } from '@shop/domain/cart';
import { CheckoutForm } from './checkout-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { OrderSubmission } from './use-submit-order.ts';

interface CheckoutProps {
  items: readonly CartItem[];
  submission: OrderSubmission;
}

/** The checkout of a cart that holds something. */
export function Checkout({ items, submission }: CheckoutProps) {
  return (
    <Container sx={{ py: { xs: 4, md: 8 } }}>
      <Typography variant="h1">Kasse</Typography>
      <CheckoutForm submission={submission}>
        <OrderSummary items={items} />
      </CheckoutForm>
    </Container>
  );
}
