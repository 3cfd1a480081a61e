import { formatDateTime, formatEuro } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import { type Order, paymentMethodConfirmationLabel } from '@shop/domain/order';
import { Facts } from '../../components/facts.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';

/** The order in short. A confirmation tells how things stood when it was ordered: always pending. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <Facts
      title="Bestellinformationen"
      facts={[
        ['Bestellnummer', order.order_number],
        ['Bestelldatum', formatDateTime(order.created_at)],
        ['Zahlungsart', paymentMethodConfirmationLabel(order.payment_method)],
        ['Status', <StatusBadge key="status" status="pending" />],
        ['Gesamtsumme', <strong key="total">{formatEuro(toCents(order.total_amount))}</strong>],
      ]}
    />
  );
}
