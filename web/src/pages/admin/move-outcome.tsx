import Alert from '@mui/material/Alert';
import { orderStatusBadge } from '@shop/domain/order';
import { useLayoutEffect, useRef } from 'react';
import type { Outcome } from './use-move-order.ts';

/**
 * What became of a move. It takes the focus, since the button that was pressed may be gone, and is
 * scrolled into view with it.
 */
export function MoveOutcome({ outcome }: { outcome: Outcome | undefined }) {
  const message = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (outcome) message.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  return (
    <Alert
      ref={message}
      tabIndex={-1}
      severity={outcome.ok ? 'success' : 'error'}
      role={outcome.ok ? 'status' : 'alert'}
      sx={{ mb: 3 }}
    >
      {outcome.ok
        ? `Der Status ist jetzt „${orderStatusBadge(outcome.status).label}“.`
        : outcome.message}
    </Alert>
  );
}
