import type { Cents } from '../money/money.ts';
import { PAYMENT_MEANS, type PaymentMeans } from '../payment/order-payments.ts';
import { type Balance, balanceOf } from '../receivable/balance.ts';
import { centsOf, type Entry, type EntryKind, entryKind } from '../receivable/entries.ts';
import { formatEuro } from '../text/format.ts';

/** Claims that are documents of their own; neither is revenue, and neither has VAT. */
export const OWN_CLAIMS = ['deposit', 'damage'] as const;
export type OwnClaimKind = (typeof OWN_CLAIMS)[number];

/** What a claim awaits: money, the return of the tool, a settlement, or nothing. */
export const CLAIM_STEPS = ['receive', 'held', 'settle', 'done'] as const;
export type ClaimStep = (typeof CLAIM_STEPS)[number];

export const CLAIM_STEP_LABELS: Readonly<Record<ClaimStep, string>> = {
  receive: 'offen',
  held: 'hinterlegt',
  settle: 'abzurechnen',
  done: 'erledigt',
};

/** What the office records of a claim, besides reversing an entry. */
export const RECORDED = ['damaged', 'paid', 'paid_back', 'set_off'] as const;
export type Recorded = (typeof RECORDED)[number];

export function claimStep(
  kind: OwnClaimKind,
  { openCents, creditCents, paidCents }: Balance,
): ClaimStep {
  if (creditCents > 0) return 'settle';
  if (openCents > 0) return 'receive';
  return kind === 'deposit' && paidCents > 0 ? 'held' : 'done';
}

export const ownBalance = (kind: OwnClaimKind, entries: readonly Entry[]): Balance =>
  balanceOf({ kind, reference: '', entries });

/** A deposit in words: the amount kept and the amount still to be settled. */
export interface DepositOutcome {
  state: 'none' | 'held' | 'returned' | 'kept';
  keptCents: Cents;
  dueCents: Cents;
}

export function depositOutcome(entries: readonly Entry[]): DepositOutcome {
  const { paidCents, creditCents: dueCents } = ownBalance('deposit', entries);
  const keptCents = centsOf(entries, 'set_off');
  const isHeld = paidCents > 0 && dueCents === 0;
  if (keptCents > 0) return { state: isHeld ? 'held' : 'kept', keptCents, dueCents };
  if (centsOf(entries, 'paid_back') > 0) return { state: 'returned', keptCents, dueCents };
  return { state: paidCents > 0 ? 'held' : 'none', keptCents, dueCents };
}

/** What happened to a deposit or a damage, as office and customer read it. */
export function claimEntryText(entry: {
  what: EntryKind;
  means?: PaymentMeans;
  reason?: string;
  for?: string;
  reverses?: string;
}): string {
  const { what, means, reason, for: used, reverses } = entry;
  const text = used ? `verrechnet mit ${used}` : (entryKind(what).text ?? '');
  const way = means ? ` (${PAYMENT_MEANS[means]})` : '';
  return `${reverses ? 'Gegenbuchung: ' : ''}${text}${way}${reason ? `: ${reason}` : ''}`;
}

/** Amount of a damage as its customer sees it; undefined if nothing is left of it. */
export function damageOutcome(entries: readonly Entry[]) {
  const { debtCents, openCents, creditCents } = ownBalance('damage', entries);
  return debtCents > 0 || creditCents > 0 ? { debtCents, openCents, creditCents } : undefined;
}

/** Days to pay a damage, from the day on which it was recorded; the last one is a working day. */
export const DAMAGE_DAYS = 14;

export const TOO_MUCH_KEPT = 'Es kann nicht mehr als die Kaution einbehalten werden.';

/** Why an entry cannot be recorded, as a German sentence. */
export function claimEntryProblem(
  kind: OwnClaimKind,
  entries: readonly Entry[],
  { what, cents }: { what: Recorded; cents: Cents },
): string | undefined {
  const { openCents, creditCents, paidCents } = ownBalance(kind, entries);
  if (what === 'damaged') return kind === 'damage' ? undefined : 'Eine Kaution ist kein Schaden.';
  if (what === 'paid') {
    const open = `Offen sind nur ${formatEuro(openCents)}.`;
    return cents > openCents ? open : undefined;
  }
  if (what === 'set_off') {
    if (kind !== 'deposit') return 'Einbehalten lässt sich nur eine Kaution.';
    return cents > paidCents ? TOO_MUCH_KEPT : undefined;
  }
  // Before the return, a deposit may be given back, but then is asked for again.
  const most = kind === 'deposit' ? paidCents : creditCents;
  return cents > most ? `Zurückzahlen lässt sich höchstens ${formatEuro(most)}.` : undefined;
}
