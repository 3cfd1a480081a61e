import { cancellationOf, keepsCredits, leftOf } from '@shop/domain/invoice/corrections';
import type { Invoice } from '@shop/domain/invoice/invoice';
import { sumCents } from '@shop/domain/money/money';
import { formatEuro } from '@shop/domain/text/format';
import type { Transaction } from 'firebase-admin/firestore';
import type { Change } from '../changes/change-one.ts';
import { requireSeen } from '../changes/seen.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { orderBalance, standingWriteOffs } from '../stored/balance.ts';
import { invoiceDocumentOf, readInvoice } from '../stored/invoice.ts';
import { orderOf, type StoredOrder, type StoredOrderInvoice } from '../stored/order.ts';
import { mayDo } from '../stored/order-facts.ts';
import { creditsOfOrder, invoiceOfOrder, isCreditedWhole } from '../stored/order-invoices.ts';
import { withoutInvoicedGoods } from '../stored/withdrawn-lines.ts';
import { creditsOf, isNothingLeft } from './correct-invoice.ts';
import {
  type AnswerOf,
  type InvoiceDeps,
  nextNumber,
  UNKNOWN_INVOICE,
  writeInChain,
} from './invoice-chain.ts';
import { readParts } from './shared-sums.ts';
import { invoiceTerms, nextInvoice, notInvoicedBecause } from './write-invoices.ts';

const NOTHING_CHANGED = refuse('not_possible', 'An den Angaben ist nichts geändert.');

/**
 * Cancels what credit notes have left of an order's valid invoice, and replaces it with one for the order as returned
 * by `correct`: both documents and the correction in one transaction, or nothing. Refuses to forget credit notes and
 * write-offs. A repeated request returns the order as it is.
 */
export function rewriteInvoice(
  deps: InvoiceDeps,
  orderNumber: string,
  { reason, uid }: Record<'reason' | 'uid', string>,
  correct: (transaction: Transaction, order: StoredOrder) => Promise<Change<StoredOrder>>,
): Promise<Outcome<StoredOrder>> {
  const { firestore } = deps;
  const asItIs: AnswerOf<StoredOrder> = {
    remember: () => '',
    async read(_, transaction) {
      const value = (await transaction.get(orderOf(firestore, orderNumber))).data();
      return value ? { ok: true, value } : UNKNOWN_INVOICE;
    },
  };
  return writeInChain(deps, asItIs, async ({ transaction, chain, put }) => {
    const [document, terms] = await Promise.all([
      transaction.get(orderOf(firestore, orderNumber)),
      invoiceTerms(deps, chain.today, transaction),
    ]);
    const order = document.data();
    if (!order) return UNKNOWN_INVOICE;
    await requireSeen(deps, order);
    const refusal = mayDo(order, 'rewrite');
    if (refusal) return refusal;
    const { number } = invoiceOfOrder(order) ?? {};
    const written = number && (await transaction.get(invoiceDocumentOf(firestore, number)));
    const stored = written ? written.data() : undefined;
    if (!stored) return UNKNOWN_INVOICE;
    const credits = await creditsOf(firestore, order, transaction);
    const parts = await readParts(firestore, order, transaction);
    const corrected = await correct(transaction, order);
    if (!corrected?.ok) return corrected ?? NOTHING_CHANGED;
    const problem = notInvoicedBecause(asUninvoiced(corrected.value));
    if (problem) return refuse('not_possible', problem);
    const facts = { number: nextNumber(chain), day: chain.today, reason };
    const old = readInvoice(stored);
    const again = nextInvoice(chain, asUninvoiced(order), terms, parts);
    const others = otherCredits(order, again, old, credits);
    const forgotten = forgottenOf(order, others);
    if (forgotten) return refuse('not_possible', `${forgotten} ${firstStep(others)}`);
    const write = (before: StoredOrder) => {
      const invoice = nextInvoice(chain, before, terms, parts);
      return put({ uid, order: before, invoice }).order;
    };
    if (isNothingLeft(leftOf(old, credits))) return { ok: true, value: write(corrected.value) };
    const invoice = cancellationOf(old, facts, credits);
    const cancelled = put({ uid, order: corrected.value, invoice }).order;
    return { ok: true, value: write(cancelled) };
  });
}

/** The order as its next invoice bills it. */
const asUninvoiced = (order: StoredOrder): StoredOrder =>
  withoutInvoicedGoods({ ...order, invoices: [] });

/** The credit notes of an order's valid invoice that its replacement would forget: not those on withdrawn goods. */
export function otherCredits(
  order: StoredOrder,
  again: Invoice,
  old: Invoice,
  credits: readonly Invoice[],
): StoredOrderInvoice[] {
  return keepsCredits(again, leftOf(old, credits), credits) ? [] : creditsOfOrder(order);
}

/**
 * What a replacement of an order's valid invoice would claim again, as a German sentence: what these credit notes
 * credited, and what was written off.
 */
export function forgottenOf(
  order: StoredOrder,
  credits: readonly StoredOrderInvoice[],
): string | undefined {
  const { number } = invoiceOfOrder(order) ?? {};
  if (!number || isCreditedWhole(order)) return undefined;
  const givenUp = standingWriteOffs(order).filter(({ what }) => what === 'written_off');
  const { reliefCents } = orderBalance(order);
  const cents = Math.min(reliefCents, sumCents(givenUp.map(({ cents: each }) => each)));
  const told = credits.map((each) => `${each.number} über ${formatEuro(-each.gross_cents)}`);
  const [belongs, notes] =
    told.length === 1 ? ['gehört', 'Rechnungskorrektur'] : ['gehören', 'Rechnungskorrekturen'];
  const facts = [
    ...(told.length > 0
      ? [`Zur Rechnung ${number} ${belongs} die ${notes} ${told.join(', ')}.`]
      : []),
    ...(cents > 0 ? [`Von der Rechnung ${number} sind ${formatEuro(cents)} ausgebucht.`] : []),
  ];
  return facts.length > 0
    ? [...facts, 'Eine neue Rechnung würde das wieder fordern.'].join(' ')
    : undefined;
}

const firstStep = (credits: readonly unknown[]) =>
  credits.length > 0
    ? 'Bitte stornieren Sie zuerst die Rechnung, und schreiben Sie nach der neuen die Korrektur noch einmal.'
    : 'Bitte nehmen Sie zuerst die Ausbuchung zurück.';

/** Why an order's invoice cannot be replaced, as far as the order tells; credit notes may be on withdrawn goods. */
export function notRewrittenBecause(order: StoredOrder): string | undefined {
  const isForWithdrawn = order.withdrawal?.decisions?.at(-1)?.outcome === 'part';
  const credits = isForWithdrawn ? [] : creditsOfOrder(order);
  const forgotten = forgottenOf(order, credits);
  return forgotten && `${forgotten} ${firstStep(credits)}`;
}
