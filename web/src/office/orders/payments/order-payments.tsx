import Box from '@mui/material/Box';
import { toCents } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { orderStatus } from '@shop/domain/order/order-status';
import { paymentBadge, settlement } from '@shop/domain/payment/order-payments';
import { formatEuro } from '@shop/domain/text/format';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import { Badge } from '../../../components/badge.tsx';
import { Facts } from '../../../components/facts.tsx';
import type { OrderProps } from '../use-order-call.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentList } from './payment-list.tsx';
import { ReminderForm } from './reminder-form.tsx';

export function OrderPayments({ order, onUpdate }: OrderProps) {
  if (order.payment_state === undefined) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Balance order={order} />
      <PaymentList order={order} onUpdate={onUpdate} />
      <PaymentForm order={order} onUpdate={onUpdate} />
      <ReminderForm order={order} onUpdate={onUpdate} />
    </Box>
  );
}

function Balance({ order }: { order: AdminOrder }) {
  const { payment_state = 'open', due_day, gross_amount, paid_amount = 0, open_amount = 0 } = order;
  const { isOwed, label } = orderStatus(order.order_status);
  const badge = paymentBadge(payment_state, due_day, berlinDay(new Date()));
  const owedCents = toCents(gross_amount ?? paid_amount + open_amount);
  const paidCents = toCents(paid_amount);
  const { discountCents, overpaidCents } = settlement(
    payment_state,
    isOwed ? owedCents : 0,
    paidCents,
  );
  const stand = isOwed ? (
    <Badge key="state" color={badge.color}>
      {badge.label}
    </Badge>
  ) : (
    `${label.toLowerCase()}, nichts zu zahlen`
  );
  return (
    <Facts
      title="Zahlung"
      heading="h3"
      facts={[
        ['Stand', stand],
        ['Betrag', `${formatEuro(owedCents)} inkl. MwSt.`],
        ['Bezahlt', `${formatEuro(paidCents)} inkl. MwSt.`],
        ['Offen', isOwed && <strong>{formatEuro(toCents(open_amount))} inkl. MwSt.</strong>],
        ['Skonto', discountCents > 0 && formatEuro(discountCents)],
        ['Zurückzuzahlen', overpaidCents > 0 && formatEuro(overpaidCents)],
        ['Fällig am', isOwed && due_day && formatDay(due_day)],
      ]}
    />
  );
}
