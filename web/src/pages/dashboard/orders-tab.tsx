import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../components/button.tsx';
import { LoadingText } from '../../components/loading-text.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { useMyOrders } from './use-my-orders.ts';

/** The customer's orders, newest first. */
export function OrdersTab({ email }: { email: string }) {
  const { orders, total, isLoading, hasMore, isLoadingMore, loadMore } = useMyOrders(email);
  if (isLoading) return <LoadingText>Bestellungen werden geladen...</LoadingText>;
  if (orders.length === 0) return <NoOrders />;
  return (
    <>
      <Typography variant="h2" sx={{ mb: 3 }}>
        Meine Bestellungen
      </Typography>
      <Box component="ol" sx={list}>
        {orders.map((order) => (
          <li key={order.order_number}>
            <OrderCard order={order} />
          </li>
        ))}
      </Box>
      {hasMore && (
        <Box sx={more}>
          <Button variant="outlined" disabled={isLoadingMore} onClick={loadMore}>
            {isLoadingMore ? 'Wird geladen...' : 'Mehr laden'}
          </Button>
          <Typography role="status" variant="body2">
            {orders.length} von {total} Bestellungen
          </Typography>
        </Box>
      )}
    </>
  );
}

const list = { display: 'grid', gap: 3, listStyle: 'none', m: 0, p: 0 };

const more = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 4 };
