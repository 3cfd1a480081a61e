import { addDays, berlinDay, type CalendarDay, formatDay } from '../time/calendar.ts';

export const WITHDRAWAL_OUTCOMES = ['whole', 'part', 'none'] as const;
export type WithdrawalOutcome = (typeof WITHDRAWAL_OUTCOMES)[number];

export const WITHDRAWAL_OUTCOME_LABELS: Readonly<Record<WithdrawalOutcome, string>> = {
  whole: 'wirksam für alles',
  part: 'wirksam für einen Teil',
  none: 'nicht wirksam',
};

/** What the office decided of a withdrawal; the last decision counts. */
export interface WithdrawalDecision {
  outcome: WithdrawalOutcome;
  /** Which lines, or why not. */
  reason?: string;
  /** When the goods were back. */
  goods_back?: CalendarDay;
  by: string;
  at: string;
}

/** Body of `POST /api/admin/orders/{orderNumber}/withdrawal`. */
export interface WithdrawalDecisionRequest {
  /** Chosen by the browser, so that a repeated request counts once. */
  id: string;
  outcome: WithdrawalOutcome;
  /** Required unless the withdrawal is for the whole order. */
  reason?: string | undefined;
  goods_back?: CalendarDay | undefined;
}

interface Declared {
  received_at: string;
  decisions?: readonly WithdrawalDecision[];
}

/** Whether an order waits for a decision, and bulk steps leave it out until then. */
export const awaitsDecision = ({ withdrawal }: { withdrawal?: Declared }): boolean =>
  withdrawal !== undefined && !withdrawal.decisions?.length;

const REFUND_DAYS = 14;

/**
 * What is next: § 357 (1) BGB, 14 days from receiving the declaration, whenever the office decides; goods that
 * were delivered may be awaited (§ 357 (4)).
 */
export function withdrawalNext({ received_at, decisions }: Declared, isDelivered: boolean): string {
  const last = decisions?.at(-1);
  const due = addDays(berlinDay(new Date(received_at)), REFUND_DAYS);
  if (!last) return `Bitte entscheiden Sie. Eine Erstattung wäre bis zum ${formatDay(due)} fällig.`;
  if (last.outcome === 'none') return 'Es bleibt bei der Bestellung.';
  if (!isDelivered) {
    const step = last.outcome === 'whole' ? 'Stornieren Sie' : 'Ändern Sie';
    return `${step} die Bestellung; Bezahltes ist bis zum ${formatDay(due)} zu erstatten.`;
  }
  const paper =
    last.outcome === 'whole' ? 'Stornieren Sie die Rechnung' : 'Schreiben Sie eine Gutschrift';
  if (!last.goods_back) {
    return `${paper}. Die Erstattung bis zum ${formatDay(due)} wartet, bis die Ware zurück ist.`;
  }
  const day = last.goods_back > due ? last.goods_back : due;
  return `${paper}. Die Ware ist seit dem ${formatDay(last.goods_back)} zurück: Die Erstattung ist bis zum ${formatDay(day)} fällig.`;
}
