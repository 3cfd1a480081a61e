import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { SESSION_REFUSED } from '../lib/api/client.ts';
import { PATHS } from '../lib/paths.ts';

/** Dialog over a form: signing in happens in another tab, which notifies this one. */
export default function SessionExpired() {
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    const reopen = () => setIsOpen(true);
    window.addEventListener(SESSION_REFUSED, reopen);
    return () => window.removeEventListener(SESSION_REFUSED, reopen);
  }, []);
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      aria-labelledby="session-expired"
      aria-describedby="session-expired-text"
      maxWidth="xs"
    >
      <DialogTitle id="session-expired" variant="h3" component="h2">
        Ihre Sitzung ist abgelaufen
      </DialogTitle>
      <DialogContent id="session-expired-text">
        Melden Sie sich in einem neuen Fenster an. Hier bleibt alles, was Sie eingegeben haben;
        danach können Sie es senden.
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="text" onClick={() => setIsOpen(false)}>
          Später
        </Button>
        <Button component="a" href={PATHS.dashboard} target="_blank">
          Anmelden
        </Button>
      </DialogActions>
    </Dialog>
  );
}
