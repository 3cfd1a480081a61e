import { type Balance, balanceOf, type ClaimEntry } from '../claim/claim.ts';
import { type Cents, sumCents } from '../money/money.ts';
import { PAYMENT_MEANS, type PaymentMeans } from '../payment/order-payments.ts';
import { formatEuro } from '../text/format.ts';
import { type CalendarDay, formatDay } from '../time/calendar.ts';

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

export const ownBalance = (kind: OwnClaimKind, entries: readonly ClaimEntry[]): Balance =>
  balanceOf({ kind, reference: '', entries });

/** How a deposit is told: what was kept of it, and what is still to be settled. */
export interface DepositOutcome {
  state: 'none' | 'held' | 'returned' | 'kept';
  keptCents: Cents;
  dueCents: Cents;
}

export function depositOutcome(entries: readonly ClaimEntry[]): DepositOutcome {
  const { paidCents, creditCents: dueCents } = ownBalance('deposit', entries);
  const sum = (wanted: ClaimEntry['what']) =>
    sumCents(entries.flatMap(({ what, cents }) => (what === wanted ? cents : [])));
  const keptCents = sum('set_off');
  const isHeld = paidCents > 0 && dueCents === 0;
  if (keptCents > 0) return { state: isHeld ? 'held' : 'kept', keptCents, dueCents };
  if (sum('paid_back') > 0) return { state: 'returned', keptCents, dueCents };
  return { state: paidCents > 0 ? 'held' : 'none', keptCents, dueCents };
}

const ENTRY_TEXTS: { [What in ClaimEntry['what']]?: string } = {
  requested: 'vereinbart',
  released: 'nicht mehr benötigt, wird abgerechnet',
  paid: 'erhalten',
  paid_back: 'zurückgezahlt',
  set_off: 'einbehalten',
  damaged: 'Schaden',
  from_deposit: 'mit der Kaution verrechnet',
};

/** What happened to a deposit or a damage, as office and customer read it. */
export function claimEntryText(entry: {
  what: ClaimEntry['what'];
  means?: PaymentMeans;
  reason?: string;
  for?: string;
  reverses?: string;
}): string {
  const { what, means, reason, for: used, reverses } = entry;
  const text = used ? `verrechnet mit ${used}` : (ENTRY_TEXTS[what] ?? '');
  const way = means ? ` (${PAYMENT_MEANS[means]})` : '';
  return `${reverses ? 'Gegenbuchung: ' : ''}${text}${way}${reason ? `: ${reason}` : ''}`;
}

/** What a damage comes to, for its customer; undefined if nothing is left of it. */
export function damageOutcome(entries: readonly ClaimEntry[]) {
  const { debtCents, openCents, creditCents } = ownBalance('damage', entries);
  return debtCents > 0 || creditCents > 0 ? { debtCents, openCents, creditCents } : undefined;
}

/** Days to pay a damage, from the day on which it was recorded; the last one is a working day. */
export const DAMAGE_DAYS = 14;

export const TOO_MUCH_KEPT = 'Es kann nicht mehr als die Kaution einbehalten werden.';

/** Why an entry, or its reversal, cannot be of a day, as a German sentence; days in Berlin. */
export function entryDayProblem(
  day: CalendarDay,
  { booked, today }: { booked: CalendarDay; today: CalendarDay },
): string | undefined {
  if (day > today) return 'Das Datum liegt in der Zukunft.';
  return day < booked ? `Das Datum liegt vor der Buchung am ${formatDay(booked)}.` : undefined;
}

/** Why an entry cannot be recorded, as a German sentence. */
export function claimEntryProblem(
  kind: OwnClaimKind,
  entries: readonly ClaimEntry[],
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
