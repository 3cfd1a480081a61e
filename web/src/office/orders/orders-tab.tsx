import Box from '@mui/material/Box';
import type { AdminOrder } from '@shop/domain/order/order';
import { OPENED_ORDER_PARAM } from '@shop/domain/order/order-number';
import { orderStatus } from '@shop/domain/order/order-status';
import type { PaymentState } from '@shop/domain/payment/order-payments';
import { counted } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Row } from '../../components/layout.tsx';
import type { PagedList } from '../kit/api/use-office-query.ts';
import { OfficeButton } from '../kit/office-button.tsx';
import { LoadedText, NoEntries, NothingFound, PagedEntries } from '../kit/tab/paged-list.tsx';
import { CsvLink, TabTitle, WideText } from '../kit/tab/tab-head.tsx';
import { isTooShort } from '../kit/tab/use-url-filter.ts';
import { useOpened } from '../kit/use-opened.ts';
import { useDeliveryListDay } from './deliveries/use-delivery-list-day.ts';
import { OpenedOrder } from './opened-order.tsx';
import { type OrderFilter, OrderToolbar, useOrderFilter } from './order-toolbar.tsx';
import { OrdersTable } from './orders-table.tsx';
import { TakeOrder } from './take-order.tsx';

export default function OrdersTab({ orders }: { orders: PagedList<AdminOrder> }) {
  const { today, show } = useDeliveryListDay();
  const { filter, change, clear, active } = useOrderFilter();
  const { opened, open } = useOpened(OPENED_ORDER_PARAM);
  const list = useFallbackFocus<HTMLDivElement>(opened !== undefined);
  return (
    <section aria-labelledby="orders-title">
      <TabTitle
        id="orders-title"
        action={
          <Row>
            <TakeOrder>
              <Icon name="phone" size={20} />
              <WideText>Bestellung aufnehmen</WideText>
            </TakeOrder>
            <OfficeButton onClick={() => show(today)}>Heute liefern</OfficeButton>
            <CsvLink file="orders" />
          </Row>
        }
      >
        Bestellungen
      </TabTitle>
      <OrderToolbar filter={filter} active={active} onChange={change} />
      <Box sx={{ mb: 1 }}>
        <LoadedText isLoading={orders.isLoading} loading="Bestellungen werden geladen...">
          {orderCount(orders, filter)}
        </LoadedText>
      </Box>
      <Box ref={list} tabIndex={-1} role="group" aria-label="Liste der Bestellungen">
        <PagedEntries
          list={orders}
          empty={
            active.length > 0 ? (
              <NothingFound
                list={orders}
                title={`Keine Bestellungen ${active.join() === 'status' ? 'mit diesem Status' : 'gefunden'}`}
                all="Alle Bestellungen anzeigen"
                onShowAll={clear}
              />
            ) : (
              <NoEntries title="Keine Bestellungen">Neue Bestellungen erscheinen hier.</NoEntries>
            )
          }
        >
          <OrdersTable orders={orders.items} onOpen={({ order_number }) => open(order_number)} />
        </PagedEntries>
      </Box>
      <OpenedOrder orders={orders.items} />
    </section>
  );
}

const PAYMENT_TEXTS = {
  open: 'Zahlung offen',
  part: 'teilweise bezahlt',
  paid: 'bezahlt',
} satisfies Record<PaymentState, string>;

/** `3 Bestellungen zu „must“ mit Status „In Bearbeitung“`. */
function orderCount({ total, isTotalKnown }: PagedList<AdminOrder>, filter: OrderFilter): string {
  const { search, status, payment, deliveryDay } = filter;
  const count = counted(total, 'Bestellung', 'Bestellungen');
  return [
    isTotalKnown ? count : `Mindestens ${count}`,
    search.trim() && !isTooShort(search) && `zu „${search.trim()}“`,
    status && `mit Status „${orderStatus(status).label}“`,
    payment && `(${PAYMENT_TEXTS[payment]})`,
    deliveryDay && `für den ${formatDay(deliveryDay)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * MUI returns the focus to the button that opened a dialog. If the button is gone, because its entry
 * has left the list, the element with the returned ref takes the focus.
 */
function useFallbackFocus<E extends HTMLElement>(isOpen: boolean) {
  const element = useRef<E>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return element;
}
