import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadingText } from '../../components/loading-text.tsx';
import { accountKey } from '../../features/session/user-query.ts';
import { useLogFailure } from '../../lib/api/api-failure.ts';
import { callApiWithHeaders } from '../../lib/api/client.ts';
import { joinPages, PAGED, pageOf } from '../../lib/api/page-of.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { OrderCard } from './order-card.tsx';

export function OrdersTab({ email }: { email: string }) {
  const { orders, total, isLoading, hasMore, isLoadingMore, loadMore, refetch } =
    useMyOrders(email);
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
            <OrderCard order={order} onChange={refetch} />
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

function NoOrders() {
  return (
    <Box sx={{ px: 3, py: 8, textAlign: 'center', bgcolor: COLORS.plaster, borderRadius: 1 }}>
      <Typography variant="h2">Noch keine Bestellungen</Typography>
      <Typography sx={{ mt: 1, mb: 3 }}>
        Was Sie angemeldet bestellen, finden Sie hier wieder.
      </Typography>
      <Button href={PATHS.catalogue}>Jetzt einkaufen</Button>
    </Box>
  );
}

/** A failed load is only logged and leaves the list as it is. */
function useMyOrders(email: string) {
  const query = useInfiniteQuery({
    ...READ_OPTIONS,
    ...PAGED,
    queryKey: [...accountKey(email), 'orders'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { after: pageParam };
      return pageOf(await callApiWithHeaders('GET /api/users/orders', { query, signal }));
    },
    select: joinPages,
  });
  const { error } = query;
  useLogFailure('Failed to load orders', error);
  return {
    orders: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    isLoading: query.isLoading,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    refetch: () => void query.refetch(),
  };
}

const list = { display: 'grid', gap: 3, listStyle: 'none', m: 0, p: 0 };

const more = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 4 };
