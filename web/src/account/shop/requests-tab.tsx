import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type OwnRequest, requestTypeLabel } from '@shop/domain/request/contact';
import { requestStatusBadge } from '@shop/domain/request/request-handling';
import { formatDateTime } from '@shop/domain/text/format';
import { useId } from 'react';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { Badge } from '../../ui/badge.tsx';
import { Ends, StackedList, Text } from '../../ui/layout.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import { LoadMore, useOwnList } from './own-list.tsx';

/** Requests sent while signed in, and the company's answers. */
export function RequestsTab({ email }: { email: string }) {
  const own = useOwnList('GET /api/users/contacts', 'requests', email);
  if (own.isLoading) return <LoadingText>Anfragen werden geladen...</LoadingText>;
  return (
    <>
      <Text variant="h2" mb={3}>
        Anfragen
      </Text>
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
    <Box component="article" aria-labelledby={headingId} sx={card}>
      <Ends gap={1.5}>
        <Typography variant="h3" id={headingId}>
          {requestTypeLabel(request.request_type)} vom {formatDateTime(request.created_at)}
        </Typography>
        <Badge color={color}>{label}</Badge>
      </Ends>
      <Typography sx={text}>{request.message}</Typography>
      {request.replies.map(({ id, at, text: answer }) => (
        <Box key={id} sx={reply}>
          <Typography variant="h4">Unsere Antwort vom {formatDateTime(at)}</Typography>
          <Typography sx={text}>{answer}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const card = { p: { xs: 2, sm: 3 }, border: `1px solid ${COLORS.slab}`, borderRadius: 1 };

const text = { mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

const reply = { mt: 2, pl: 2, borderLeft: `4px solid ${COLORS.signal}` };
