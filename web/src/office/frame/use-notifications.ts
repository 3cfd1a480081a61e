import { toCents } from '@shop/domain/money/money';
import { formatEuro } from '@shop/domain/text/format';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { logFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import type { AdminTab } from '../kit/addresses.ts';
import { useAdminKey } from '../kit/api/use-office-query.ts';

export interface AdminNotification {
  text: string;
  tab: AdminTab;
}

/** Refetches what a change affects, and keeps the latest notification. */
export function useNotifications() {
  const client = useQueryClient();
  const key = useAdminKey();
  const [notification, setNotification] = useState<AdminNotification>();
  const queue = useRef(Promise.resolve());
  const refetch = (...parts: string[]) => {
    for (const part of parts) void client.invalidateQueries({ queryKey: [...key, part] });
  };
  return {
    notification,
    clear: () => setNotification(undefined),
    onOrders(newNumbers: readonly string[]) {
      refetch('stats', 'orders', 'orders-per-day');
      if (newNumbers.length === 0) return;
      const text = orderText(newNumbers);
      // In order: a late response about an earlier order must not hide a later one.
      queue.current = queue.current.then(async () =>
        setNotification({ text: await text, tab: 'bestellungen' }),
      );
    },
    onContacts(newIds: readonly string[]) {
      refetch('stats', 'contacts');
      if (newIds.length > 0)
        setNotification({ text: contactText(newIds.length), tab: 'kontaktanfragen' });
    },
  };
}

/** Loads the newest order, which a filtered list may not contain. */
async function orderText([newest = '', ...others]: readonly string[]): Promise<string> {
  const more = others.length > 0 ? ` (und ${others.length} weitere)` : '';
  try {
    const params = { orderNumber: newest };
    const order = await callApi('GET /api/orders/{orderNumber}', { params });
    const amount = formatEuro(toCents(order.total_amount));
    return `Neue Bestellung ${newest} von ${order.customer_name} über ${amount}${more}`;
  } catch (error) {
    logFailure('Failed to load new order', error);
    return `Neue Bestellung ${newest}${more}`;
  }
}

function contactText(count: number): string {
  return count === 1 ? 'Neue Kontaktanfrage' : `${count} neue Kontaktanfragen`;
}
