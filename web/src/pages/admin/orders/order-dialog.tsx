import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type AdminOrder, orderStatusBadge } from '@shop/domain/order';
import { useLayoutEffect, useRef, useState } from 'react';
import { OrderItems } from '../../../components/order-items.tsx';
import { OfficeDialog } from '../dialog/admin-dialog.tsx';
import { OrderCustomer, OrderInShort, OrderNotes } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderMoves } from './status-actions.tsx';
import { type Outcome, useMoveOrder } from './use-change-status.ts';

interface OrderDialogProps {
  /** The order as it was when its details were opened. */
  opened: AdminOrder;
  /** The list behind, which may learn of changes. */
  orders: readonly AdminOrder[];
  onClose(): void;
}

/** All about an order, and the moves that are open to it. */
export default function OrderDialog({ opened, orders, onClose }: OrderDialogProps) {
  const { order, keep } = useShownOrder(opened, orders);
  const move = useMoveOrder(order, keep);
  return (
    <OfficeDialog
      title={`Bestellung ${order.order_number}`}
      onClose={onClose}
      actions={<OrderMoves order={order} isMoving={move.isPending} onMove={move.to} />}
    >
      <MoveOutcome outcome={move.outcome} />
      <Box sx={columns}>
        <OrderInShort order={order} />
        <OrderCustomer order={order} />
      </Box>
      <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
        <OrderNotes notes={order.notes} />
        <OrderItems order={order} heading="h3" />
        <OrderHistory order={order} />
      </Box>
    </OfficeDialog>
  );
}

/**
 * The newest that is known of an order: what was kept of it, or what the list has learnt since. An
 * order that has left the filtered list stays open.
 */
function useShownOrder(opened: AdminOrder, orders: readonly AdminOrder[]) {
  const [kept, keep] = useState(opened);
  const listed = orders.find(({ order_number }) => order_number === opened.order_number);
  const isListNewer = listed && listed.status_changes.length > kept.status_changes.length;
  return { order: isListNewer ? listed : kept, keep };
}

/**
 * What became of a move. It takes the focus, since the button that was pressed may be gone, and is
 * scrolled into view with it.
 */
function MoveOutcome({ outcome }: { outcome: Outcome | undefined }) {
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

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
  alignItems: 'start',
};
