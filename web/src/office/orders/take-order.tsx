import type { AdminOrder } from '@shop/domain/order/order';
import { OPENED_ORDER_PARAM } from '@shop/domain/order/order-number';
import { type ReactNode, useState } from 'react';
import { lazyCode } from '../kit/lazy-code.tsx';
import { OfficeButton } from '../kit/office-button.tsx';
import { useOpened } from '../kit/use-opened.ts';

const PhoneOrder = lazyCode(() => import('./phone-order.tsx'), { dialog: 'Bestellung' });

/** Takes an order by telephone, from the customer of an `earlier` one if given, and opens it. */
export function TakeOrder({ earlier, children }: { earlier?: AdminOrder; children: ReactNode }) {
  const { open } = useOpened(OPENED_ORDER_PARAM);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <OfficeButton
        aria-haspopup="dialog"
        variant={earlier ? 'outlined' : 'contained'}
        onClick={() => setIsOpen(true)}
        sx={{ gap: 1 }}
      >
        {children}
      </OfficeButton>
      {isOpen && (
        <PhoneOrder
          {...(earlier && { earlier })}
          onClose={close}
          onTaken={(order) => {
            close();
            open(order.order_number);
          }}
        />
      )}
    </>
  );
}
