import Box from '@mui/material/Box';
import { formatDay } from '@shop/domain/calendar';
import { formatNumber } from '@shop/domain/format';
import type { OrdersOfDay } from '@shop/domain/user';
import { Disclosure } from '../../components/disclosure.tsx';

/** The same days as a table, for who reads rather than looks. */
export function OrdersPerDayTable({ days }: { days: readonly OrdersOfDay[] }) {
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
