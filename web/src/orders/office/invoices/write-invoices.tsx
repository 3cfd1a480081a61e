import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { quantityText } from '@shop/domain/handover/delivered';
import { allowanceLabel, type Invoice, paymentSentences } from '@shop/domain/invoice/invoice';
import { type InvoicePreview, MAX_INVOICED } from '@shop/domain/invoice/invoice-list';
import { sumCents } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { counted, formatEuro } from '@shop/domain/text/format';
import { useState } from 'react';
import { callApi } from '../../../lib/api/client.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { useOfficeQuery } from '../../../office/api/use-office-query.ts';
import { inParts, useRun } from '../../../office/api/use-run.ts';
import { DialogButton } from '../../../office/dialog/dialog-buttons.tsx';
import { RunDialog } from '../../../office/dialog/run-dialog.tsx';
import { SpacedAlert } from '../../../office/spaced-alert.tsx';
import { Loaded } from '../../../office/tab/paged-list.tsx';
import { useChosen } from '../../../office/use-chosen.ts';
import { Ends, PlainList, Quiet, Stack } from '../../../ui/layout.tsx';
import { Titled } from '../../../ui/titled.tsx';

interface WriteInvoicesProps {
  orderNumber?: string;
  isHidden?: boolean;
}

/** Whether its customer's collective invoice is to have it; a delivery may still be billed by itself. */
export const isForCollective = ({ conditions, payment_method, refused }: AdminOrder): boolean =>
  conditions?.invoicing !== undefined &&
  paymentMethodOf(payment_method).isOnAccount &&
  refused.collect === undefined;

/** Previews the invoices of all orders or of one, and writes them with one press. */
export function WriteInvoices({ orderNumber = '', isHidden = false }: WriteInvoicesProps) {
  return (
    <DialogButton
      variant="contained"
      isHidden={isHidden}
      sx={{ justifySelf: 'start' }}
      dialog={(close) => <InvoicesDialog orderNumber={orderNumber} onClose={close} />}
    >
      {orderNumber ? 'Rechnung schreiben' : 'Rechnungen schreiben'}
    </DialogButton>
  );
}

interface InvoicesDialogProps {
  orderNumber: string;
  onClose(): void;
}

/** What would be invoiced now, and the button that writes it. */
export function InvoicesDialog({ orderNumber, onClose }: InvoicesDialogProps) {
  const preview = useOfficeQuery(
    ['invoice-preview', orderNumber],
    'GET /api/admin/invoice-preview',
    { query: orderNumber ? { order: orderNumber } : {}, gcTime: 0 },
  );
  const run = useWriting();
  const isDone = run.result?.ok === true;
  // What was first shown is what is written, and asked for again after a lost answer.
  const [shown, setShown] = useState<InvoicePreview>();
  if (!shown && preview.data) setShown(preview.data);
  const { chosen, onSelect } = useChosen(
    shown?.ready ?? [],
    numberOf,
    (invoice) => !shown?.warnings?.some(({ order_number }) => order_number === numberOf(invoice)),
  );
  return (
    <RunDialog
      {...{ run, onClose }}
      title={orderNumber ? `Rechnung zu ${orderNumber}` : 'Rechnungen schreiben'}
      verb="geschrieben"
      action={!isDone && chosen.length > 0 && `${invoices(chosen.length)} schreiben und senden`}
      onStart={() => run.send(inParts(chosen, MAX_INVOICED))}
    >
      {!isDone && (
        <Loaded query={preview} one="Vorschau" loading="Was zu berechnen ist, wird geladen...">
          {(loaded) => (
            <Preview
              {...(shown ?? loaded)}
              chosen={chosen}
              isLocked={run.isSending || run.result !== undefined}
              onSelect={onSelect}
            />
          )}
        </Loaded>
      )}
    </RunDialog>
  );
}

const numberOf = ({ order }: Invoice) => order.number;
const invoices = (count: number) => counted(count, 'Rechnung', 'Rechnungen');

interface PreviewProps extends InvoicePreview {
  chosen: readonly Invoice[];
  isLocked: boolean;
  onSelect(invoice: Invoice, isSelected: boolean): void;
}

const byPost = (count: number) =>
  `${counted(count, 'Kunde hat', 'Kunden haben')} keine E-Mail-Adresse: bitte drucken und per Post senden.`;
const isPosted = ({ buyer }: Invoice) => buyer.email === '';

function Preview({ ready, left_out, warnings = [], is_cut, ...props }: PreviewProps) {
  const { collective = 0 } = props;
  const { chosen, isLocked, onSelect } = props;
  const total = formatEuro(sumCents(chosen.map(({ gross_cents }) => gross_cents)));
  const posted = chosen.filter(isPosted).length;
  return (
    <Stack>
      <Typography>
        {ready.length === 0
          ? is_cut
            ? 'Unter den ältesten Lieferungen ist keine einzeln zu berechnen. Weitere erscheinen, sobald die Sammelrechnungen geschrieben sind.'
            : `Zurzeit ist nichts zu berechnen${left_out.length === 0 ? ': Zu allem, was geliefert ist, gibt es eine Rechnung' : ''}.`
          : `Geschrieben ${chosen.length === 1 ? 'wird' : 'werden'} ${invoices(chosen.length)} über ${chosen.length === 1 ? '' : 'zusammen '}${total} inkl. MwSt. Wer eine E-Mail-Adresse hat, bekommt seine per E-Mail. Eine Rechnung lässt sich danach nicht mehr ändern, nur stornieren oder zum Teil gutschreiben.`}
        {posted > 0 && ` ${byPost(posted)}`}
        {is_cut && ready.length > 0 && ' Weitere folgen danach.'}
        {collective > 0 &&
          ` ${counted(collective, 'Lieferung kommt', 'Lieferungen kommen')} in Sammelrechnungen.`}
      </Typography>
      <PlainList aria-label="Vorschau" sx={{ display: 'grid', gap: 2 }}>
        {ready.map((invoice) => (
          <li key={invoice.order.number}>
            {ready.length > 1 || warnings.length > 0 ? (
              <Box component="label" sx={choice}>
                <input
                  type="checkbox"
                  aria-label={`Rechnung zu ${invoice.order.number} schreiben`}
                  disabled={isLocked}
                  checked={chosen.includes(invoice)}
                  onChange={({ target }) => onSelect(invoice, target.checked)}
                />
                Schreiben
              </Box>
            ) : null}
            {warnings
              .filter(({ order_number }) => order_number === invoice.order.number)
              .map(({ warning }) => (
                <SpacedAlert key={warning} severity="warning" mb={1}>
                  {warning}
                </SpacedAlert>
              ))}
            <PreviewedInvoice invoice={invoice} />
          </li>
        ))}
      </PlainList>
      <LeftOut orders={left_out} />
    </Stack>
  );
}

/** Orders that are not invoiced now, and why. */
export function LeftOut({ orders }: { orders: InvoicePreview['left_out'] }) {
  if (orders.length === 0) return null;
  return (
    <Titled title="Nicht berechnet" heading="h3" mb={1}>
      <PlainList>
        {orders.map(({ order_number, customer, reason }) => (
          <Box component="li" key={order_number} sx={{ py: 0.75 }}>
            <strong>{[order_number, customer].filter(Boolean).join(', ')}</strong>: {reason}
          </Box>
        ))}
      </PlainList>
    </Titled>
  );
}

/** The invoice as it will be written, except for its number. */
function PreviewedInvoice({ invoice }: { invoice: Invoice }) {
  const { order, buyer, lines, allowances = [], gross_cents, prepaid_cents } = invoice;
  return (
    <Box component="article" aria-label={`Bestellung ${order.number}`} sx={card}>
      <Ends>
        <strong>{buyer.company || buyer.name}</strong>
        <span>{order.number}</span>
      </Ends>
      <PlainList sx={{ my: 1 }}>
        {lines.map((line) => (
          <Ends component="li" key={`${line.article_number}${line.name}`}>
            <span>
              {`${quantityText(line.quantity, line.unit, line.pieces)} ${line.name}`}
              {line.ordered !== undefined &&
                ` (bestellt ${quantityText(line.ordered, line.unit, line.pieces)}${line.reason ? `, ${line.reason}` : ''})`}
            </span>
            <span>{formatEuro(line.net_cents)}</span>
          </Ends>
        ))}
        {allowances.map((each) => (
          <Ends component="li" key={allowanceLabel(each)}>
            <span>{allowanceLabel(each)}</span>
            <span>{formatEuro(-each.net_cents)}</span>
          </Ends>
        ))}
      </PlainList>
      <Ends sx={{ fontWeight: 600 }}>
        <span>Gesamtbetrag inkl. MwSt.</span>
        <span>{formatEuro(gross_cents)}</span>
      </Ends>
      {prepaid_cents !== 0 && (
        <Typography variant="body2">
          {`Bezahlt ${formatEuro(prepaid_cents)}, zu zahlen ${formatEuro(invoice.payable_cents)}`}
        </Typography>
      )}
      <Quiet mt={0.5}>{paymentSentences(invoice).join(' ')}</Quiet>
    </Box>
  );
}

const choice = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  cursor: 'pointer',
  '& input': { width: 22, height: 22, m: 0, accentColor: COLORS.ink },
};

const card = {
  p: 2,
  border: `1px solid ${COLORS.slab}`,
  borderRadius: 1,
  fontVariantNumeric: 'tabular-nums',
};

/** Writes as many at a time as a request may name. */
const useWriting = () =>
  useRun({
    send: (part: readonly Invoice[], request_id) =>
      callApi('POST /api/admin/invoices', {
        body: { request_id, order_numbers: part.map(numberOf) },
      }),
    refusalOf: (each) =>
      each.outcome === 'refused' ? `${each.order_number} – ${each.message}` : undefined,
    told: (results, parts) => {
      const done = results.flatMap((each) => (each.outcome === 'written' ? each : []));
      const [first, ...others] = done.map(({ number }) => number);
      const last = others.at(-1);
      const numbers = first ? ` (${last ? `${first} bis ${last}` : first})` : '';
      const isDone = (invoice: Invoice) =>
        done.some((each) => each.order_number === numberOf(invoice));
      const posted = parts.flat().filter((each) => isPosted(each) && isDone(each)).length;
      const written = counted(done.length, 'Rechnung ist', 'Rechnungen sind');
      const mailed = posted === done.length ? '' : ' und per E-Mail unterwegs';
      return `${written} geschrieben${numbers}${mailed}.${posted > 0 ? ` ${byPost(posted)}` : ''}`;
    },
    failed: 'Nicht alle Rechnungen konnten geschrieben werden.',
  });
