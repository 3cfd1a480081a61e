import type { Withdrawal } from '@shop/domain/withdrawal/withdrawal';
import { callApi } from '../../lib/api/client.ts';
import { formDraft } from '../../lib/form-draft.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';

export const withdrawalDraft = formDraft<Withdrawal>('withdrawalDraft', {
  name: '',
  email: '',
  order_number: '',
  goods: '',
});

export const useSendWithdrawal = () =>
  useSendOnce({
    draft: withdrawalDraft,
    call: (body: Withdrawal, options) => callApi('POST /api/withdrawals', { body, ...options }),
    failed:
      'Der Widerruf wurde nicht gesendet. Bitte versuchen Sie es noch einmal, oder schreiben Sie uns eine E-Mail.',
    what: 'Failed to send withdrawal',
  });
