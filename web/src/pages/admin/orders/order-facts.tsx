import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime, formatEuro } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import { type AdminOrder, paymentMethodLabel } from '@shop/domain/order';
import { StatusBadge } from '../../../components/badge.tsx';
import { Facts } from '../../../components/facts.tsx';
import { COLORS } from '../../../lib/theme/colors.ts';
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
      ]}
    />
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

export function OrderNotes({ notes }: { notes: string }) {
  if (!notes) return null;
  return (
    <section aria-labelledby="order-notes">
      <Typography variant="h3" id="order-notes">
        Anmerkungen
      </Typography>
      <Box sx={note}>
        <Lines text={notes} />
      </Box>
    </section>
  );
}

/** Keeps the line breaks of a text. */
function Lines({ text }: { text: string }) {
  return <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</span>;
}

const note = { mt: 1.5, p: 2, bgcolor: COLORS.plaster, borderLeft: `4px solid ${COLORS.joint}` };
