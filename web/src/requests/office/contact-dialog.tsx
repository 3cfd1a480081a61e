import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isOrderNumber } from '@shop/domain/order/order-number';
import {
  orderMatchLabel,
  requestTypeLabel,
  type StoredContact,
} from '@shop/domain/request/contact';
import {
  isRequestStatus,
  MAX_ENTRY_LENGTH,
  REQUEST_STATUSES,
  type RequestStatusChange,
  requestStatusBadge,
} from '@shop/domain/request/request-handling';
import { formatDateTime } from '@shop/domain/text/format';
import { callApi } from '../../lib/api/client.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { newQuotePath, openedPath } from '../../office/addresses.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { useOfficeQuery, useShow } from '../../office/api/use-office-query.ts';
import { AdminDialog } from '../../office/dialog/admin-dialog.tsx';
import { MailLink, mailHref, PhoneLink, phoneHref } from '../../office/dialog/contact-links.tsx';
import { NOTE_TEXTS, NoteList, NotesSection } from '../../office/notes.tsx';
import { customerPath } from '../../office/similar-customers.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { Loaded } from '../../office/tab/paged-list.tsx';
import { LinkButton } from '../../office/tab/tab-head.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Block } from '../../ui/layout.tsx';
import { ItemsTable } from '../../ui/order-items.tsx';
import { Titled } from '../../ui/titled.tsx';
import { RequestTypeBadge } from './contact-card.tsx';
import { ContactCustomer } from './contact-customer.tsx';

interface ContactDialogProps {
  /** Taken unchecked from the URL. */
  id: string;
  /** The request as in the list behind the dialog, shown until it is loaded. */
  listed: StoredContact | undefined;
  onClose(): void;
}

export default function ContactDialog({ id, listed, onClose }: ContactDialogProps) {
  const query = useOfficeQuery(keyOf(id), 'GET /api/admin/contacts/{id}', {
    params: { id },
    gcTime: 0,
  });
  const contact = query.data ?? listed;
  return (
    <AdminDialog
      title={contact ? `Anfrage von ${contact.name}` : 'Anfrage'}
      onClose={onClose}
      actions={contact && <Answers contact={contact} />}
    >
      <Loaded query={{ ...query, data: contact }} one="Anfrage">
        {(loaded) => <ContactDetails contact={loaded} />}
      </Loaded>
    </AdminDialog>
  );
}

/** Query key of a request, relative to the account's. */
const keyOf = (id: string) => ['contacts', 'one', id];

interface ContactProps {
  contact: StoredContact;
}

function ContactDetails({ contact }: ContactProps) {
  return (
    <>
      <Box sx={messageBesideSender}>
        <div>
          <Typography variant="h3">Nachricht</Typography>
          <Box sx={message}>{contact.message}</Box>
          {contact.email && <ContactEntries contact={contact} what="reply" />}
        </div>
        <div>
          <ContactStatus contact={contact} />
          <Facts
            title="Absender"
            heading="h3"
            facts={[
              ['Name', contact.name],
              ['E-Mail', contact.email && <MailLink key="email" email={contact.email} />],
              ['Telefon', contact.phone && <PhoneLink phone={contact.phone} />],
              ['Art der Anfrage', <RequestTypeBadge key="type" type={contact.request_type} />],
              ['Auftragsnummer', contact.order_number && orderLink(contact.order_number)],
              ['Prüfung', contact.order_match && orderMatchLabel(contact.order_match)],
              ['Kunde', contact.customer_number && customerLink(contact.customer_number)],
              ['Baustelle', contact.site],
              ['Postleitzahl', contact.postal_code],
              ['Datum', formatDateTime(contact.created_at)],
            ]}
          />
        </div>
      </Box>
      {contact.items && (
        <Titled title="Angefragte Artikel" heading="h3" mb={1.5} sx={{ mt: 4 }}>
          <ItemsTable items={contact.items} hasTotals={false} />
        </Titled>
      )}
      <ContactEntries contact={contact} what="notes" />
    </>
  );
}

function orderLink(number: string) {
  const address = openedPath('order', number);
  return isOrderNumber(number) ? <Link href={address}>{number}</Link> : number;
}

const customerLink = (number: string) => <Link href={customerPath(number)}>{number}</Link>;

const STATUS_OPTIONS = REQUEST_STATUSES.map((id) => ({ id, label: requestStatusBadge(id).label }));

/** A request's status; picking another one saves it at once. */
function ContactStatus({ contact }: ContactProps) {
  const { send, isSending, result } = useContactCall(contact, 'status');
  return (
    <Block mb={3}>
      <Box sx={{ maxWidth: 260 }}>
        <FilterSelect
          label="Status der Anfrage"
          value={contact.status ?? 'open'}
          options={STATUS_OPTIONS}
          onPick={(to) => isRequestStatus(to) && !isSending && send({ to })}
        />
      </Box>
      <ResultAlert result={result} />
    </Block>
  );
}

function Answers({ contact }: ContactProps) {
  const { email, phone, request_type } = contact;
  const subject = `Ihre Anfrage: ${requestTypeLabel(request_type)}`;
  const ways = [
    { icon: 'mail', label: 'Per E-Mail antworten', href: email && mailHref(email, subject) },
    { icon: 'phone', label: 'Anrufen', href: phone && phoneHref(phone) },
  ] as const;
  const quoting = newQuotePath(contact.id);
  const answers = ways.map(
    ({ icon, label, href }) =>
      href && (
        <Button
          key={icon}
          variant="outlined"
          href={href}
          startIcon={<Icon name={icon} size={20} />}
        >
          {label}
        </Button>
      ),
  );
  return (
    <>
      {answers}
      {request_type !== 'withdrawal' && (
        <>
          <LinkButton variant="outlined" to={quoting}>
            Angebot erstellen
          </LinkButton>
          {!contact.customer_number && <ContactCustomer contact={contact} />}
        </>
      )}
    </>
  );
}

const messageBesideSender = { ...columns('md', 3, 2), gap: 4, alignItems: 'start' };

const message = {
  mt: 1.5,
  maxWidth: '75ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};

interface ContactEntriesProps extends ContactProps {
  what: 'notes' | 'reply';
}

const TEXTS = {
  notes: { hint: 'Nur für das Büro.' },
  reply: {
    title: 'Antworten',
    hint: 'Geht als E-Mail an den Absender; seine Antwort kommt in Ihr Postfach.',
    label: 'Ihre Antwort',
    rows: 5,
    isMain: true,
    action: 'Antwort senden',
    pendingAction: 'Wird gesendet...',
  },
};

function ContactEntries({ contact, what }: ContactEntriesProps) {
  const call = useContactCall(contact, what);
  const entries = (what === 'notes' ? contact.notes : contact.replies) ?? [];
  return (
    <Block mt={4}>
      <NotesSection
        {...TEXTS[what]}
        notes={<NoteList notes={entries} />}
        maxLength={MAX_ENTRY_LENGTH}
        revision={contact.revision}
        call={call}
      />
    </Block>
  );
}

const STEPS = {
  status: { done: 'Der Status ist geändert.', failed: 'Der Status konnte nicht geändert werden.' },
  notes: NOTE_TEXTS,
  reply: {
    done: 'Die Antwort ist unterwegs.',
    failed: 'Die Antwort konnte nicht gesendet werden.',
  },
};

type Step = keyof typeof STEPS;

function useContactCall({ id, revision }: StoredContact, name: Step) {
  const show = useShow(keyOf(id));
  const { done, failed } = STEPS[name];
  return useOfficeCall({
    call: (sent: RequestStatusChange | { text: string }, requestId, seen = revision) =>
      callApi<`POST /api/admin/contacts/{id}/${Step}`>(`POST /api/admin/contacts/{id}/${name}`, {
        params: { id },
        seen,
        body: 'text' in sent ? { id: requestId, ...sent } : sent,
      }),
    onDone: (changed) => {
      show(changed);
      return done;
    },
    failed,
    changes: ['contacts', 'customers', 'stats', 'today', 'waiting-mail', 'undelivered-mail'],
  });
}
