import { formatDateTime, formatEuro } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import { type AdminOrder, paymentMethodLabel } from '@shop/domain/order';
import type { OrderWithdrawal } from '@shop/domain/withdrawal';
import { Badge, StatusBadge } from '../../../components/badge.tsx';
import { Facts } from '../../../components/facts.tsx';
import { MailLink, PhoneLink } from '../dialog/contact-links.tsx';

export function OrderSummary({ order }: { order: AdminOrder }) {
  return (
    <Facts
      title="Bestellung"
      heading="h3"
      facts={[
        ['Status', <StatusBadge key="status" status={order.order_status} />],
        ['Gesamtbetrag', <strong key="total">{formatEuro(toCents(order.total_amount))}</strong>],
        ['Zahlungsart', paymentMethodLabel(order.payment_method)],
        ['Datum', formatDateTime(order.created_at)],
        ['Widerruf', order.withdrawal && <WithdrawalFact {...order.withdrawal} />],
      ]}
    />
  );
}

function WithdrawalFact({ received_at, is_other_email }: OrderWithdrawal) {
  return (
    <>
      <Badge color="red">{`Widerruf am ${formatDateTime(received_at)}`}</Badge>
      {is_other_email && <div>Gesendet mit einer anderen E-Mail-Adresse als der Bestellung.</div>}
    </>
  );
}

/** Fields that are empty or were erased are omitted. */
export function OrderCustomer({ order }: { order: AdminOrder }) {
  return (
    <Facts
      title="Kundendaten"
      heading="h3"
      facts={[
        ['Kunde', order.customer_name],
        ['E-Mail', order.customer_email && <MailLink email={order.customer_email} />],
        ['Telefon', order.customer_phone && <PhoneLink phone={order.customer_phone} />],
        ['Firma', order.company_name],
        ['Anschrift', order.company_address && <Lines text={order.company_address} />],
        ['USt-IdNr./Steuernummer', order.tax_number],
      ]}
    />
  );
}

/** Keeps the line breaks of a text. */
function Lines({ text }: { text: string }) {
  return <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</span>;
}
