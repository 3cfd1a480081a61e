import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { Icon } from '../../components/icon.tsx';
import { LiveUpdates } from '../../features/live/live-updates.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { BOTTOM_BARS, VISUALLY_HIDDEN } from '../../lib/theme/shared-styles.ts';
import { useOpenTab } from '../kit/addresses.ts';
import { type AdminNotification, useNotifications } from './use-notifications.ts';

/** Keeps the page up to date while it is open and announces new orders and contact requests. */
export function AdminNotifications() {
  const open = useOpenTab();
  const { notification, clear, onOrders, onContacts } = useNotifications();
  function show() {
    if (notification) open(notification.tab);
    clear();
  }
  return (
    <>
      <LiveUpdates list="orders" onChange={onOrders} />
      <LiveUpdates list="contacts" onChange={onContacts} />
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

// Above other bars and below dialogs, whose buttons it would cover.
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
