import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Order } from '@shop/domain/order';
import { OrderItems } from '../../components/order-items.tsx';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { ContactInfo } from './contact-info.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { ThankYouBanner } from './thank-you-banner.tsx';

/** An order that was placed: what was ordered, by whom, and what happens next. */
export function OrderConfirmation({ order }: { order: Order }) {
  usePageHead({ title: `Bestellung ${order.order_number}`, isIndexed: false });
  return (
    <>
      <ThankYouBanner orderNumber={order.order_number} />
      <Container sx={{ py: { xs: 4, md: 6 } }}>
        <Box sx={{ display: 'grid', gap: { xs: 4, md: 6 } }}>
          <Box sx={pair}>
            <OrderFacts order={order} />
            <CustomerFacts order={order} />
          </Box>
          <OrderItems order={order} />
          <Box sx={pair}>
            <NextSteps />
            <ContactInfo />
          </Box>
          <OrderActions />
        </Box>
      </Container>
    </>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: { xs: 4, md: 6 },
};
