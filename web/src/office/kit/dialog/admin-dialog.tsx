import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { COLORS } from '../../../lib/theme/colors.ts';

interface AdminDialogProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** Stays open when its backdrop is pressed, as typed text would be lost. */
  keepsOpen?: boolean;
  /** Nothing in it can take the focus, so the content itself scrolls by keyboard. */
  isReadOnly?: boolean;
  onClose(): void;
}

export function AdminDialog({
  title,
  children,
  actions,
  keepsOpen,
  isReadOnly,
  onClose,
}: AdminDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        if (!keepsOpen || reason !== 'backdropClick') onClose();
      }}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      sx={paper}
    >
      <DialogTitle id={titleId} variant="h2" sx={head}>
        {title}
      </DialogTitle>
      <DialogContent {...(isReadOnly && { tabIndex: 0 })} sx={{ px: { xs: 2, sm: 3 } }}>
        {children}
      </DialogContent>
      <DialogActions disableSpacing role="group" aria-label="Aktionen" sx={foot}>
        {actions}
        <Button variant="text" onClick={onClose} sx={{ ml: { sm: 'auto' } }}>
          Schließen
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const paper = {
  '& .MuiDialog-paper': {
    m: { xs: 0, sm: 4 },
    width: { xs: '100%', sm: 'calc(100% - 64px)' },
    height: { xs: '100%', sm: 'auto' },
    maxHeight: { xs: '100%', sm: 'calc(100% - 64px)' },
    borderRadius: { xs: 0, sm: 1 },
  },
};

const head = {
  px: { xs: 2, sm: 3 },
  mb: 3,
  fontSize: { xs: '1.5rem', sm: '1.75rem' },
  overflowWrap: 'anywhere',
  borderBottom: `2px solid ${COLORS.ink}`,
};

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'start',
  gap: 1.5,
  px: { xs: 2, sm: 3 },
  py: 2,
  borderTop: `1px solid ${COLORS.slab}`,
  '& > button, & > a': { flex: { xs: '1 1 auto', sm: 'none' } },
};
