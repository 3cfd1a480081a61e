import type { Withdrawal } from '@shop/domain/order/withdrawal';
import { formDraft } from '../../lib/form-draft.ts';

export const withdrawalDraft = formDraft<Withdrawal>('withdrawalDraft', {
  name: '',
  email: '',
  order_number: '',
  goods: '',
});
