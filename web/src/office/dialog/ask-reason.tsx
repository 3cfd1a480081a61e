import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { InputField } from '../../ui/form/text-field.tsx';
import type { CallResult } from '../api/use-office-call.ts';
import { useSeen, useTypedWork } from '../form/use-office-form.ts';
import { ResultAlert } from '../tab/call-alerts.tsx';

export interface AskReasonProps {
  title: string;
  text?: ReactNode;
  /** The field for a reason, which is optional without `missing`; if undefined, there is none. */
  reason?: { label: string; hint?: string; maxLength: number; missing?: string } | undefined;
  /** Label of the confirming button: `Ja, stornieren`. */
  confirm: string;
  keep?: string;
  /** For a question that stays open until the answer is there. */
  isSending?: boolean;
  result?: CallResult | undefined;
  /** Revision of the record in question; `onConfirm` gets the one seen when the dialog opened. */
  revision?: number | undefined;
  onConfirm(reason: string, seen: number | undefined): void;
  onKeep(): void;
}

/** Asks for confirmation, with a reason if required. Only a button discards a typed reason; Back asks first. */
export function AskReason({
  title,
  text,
  reason,
  confirm,
  keep = 'Abbrechen',
  ...on
}: AskReasonProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const said = typed.trim();
  const seen = useSeen(on.revision, on.result);
  useTypedWork(said !== '');
  const missing = said ? undefined : reason?.missing;
  function submit() {
    setIsChecked(true);
    if (!missing && !on.isSending) on.onConfirm(said, seen);
  }
  return (
    <Dialog
      open
      onClose={() => !said && on.onKeep()}
      role="alertdialog"
      maxWidth="xs"
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      sx={{ '& .MuiDialog-paper': { m: 2 } }}
    >
      <DialogTitle id={id} variant="h3" component="h2">
        {title}
      </DialogTitle>
      {(text || reason || on.result) && (
        <DialogContent>
          {text && (
            <Box id={`${id}-text`} sx={reason ? { mb: 3 } : {}}>
              {text}
            </Box>
          )}
          {reason && (
            <InputField
              label={reason.label}
              hint={reason.hint}
              required={reason.missing !== undefined}
              error={isChecked ? missing : undefined}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              rows={3}
              maxLength={reason.maxLength}
            />
          )}
          <ResultAlert result={on.result} />
        </DialogContent>
      )}
      <DialogActions disableSpacing sx={actions}>
        <Button autoFocus variant="outlined" onClick={on.onKeep}>
          {keep}
        </Button>
        <Button onClick={submit} aria-disabled={on.isSending} sx={danger}>
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
