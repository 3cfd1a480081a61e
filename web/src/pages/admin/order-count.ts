import { formatNumber } from '@shop/domain/format';
import { orderStatusBadge } from '@shop/domain/order';

/** How many orders the filter leaves: `3 Bestellungen mit Status „In Bearbeitung“`. */
export function orderCount(total: number, status: string): string {
  const orders = total === 1 ? '1 Bestellung' : `${formatNumber(total)} Bestellungen`;
  return status ? `${orders} mit Status „${orderStatusBadge(status).label}“` : orders;
}
