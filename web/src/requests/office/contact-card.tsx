import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StatusColor } from '@shop/domain/order/order-status';
import {
  isStoredRequestType,
  requestTypeLabel,
  type StoredContact,
  type StoredRequestType,
} from '@shop/domain/request/contact';
import { requestStatusBadge } from '@shop/domain/request/request-handling';
import { formatDateTime } from '@shop/domain/text/format';
import { shownEmail } from '@shop/domain/text/shown-email';
import { COLORS } from '../../lib/theme/colors.ts';
import { CARD, WRAPPED } from '../../lib/theme/shared-styles.ts';
import { ENTRY_FACTS } from '../../office/entry-styles.ts';
import { OfficeButton } from '../../office/office-button.tsx';
import { Badge } from '../../ui/badge.tsx';

interface ContactCardProps {
  contact: StoredContact;
  onOpen(): void;
}

export function ContactCard({ contact, onOpen }: ContactCardProps) {
  return (
    <Box component="li" sx={card}>
      <Box sx={head}>
        <Typography variant="h3" sx={{ hyphens: 'none' }}>
          {contact.name}
        </Typography>
        <RequestTypeBadge type={contact.request_type} />
        {contact.status && (
          <Badge color={requestStatusBadge(contact.status).color}>
            {requestStatusBadge(contact.status).label}
          </Badge>
        )}
        <Box sx={sender}>
          <span>{shownEmail(contact.email)}</span>
          <span>{contact.phone}</span>
        </Box>
        <Box component="span" sx={date}>
          {formatDateTime(contact.created_at)}
        </Box>
      </Box>
      <Typography sx={message}>{withoutBlankLines(contact.message)}</Typography>
      <OfficeButton
        aria-label={`Ansehen: Anfrage von ${contact.name}`}
        aria-haspopup="dialog"
        onClick={onOpen}
        sx={button}
      >
        Ansehen
      </OfficeButton>
    </Box>
  );
}

/** Urgent types stand out. */
const TYPE_COLORS: Record<StoredRequestType, StatusColor> = {
  contact: 'grey',
  quote: 'blue',
  callback: 'yellow',
  complaint: 'red',
  delivery: 'green',
  service_inquiry: 'blue',
  withdrawal: 'red',
};

/** An unknown type is shown raw, in grey. */
export function RequestTypeBadge({ type }: { type: string }) {
  const color = isStoredRequestType(type) ? TYPE_COLORS[type] : 'grey';
  return <Badge color={color}>{requestTypeLabel(type)}</Badge>;
}

/** Lets more of the message fit into its few lines. */
const withoutBlankLines = (text: string): string => text.replace(/\n\s*\n/g, '\n');

const card = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  columnGap: 3,
  rowGap: 0.75,
  px: 2,
  py: 1.5,
  ...CARD,
  '&:hover': { borderColor: COLORS.joint },
};

const button = { gridColumn: { md: 2 }, alignSelf: 'end' };

const head = {
  gridColumn: '1 / -1',
  ...WRAPPED,
  columnGap: 2,
  rowGap: 0.5,
};

const date = {
  ml: { sm: 'auto' },
  width: { xs: '100%', sm: 'auto' },
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};

const sender = { ...ENTRY_FACTS, columnGap: 3, mt: 0 };

const message = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxWidth: '80ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
