import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { toCents } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { INVOICE_TITLES, type OrderInvoice } from '@shop/domain/order/order-invoice';
import { isCancelled, isFinal } from '@shop/domain/order/order-status';
import { formatEuro } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { type FormEvent, useState } from 'react';
import { InputField } from '../../../components/form/text-field.tsx';
import { Titled } from '../../../components/titled.tsx';
import { callApi } from '../../../lib/api/client.ts';
import { randomId } from '../../../lib/random-id.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { ENDS, PLAIN_LIST, WRAPPED } from '../../../lib/theme/shared-styles.ts';
import { useOfficeCall } from '../../kit/api/use-office-call.ts';
import { OfficeButton } from '../../kit/office-button.tsx';
import { ResultAlert } from '../../kit/tab/call-alerts.tsx';
import { WriteInvoices } from './write-invoices.tsx';

/** The invoices of an order and the next step: writing one, or cancelling the valid one. */
export function OrderInvoices({ order }: { order: AdminOrder }) {
  const { invoices = [], order_status } = order;
  const standing = invoices.at(-1)?.kind === 'invoice' ? invoices.at(-1) : undefined;
  const isDelivered = isFinal(order_status) && !isCancelled(order_status);
  if (invoices.length === 0 && !isDelivered) return null;
  return (
    <Titled title="Rechnung" heading="h3">
      <Box component="ul" aria-label="Rechnungen" sx={PLAIN_LIST}>
        {invoices.map((invoice) => (
          <Box component="li" key={invoice.number} sx={entry}>
            <span>
              <strong>{invoice.number}</strong>
              {`, ${INVOICE_TITLES[invoice.kind]} vom ${formatDay(invoice.day)} über ${formatEuro(toCents(invoice.gross_amount))}`}
            </span>
            <InvoiceFiles invoice={invoice} />
          </Box>
        ))}
      </Box>
      {isDelivered && (
        <Box sx={{ mt: 1.5 }}>
          <WriteInvoices orderNumber={order.order_number} isInvoiced={standing !== undefined} />
        </Box>
      )}
      <CancelInvoice number={standing?.number} />
    </Titled>
  );
}

function InvoiceFiles({ invoice: { number, has_xml } }: { invoice: OrderInvoice }) {
  const types = has_xml ? (['pdf', 'xml'] as const) : (['pdf'] as const);
  return (
    <Box sx={WRAPPED}>
      {types.map((type) => (
        <Button
          key={type}
          href={`/api/invoices/${number}/${type}`}
          target="_blank"
          variant="text"
          size="small"
          aria-label={`${number} als ${type.toUpperCase()} öffnen`}
        >
          {type === 'pdf' ? 'PDF' : 'XRechnung'}
        </Button>
      ))}
    </Box>
  );
}

/** Asks for the reason, which the cancellation states; shows the result even when no invoice is left. */
function CancelInvoice({ number = '' }: { number: string | undefined }) {
  const [reason, setReason] = useState<string>();
  const [error, setError] = useState<string>();
  // Kept until the cancellation is written, so that retrying does not write a second one.
  const [id, setId] = useState(randomId);
  const { send, isSending, result } = useOfficeCall({
    call: (text: string) =>
      callApi('POST /api/admin/invoices/{number}/cancel', {
        params: { number },
        body: { request_id: id, reason: text },
      }),
    onDone: (written) => {
      setId(randomId());
      setReason(undefined);
      return `Die Stornorechnung ${written.number} ist geschrieben und unterwegs.`;
    },
    failed: 'Die Rechnung konnte nicht storniert werden.',
    what: 'Failed to cancel an invoice',
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const text = reason?.trim() ?? '';
    setError(text ? undefined : 'Bitte geben Sie den Grund an; er steht auf der Stornorechnung.');
    if (text) send(text);
  }
  return (
    <Box sx={{ mt: 1.5 }}>
      {number === '' ? null : reason === undefined ? (
        <OfficeButton onClick={() => setReason('')}>Rechnung stornieren</OfficeButton>
      ) : (
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
          <InputField
            label={`Grund der Stornierung von ${number}`}
            required
            hint="Steht auf der Stornorechnung, die der Kunde per E-Mail bekommt."
            error={error}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            maxLength={200}
          />
          <Box sx={{ ...WRAPPED, gap: 1.5 }}>
            <Button type="submit" size="small" aria-disabled={isSending}>
              {isSending ? 'Wird storniert...' : 'Stornorechnung schreiben'}
            </Button>
            <OfficeButton variant="text" onClick={() => setReason(undefined)}>
              Abbrechen
            </OfficeButton>
          </Box>
        </Box>
      )}
      <ResultAlert result={result} />
    </Box>
  );
}

const entry = { ...ENDS, columnGap: 2, py: 0.5, borderBottom: `1px solid ${COLORS.slab}` };
