import type { AdminOrder } from '@shop/domain/order/order';
import { canMoveOrder } from '@shop/domain/order/order-status';
import { berlinDay } from '@shop/domain/time/calendar';
import type {
  WithdrawalDecisionRequest,
  WithdrawnLine,
} from '@shop/domain/withdrawal/withdrawal-decision';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Change } from '../changes/change-one.ts';
import { fromAllFields } from '../firestore/all-fields.ts';
import { type ChangedBy, raised } from '../firestore/revision.ts';
import { readParts } from '../invoices/shared-sums.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { nextConfirmationSlot } from '../mail/confirmation-slots.ts';
import { putMail } from '../mail/outbox.ts';
import { contactToClose } from '../requests/contact-requests.ts';
import {
  orderOf,
  readOrders,
  type StoredOrder,
  type StoredOrderItem,
  type StoredWithdrawal,
  type StoredWithdrawalDecision,
  type StoredWithdrawnGoods,
} from '../stored/order.ts';
import { mayDo } from '../stored/order-facts.ts';
import { withTaken } from '../stored/withdrawn-lines.ts';
import { changeOrderAsAdmin, keepSums, type StepDeps, takeStep } from './change-order.ts';
import { wholeConfirmation } from './deliver-part.ts';
import { withGoodsBack, withoutGoods } from './withdrawn-goods.ts';

const NOT_WITHDRAWN = refuse('conflict', 'Hierzu liegt kein Widerruf vor.');
const IN_FUTURE = refuse(
  'not_possible',
  'Der Tag, an dem die Ware zurück war, liegt in der Zukunft.',
);
const NO_LINE = refuse('invalid', 'So viel hat der Kunde von dieser Position nicht.');
const OTHER_LINE = refuse(
  'conflict',
  'Die Positionen haben sich inzwischen geändert. Bitte laden Sie die Seite neu.',
);
const OF_A_RENTAL = refuse('invalid', 'Nach Tagen wird nur eine Miete berechnet.');
const MAX_DECISIONS = 50;
const FULL = refuse(
  'not_possible',
  `Über einen Widerruf lässt sich höchstens ${MAX_DECISIONS}-mal entscheiden.`,
);

/** The withdrawal with the office's decision, which replaces earlier ones. */
export function withDecision(
  withdrawal: StoredWithdrawal | undefined,
  { id, outcome, reason, used_days, goods_back, cancels, ...named }: WithdrawalDecisionRequest,
  by_uid: string,
  now: Date,
  items: readonly StoredOrderItem[] = [],
): StoredWithdrawal | Refusal {
  if (!withdrawal) return NOT_WITHDRAWN;
  const { decisions = [] } = withdrawal;
  const lines = named.lines?.map(({ line, quantity }) => ({ line, quantity }));
  const said = { id, outcome, reason, lines, used_days, goods_back, cancels, by_uid };
  if (goods_back !== undefined && goods_back > berlinDay(now)) return IN_FUTURE;
  if (decisions.length >= MAX_DECISIONS) return FULL;
  const at = Timestamp.fromDate(now);
  const decision = fromAllFields<StoredWithdrawalDecision>({
    ...said,
    goods: lines?.flatMap((each) => goodsOf(items[each.line], each.quantity)),
    taken: undefined,
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
 * Records the office's decision on a withdrawal and notifies the customer. Accepting or rejecting it as a whole
 * applies to all parts of the order; accepting ends the claim like a cancellation. Goods withdrawn in part are
 * deducted from what is delivered and billed.
 */
export function decideWithdrawal(
  deps: StepDeps,
  orderNumber: string,
  request: WithdrawalDecisionRequest,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  const { outcome, lines } = request;
  return changeOrderAsAdmin(
    deps,
    orderNumber,
    async (stored, transaction): Promise<Change<StoredOrder>> => {
      const parts = await readParts(deps.firestore, stored, transaction);
      const order = withGoodsBack(stored, parts);
      const now = deps.now();
      const said = withDecision(order.withdrawal, request, uid, now, order.order_items);
      if ('code' in said) return said;
      const others = await othersOf(transaction, deps, stored, said.request_id);
      // The invoice that joins them would still charge for it.
      const charged =
        outcome === 'whole' ? [stored, ...others] : outcome === 'part' ? [stored] : [];
      const refusal = charged.flatMap((each) => mayDo(each, 'accept_withdrawal') ?? [])[0];
      if (refusal) return refusal;
      if (request.used_days !== undefined) return OF_A_RENTAL;
      if (lines?.some((each) => isOther(order, each))) return OTHER_LINE;
      if (lines?.some((each) => !isOf(order, each))) return NO_LINE;
      const left: ReturnType<typeof withoutGoods> = lines
        ? withoutGoods(order, lines, parts)
        : { order };
      if ('code' in left) return left;
      const { taken } = left;
      const withdrawal = taken ? withTaken(said, taken) : said;
      const value = { ...left.order, withdrawal };
      // Preserves the confirmation of the original order.
      if (taken && !taken.delivered) await wholeConfirmation(deps, stored);
      const family = [
        value,
        ...others.map((other) => decidedWith(other, withdrawal, [stored, ...others])),
      ];
      const collecting = await collectingOf(transaction, deps, family);
      const close = await contactToClose(transaction, deps, withdrawal.request_id, uid);
      // Erased customers have no address.
      const { customer_email } = stored;
      const slot = customer_email
        ? await nextConfirmationSlot(transaction, deps, customer_email, { isByOffice: true })
        : undefined;
      const toCancel = family.find(
        ({ order_status: from }) => request.cancels && canMoveOrder(from, 'cancelled'),
      );
      const from = toCancel?.order_status ?? '';
      const step = { what: 'status' as const, from, to: 'cancelled', by_uid: uid };
      const moved =
        toCancel &&
        (await takeStep(transaction, deps, toCancel, { ...step, at: Timestamp.fromDate(now) }));
      if (moved && !moved.ok) return moved;
      close();
      const [own = value, ...decided] = family.map((each) =>
        each === toCancel && moved ? moved.value : each,
      );
      const by = { uid, what: 'withdrawal', at: Timestamp.fromDate(now) };
      for (const [index, each] of decided.entries()) {
        const before = others[index] ?? each;
        if (each === before) continue;
        const next = keepSums(transaction, deps, before, raised(before, each, by));
        transaction.set(orderOf(deps.firestore, each.order_number), next);
      }
      noLongerUndecided(transaction, deps, collecting, family, by);
      const mails = moved?.mails ?? [];
      if (!slot) return { ok: true, value: own, mails };
      const subject = { kind: 'withdrawal_decided' as const, order: own, part: request.id };
      const mail = putMail(transaction, deps, orderNumber, subject, slot);
      return { ok: true, value: own, mails: [mail, ...mails] };
    },
  );
}

function noLongerUndecided(
  transaction: Transaction,
  { firestore }: { firestore: Firestore },
  collecting: readonly StoredOrder[],
  decided: readonly StoredOrder[],
  by: ChangedBy,
): void {
  const numbers = decided.map(({ order_number }) => order_number);
  for (const joining of collecting) {
    const { order_number, withdrawn_orders = [] } = joining;
    const waiting = withdrawn_orders.filter((each) => !numbers.includes(each));
    const reference = orderOf(firestore, order_number);
    transaction.update(reference, { withdrawn_orders: waiting, ...raised(joining, {}, by) });
  }
}

/** The order a part belongs to, and its other parts, where the same declaration applies. */
async function othersOf(
  transaction: Transaction,
  { firestore }: { firestore: Firestore },
  order: StoredOrder,
  request_id: string,
): Promise<StoredOrder[]> {
  const { part_of } = order;
  const whole = part_of
    ? (await transaction.get(orderOf(firestore, part_of.number))).data()
    : order;
  const parts = await readParts(firestore, whole ?? order, transaction);
  return [...(whole && part_of ? [whole] : []), ...parts].filter(
    ({ order_number, withdrawal }) =>
      order_number !== order.order_number && (!withdrawal || withdrawal.request_id === request_id),
  );
}

/** The collecting orders for these, which are blocked until the decision. */
async function collectingOf(
  transaction: Transaction,
  { firestore }: { firestore: Firestore },
  family: readonly StoredOrder[],
): Promise<StoredOrder[]> {
  const numbers = family.flatMap(({ collected_by }) => collected_by?.order_number ?? []);
  const joining = await readOrders(firestore, numbers, transaction);
  return joining.filter(({ withdrawn_orders }) => withdrawn_orders?.length);
}

/** Another order of the same contract after a decision; when only some goods are withdrawn, each has its own. */
function decidedWith(
  other: StoredOrder,
  { decisions = [], ...declared }: StoredWithdrawal,
  family: readonly StoredOrder[],
): StoredOrder {
  const earlier = other.withdrawal?.decisions ?? [];
  const last = decisions.at(-1);
  if (!last || (last.outcome === 'part' && earlier.at(-1)?.outcome === 'part')) return other;
  const { lines: _, goods: __, taken: ___, ...same } = last;
  const withdrawal = { ...declared, decisions: [...earlier, same] };
  const parts = family.filter(({ part_of }) => part_of?.number === other.order_number);
  return { ...withGoodsBack(other, parts), withdrawal };
}

function isOther({ order_items }: StoredOrder, { line, product_id }: WithdrawnLine): boolean {
  return product_id !== undefined && order_items[line]?.product_id !== product_id;
}

function isOf(
  { order_items }: StoredOrder,
  { line, quantity }: { line: number; quantity: number },
): boolean {
  const item = order_items[line];
  return item !== undefined && quantity <= (item.delivered?.quantity ?? item.quantity);
}
