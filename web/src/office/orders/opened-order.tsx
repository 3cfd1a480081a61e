import type { AdminOrder } from '@shop/domain/order/order';
import { lazyCode } from '../kit/lazy-code.tsx';
import { useOpenedOrder } from './use-opened-order.ts';

const OrderDialog = lazyCode(() => import('./order-dialog.tsx'), { dialog: 'Bestellung' });

/** The dialog of the order in the URL, over the list that may contain it. */
export function OpenedOrder({ orders }: { orders: readonly AdminOrder[] }) {
  const { number, close } = useOpenedOrder();
  if (number === undefined) return null;
  return (
    <OrderDialog
      key={number}
      orderNumber={number}
      listed={orders.find(({ order_number }) => order_number === number)}
      onClose={close}
    />
  );
}
