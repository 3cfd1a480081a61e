import { IDEMPOTENCY_KEY_HEADER, SESSION_ID_HEADER } from '@shop/domain/contract/call';
import type { Withdrawal, WithdrawalReceipt } from '@shop/domain/withdrawal/withdrawal';
import { useRef, useState } from 'react';
import { ApiFailure, logFailure } from '../../lib/api/api-failure.ts';
import { callApi, SEND_TIMEOUT_MS } from '../../lib/api/client.ts';
import { readSessionId } from '../../lib/browser-storage/session-id.ts';
import { shopConnection } from '../../lib/connection/shop-connection.ts';
import { formDraft } from '../../lib/form-draft.ts';

const NOT_SENT =
  'Der Widerruf wurde nicht gesendet. Bitte versuchen Sie es noch einmal, oder schreiben Sie uns eine E-Mail.';

/** Sends a withdrawal; a lost connection leaves its draft marked as unsent. */
export function useSendWithdrawal() {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<WithdrawalReceipt & { withdrawal: Withdrawal }>();
  const underWay = useRef<Promise<void>>(undefined);

  async function post(withdrawal: Withdrawal): Promise<void> {
    setIsSending(true);
    setFailure(undefined);
    try {
      const receipt = await callApi('POST /api/withdrawals', {
        body: withdrawal,
        headers: headers(),
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
      withdrawalDraft.clear();
      setSent({ ...receipt, withdrawal });
    } catch (error) {
      logFailure('Failed to send withdrawal', error);
      const isLost = !(error instanceof ApiFailure) && !(await shopConnection.check());
      if (isLost) withdrawalDraft.markUnsent();
      else setFailure((error instanceof ApiFailure && error.serverMessage) || NOT_SENT);
    } finally {
      setIsSending(false);
    }
  }

  /** If a call is under way, returns that one. Never rejects. */
  function send(withdrawal: Withdrawal): Promise<void> {
    underWay.current ??= post(withdrawal).finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  }

  return { sent, isSending, failure, send };
}

function headers(): Record<string, string> {
  const sessionId = readSessionId();
  return {
    [IDEMPOTENCY_KEY_HEADER]: withdrawalDraft.requestKey(),
    ...(sessionId !== undefined && { [SESSION_ID_HEADER]: sessionId }),
  };
}

export const withdrawalDraft = formDraft<Withdrawal>('withdrawalDraft', {
  name: '',
  email: '',
  order_number: '',
  goods: '',
});
