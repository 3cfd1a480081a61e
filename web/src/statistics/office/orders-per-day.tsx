import type { OrdersOfDay } from '@shop/domain/contract/user';
import { counted, formatNumber } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { useOfficeQuery } from '../../office/api/use-office-query.ts';
import { LoadedText } from '../../office/tab/paged-list.tsx';
import { Muted } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import { ColumnChart } from './chart.tsx';

const DAYS_OF_WEEK = 7;

export function OrdersPerDay() {
  const { data: days = [], isLoading } = useOfficeQuery(
    ['orders-per-day'],
    'GET /api/admin/orders-per-day',
  );
  const total = days.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <Titled title="Bestellungen der letzten 30 Tage">
      <Muted mt={0.5} mb={2}>
        <LoadedText isLoading={isLoading} loading="Bestellungen pro Tag werden geladen...">
          {summary(days, total)}
        </LoadedText>
      </Muted>
      {total > 0 && (
        <ColumnChart
          title="Bestellungen pro Tag"
          head="Tag"
          unit="count"
          series={['Bestellungen']}
          rows={days.map(({ day, orders }, index) => ({
            name: formatDay(day),
            values: [orders],
            // `03.11.`
            ...((days.length - 1 - index) % DAYS_OF_WEEK === 0 && {
              mark: formatDay(day).slice(0, 6),
            }),
          }))}
        />
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
