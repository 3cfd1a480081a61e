import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatNumber } from '@shop/domain/format';
import { type AdminOrder, ORDER_STATUSES, orderStatusBadge } from '@shop/domain/order';
import { useLayoutEffect, useRef, useState } from 'react';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { lazyDialog } from '../dialog/lazy-dialog.tsx';
import { CsvLink } from '../tab/csv-export.tsx';
import { LoadedText } from '../tab/loaded-text.tsx';
import { NoEntries, PagedEntries, type PagedList } from '../tab/paged-list.tsx';
import { TabTitle } from '../tab/tab-title.tsx';
import { OrdersTable } from './orders-table.tsx';

const OrderDialog = lazyDialog('Bestellung', () => import('./order-dialog.tsx'));

interface OrdersTabProps {
  orders: PagedList<AdminOrder>;
  /** The status filter; empty for all. */
  status: string;
  onPickStatus(status: string): void;
}

const STATUS_OPTIONS = [
  { id: '', label: 'Alle' },
  ...ORDER_STATUSES.map((id) => ({ id, label: orderStatusBadge(id).label })),
];

/** The orders with a status filter and a dialog of details. */
export function OrdersTab({ orders, status, onPickStatus }: OrdersTabProps) {
  const [opened, setOpened] = useState<AdminOrder>();
  const list = useFallbackFocus<HTMLDivElement>(opened !== undefined);
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
        <PagedEntries
          list={orders}
          empty={<NoOrders isFiltered={status !== ''} onShowAll={() => onPickStatus('')} />}
        >
          <OrdersTable orders={orders.items} onOpen={setOpened} />
        </PagedEntries>
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

function NoOrders({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll(): void }) {
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

/** `3 Bestellungen mit Status „In Bearbeitung“`. */
function orderCount(total: number, status: string): string {
  const orders = total === 1 ? '1 Bestellung' : `${formatNumber(total)} Bestellungen`;
  return status ? `${orders} mit Status „${orderStatusBadge(status).label}“` : orders;
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

const toolbar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 3,
  rowGap: 1.5,
  mb: 3,
};
