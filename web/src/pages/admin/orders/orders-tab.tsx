import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatNumber } from '@shop/domain/format';
import { type AdminOrder, ORDER_STATUSES, orderStatusBadge } from '@shop/domain/order';
import { useLayoutEffect, useRef, useState } from 'react';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { latePart } from '../dialog/lazy-dialog.tsx';
import { CsvLink } from '../tab/csv-export.tsx';
import { LoadedText } from '../tab/loaded-text.tsx';
import { LoadMore, NoEntries, type OfficeList } from '../tab/paged-list.tsx';
import { TabTitle } from '../tab/tab-title.tsx';
import { OrdersTable } from './orders-table.tsx';

const OrderDialog = latePart('Bestellung', () => import('./order-dialog.tsx'));

interface OrdersTabProps {
  orders: OfficeList<AdminOrder>;
  /** The status that is filtered by; empty for all. */
  status: string;
  onPickStatus(status: string): void;
}

const STATUS_OPTIONS = [
  { id: '', label: 'Alle' },
  ...ORDER_STATUSES.map((id) => ({ id, label: orderStatusBadge(id).label })),
];

/** The orders, narrowed down by their status, each with its details. */
export function OrdersTab({ orders, status, onPickStatus }: OrdersTabProps) {
  const [opened, setOpened] = useState<AdminOrder>();
  const list = useReturnedFocus<HTMLDivElement>(opened !== undefined);
  return (
    <section aria-labelledby="orders-title">
      <TabTitle id="orders-title" action={<CsvLink file="orders" />}>
        Bestellungen
      </TabTitle>
      <Box sx={toolbar}>
        <Box sx={{ width: { xs: '100%', sm: 240 } }}>
          <FilterSelect
            label="Status"
            value={status}
            options={STATUS_OPTIONS}
            onPick={onPickStatus}
          />
        </Box>
        <Box sx={{ py: { sm: 1.5 } }}>
          <LoadedText isLoading={orders.isLoading} loading="Bestellungen werden geladen...">
            {orderCount(orders.total, status)}
          </LoadedText>
        </Box>
      </Box>
      <Box ref={list} tabIndex={-1} role="group" aria-label="Liste der Bestellungen">
        <OrdersResult
          orders={orders}
          isFiltered={status !== ''}
          onOpen={setOpened}
          onShowAll={() => onPickStatus('')}
        />
      </Box>
      {opened && (
        <OrderDialog
          key={opened.order_number}
          opened={opened}
          orders={orders.items}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

interface OrdersResultProps {
  orders: OfficeList<AdminOrder>;
  isFiltered: boolean;
  onOpen(order: AdminOrder): void;
  onShowAll(): void;
}

/** The orders that the filter leaves, or a word that there are none. */
function OrdersResult({ orders, isFiltered, onOpen, onShowAll }: OrdersResultProps) {
  if (orders.isLoading) return null;
  if (orders.items.length > 0) {
    return (
      <>
        <OrdersTable orders={orders.items} onOpen={onOpen} />
        <LoadMore list={orders} />
      </>
    );
  }
  if (!isFiltered) {
    return <NoEntries title="Keine Bestellungen">Neue Bestellungen erscheinen hier.</NoEntries>;
  }
  return (
    <NoEntries title="Keine Bestellungen mit diesem Status">
      <Button variant="outlined" onClick={onShowAll} sx={{ mt: 1 }}>
        Alle Bestellungen anzeigen
      </Button>
    </NoEntries>
  );
}

/** How many orders the filter leaves: `3 Bestellungen mit Status „In Bearbeitung“`. */
function orderCount(total: number, status: string): string {
  const orders = total === 1 ? '1 Bestellung' : `${formatNumber(total)} Bestellungen`;
  return status ? `${orders} mit Status „${orderStatusBadge(status).label}“` : orders;
}

/**
 * Keeps the focus in a list whose dialog closes. The dialog gives it back to the button that opened
 * it; where that is gone, because its entry left the list, the returned element takes it.
 */
function useReturnedFocus<E extends HTMLElement>(isOpen: boolean) {
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

const toolbar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 3,
  rowGap: 1.5,
  mb: 3,
};
