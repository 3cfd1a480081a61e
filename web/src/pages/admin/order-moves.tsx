import type { AdminOrder, OrderStatus } from '@shop/domain/order';
import { nextStatuses } from '@shop/domain/order-status';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { CancelConfirmation } from './cancel-confirmation.tsx';

interface OrderMovesProps {
  order: AdminOrder;
  isMoving: boolean;
  onMove(to: OrderStatus): void;
}

/** What the office does when it moves an order to a status. */
const MOVE_LABELS: Record<OrderStatus, string> = {
  pending: 'Zurückstellen',
  processing: 'Bearbeitung beginnen',
  delivered: 'Als geliefert markieren',
  cancelled: 'Stornieren',
};

/** A button for each move that is open to the order; cancelling asks once more. */
export function OrderMoves({ order, isMoving, onMove }: OrderMovesProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {nextStatuses(order.order_status).map((to) => (
        <Button
          key={to}
          variant={to === 'cancelled' ? 'outlined' : 'contained'}
          aria-disabled={isMoving}
          {...(to === 'cancelled' && { sx: { color: 'error.main' }, 'aria-haspopup': 'dialog' })}
          onClick={() => {
            if (isMoving) return;
            if (to === 'cancelled') setIsAsking(true);
            else onMove(to);
          }}
        >
          {MOVE_LABELS[to]}
        </Button>
      ))}
      {isAsking && (
        <CancelConfirmation
          order={order}
          onKeep={() => setIsAsking(false)}
          onCancel={() => {
            setIsAsking(false);
            onMove('cancelled');
          }}
        />
      )}
    </>
  );
}
