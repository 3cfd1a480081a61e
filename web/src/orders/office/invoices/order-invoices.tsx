import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { toCents } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { INVOICE_TITLES, type OrderInvoice, standingInvoice } from '@shop/domain/order/order';
import { formatEuro } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { callApi } from '../../../lib/api/client.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { ENDS } from '../../../lib/theme/shared-styles.ts';
import { useOfficeCall } from '../../../office/api/use-office-call.ts';
import { AskReason } from '../../../office/dialog/ask-reason.tsx';
import { AskingButton, DialogButton } from '../../../office/dialog/dialog-buttons.tsx';
import { ResultAlert } from '../../../office/tab/call-alerts.tsx';
import { Block, PlainList, Row } from '../../../ui/layout.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { type OrderProps, useOrderCall } from '../use-order-call.ts';
import { CreditNote } from './credit-note.tsx';
import { isForCollective, WriteInvoices } from './write-invoices.tsx';

/** The invoices of an order and the next step: writing one, or cancelling or crediting the valid one. */
export function OrderInvoices({ order }: { order: AdminOrder }) {
  const { invoices = [], payments = [], refused, revision } = order;
  const advances = payments.flatMap(({ advance_invoice = [] }) => advance_invoice);
  const standing = refused.correct ? undefined : standingInvoice(order);
  const isAlone = !isForCollective(order);
  if (invoices.length === 0 && isAlone) return null;
  return (
    <Titled title="Rechnung" heading="h3">
      <PlainList aria-label="Rechnungen">
        {invoices.map((invoice) => (
          <Box component="li" key={invoice.number} sx={entry}>
            <span>
              <strong>{invoice.number}</strong>
              {`, ${INVOICE_TITLES[invoice.kind]} vom ${formatDay(invoice.day)} über ${formatEuro(toCents(invoice.gross_amount))}`}
            </span>
            <InvoiceFiles invoice={invoice} />
          </Box>
        ))}
      </PlainList>
      <Block mt={1.5}>
        <WriteInvoices orderNumber={order.order_number} isHidden={isAlone} />
      </Block>
      <Row mt={1.5}>
        <CreditNote number={standing?.number} order={order} />
        <CancelInvoice number={standing?.number} revision={revision} />
        {invoices
          .filter(({ kind }) => kind === 'advance')
          .map(({ number }) => (
            <CancelInvoice
              key={number}
              number={!standingInvoice(order) && advances.includes(number) ? number : undefined}
              revision={revision}
              isAdvance
            />
          ))}
        <Dissolve order={order} />
      </Row>
    </Titled>
  );
}

/** Releases the deliveries that a cancelled invoice had joined. */
function Dissolve({ order }: OrderProps) {
  const { send, isSending, result } = useOrderCall('status', order, {
    done: 'Die Sammlung ist aufgelöst: Jede Lieferung lässt sich wieder berechnen.',
  });
  return (
    <>
      {!order.refused.dissolve && (
        <AskingButton
          isBlocked={isSending}
          question="Sammlung auflösen? Ihre Lieferungen sind danach wieder einzeln zu berechnen."
          confirm="Ja, auflösen"
          onConfirm={() => send({ from: 'delivered', to: 'cancelled' })}
        >
          Sammlung auflösen
        </AskingButton>
      )}
      <ResultAlert result={result} />
    </>
  );
}

function InvoiceFiles({ invoice: { number, has_xml } }: { invoice: OrderInvoice }) {
  const types = has_xml ? (['pdf', 'xml'] as const) : (['pdf'] as const);
  return (
    <Row gap={0}>
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
    </Row>
  );
}

/** Asks for the reason, which the cancellation states; shows the result even if no invoice is left. */
function CancelInvoice({
  number = '',
  revision,
  isAdvance = false,
}: {
  number: string | undefined;
  revision: number | undefined;
  isAdvance?: boolean;
}) {
  const what = isAdvance ? `Anzahlungsrechnung ${number}` : 'Rechnung';
  const { send, isSending, result, forget } = useOfficeCall({
    call: (reason: string, request_id, seen = revision) =>
      callApi('POST /api/admin/invoices/{number}/cancel', {
        params: { number },
        seen,
        body: { request_id, reason },
      }),
    onDone: (written) => `Die Stornorechnung ${written.number} ist geschrieben und unterwegs.`,
    failed: 'Die Rechnung konnte nicht storniert werden.',
  });
  return (
    <>
      <DialogButton
        isHidden={!number}
        onClick={forget}
        dialog={(close) => (
          <AskReason
            title={`${isAdvance ? what : `Rechnung ${number}`} stornieren?`}
            reason={CANCELLATION_REASON}
            confirm={isSending ? 'Wird storniert...' : 'Stornorechnung schreiben'}
            isSending={isSending}
            result={result}
            revision={revision ?? 0}
            onConfirm={(reason, seen) => send(reason, { onSuccess: close, seen })}
            onKeep={close}
          />
        )}
      >
        {what} stornieren
      </DialogButton>
      {result?.ok && <ResultAlert result={result} />}
    </>
  );
}

const CANCELLATION_REASON = {
  label: 'Grund der Stornierung',
  hint: 'Steht auf der Stornorechnung, die der Kunde per E-Mail bekommt.',
  missing: 'Bitte geben Sie den Grund an; er steht auf der Stornorechnung.',
  maxLength: 200,
};

const entry = { ...ENDS, columnGap: 2, py: 0.5, borderBottom: `1px solid ${COLORS.slab}` };
