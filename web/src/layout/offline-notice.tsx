import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';

/** Says so while the device has no connection; nothing on the page changes otherwise. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Box role="status" data-screen-only>
      {!isOnline && (
        <Box sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', px: 2, py: 1.5 }}>
          Keine Internetverbindung. Ihr Warenkorb bleibt erhalten.
        </Box>
      )}
    </Box>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
