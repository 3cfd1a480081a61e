import type { Withdrawal, WithdrawalReceipt } from '@shop/domain/order/withdrawal';
import { useState } from 'react';
import { ApiFailure, logFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { formDraft } from '../../lib/form-draft.ts';
import { isUnsent, sendingOptions, useOneAtATime } from '../../lib/sending.ts';

const NOT_SENT =
  'Der Widerruf wurde nicht gesendet. Bitte versuchen Sie es noch einmal, oder schreiben Sie uns eine E-Mail.';

export function useSendWithdrawal() {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<WithdrawalReceipt & { withdrawal: Withdrawal }>();
  /** Never rejects. */
  const send = useOneAtATime(async (withdrawal: Withdrawal) => {
    setIsSending(true);
    setFailure(undefined);
    try {
      const receipt = await callApi('POST /api/withdrawals', {
        body: withdrawal,
        ...sendingOptions(withdrawalDraft),
      });
      withdrawalDraft.clear();
      setSent({ ...receipt, withdrawal });
    } catch (error) {
      logFailure('Failed to send withdrawal', error);
      if (await isUnsent(error, withdrawalDraft)) return;
      setFailure((error instanceof ApiFailure && error.serverMessage) || NOT_SENT);
    } finally {
      setIsSending(false);
    }
  });

  return { sent, isSending, failure, send };
}

export const withdrawalDraft = formDraft<Withdrawal>('withdrawalDraft', {
  name: '',
  email: '',
  order_number: '',
  goods: '',
});
