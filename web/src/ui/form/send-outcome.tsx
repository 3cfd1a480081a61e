import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useConnection } from '../../lib/connection/shop-connection.ts';
import type { SendFailure } from '../../lib/use-send-once.ts';
import { Block } from '../layout.tsx';
import { UnsentNotice, type UnsentNoticeProps, unsentText } from './unsent-notice.tsx';

interface SendOutcomeProps extends Omit<UnsentNoticeProps, 'isHidden'> {
  failure: SendFailure | undefined;
  /** Advice shown in the alert. */
  children?: ReactNode;
}

/**
 * Says, once only, that a form was not sent: in an alert when an attempt has just failed, in a notice
 * after a reload or once the connection is back.
 */
export function SendOutcome({ failure, children, ...notice }: SendOutcomeProps) {
  const { isLost } = useConnection();
  const isReconnected = failure?.isOffline && !isLost;
  const alert = isReconnected ? undefined : failure;
  return (
    <>
      {alert && (
        <Alert severity="error" data-tells-loss={alert.isOffline || undefined} sx={{ mb: 2 }}>
          {alert.text}
          {alert.isOffline && <Block mt={1}>{unsentText(notice.what, notice.action)}</Block>}
          {children}
        </Alert>
      )}
      <UnsentNotice {...notice} isHidden={alert !== undefined} />
    </>
  );
}
