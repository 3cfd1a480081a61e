import { BarChart } from '@mui/x-charts/BarChart';
import { formatDay } from '@shop/domain/calendar';
import { formatNumber } from '@shop/domain/format';
import type { OrdersOfDay } from '@shop/domain/user';
import { COLORS } from '../../theme/colors.ts';

/** The bars alone; whoever cannot see them has the table. Fills its frame. */
export default function OrdersChart({ days }: { days: readonly OrdersOfDay[] }) {
  return (
    <BarChart
      xAxis={[
        {
          scaleType: 'band',
          data: days.map(({ day }) => day),
          valueFormatter: (day: string, { location }) =>
            location === 'tick' ? formatDay(day).slice(0, 6) : formatDay(day),
          disableTicks: true,
        },
      ]}
      yAxis={[{ width: 36, tickMinStep: 1, min: 0, disableLine: true, disableTicks: true }]}
      series={[
        {
          data: days.map(({ orders }) => orders),
          label: 'Bestellungen',
          color: COLORS.asphalt,
          valueFormatter: (orders) => formatNumber(orders ?? 0),
        },
      ]}
      borderRadius={2}
      grid={{ horizontal: true }}
      margin={{ top: 12, right: 8, bottom: 0, left: 0 }}
      hideLegend
      disableKeyboardNavigation
    />
  );
}
