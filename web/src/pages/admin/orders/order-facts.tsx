import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime, formatEuro } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import { type AdminOrder, paymentMethodLabel } from '@shop/domain/order';
import { Facts } from '../../../components/facts.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { COLORS } from '../../../lib/theme/colors.ts';
import { MailLink, PhoneLink } from '../dialog/contact-links.tsx';

/** The order in short, with its real status. */
export function OrderInShort({ order }: { order: AdminOrder }) {
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

/** Who ordered; what was left empty is left out, and so is what was erased. */
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

/** What the customer asked for besides; nothing if there is nothing. */
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

/** A text with the line breaks of who wrote it. */
function Lines({ text }: { text: string }) {
  return <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</span>;
}

const note = { mt: 1.5, p: 2, bgcolor: COLORS.plaster, borderLeft: `4px solid ${COLORS.joint}` };
