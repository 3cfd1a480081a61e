import type { AdminOrder } from '@shop/domain/order/order';
import { berlinDay } from '@shop/domain/time/calendar';
import type { WithdrawalDecisionRequest } from '@shop/domain/withdrawal/withdrawal-decision';
import { Timestamp } from 'firebase-admin/firestore';
import type { Change } from '../changes/change-one.ts';
import { type Outcome, type Refusal, refuse } from '../errors/refusal.ts';
import { nextConfirmationSlot } from '../mail/confirmation-slots.ts';
import { putMail } from '../mail/outbox.ts';
import { contactToClose } from '../requests/contact-requests.ts';
import { fromAllFields } from '../stored/all-fields.ts';
import { needsInvoice } from '../stored/claim.ts';
import type {
  StoredOrder,
  StoredOrderItem,
  StoredWithdrawal,
  StoredWithdrawalDecision,
  StoredWithdrawnGoods,
} from '../stored/order.ts';
import { sentEarlier } from '../stored/same-request.ts';
import { alreadyInvoiced } from './change-billing.ts';
import { changeOrderAsAdmin, type StepDeps } from './change-order.ts';

const NOT_WITHDRAWN = refuse('conflict', 'Hierzu liegt kein Widerruf vor.');
const IN_FUTURE = refuse(
  'not_possible',
  'Der Tag, an dem die Ware zurück war, liegt in der Zukunft.',
);
const NO_LINE = refuse('invalid', 'So viel hat der Kunde von dieser Position nicht.');
const OF_A_RENTAL = refuse('invalid', 'Nach Tagen wird nur eine Miete berechnet.');
const MAX_DECISIONS = 50;
const FULL = refuse(
  'not_possible',
  `Über einen Widerruf lässt sich höchstens ${MAX_DECISIONS}-mal entscheiden.`,
);

/** The withdrawal with the office's decision, which replaces earlier ones; undefined if it was recorded before. */
export function withDecision(
  withdrawal: StoredWithdrawal | undefined,
  { id, outcome, reason, lines, used_days, goods_back }: WithdrawalDecisionRequest,
  by_uid: string,
  now: Date,
  items: readonly StoredOrderItem[] = [],
): StoredWithdrawal | Refusal | undefined {
  if (!withdrawal) return NOT_WITHDRAWN;
  const { decisions = [] } = withdrawal;
  const said = { id, outcome, reason, lines, used_days, goods_back, by_uid };
  const earlier = sentEarlier(decisions, said);
  if (earlier) return earlier.refusal;
  if (goods_back !== undefined && goods_back > berlinDay(now)) return IN_FUTURE;
  if (decisions.length >= MAX_DECISIONS) return FULL;
  const at = Timestamp.fromDate(now);
  const decision = fromAllFields<StoredWithdrawalDecision>({
    ...said,
    goods: lines?.flatMap((each) => goodsOf(items[each.line], each.quantity)),
    at,
  });
  return { ...withdrawal, decisions: [...decisions, decision] };
}

function goodsOf(item: StoredOrderItem | undefined, quantity: number): StoredWithdrawnGoods[] {
  if (!item) return [];
  const { product_id, article_number, product_name, unit } = item;
  const of_quantity = item.delivered?.quantity ?? item.quantity;
  const goods = { product_id, article_number, product_name, unit, quantity, of_quantity };
  return [fromAllFields<StoredWithdrawnGoods>(goods)];
}

/**
 * Records what the office decides of a withdrawal and tells the customer. One for all of the order ends its claim,
 * as cancelling it does.
 */
export function decideWithdrawal(
  deps: StepDeps,
  orderNumber: string,
  request: WithdrawalDecisionRequest,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  return changeOrderAsAdmin(
    deps,
    orderNumber,
    async (order, transaction): Promise<Change<StoredOrder>> => {
      const withdrawal = withDecision(
        order.withdrawal,
        request,
        uid,
        deps.now(),
        order.order_items,
      );
      if (!withdrawal || 'code' in withdrawal) return withdrawal;
      // The collective invoice would still charge for it.
      const collected = order.collected_by && request.outcome !== 'none' && alreadyInvoiced(order);
      if (collected) return collected;
      if (request.used_days !== undefined) return OF_A_RENTAL;
      if (request.lines?.some((each) => !isOf(order, each))) return NO_LINE;
      const decided = { ...order, withdrawal };
      const isKnown = order.to_invoice !== undefined;
      const value = isKnown ? { ...decided, to_invoice: needsInvoice(decided) } : decided;
      const close = await contactToClose(transaction, deps, withdrawal.request_id, uid);
      // Erased customers have no address.
      const slot = order.customer_email
        ? await nextConfirmationSlot(transaction, deps, order.customer_email, { isByOffice: true })
        : undefined;
      close();
      if (!slot) return { ok: true, value };
      const subject = { kind: 'withdrawal_decided' as const, order: value, part: request.id };
      return { ok: true, value, mails: [putMail(transaction, deps, orderNumber, subject, slot)] };
    },
  );
}

function isOf(
  { order_items }: StoredOrder,
  { line, quantity }: { line: number; quantity: number },
): boolean {
  const item = order_items[line];
  return item !== undefined && quantity <= (item.delivered?.quantity ?? item.quantity);
}
