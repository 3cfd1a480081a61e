import type { AdminOrder } from '@shop/domain/order/order';
import { useOpened } from '../../office/addresses.ts';
import { lazyCode } from '../../office/lazy-code.tsx';

const OrderDialog = lazyCode(() => import('./order-dialog.tsx'), { dialog: 'Bestellung' });

/** The dialog of the order in the URL, over the list that may contain it. */
export function OpenedOrder({ orders }: { orders: readonly AdminOrder[] }) {
  const { opened, close } = useOpened('order');
  if (opened === undefined) return null;
  return (
    <OrderDialog
      key={opened}
      orderNumber={opened}
      listed={orders.find(({ order_number }) => order_number === opened)}
      onClose={close}
    />
  );
}
