import Box from '@mui/material/Box';
import type { AdminOrder } from '@shop/domain/order';
import { OrderItems } from '../../components/order-items.tsx';
import { MoveOutcome } from './move-outcome.tsx';
import { OfficeDialog } from './office-dialog.tsx';
import { OrderCustomer, OrderInShort, OrderNotes } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderMoves } from './order-moves.tsx';
import { useMoveOrder } from './use-move-order.ts';
import { useShownOrder } from './use-shown-order.ts';

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

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
  alignItems: 'start',
};
