import type { AdminOrder } from '@shop/domain/order';
import { Button } from '../../components/button.tsx';
import { LoadMore } from './load-more.tsx';
import { NoEntries } from './no-entries.tsx';
import type { OfficeList } from './office-list.ts';
import { OrdersTable } from './orders-table.tsx';

interface OrdersResultProps {
  orders: OfficeList<AdminOrder>;
  isFiltered: boolean;
  onOpen(order: AdminOrder): void;
  onShowAll(): void;
}

/** The orders that the filter leaves, or a word that there are none. */
export function OrdersResult({ orders, isFiltered, onOpen, onShowAll }: OrdersResultProps) {
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
