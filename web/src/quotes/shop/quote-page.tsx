import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { CALL_US } from '@shop/domain/company';
import { toCents } from '@shop/domain/money/money';
import { TEXTS } from '@shop/domain/order/order-fields';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { ORDERABLE, QUOTE_PARAM, type Quote } from '@shop/domain/quote/quote';
import { deliveryPriceText } from '@shop/domain/quote/quote-sums';
import { formatDay } from '@shop/domain/time/calendar';
import { deliveryAddress, deliveryLabel } from '@shop/domain/tour/delivery-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiFailure, isRefusal } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { useLinkToken } from '../../lib/browser-storage/link-token.ts';
import { useHead, usePageHead } from '../../lib/head/use-page-head.ts';
import { orderConfirmationPath, PATHS } from '../../lib/paths.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { textFacts } from '../../orders/shared/text-facts.tsx';
import { useAuth } from '../../session/session-context.ts';
import {
  ConfirmationBanner,
  ConfirmationPair,
  ConfirmationParts,
  ContactInfo,
} from '../../ui/confirmation-parts.tsx';
import { Facts, OrderNotes } from '../../ui/facts.tsx';
import { Page } from '../../ui/layout.tsx';
import { LoadingPage } from '../../ui/loading-text.tsx';
import { NotFound } from '../../ui/message-page.tsx';
import { Titled } from '../../ui/titled.tsx';
import { QuoteAnswers } from './quote-answers.tsx';
import { QuoteItems, QuoteOrder, type QuoteProps } from './quote-order.tsx';

export default function QuotePage() {
  const { number = '' } = useParams();
  const linked = useLinkToken(number, QUOTE_PARAM);
  const { user, isPending } = useAuth();
  // Without a link, accounts can open quotes sent to them or their company.
  const token = linked ?? (user ? '' : undefined);
  const isHydrated = useIsHydrated();
  const client = useQueryClient();
  const queryKey = ['quote', number, token, user?.email];
  const { data, error, isFetching, refetch } = useQuery({
    ...READ_OPTIONS,
    queryKey,
    queryFn: ({ signal }) =>
      callApi('POST /api/quotes/{number}/open', {
        params: { number },
        body: { token: token ?? '' },
        signal,
      }),
    enabled: token !== undefined,
    // What the customer chooses must not change below the button; the server checks the version.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data && token !== undefined) {
    const show = (quote: Quote) => client.setQueryData(queryKey, quote);
    return <ShownQuote quote={data} token={token} onChange={show} />;
  }
  if (!isHydrated || isFetching || (token === undefined && isPending)) return <LoadingQuote />;
  const told = error instanceof ApiFailure ? error.serverMessage : undefined;
  return (
    <NotFound
      title="Angebot nicht verfügbar"
      back={{ to: PATHS.home, label: 'Zur Startseite' }}
      onRetry={token !== undefined && !isRefusal(error) ? refetch : undefined}
    >
      {token === undefined ? NO_TOKEN : (told ?? 'Das Angebot konnte nicht geladen werden.')}
    </NotFound>
  );
}

const NO_TOKEN = `Bitte öffnen Sie Ihr Angebot mit dem Link aus unserer E-Mail, oder melden Sie sich an. ${CALL_US}`;

function LoadingQuote() {
  usePageHead('quote');
  return <LoadingPage>Angebot wird geladen...</LoadingPage>;
}

function ShownQuote(props: QuoteProps) {
  const { quote, token } = props;
  const { number, status, valid_until, company_name, customer_name } = quote;
  useHead({ title: `Angebot ${number}`, isIndexed: false });
  const isOpen = status === 'sent';
  return (
    <>
      <ConfirmationBanner icon={isOpen ? 'clock' : 'check'} title={`Angebot ${number}`}>
        {isOpen ? (
          <>
            für {company_name || customer_name}, gültig bis{' '}
            <strong>{formatDay(valid_until)}</strong>
          </>
        ) : status === 'declined' ? (
          'Sie haben dieses Angebot abgelehnt.'
        ) : (
          'Sie haben dieses Angebot angenommen. Vielen Dank!'
        )}
      </ConfirmationBanner>
      <Page py={{ xs: 4, md: 6 }}>
        <ConfirmationParts>
          <Orders quote={quote} />
          {isOpen ? (
            <QuoteOrder
              key={quote.version}
              {...props}
              facts={<QuoteFacts {...{ quote, token }} />}
            />
          ) : (
            <>
              <QuoteFacts quote={quote} token={token} />
              <Titled title="Positionen" mb={2}>
                <QuoteItems quote={quote} />
              </Titled>
            </>
          )}
          <ConfirmationPair>
            {isOpen && <QuoteAnswers {...props} />}
            <ContactInfo title="Fragen zu Ihrem Angebot?" />
          </ConfirmationPair>
        </ConfirmationParts>
      </Page>
    </>
  );
}

function Orders({ quote: { order_numbers } }: { quote: Quote }) {
  if (order_numbers.length === 0) return null;
  return (
    <Alert severity="success">
      {order_numbers.length === 1 ? 'Ihre Bestellung: ' : 'Ihre Bestellungen: '}
      {[...order_numbers.entries()].map(([index, number]) => (
        <span key={number}>
          {index > 0 && ', '}
          <Link href={orderConfirmationPath(number)}>{number}</Link>
        </span>
      ))}
    </Alert>
  );
}

function QuoteFacts({ quote, token }: Pick<QuoteProps, 'quote' | 'token'>) {
  const { number, version, delivery, conditions, orderable, delivery_below: below } = quote;
  const price =
    orderable !== 'whole' &&
    deliveryPriceText(
      below && { goodsCents: toCents(below.goods_amount), cents: toCents(below.amount) },
    );
  const link = token && `?${new URLSearchParams({ token })}`;
  const pdf = `/api/quotes/${number}/angebot.pdf${link}`;
  return (
    <ConfirmationPair>
      <Facts
        title="Ihr Angebot"
        facts={[
          ['Angebot', version > 1 ? `${number}, Fassung ${version}` : number],
          ['Gültig bis', formatDay(quote.valid_until)],
          ['Baustelle', quote.site],
          ...textFacts(quote, TEXTS.offered, 'customer'),
          ['Zahlungsart', paymentMethodOf(quote.payment_method).label],
          ['Lieferart', deliveryLabel(delivery)],
          ['Lieferadresse', deliveryAddress(delivery)],
          [
            'PDF',
            <Link key="pdf" href={pdf} target="_blank" rel="noreferrer">
              Angebot als PDF
            </Link>,
          ],
        ]}
      />
      <OrderNotes
        title="Bedingungen"
        notes={[ORDERABLE[orderable].told, price, conditions].filter(Boolean).join('\n')}
      />
    </ConfirmationPair>
  );
}
