import { formatEuro } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { logFailure } from '../../features/session/log-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { useOfficeKey } from './api/use-admin-key.ts';
import type { OfficeTab } from './use-admin-tab.ts';

/** Something that has just come in, and where it is to be found. */
export interface News {
  text: string;
  tab: OfficeTab;
}

/** Loads anew what a change has touched, and tells of what is new. */
export function useNews() {
  const client = useQueryClient();
  const key = useOfficeKey();
  const [news, setNews] = useState<News>();
  const told = useRef(Promise.resolve());
  const loadAnew = (...parts: string[]) => {
    for (const part of parts) void client.invalidateQueries({ queryKey: [...key, part] });
  };
  return {
    news,
    clearNews: () => setNews(undefined),
    onOrders(newNumbers: readonly string[]) {
      loadAnew('stats', 'orders', 'orders-per-day');
      if (newNumbers.length === 0) return;
      const text = orderNews(newNumbers);
      // One after the other: an earlier order whose answer comes late must not hide a later one.
      told.current = told.current.then(async () =>
        setNews({ text: await text, tab: 'bestellungen' }),
      );
    },
    onContacts(newIds: readonly string[]) {
      loadAnew('stats', 'contacts');
      if (newIds.length > 0) setNews({ text: contactNews(newIds.length), tab: 'kontaktanfragen' });
    },
  };
}

/** Asks for the newest order itself: the list that is shown may be filtered. */
async function orderNews([newest = '', ...others]: readonly string[]): Promise<string> {
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

function contactNews(count: number): string {
  return count === 1 ? 'Neue Kontaktanfrage' : `${count} neue Kontaktanfragen`;
}
