import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { toCents } from '@shop/domain/money/money';
import { TEXTS } from '@shop/domain/order/order-fields';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { type AdminQuote, QUOTE_EVENTS, QUOTE_STATES } from '@shop/domain/quote/quote';
import { draftAfter, quoteDraft } from '@shop/domain/quote/quote-draft';
import { QUOTE_TEXT_LIMITS } from '@shop/domain/quote/quote-schema';
import { customerId } from '@shop/domain/text/customer-number';
import { formatEuro } from '@shop/domain/text/format';
import { addDays, berlinDay, formatDay } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { storedText } from '../../lib/browser-storage/stored-text.ts';
import { FOR_ORDER, FROM_NOTHING, openedPath } from '../../office/addresses.ts';
import { useCustomer } from '../../office/api/use-customer.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { useOfficeQuery, useShow } from '../../office/api/use-office-query.ts';
import { AdminDialog } from '../../office/dialog/admin-dialog.tsx';
import { AskReason } from '../../office/dialog/ask-reason.tsx';
import { DialogButton } from '../../office/dialog/dialog-buttons.tsx';
import { History } from '../../office/history.tsx';
import { KeptPapers } from '../../office/kept-papers.tsx';
import { UndeliveredMails } from '../../office/mails.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { Loaded } from '../../office/tab/paged-list.tsx';
import { textFacts } from '../../orders/shared/text-facts.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Facts } from '../../ui/facts.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { part, Row, Stack } from '../../ui/layout.tsx';
import { OrderItems } from '../../ui/order-items.tsx';
import { type Draft, QuoteForm, useQuoteCall } from './quote-form.tsx';
import { ofRecord, ofRequest } from './quote-values.ts';

/** Gets the form's buttons, in the dialog's own bar. */
const Bar = part('div', { display: 'contents' });

const keyOf = (number: string) => ['quotes', 'one', number];

interface QuoteDialogProps {
  /** Taken unchecked from the address. */
  number: string;
  onClose(): void;
}

export default function QuoteDialog({ number, onClose }: QuoteDialogProps) {
  const query = useOfficeQuery(keyOf(number), 'GET /api/admin/quotes/{number}', {
    params: { number },
    gcTime: 0,
  });
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const name = query.data && (query.data.company_name || query.data.customer_name);
  return (
    <AdminDialog
      title={`Angebot ${number}`}
      subtitle={name}
      isWide
      onClose={onClose}
      actions={<Bar ref={setBar} />}
    >
      <Loaded
        query={query}
        loading="Das Angebot wird geladen..."
        failed="Das Angebot konnte nicht geladen werden"
      >
        {(quote) => <OpenedQuote quote={quote} bar={bar} />}
      </Loaded>
    </AdminDialog>
  );
}

interface NewQuoteProps {
  /** Its source: the id of a request, the number of an earlier order or of a customer, or `FROM_NOTHING`. */
  from: string;
  onClose(): void;
  onMade(number: string): void;
}

/** A new quote, or an order by telephone. */
export function NewQuote({ onClose, ...draft }: NewQuoteProps) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <AdminDialog
      title="Neues Angebot oder neue Bestellung"
      isWide
      onClose={onClose}
      onDiscard={() => keptFor(draft.from).remove()}
      actions={<Bar ref={setBar} />}
    >
      <Drafted {...draft} bar={bar} />
    </AdminDialog>
  );
}

interface DraftedProps extends Omit<NewQuoteProps, 'onClose'> {
  bar: HTMLElement | null;
}

function Drafted(props: DraftedProps) {
  const { from } = props;
  if (from === FROM_NOTHING || from === FOR_ORDER)
    return <NewForm {...props} draft={{ content: emptyDraft() }} />;
  if (isOrderNumber(from)) return <AfterOrder {...props} />;
  return customerId(from) === undefined ? <ForRequest {...props} /> : <ForCustomer {...props} />;
}

/** What was typed in the form, in this tab. */
const keptFor = (from: string) => storedText(`new-quote-${from}`, () => window.sessionStorage);

const emptyDraft = () => quoteDraft(berlinDay(new Date()));

function AfterOrder(props: DraftedProps) {
  const { from } = props;
  // Not the order dialog's data, which is dropped while that closes.
  const query = useOfficeQuery(['orders', 'earlier', from], 'GET /api/admin/orders/{orderNumber}', {
    params: { orderNumber: from },
  });
  return (
    <Loaded query={query} one="Bestellung">
      {(order) => (
        <NewForm {...props} draft={{ content: draftAfter(berlinDay(new Date()), order) }} />
      )}
    </Loaded>
  );
}

function ForRequest(props: DraftedProps) {
  const { from } = props;
  const query = useOfficeQuery(['contacts', 'one', from], 'GET /api/admin/contacts/{id}', {
    params: { id: from },
  });
  const { data: customer, isLoading } = useCustomer(customerId(query.data?.customer_number ?? ''));
  return (
    <Loaded query={{ ...query, data: isLoading ? undefined : query.data }} one="Anfrage">
      {(contact) => {
        const asked = quoteDraft(berlinDay(new Date()), contact);
        const content = customer ? ofRequest(asked, customer) : asked;
        return <NewForm {...props} draft={{ content, contact_id: from }} />;
      }}
    </Loaded>
  );
}

function ForCustomer(props: DraftedProps) {
  return (
    <Loaded query={useCustomer(customerId(props.from))} many="Angaben des Kunden">
      {(customer) => (
        <NewForm {...props} draft={{ content: { ...emptyDraft(), ...ofRecord(customer) } }} />
      )}
    </Loaded>
  );
}

function NewForm({ from, draft, onMade, bar }: DraftedProps & { draft: Draft }) {
  const [kept] = useState(() => keptFor(from));
  const call = useQuoteCall(draft, ({ number }) => onMade(number), kept.remove);
  const isQuote = from === FROM_NOTHING || draft.contact_id !== undefined;
  return <QuoteForm quote={draft} main={isQuote ? 'send' : 'order'} {...{ kept, call, bar }} />;
}

function OpenedQuote({ quote, bar }: { quote: AdminQuote; bar: HTMLElement | null }) {
  const { number, status, valid_until, gross_amount, contact_id, offer } = quote;
  const show = useShow(keyOf(number));
  const { label, color } = QUOTE_STATES[status];
  const isFinal = status === 'accepted';
  const [isEdited, setIsEdited] = useState(false);
  const call = useQuoteCall(quote, show);
  return (
    <Stack gap={4}>
      <Row>
        <Badge color={color}>{label}</Badge>
        <span>gültig bis {formatDay(valid_until)}</span>
        <strong>{formatEuro(toCents(gross_amount))} inkl. MwSt.</strong>
        {quote.is_changed && <Badge color="yellow">geändert, nicht versendet</Badge>}
        {contact_id && <Link href={openedPath('request', contact_id)}>Anfrage</Link>}
        {offer?.order_numbers.map((order) => (
          <Link key={order} href={openedPath('order', order)}>
            {order}
          </Link>
        ))}
      </Row>
      <UndeliveredMails about={number} />
      {!isFinal && <Steps quote={quote} isEdited={isEdited} onDone={show} />}
      <KeptPapers number={number} customerName={quote.customer_name} />
      {isFinal && !isEdited && offer && (
        <>
          <Facts
            title="Kundendaten"
            heading="h3"
            facts={textFacts(quote.content, TEXTS.customer, 'office')}
          />
          <OrderItems
            order={{ ...offer, order_status: status, order_items: offer.items }}
            heading="h3"
          />
        </>
      )}
      {isFinal && isEdited && <Alert severity="warning">{ORDERED_MEANWHILE}</Alert>}
      {(!isFinal || isEdited) && (
        <QuoteForm
          quote={quote}
          main={status === 'draft' ? 'send' : 'order'}
          call={call}
          onEdited={setIsEdited}
          bar={bar}
        />
      )}
      <History
        entries={quote.history
          .toReversed()
          .map(({ what, by = 'Kunde', at, text, version, order_number }) => ({
            at,
            by:
              what === 'reminded' || (what === 'created' && quote.is_standing) ? 'Automatisch' : by,
            text: [
              QUOTE_EVENTS[what],
              version && `Fassung ${version}`,
              order_number,
              text && `„${text}“`,
            ]
              .filter(Boolean)
              .join(', '),
          }))}
      />
    </Stack>
  );
}

const ORDERED_MEANWHILE =
  'Der Kunde hat dieses Angebot inzwischen bestellt. Was Sie eingegeben haben, bleibt stehen, lässt sich hier aber nicht mehr speichern.';
const RENEWED_DAYS = 14;

interface StepsProps {
  quote: AdminQuote;
  /** Whether the form has changes that sending would drop. */
  isEdited: boolean;
  onDone(quote: AdminQuote): void;
}

/** Sends the quote again with a later expiry, or withdraws it. */
function Steps({ quote, isEdited, onDone }: StepsProps) {
  const { number, revision, status, offer } = quote;
  const [until, setUntil] = useState(() => addDays(berlinDay(new Date()), RENEWED_DAYS));
  const { send, isSending, result, forget } = useOfficeCall({
    call: (sent: { valid_until: string } | { reason: string }, id, seen = revision) =>
      'reason' in sent
        ? callApi('POST /api/admin/quotes/{number}/withdraw', {
            params: { number },
            seen,
            body: { id, reason: sent.reason },
          })
        : callApi('POST /api/admin/quotes/{number}/send', {
            params: { number },
            seen,
            body: { id, ...sent },
          }),
    onDone: (changed) => {
      onDone(changed);
      return changed.status === 'withdrawn'
        ? 'Das Angebot ist zurückgezogen.'
        : 'Das Angebot ist unterwegs, mit Link und PDF.';
    },
    failed: 'Das Angebot konnte nicht gesendet werden.',
  });
  return (
    <Stack gap={2}>
      <Row align="end">
        {offer && (
          <>
            <DateField
              label="Neu gültig bis"
              earliest={berlinDay(new Date())}
              value={until}
              compact
              onChange={setUntil}
            />
            <OfficeButton
              isBlocked={isSending || isEdited || until === ''}
              onClick={() => send({ valid_until: until })}
            >
              Verlängern und senden
            </OfficeButton>
          </>
        )}
        <DialogButton
          variant="text"
          onClick={forget}
          isHidden={status === 'withdrawn' || status === 'declined'}
          dialog={(close) => (
            <AskReason
              title={`Angebot ${number} zurückziehen?`}
              text="Der Kunde kann es dann nicht mehr öffnen."
              reason={{ label: 'Grund (für das Büro)', maxLength: QUOTE_TEXT_LIMITS.reason }}
              confirm="Ja, zurückziehen"
              isSending={isSending}
              result={result}
              onKeep={close}
              revision={revision ?? 0}
              onConfirm={(reason, seen) => send({ reason }, { onSuccess: close, seen })}
            />
          )}
        >
          Zurückziehen
        </DialogButton>
      </Row>
      {offer && isEdited && <p>Verlängern geht erst, wenn die Änderungen gespeichert sind.</p>}
      <ResultAlert result={result} />
    </Stack>
  );
}
