import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { formatEuro } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import { type AdminOrder, MAX_REASON_LENGTH, type OrderStatus } from '@shop/domain/order';
import { nextStatuses } from '@shop/domain/order-status';
import { useState } from 'react';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import { COLORS } from '../../../lib/theme/colors.ts';
import type { WantedStatus } from './use-change-status.ts';

interface StatusActionsProps {
  order: AdminOrder;
  isChanging: boolean;
  onChange(wanted: WantedStatus): void;
}

const ACTION_LABELS: Record<OrderStatus, string> = {
  pending: 'Zurückstellen',
  processing: 'Bearbeitung beginnen',
  on_the_way: 'Als unterwegs markieren',
  delivered: 'Als geliefert markieren',
  cancelled: 'Stornieren',
};

/** A button for each status the order can change to; cancelling asks for confirmation. */
export function StatusActions({ order, isChanging, onChange }: StatusActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {nextStatuses(order.order_status).map((to) => (
        <Button
          key={to}
          variant={to === 'cancelled' ? 'outlined' : 'contained'}
          aria-disabled={isChanging}
          {...(to === 'cancelled' && { sx: { color: 'error.main' }, 'aria-haspopup': 'dialog' })}
          onClick={() => {
            if (isChanging) return;
            if (to === 'cancelled') setIsAsking(true);
            else onChange({ to });
          }}
        >
          {ACTION_LABELS[to]}
        </Button>
      ))}
      {isAsking && (
        <CancelConfirmation
          order={order}
          onKeep={() => setIsAsking(false)}
          onCancel={(reason) => {
            setIsAsking(false);
            onChange({ to: 'cancelled', reason });
          }}
        />
      )}
    </>
  );
}

interface CancelConfirmationProps {
  order: AdminOrder;
  onKeep(): void;
  onCancel(reason: string): void;
}

function CancelConfirmation({ order, onKeep, onCancel }: CancelConfirmationProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      onClose={onKeep}
      role="alertdialog"
      maxWidth="xs"
      aria-labelledby="cancel-title"
      aria-describedby="cancel-text"
      sx={{ '& .MuiDialog-paper': { m: 2 } }}
    >
      <DialogTitle id="cancel-title" variant="h3" component="h2">
        Bestellung stornieren?
      </DialogTitle>
      <DialogContent>
        <Box id="cancel-text" sx={{ mb: 3 }}>
          Die Bestellung {order.order_number} von {order.customer_name} über{' '}
          {formatEuro(toCents(order.total_amount))} wird storniert. Das lässt sich nicht rückgängig
          machen. Der Kunde erhält eine E-Mail.
        </Box>
        <FieldFrame
          id="cancel-reason"
          label="Grund (liest der Kunde, freiwillig)"
          error={undefined}
        >
          <OutlinedInput
            id="cancel-reason"
            multiline
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ input: { maxLength: MAX_REASON_LENGTH } }}
          />
        </FieldFrame>
      </DialogContent>
      <DialogActions disableSpacing sx={actions}>
        <Button autoFocus variant="outlined" onClick={onKeep}>
          Nicht stornieren
        </Button>
        <Button onClick={() => onCancel(reason.trim())} sx={danger}>
          Ja, stornieren
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const actions = {
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: 'stretch',
  gap: 1.5,
  px: 3,
  pb: 3,
};

const danger = {
  bgcolor: 'error.main',
  color: COLORS.white,
  '&:hover': { bgcolor: 'error.dark' },
};
