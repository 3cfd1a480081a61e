import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { UnsentNotice, unsentText } from '../../components/form/unsent-notice.tsx';
import { useConnection } from '../../lib/connection/shop-connection.ts';
import { checkoutDraft } from './checkout-draft.ts';
import type { OrderFailure } from './use-submit-order.ts';

const ORDER = 'Ihre Bestellung';
const ACTION = 'Bestellung absenden';

/**
 * Says once what became of an order that did not arrive: an alert when an attempt has just failed, a
 * notice after a reload or once the connection is back.
 */
export function OrderOutcome({ failure }: { failure: OrderFailure | undefined }) {
  const { isLost } = useConnection();
  const isReconnected = failure?.isOffline && !isLost;
  const alert = isReconnected ? undefined : failure;
  return (
    <>
      {alert && (
        <Alert severity="error" sx={{ mb: 2 }} data-tells-loss={alert.isOffline || undefined}>
          {alert.text}
          {alert.isOffline && <Box sx={{ mt: 1 }}>{unsentText(ORDER, ACTION)}</Box>}
        </Alert>
      )}
      <UnsentNotice
        draft={checkoutDraft}
        what={ORDER}
        action={ACTION}
        isHidden={alert !== undefined}
      />
    </>
  );
}
