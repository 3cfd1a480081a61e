import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { toCents } from '@shop/domain/money/money';
import { officeOrderPath } from '@shop/domain/order/order-number';
import { counted, formatEuro } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { Facts } from '../../components/facts.tsx';
import { useOfficeQuery } from '../kit/api/use-office-query.ts';

export const useOpenPayments = () =>
  useOfficeQuery(['orders', 'open-payments'], 'GET /api/admin/open-payments');

/** Open amounts and the longest overdue orders; nothing until loaded. Failures are only logged. */
export function OpenPayments() {
  const sums = useOpenPayments();
  const overdue = useOfficeQuery(['orders', 'overdue'], 'GET /api/admin/overdue-orders');
  if (!sums.data) return null;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Facts
        title="Offene Zahlungen"
        facts={[
          ['Offen', sumText(sums.data.open)],
          ['Davon überfällig', sumText(sums.data.overdue)],
        ]}
      />
      {overdue.data && overdue.data.length > 0 && (
        <Box component="ul" aria-label="Überfällige Bestellungen" sx={{ mt: 2, pl: 2.5 }}>
          {overdue.data.map(({ order_number, customer_name, open_amount = 0, due_day = '' }) => (
            <Typography component="li" key={order_number} sx={{ overflowWrap: 'anywhere' }}>
              <Link href={officeOrderPath(order_number)}>{order_number}</Link>, {customer_name}:{' '}
              {formatEuro(toCents(open_amount))}, fällig am {formatDay(due_day)}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}

function sumText({ count, amount }: { count: number; amount: number }): string {
  const orders = counted(count, 'Bestellung', 'Bestellungen');
  return `${formatEuro(toCents(amount))} inkl. MwSt. aus ${orders}`;
}
