import { CANCEL_PARAM, ORDER_PARAM, ORDER_TOKEN_HEADER } from '@shop/domain/order/order-request';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isRefusal } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { useLinkToken } from '../../lib/browser-storage/link-token.ts';
import { useConnection } from '../../lib/connection/shop-connection.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { LoadingPage } from '../../ui/loading-text.tsx';
import { NotFound } from '../../ui/message-page.tsx';
import { OrderConfirmation } from './order-confirmation.tsx';

export default function OrderConfirmationPage() {
  const { orderNumber = '' } = useParams();
  const cancelToken = useLinkToken(orderNumber, CANCEL_PARAM);
  const viewToken = useLinkToken(`${orderNumber}/${ORDER_PARAM}`, ORDER_PARAM);
  const token = viewToken ?? cancelToken;
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery('GET /api/orders/{orderNumber}', { orderNumber }),
    ...(token && {
      queryFn: ({ signal }) =>
        callApi('GET /api/orders/{orderNumber}', {
          params: { orderNumber },
          headers: { [ORDER_TOKEN_HEADER]: token },
          signal,
        }),
    }),
  });
  if (data) return <OrderConfirmation order={data} cancelToken={cancelToken} />;
  if (isFetching) return <LoadingOrder />;
  return <OrderNotFound error={error} onRetry={refetch} />;
}

function LoadingOrder() {
  usePageHead('orderConfirmation');
  return <LoadingPage>Bestellung wird geladen...</LoadingPage>;
}

/** One message for every failure; a retry is offered unless the server refused the request. */
function OrderNotFound({ error, onRetry }: { error: Error | null; onRetry(): unknown }) {
  const { isLost } = useConnection();
  const mayRetry = !isRefusal(error);
  return (
    <NotFound
      title="Bestellung nicht gefunden"
      back={{ to: PATHS.home, label: 'Zur Startseite' }}
      onRetry={mayRetry ? onRetry : undefined}
    >
      Die angeforderte Bestellung konnte nicht gefunden werden.
      {isLost && mayRetry && (
        <p>
          Bestellungen werden nicht auf dem Gerät gespeichert. Ohne Internetverbindung lässt sich
          diese deshalb nicht anzeigen; versuchen Sie es erneut, sobald Sie wieder Empfang haben.
        </p>
      )}
    </NotFound>
  );
}
