import type { AdminOrder } from '@shop/domain/order/order';
import { OPENED_ORDER_PARAM } from '@shop/domain/order/order-number';
import type { ReactNode } from 'react';
import { useOpened } from '../kit/addresses.ts';
import { DialogButton } from '../kit/dialog/dialog-buttons.tsx';
import { lazyCode } from '../kit/lazy-code.tsx';

const PhoneOrder = lazyCode(() => import('./phone-order.tsx'), { dialog: 'Bestellung' });

/** Takes an order by phone, from the customer of an `earlier` one if given, and opens it. */
export function TakeOrder({ earlier, children }: { earlier?: AdminOrder; children: ReactNode }) {
  const { open } = useOpened(OPENED_ORDER_PARAM);
  return (
    <DialogButton
      variant={earlier ? 'outlined' : 'contained'}
      sx={{ gap: 1 }}
      dialog={(close) => (
        <PhoneOrder
          {...(earlier && { earlier })}
          onClose={close}
          onTaken={(order) => {
            close();
            open(order.order_number);
          }}
        />
      )}
    >
      {children}
    </DialogButton>
  );
}
