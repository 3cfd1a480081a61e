import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { toCents } from '@shop/domain/money/money';
import { formatEuro } from '@shop/domain/text/format';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { logFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { BOTTOM_BARS, VISUALLY_HIDDEN } from '../../lib/theme/shared-styles.ts';
import { LiveUpdates } from '../../live/live-updates.tsx';
import { type AdminTab, useOpenTab } from '../../office/addresses.ts';
import { useAdminKey } from '../../office/api/use-office-query.ts';
import { BOOKINGS_KEY } from '../../office/api/use-rentals.ts';
import { Icon } from '../../ui/icon.tsx';

/** Keeps the page up to date while it is open and announces new orders, contact requests and bookings. */
export function AdminNotifications() {
  const open = useOpenTab();
  const { notification, clear, onOrders, onContacts, onRentals } = useNotifications();
  function show() {
    if (notification) open(notification.tab);
    clear();
  }
  return (
    <>
      <LiveUpdates list="orders" onChange={onOrders} />
      <LiveUpdates list="contacts" onChange={onContacts} />
      <LiveUpdates list="rentals" onChange={onRentals} />
      <NotificationSnackbar notification={notification} onShow={show} onClose={clear} />
    </>
  );
}

interface NotificationSnackbarProps {
  notification: AdminNotification | undefined;
  onShow(): void;
  onClose(): void;
}

const SHOWN_FOR_MS = 12_000;

/** Has its own live region, since screen readers often miss one that appears with its text. */
export function NotificationSnackbar({ notification, onShow, onClose }: NotificationSnackbarProps) {
  return (
    <>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {notification?.text}
      </Box>
      {notification && (
        <Snackbar
          key={notification.text}
          open
          autoHideDuration={SHOWN_FOR_MS}
          onClose={(_, reason) => reason !== 'clickaway' && onClose()}
          sx={place}
        >
          <Box data-ground="dark" sx={notice}>
            <span>{notification.text}</span>
            <Button size="small" onClick={onShow}>
              Ansehen
            </Button>
            <IconButton aria-label="Hinweis schließen" onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </Box>
        </Snackbar>
      )}
    </>
  );
}

const bottom = `calc(${BOTTOM_BARS} + 24px)`;

// Above other bars, but below dialogs, whose buttons it would cover.
const place = { zIndex: 'drawer', bottom: { xs: bottom, sm: bottom } };

const notice = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 1.5,
  width: { xs: '100%', sm: 'auto' },
  maxWidth: { sm: 640 },
  py: 1,
  pl: 2,
  pr: 1,
  color: COLORS.white,
  bgcolor: COLORS.asphalt,
  border: `1px solid ${COLORS.joint}`,
  borderLeft: `6px solid ${COLORS.signal}`,
  borderRadius: 1,
};

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
      refetch('stats', 'today', 'orders', 'orders-per-day');
      if (newNumbers.length === 0) return;
      const text = orderText(newNumbers);
      // In order: a late response about an earlier order must not replace a later one.
      queue.current = queue.current.then(async () =>
        setNotification({ text: await text, tab: 'bestellungen' }),
      );
    },
    onContacts(newIds: readonly string[]) {
      refetch('stats', 'today', 'contacts');
      if (newIds.length > 0)
        setNotification({ text: contactText(newIds.length), tab: 'kontaktanfragen' });
    },
    onRentals({ length }: readonly string[]) {
      refetch('today', BOOKINGS_KEY);
      const text = length === 1 ? 'Neue Mietbuchung' : `${length} neue Mietbuchungen`;
      if (length > 0) setNotification({ text, tab: 'vermietung' });
    },
  };
}

/** A server that is just starting must not hold up what has happened. */
const DETAILS_WITHIN_MS = 2000;

async function orderText([newest = '', ...others]: readonly string[]): Promise<string> {
  const inTime = new Promise<string>((give) => setTimeout(give, DETAILS_WITHIN_MS, ''));
  const details = await Promise.race([orderDetails(newest), inTime]);
  const more = others.length > 0 ? ` (und ${others.length} weitere)` : '';
  return `Neue Bestellung ${newest}${details}${more}`;
}

/** Loads the order, which a filtered list may not contain. */
async function orderDetails(orderNumber: string): Promise<string> {
  try {
    const order = await callApi('GET /api/orders/{orderNumber}', { params: { orderNumber } });
    return ` von ${order.customer_name} über ${formatEuro(toCents(order.total_amount))} netto`;
  } catch (error) {
    logFailure('Failed to load new order', error);
    return '';
  }
}

const contactText = (count: number): string =>
  count === 1 ? 'Neue Kontaktanfrage' : `${count} neue Kontaktanfragen`;
