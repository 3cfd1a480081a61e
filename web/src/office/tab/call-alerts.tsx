import Alert, { type AlertProps } from '@mui/material/Alert';
import { useLayoutEffect, useRef } from 'react';
import { storeReturn } from '../../session/return-address.ts';
import { useAuth } from '../../session/session-context.ts';
import { Block } from '../../ui/layout.tsx';
import type { CallResult } from '../api/use-office-call.ts';
import { OfficeButton } from '../office-button.tsx';

interface ResultAlertProps {
  /** A plain text is a failure. */
  result: CallResult | string | undefined;
  mt?: number;
  /** In place of its distance. */
  sx?: AlertProps['sx'];
}

/** Result of the latest call; empty before the first, or without a message. */
export function ResultAlert({ result, mt = 1.5, sx = { mt } }: ResultAlertProps) {
  const { ok, message } = typeof result === 'object' ? result : { ok: false, message: result };
  if (!message) return null;
  return (
    <Alert severity={ok ? 'success' : 'error'} role="alert" sx={sx}>
      {message}
    </Alert>
  );
}

interface FocusedAlertProps extends Pick<AlertProps, 'severity' | 'children'> {
  needsSignIn?: boolean | undefined;
  mb?: number;
}

/** Takes the focus, which scrolls it into view: the clicked button may be gone. */
export function FocusedAlert({ severity, needsSignIn, mb = 0, children }: FocusedAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => alert.current?.focus(), []);
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      severity={severity}
      role={severity === 'error' ? 'alert' : 'status'}
      sx={{ mb, overflowWrap: 'anywhere' }}
    >
      {children}
      {needsSignIn && (
        <Block mt={1.5}>
          <SignInAgain />
        </Block>
      )}
    </Alert>
  );
}

/** Offers a new sign-in, which returns to this page. Calls `onLeave` first. */
export function SignInAgain({ onLeave }: { onLeave?(): void }) {
  const { redirectToLogin } = useAuth();
  return (
    <OfficeButton
      onClick={() => {
        onLeave?.();
        storeReturn(window.location.pathname + window.location.search);
        void redirectToLogin();
      }}
    >
      Neu anmelden
    </OfficeButton>
  );
}
