import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrdersOfDay } from '@shop/domain/contract/user';
import { formatNumber } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '../../components/disclosure.tsx';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { useLogFailure } from '../kit/api/failures.ts';
import { useAdminKey } from '../kit/api/use-admin-key.ts';
import { LoadedText } from '../kit/tab/loaded-text.tsx';
import { OrdersChart } from './orders-chart.tsx';

/** The orders of the last 30 days as a sentence, a chart and a table. */
export function OrdersPerDay() {
  const key = useAdminKey();
  const {
    data: days = [],
    error,
    isLoading,
  } = useQuery({
    ...READ_OPTIONS,
    queryKey: [...key, 'orders-per-day'],
    queryFn: ({ signal }) => callApi('GET /api/admin/orders-per-day', { signal }),
  });
  useLogFailure('Failed to load admin orders per day', error);
  const total = days.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <section aria-labelledby="chart-title">
      <Typography variant="h3" component="h2" id="chart-title">
        Bestellungen der letzten 30 Tage
      </Typography>
      <Box sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
        <LoadedText isLoading={isLoading} loading="Bestellungen pro Tag werden geladen...">
          {summary(days, total)}
        </LoadedText>
      </Box>
      {total > 0 && (
        <>
          <OrdersChart days={days} />
          <OrdersPerDayTable days={days} />
        </>
      )}
    </section>
  );
}

/** The total and the busiest day. */
function summary(days: readonly OrdersOfDay[], total: number): string {
  if (total === 0) return 'In dieser Zeit sind keine Bestellungen eingegangen.';
  const busiest = days.reduce((best, day) => (day.orders > best.orders ? day : best));
  const all = total === 1 ? '1 Bestellung' : `${formatNumber(total)} Bestellungen`;
  return `${all}, die meisten am ${formatDay(busiest.day)} (${formatNumber(busiest.orders)}).`;
}

function OrdersPerDayTable({ days }: { days: readonly OrdersOfDay[] }) {
  return (
    <Disclosure title="Als Tabelle anzeigen">
      <Box component="table" aria-label="Bestellungen pro Tag" sx={table}>
        <thead>
          <tr>
            <th scope="col">Tag</th>
            <th scope="col">Bestellungen</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, orders }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{formatNumber(orders)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Disclosure>
  );
}

const table = {
  minWidth: 'min(100%, 360px)',
  borderCollapse: 'collapse',
  color: 'text.primary',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.75, px: 0, borderBottom: '1px solid', borderColor: 'divider' },
  '& th': { textAlign: 'left', fontWeight: 400 },
  '& thead th': { fontWeight: 600 },
  '& td, & thead th:last-of-type': { textAlign: 'right' },
};
