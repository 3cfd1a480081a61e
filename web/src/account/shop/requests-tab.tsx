import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type OwnRequest, requestTypeLabel } from '@shop/domain/request/contact';
import { requestStatusBadge } from '@shop/domain/request/request-handling';
import { formatDateTime } from '@shop/domain/text/format';
import { useId } from 'react';
import { PATHS, quotePath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { Badge } from '../../ui/badge.tsx';
import { Ends, part, Text } from '../../ui/layout.tsx';
import { ItemsTable } from '../../ui/order-items.tsx';
import { EntryCard, OwnTab, useOwnList } from './own-list.tsx';

/** Requests sent while signed in, and the company's answers. */
export function RequestsTab({ email }: { email: string }) {
  const own = useOwnList('GET /api/users/contacts', 'requests', email);
  return (
    <OwnTab
      {...own}
      title="Anfragen"
      none="Was Sie uns angemeldet über ein Formular schreiben, finden Sie hier mit unserer Antwort."
      action={<Button href={PATHS.contact}>Zum Kontaktformular</Button>}
    >
      {own.items.map((request) => (
        <li key={request.id}>
          <RequestCard request={request} />
        </li>
      ))}
    </OwnTab>
  );
}

function RequestCard({ request }: { request: OwnRequest }) {
  const headingId = useId();
  const { label, color } = requestStatusBadge(request.quote_numbers ? 'done' : request.status);
  return (
    <EntryCard aria-labelledby={headingId}>
      <Ends gap={1.5}>
        <Typography variant="h3" id={headingId}>
          {requestTypeLabel(request.request_type)} vom {formatDateTime(request.created_at)}
        </Typography>
        <Badge color={color}>{label}</Badge>
      </Ends>
      <Typography sx={text}>{request.message}</Typography>
      {request.site && <Text mt={1}>Baustelle {request.site}</Text>}
      {request.items && <ItemsTable items={request.items} hasTotals={false} />}
      {request.replies.map(({ id, at, text: answer }) => (
        <Reply key={id}>
          <Typography variant="h4">Unsere Antwort vom {formatDateTime(at)}</Typography>
          <Typography sx={text}>{answer}</Typography>
        </Reply>
      ))}
      {request.quote_numbers?.map((number) => (
        <Text key={number} mt={2}>
          Daraus wurde <Link href={quotePath(number)}>Angebot {number}</Link>.
        </Text>
      ))}
    </EntryCard>
  );
}

const text = { mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

const Reply = part('div', { mt: 2, pl: 2, borderLeft: `4px solid ${COLORS.signal}` });
