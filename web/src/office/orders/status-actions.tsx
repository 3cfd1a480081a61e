import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { toCents } from '@shop/domain/money/money';
import {
  type AdminOrder,
  MAX_REASON_LENGTH,
  type StatusChangeRequest,
} from '@shop/domain/order/order';
import { isCancelled, type OrderStatus, orderStatus } from '@shop/domain/order/order-status';
import { isUnpaidHandover } from '@shop/domain/order/unpaid-order';
import { formatEuro } from '@shop/domain/text/format';
import { type ReactNode, useState } from 'react';
import { InputField } from '../../components/form/text-field.tsx';
import { COLORS } from '../../lib/theme/colors.ts';

/** A status, and what belongs to it: a reason for the customer, or that it hands over unpaid goods. */
export type WantedStatus = Omit<StatusChangeRequest, 'from'>;

interface StatusActionsProps {
  order: AdminOrder;
  isChanging: boolean;
  onChange(wanted: WantedStatus): void;
}

/** A button for each status the order can change to; cancelling and handing over unpaid goods ask first. */
export function StatusActions({ order, isChanging, onChange }: StatusActionsProps) {
  const [asked, setAsked] = useState<OrderStatus>();
  const change = (wanted: WantedStatus) => {
    setAsked(undefined);
    onChange(wanted);
  };
  return (
    <>
      {orderStatus(order.order_status).next.map((to) => {
        const isAsking = isCancelled(to) || isUnpaidHandover(order, to);
        return (
          <Button
            key={to}
            variant={isCancelled(to) ? 'outlined' : 'contained'}
            aria-disabled={isChanging}
            {...(isAsking && { 'aria-haspopup': 'dialog' })}
            {...(isCancelled(to) && { sx: { color: 'error.main' } })}
            onClick={() => {
              if (isChanging) return;
              if (isAsking) setAsked(to);
              else onChange({ to });
            }}
          >
            {orderStatus(to).action}
          </Button>
        );
      })}
      {asked && isCancelled(asked) && (
        <CancelConfirmation
          order={order}
          onKeep={() => setAsked(undefined)}
          onCancel={(reason) => change({ to: asked, ...(reason && { reason }) })}
        />
      )}
      {asked && !isCancelled(asked) && (
        <Confirmation
          title="Noch nicht bezahlt"
          confirm={`Trotzdem ${orderStatus(asked).action.toLowerCase()}`}
          keep="Abbrechen"
          onKeep={() => setAsked(undefined)}
          onConfirm={() => change({ to: asked, despite_open_payment: true })}
        >
          {unpaidText(order)}
        </Confirmation>
      )}
    </>
  );
}

function unpaidText({ order_number, open_amount = 0 }: AdminOrder): string {
  return `Die Bestellung ${order_number} wird im Voraus bezahlt, und ${formatEuro(toCents(open_amount))} sind noch offen. Soll die Ware trotzdem herausgehen?`;
}

interface CancelConfirmationProps {
  order: AdminOrder;
  onKeep(): void;
  onCancel(reason: string): void;
}

function CancelConfirmation({ order, onKeep, onCancel }: CancelConfirmationProps) {
  const [reason, setReason] = useState('');
  return (
    <Confirmation
      title="Bestellung stornieren?"
      confirm="Ja, stornieren"
      keep="Nicht stornieren"
      onKeep={onKeep}
      onConfirm={() => onCancel(reason.trim())}
      field={
        <InputField
          label="Grund (liest der Kunde, freiwillig)"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          rows={3}
          maxLength={MAX_REASON_LENGTH}
        />
      }
    >
      {`Die Bestellung ${order.order_number} von ${order.customer_name} über ${formatEuro(toCents(order.total_amount))} netto wird storniert. Das lässt sich nicht rückgängig machen. Der Kunde erhält eine E-Mail.`}
    </Confirmation>
  );
}

interface ConfirmationProps {
  title: string;
  children: string;
  field?: ReactNode;
  confirm: string;
  keep: string;
  onConfirm(): void;
  onKeep(): void;
}

function Confirmation({ title, children, field, confirm, keep, ...on }: ConfirmationProps) {
  return (
    <Dialog
      open
      onClose={on.onKeep}
      role="alertdialog"
      maxWidth="xs"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      sx={{ '& .MuiDialog-paper': { m: 2 } }}
    >
      <DialogTitle id="confirm-title" variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <Box id="confirm-text" sx={field ? { mb: 3 } : {}}>
          {children}
        </Box>
        {field}
      </DialogContent>
      <DialogActions disableSpacing sx={actions}>
        <Button autoFocus variant="outlined" onClick={on.onKeep}>
          {keep}
        </Button>
        <Button onClick={on.onConfirm} sx={danger}>
          {confirm}
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
