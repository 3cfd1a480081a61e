import type { AdminOrder } from '@shop/domain/order/order';
import { berlinDay } from '@shop/domain/time/calendar';
import type { WithdrawalDecisionRequest } from '@shop/domain/withdrawal/withdrawal-decision';
import { Timestamp } from 'firebase-admin/firestore';
import { type Outcome, refuse } from '../errors/refusal.ts';
import type { OutboxDeps } from '../mail/outbox.ts';
import { fromAllFields } from '../stored/all-fields.ts';
import type { StoredWithdrawalDecision } from '../stored/order.ts';
import { sentEarlier } from '../stored/same-request.ts';
import { changeOrderAsAdmin } from './change-order.ts';

const NOT_WITHDRAWN = refuse('conflict', 'Zu dieser Bestellung liegt kein Widerruf vor.');
const IN_FUTURE = refuse(
  'not_possible',
  'Der Tag, an dem die Ware zurück war, liegt in der Zukunft.',
);

/** Records what the office decides of a withdrawal; a later decision replaces it, but both are kept. */
export function decideWithdrawal(
  deps: OutboxDeps,
  orderNumber: string,
  { id, outcome, reason, goods_back }: WithdrawalDecisionRequest,
  by_uid: string,
): Promise<Outcome<AdminOrder>> {
  const at = Timestamp.fromDate(deps.now());
  const decision = fromAllFields<StoredWithdrawalDecision>({
    id,
    outcome,
    reason,
    goods_back,
    by_uid,
    at,
  });
  return changeOrderAsAdmin(deps, orderNumber, (order) => {
    const { withdrawal } = order;
    if (!withdrawal) return NOT_WITHDRAWN;
    const { decisions = [] } = withdrawal;
    const earlier = sentEarlier(decisions, { ...decision, reason, goods_back });
    if (earlier) return earlier.refusal;
    if (goods_back !== undefined && goods_back > berlinDay(deps.now())) return IN_FUTURE;
    return {
      ok: true,
      value: { ...order, withdrawal: { ...withdrawal, decisions: [...decisions, decision] } },
    };
  });
}
