import type { AdminOrder } from '@shop/domain/order/order';
import { OPENED_ORDER_PARAM } from '@shop/domain/order/order-number';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The order whose details are open, kept in the URL for reloads, links and the back button. */
export function useOpenedOrder() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const isOpenedHere = useLocation().state?.isOpenedHere === true;

  function show(orderNumber: string | undefined, options: { replace?: boolean }) {
    const next = new URLSearchParams(params);
    if (orderNumber === undefined) next.delete(OPENED_ORDER_PARAM);
    else next.set(OPENED_ORDER_PARAM, orderNumber);
    setParams(next, { ...options, state: { keepScroll: true, isOpenedHere: !options.replace } });
  }

  return {
    number: params.get(OPENED_ORDER_PARAM) ?? undefined,
    open: ({ order_number }: Pick<AdminOrder, 'order_number'>) => show(order_number, {}),
    /** Leaves no history entry to return to. */
    close: () => (isOpenedHere ? void navigate(-1) : show(undefined, { replace: true })),
  };
}
