import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type OwnRequest, requestTypeLabel } from '@shop/domain/request/contact';
import { requestStatusBadge } from '@shop/domain/request/request-handling';
import { formatDateTime } from '@shop/domain/text/format';
import { useId } from 'react';
import { PATHS, quotePath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { CARD } from '../../lib/theme/shared-styles.ts';
import { Badge } from '../../ui/badge.tsx';
import { Ends, part, StackedList, Text } from '../../ui/layout.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import { ItemsTable } from '../../ui/order-items.tsx';
import { LoadMore, TabTitle, useOwnList } from './own-list.tsx';

/** Requests sent while signed in, and the company's answers. */
export function RequestsTab({ email }: { email: string }) {
  const own = useOwnList('GET /api/users/contacts', 'requests', email);
  if (own.isLoading) return <LoadingText>Anfragen werden geladen...</LoadingText>;
  return (
    <>
      <TabTitle>Anfragen</TabTitle>
      {own.items.length === 0 ? (
        <>
          <Text mb={3}>
            Was Sie uns angemeldet über ein Formular schreiben, finden Sie hier mit unserer Antwort.
          </Text>
          <Button href={PATHS.contact}>Zum Kontaktformular</Button>
        </>
      ) : (
        <StackedList component="ol" gap={3}>
          {own.items.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} />
            </li>
          ))}
        </StackedList>
      )}
      <LoadMore {...own} what="Anfragen" />
    </>
  );
}

function RequestCard({ request }: { request: OwnRequest }) {
  const headingId = useId();
  const { label, color } = requestStatusBadge(request.status);
  return (
    <Card aria-labelledby={headingId}>
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
    </Card>
  );
}

const Card = part('article', { ...CARD, p: { xs: 2, sm: 3 } });

const text = { mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

const Reply = part('div', { mt: 2, pl: 2, borderLeft: `4px solid ${COLORS.signal}` });
