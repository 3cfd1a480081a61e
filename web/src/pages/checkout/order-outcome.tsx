import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { UnsentNotice, unsentText } from '../../components/form/unsent-notice.tsx';
import { useConnection } from '../../lib/connection/shop-connection.ts';
import { checkoutDraft } from './checkout-draft.ts';
import type { OrderFailure } from './use-submit-order.ts';

const ORDER = 'Ihre Bestellung';
const ACTION = 'Bestellung absenden';

/**
 * What became of an order that did not arrive, told once: an attempt that failed just now by an alert,
 * which holds what a lost connection means; one of an earlier visit, or the connection's return, by a notice.
 */
export function OrderOutcome({ failure }: { failure: OrderFailure | undefined }) {
  const { isLost } = useConnection();
  const isOver = failure?.isKept && !isLost;
  const alert = isOver ? undefined : failure;
  return (
    <>
      {alert && (
        <Alert severity="error" sx={{ mb: 2 }} data-tells-loss={alert.isKept || undefined}>
          {alert.text}
          {alert.isKept && <Box sx={{ mt: 1 }}>{unsentText(ORDER, ACTION)}</Box>}
        </Alert>
      )}
      <UnsentNotice
        draft={checkoutDraft}
        what={ORDER}
        action={ACTION}
        isTold={alert !== undefined}
      />
    </>
  );
}
