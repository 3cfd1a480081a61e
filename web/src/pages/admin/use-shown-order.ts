import type { AdminOrder } from '@shop/domain/order';
import { useState } from 'react';

/**
 * The newest that is known of an order: what was kept of it, or what the list has learnt since. An
 * order that has left the filtered list stays open.
 */
export function useShownOrder(opened: AdminOrder, orders: readonly AdminOrder[]) {
  const [kept, keep] = useState(opened);
  const listed = orders.find(({ order_number }) => order_number === opened.order_number);
  const isListNewer = listed && listed.status_changes.length > kept.status_changes.length;
  return { order: isListNewer ? listed : kept, keep };
}
