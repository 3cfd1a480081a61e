import Box from '@mui/material/Box';
import { type AdminOrder, ORDER_STATUSES, orderStatusBadge } from '@shop/domain/order';
import { useState } from 'react';
import { FilterSelect } from '../../components/filter-select.tsx';
import { CsvLink } from './csv-link.tsx';
import { latePart } from './late-part.tsx';
import { LoadedText } from './loaded-text.tsx';
import type { OfficeList } from './office-list.ts';
import { orderCount } from './order-count.ts';
import { OrdersResult } from './orders-result.tsx';
import { TabTitle } from './tab-title.tsx';
import { useReturnedFocus } from './use-returned-focus.ts';

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

const toolbar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 3,
  rowGap: 1.5,
  mb: 3,
};
