import Box from '@mui/material/Box';
import type { OrdersOfDay } from '@shop/domain/contract/user';
import { counted, formatNumber } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { Disclosure } from '../../components/disclosure.tsx';
import { Titled } from '../../components/titled.tsx';
import { useOfficeQuery } from '../kit/api/use-office-query.ts';
import { LoadedText } from '../kit/tab/paged-list.tsx';
import { OrdersChart } from './orders-chart.tsx';

export function OrdersPerDay() {
  const { data: days = [], isLoading } = useOfficeQuery(
    ['orders-per-day'],
    'GET /api/admin/orders-per-day',
  );
  const total = days.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <Titled title="Bestellungen der letzten 30 Tage">
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
    </Titled>
  );
}

function summary(days: readonly OrdersOfDay[], total: number): string {
  if (total === 0) return 'In dieser Zeit sind keine Bestellungen eingegangen.';
  const busiest = days.reduce((best, day) => (day.orders > best.orders ? day : best));
  const all = counted(total, 'Bestellung', 'Bestellungen');
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
