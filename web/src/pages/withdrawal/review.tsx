import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Withdrawal } from '@shop/domain/order/withdrawal';
import { useLayoutEffect, useRef } from 'react';
import { UnsentNotice } from '../../components/form/unsent-notice.tsx';
import { useAnnouncement } from '../../lib/announcer/announce.ts';
import { Declaration } from './declaration.tsx';
import { withdrawalDraft } from './use-send-withdrawal.ts';

interface ReviewProps {
  withdrawal: Withdrawal;
  isSending: boolean;
  /** Why the last attempt failed, unless for want of a connection. */
  failure: string | undefined;
  send(withdrawal: Withdrawal): Promise<void>;
  onEdit(): void;
}

const CONFIRM = 'Widerruf bestätigen';

/** The second step: the data once more, and the button that withdraws (§ 356a (3) BGB). */
export function Review({ withdrawal, isSending, failure, send, onEdit }: ReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  // The pressed button, and with it the focus, is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  useAnnouncement(isSending ? 'Wird gesendet...' : '');
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        Stimmt alles?
      </Typography>
      <Declaration withdrawal={withdrawal} />
      <Box sx={{ mt: 4 }}>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        <UnsentNotice draft={withdrawalDraft} what="Ihr Widerruf" action={CONFIRM} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            size="large"
            ref={confirm}
            disabled={isSending}
            onClick={() => void send(withdrawal).then(() => confirm.current?.focus())}
          >
            {isSending ? 'Wird gesendet...' : CONFIRM}
          </Button>
          <Button size="large" variant="outlined" disabled={isSending} onClick={onEdit}>
            Angaben ändern
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
