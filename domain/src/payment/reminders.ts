import { type Cents, sumCents, toCents } from '../money/money.ts';
import { balanceOf, type Claim } from '../receivable/balance.ts';
import { addDays, type CalendarDay, daysBetween } from '../time/calendar.ts';

/** One stage of dunning; amounts in euro. */
export interface ReminderStage {
  title: string;
  /** Days that pass after the due day, or after the deadline of the stage before. */
  wait_days: number;
  /** Days that the letter allows. */
  pay_days: number;
  /** From companies. */
  fee: number;
  /** From consumers: only what the reminder really costs may be claimed. */
  consumer_fee: number;
  /** What the letter says. */
  text: string;
}

/** A base rate of § 247 BGB in percent a year, from its first day on. */
export interface BaseRate {
  from: CalendarDay;
  percent: number;
}

/** The office's terms, amounts in euro. */
export interface ReminderTerms {
  stages: ReminderStage[];
  /** § 288 (5) BGB: 40 €, once, from companies only; 0 if the office waives it. */
  flat_sum: number;
  /** A rest of at most this counts as paid. */
  tolerance: number;
  base_rates: BaseRate[];
}

const FRIENDLY =
  'zu der oben genannten Forderung haben wir noch keinen vollständigen Zahlungseingang gefunden. Vielleicht ist sie im Alltag untergegangen.';
const IN_DEFAULT =
  'trotz unserer Erinnerung ist die oben genannte Forderung noch offen. Sie sind damit in Verzug; wir berechnen unsere Kosten und Verzugszinsen nach § 288 BGB.';

const stage = (title: string, fee: number, text = IN_DEFAULT): ReminderStage => {
  return { title, wait_days: 0, pay_days: 7, fee, consumer_fee: 0, text };
};

/** Base rates as the Bundesbank announced them; the office adds those to come. */
export const REMINDER_TERMS: ReminderTerms = {
  stages: [
    stage('Zahlungserinnerung', 0, FRIENDLY),
    stage('1. Mahnung', 5),
    stage('2. Mahnung', 10),
  ],
  flat_sum: 0,
  tolerance: 0,
  base_rates: [
    { from: '2016-07-01', percent: -0.88 },
    { from: '2023-01-01', percent: 1.62 },
    { from: '2023-07-01', percent: 3.12 },
    { from: '2024-01-01', percent: 3.62 },
    { from: '2024-07-01', percent: 3.37 },
    { from: '2025-01-01', percent: 2.27 },
    { from: '2025-07-01', percent: 1.27 },
  ],
};

/** § 288 (1), (2) BGB: percentage points above the base rate. */
export const ABOVE_BASE = { private: 5, business: 9 };

/** A span of days on which the same amount bore the same rate; `to` is no longer part of it. */
export interface InterestSpan {
  from: CalendarDay;
  to: CalendarDay;
  cents: Cents;
  /** Percent a year, with the base rate in it. */
  percent: number;
  base_percent: number;
}

/** What a reminder claims besides the earlier open amount. */
export interface ReminderClaim {
  fee_cents: Cents;
  flat_cents: Cents;
  interest_cents: Cents;
  pay_by: CalendarDay;
  spans: InterestSpan[];
}

/** The stage with this index; from the last on, all are the last. */
export function reminderStageOf(
  { stages }: Pick<ReminderTerms, 'stages'>,
  index: number,
): ReminderStage {
  return stages[Math.min(index, stages.length - 1)] ?? stage('Zahlungserinnerung', 0, FRIENDLY);
}

/** The title of a reminder that does not say it itself, as older ones do not. */
export const reminderTitle = (index: number) => reminderStageOf(REMINDER_TERMS, index).title;

/** Inclusive period of time granted to pay, which rules out default (§ 286 (4) BGB). */
export interface TimeGranted {
  from: CalendarDay;
  until: CalendarDay;
}

interface ClaimedOn {
  claim: Claim;
  /** The first day of default, or the day up to which interest has already been claimed. */
  since: CalendarDay;
  isBusiness: boolean;
  hasFlatSum: boolean;
  /** Fees claimed before: the flat sum is set off against them. */
  feesCents: Cents;
  granted?: readonly TimeGranted[];
}

/**
 * The first day of default: the day after the first reminder arrived, for companies at the latest 30 days after
 * the due day (§ 286 (1), (3) BGB).
 */
export function inDefaultSince(
  { dueDay, isBusiness }: { dueDay: CalendarDay; isBusiness: boolean },
  reminded: CalendarDay,
): CalendarDay {
  const [byReminder, byLaw] = [addDays(reminded, 1), addDays(dueDay, 31)];
  return isBusiness && byLaw < byReminder ? byLaw : byReminder;
}

/**
 * A reminder's claims: the first claims nothing, the others a fee and interest (§ 288 BGB). Companies are
 * charged the flat sum once instead of all fees, which would be set off against it (§ 288 (5) BGB).
 */
export function reminderClaim(
  index: number,
  { claim, since, isBusiness, hasFlatSum, feesCents, granted = [] }: ClaimedOn,
  terms: ReminderTerms,
  today: CalendarDay,
): ReminderClaim {
  const { pay_days, fee, consumer_fee } = reminderStageOf(terms, index);
  const pay_by = addDays(today, pay_days);
  if (index === 0) return { fee_cents: 0, flat_cents: 0, interest_cents: 0, pay_by, spans: [] };
  const period = { from: since, to: today, granted };
  const spans = interestSpans(claim, period, terms.base_rates, isBusiness);
  const isFlat = isBusiness && !hasFlatSum;
  const flat_cents = isFlat ? Math.max(0, toCents(terms.flat_sum) - feesCents) : 0;
  return {
    fee_cents: hasFlatSum || flat_cents > 0 ? 0 : toCents(isBusiness ? fee : consumer_fee),
    flat_cents,
    interest_cents: interestOf(spans),
    pay_by,
    spans,
  };
}

/**
 * The days on which a claim bore interest: its balance at the end of each day, without the costs of reminders, as
 * interest bears no interest (§ 289 BGB), by the base rate that held on it.
 */
function interestSpans(
  claim: Claim,
  { from, to, granted }: { from: CalendarDay; to: CalendarDay; granted: readonly TimeGranted[] },
  rates: readonly BaseRate[],
  isBusiness: boolean,
): InterestSpan[] {
  const turns = [
    from,
    ...claim.entries.map(({ day }) => day),
    ...rates.map((rate) => rate.from),
    ...granted.flatMap((each) => [each.from, addDays(each.until, 1)]),
  ];
  const days = [...new Set(turns)].filter((day) => day >= from && day < to).sort();
  const spans: InterestSpan[] = [];
  for (const [index, day] of days.entries()) {
    const entries = claim.entries.filter((entry) => entry.day <= day);
    const { openCents, openCostsCents } = balanceOf({ ...claim, entries });
    const base_percent = baseRateOn(rates, day);
    const percent = Math.max(0, base_percent + ABOVE_BASE[isBusiness ? 'business' : 'private']);
    const isGranted = granted.some((each) => each.from <= day && day <= each.until);
    const span = { cents: isGranted ? 0 : openCents - openCostsCents, percent, base_percent };
    const last = spans.at(-1);
    const next = days[index + 1] ?? to;
    if (last && last.cents === span.cents && last.base_percent === base_percent) last.to = next;
    else spans.push({ from: day, to: next, ...span });
  }
  return spans.filter(({ cents, percent }) => cents > 0 && percent > 0);
}

/** The rate that holds on a day; before the first known one, that one. */
export function baseRateOn(rates: readonly BaseRate[], day: CalendarDay): number {
  const sorted = [...rates].sort((a, b) => (a.from < b.from ? -1 : 1));
  return (sorted.findLast(({ from }) => from <= day) ?? sorted[0])?.percent ?? 0;
}

/** Rounded once; percent has at most two decimals. */
function interestOf(spans: readonly InterestSpan[]): Cents {
  const parts = spans.map(
    ({ from, to, cents, percent }) => cents * Math.round(percent * 100) * daysBetween(from, to),
  );
  return Math.round(sumCents(parts) / 3_650_000);
}
