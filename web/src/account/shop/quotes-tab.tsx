import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type OwnQuote, QUOTE_STATES } from '@shop/domain/quote/quote';
import { formatDate } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { useId } from 'react';
import { contactPath, orderConfirmationPath, quotePath } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Block, Ends, Quiet, Row, Shrinking } from '../../ui/layout.tsx';
import { OrderTotal } from '../../ui/order-total.tsx';
import { EntryCard, OwnTab, useOwnList } from './own-list.tsx';

/** Quotes sent to the account's address or to a company it may order for. */
export function QuotesTab({ email }: { email: string }) {
  const own = useOwnList('GET /api/users/quotes', 'quotes', email);
  return (
    <OwnTab
      {...own}
      title="Angebote"
      none="Angebote an Ihre E-Mail-Adresse und an Firmen, für die Sie bestellen, finden Sie hier."
      action={<Button href={contactPath('quote', '')}>Angebot anfragen</Button>}
    >
      {own.items.map((quote) => (
        <li key={quote.number}>
          <QuoteCard quote={quote} />
        </li>
      ))}
    </OwnTab>
  );
}

function QuoteCard({ quote }: { quote: OwnQuote }) {
  const headingId = useId();
  const { number, status, valid_until, sent_at, customer_name, company_name, site } = quote;
  const { label, color } = status === 'sent' ? OPEN : QUOTE_STATES[status];
  const isClosed = status === 'expired' || status === 'withdrawn';
  return (
    <EntryCard aria-labelledby={headingId}>
      <Ends gap={1.5}>
        <Shrinking>
          <Typography variant="h3" id={headingId}>
            Angebot {number}
          </Typography>
          <Quiet>
            {[
              `vom ${formatDate(sent_at)}`,
              status === 'sent' && `gültig bis ${formatDay(valid_until)}`,
              status === 'expired' && `abgelaufen nach dem ${formatDay(valid_until)}`,
              `für ${[company_name, customer_name].filter(Boolean).join(', ')}`,
              site && `Baustelle ${site}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Quiet>
        </Shrinking>
        <Badge color={color}>{label}</Badge>
      </Ends>
      <Block mt={1}>
        <OrderTotal order={quote} />
      </Block>
      <Row mt={2}>
        {!isClosed && (
          <Button
            href={quotePath(number)}
            size="small"
            variant="outlined"
            aria-describedby={headingId}
          >
            {status === 'sent' ? 'Ansehen und bestellen' : 'Ansehen'}
          </Button>
        )}
        {quote.order_numbers.map((order) => (
          <Link key={order} href={orderConfirmationPath(order)}>
            Bestellung {order}
          </Link>
        ))}
      </Row>
    </EntryCard>
  );
}

const OPEN = { label: 'Offen', color: 'blue' } as const;
