import Box from '@mui/material/Box';
import { siteId } from '@shop/domain/customer/building-site';
import type { AdminOrder } from '@shop/domain/order/order';
import { isFinal, isOrderStatus, orderStatus } from '@shop/domain/order/order-status';
import type { OrderPaymentFilter } from '@shop/domain/receivable/ends';
import { customerId } from '@shop/domain/text/customer-number';
import { formatDay } from '@shop/domain/time/calendar';
import { NO_DAY, PAST_DAY, SELECT_ALL, TO_ASSIGN } from '@shop/domain/work/todays-work';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FOR_ORDER, newQuotePath, useOpened } from '../../office/addresses.ts';
import { useCustomer } from '../../office/api/use-customer.ts';
import type { PagedList } from '../../office/api/use-office-query.ts';
import { OfficeButton } from '../../office/office-button.tsx';
import { SearchedList } from '../../office/tab/searched-list.tsx';
import { CsvLink, LinkButton, TabSection, WideText } from '../../office/tab/tab-head.tsx';
import { useChosen } from '../../office/use-chosen.ts';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { DeliveryActions } from './deliveries/delivery-actions.tsx';
import { OpenedOrder } from './opened-order.tsx';
import { type OrderFilter, useDeliveryListDay, useOrderFilter } from './order-filter.ts';
import { OrdersTable } from './orders-table.tsx';

export default function OrdersTab({ orders }: { orders: PagedList<AdminOrder> }) {
  const { today, show } = useDeliveryListDay();
  const url = useOrderFilter();
  const { opened, open } = useOpened('order');
  const list = useFallbackFocus<HTMLDivElement>(opened !== undefined);
  const choice = useChoice(orders);
  const { status, customer } = url.filter;
  const options = useCustomerOptions(customer);
  const isBulk =
    status === NO_DAY || status === PAST_DAY || (isOrderStatus(status) && !isFinal(status));
  return (
    <TabSection
      id="orders-title"
      title="Bestellungen"
      action={
        <Row>
          <LinkButton to={newQuotePath(FOR_ORDER)} variant="contained" sx={{ gap: 1 }}>
            <Icon name="phone" size={20} />
            <WideText>Bestellung aufnehmen</WideText>
          </LinkButton>
          <OfficeButton onClick={() => show(today)}>Lieferliste</OfficeButton>
          <CsvLink file="orders" />
        </Row>
      }
    >
      <Box ref={list} tabIndex={-1} role="group" aria-label="Liste der Bestellungen">
        <SearchedList
          list={orders}
          url={url}
          one="Bestellung"
          many="Bestellungen"
          hint={SEARCH_HINT}
          options={options}
          note={url.filter.sorting === 'delivery_day' ? WITHOUT_DAY : undefined}
          found={foundText(url.filter)}
          // Above the list, so that undoing is still offered once the last order has left it.
          sums={
            isBulk && (
              <DeliveryActions orders={orders.items} isOverdue={status === PAST_DAY} {...choice} />
            )
          }
          none="Neue Bestellungen erscheinen hier."
          {...(url.active.join() === 'status' && {
            nothing: 'Keine Bestellungen mit diesem Status',
          })}
        >
          <OrdersTable
            orders={orders.items}
            onOpen={({ order_number }) => open(order_number)}
            {...(isBulk && { choice })}
          />
        </SearchedList>
      </Box>
      <OpenedOrder orders={orders.items} />
    </TabSection>
  );
}

/** The customer whose orders are shown, by name, and their building sites. */
function useCustomerOptions(number: string) {
  const id = customerId(number);
  const { data } = useCustomer(id);
  if (!id) return {};
  const { name = number, sites = [] } = data?.input ?? {};
  return {
    customer: [{ id: number, label: name }],
    site: sites.map((site) => ({ id: siteId(site), label: site.name })),
  };
}

/** The selected orders: those that were shown first if the address says so, as after a press in "Heute". */
function useChoice({ items, isLoading }: PagedList<AdminOrder>) {
  const [params] = useSearchParams();
  const [first, setFirst] = useState<readonly string[]>();
  if (!first && !isLoading) setFirst(params.has(SELECT_ALL) ? items.map(numberOf) : []);
  const { chosen: selected, ...choice } = useChosen(items, numberOf, (order) =>
    (first ?? []).includes(numberOf(order)),
  );
  return { selected, ...choice };
}

const numberOf = ({ order_number }: AdminOrder) => order_number;

const PAYMENT_TEXTS = {
  none: 'noch nicht berechnet',
  open: 'Zahlung offen',
  part: 'teilweise bezahlt',
  paid: 'bezahlt',
  written_off: 'ausgebucht',
  credit: 'zu erstatten',
  ahead: 'Vorkasse offen',
  to_invoice: 'geliefert, zu berechnen',
} satisfies Record<OrderPaymentFilter, string>;

const WAITING: Readonly<Record<string, string>> = {
  [NO_DAY]: 'ohne Liefertag',
  [PAST_DAY]: 'mit überschrittenem Liefertag',
  [TO_ASSIGN]: 'zuzuordnen',
};

/** `mit Status „In Bearbeitung“ für den 24.11.2026`. */
const foundText = ({ status, payment, deliveryDay, customer, site }: OrderFilter) => [
  status && (WAITING[status] ?? `mit Status „${orderStatus(status).label}“`),
  payment && `(${PAYMENT_TEXTS[payment as OrderPaymentFilter]})`,
  deliveryDay && `für den ${formatDay(deliveryDay)}`,
  customer && `von ${customer}`,
  site && `für die Baustelle „${site}“`,
];

const WITHOUT_DAY = 'Bestellungen ohne Liefertag fehlen in dieser Sortierung.';
const SEARCH_HINT =
  'Findet Wortanfänge in Nummer, Name, Firma, E-Mail, Telefon, Straße, Postleitzahl, Ort, Artikel, Betrag und Rechnungsnummer („must“ findet Muster). Nicht gefunden werden Wortmitten, Tippfehler und Anmerkungen.';

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
