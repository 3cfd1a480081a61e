import { quantityText } from '../handover/delivered.ts';
import type { Cents } from '../money/money.ts';
import { formatEuro } from '../text/format.ts';
import { addDays, berlinDay, type CalendarDay, daysBetween, formatDay } from '../time/calendar.ts';

export const WITHDRAWAL_OUTCOMES = ['whole', 'part', 'none'] as const;
export type WithdrawalOutcome = (typeof WITHDRAWAL_OUTCOMES)[number];

export const WITHDRAWAL_OUTCOME_LABELS: Readonly<Record<WithdrawalOutcome, string>> = {
  whole: 'wirksam für alles',
  part: 'wirksam für einen Teil',
  none: 'nicht wirksam',
};

export interface WithdrawnLine {
  line: number;
  quantity: number;
  /** The line's article, which has to be there still; free lines have none. */
  product_id?: number | undefined;
}

/** What the office decides of a withdrawal, as its customer reads it. */
export interface WithdrawalVerdict {
  outcome: WithdrawalOutcome;
  /** Why not, or what else there is to say. */
  reason?: string | undefined;
  /** For a partial withdrawal: positions of the order's lines, from 0, with the quantity withdrawn of each. */
  lines?: WithdrawnLine[] | undefined;
  /** For a partly withdrawn rental: the days of use that are charged (§ 357a (2) BGB). */
  used_days?: number | undefined;
  /** When the goods were back. */
  goods_back?: CalendarDay | undefined;
  /** Also cancels an order withdrawn from as a whole, unless it was handed over. */
  cancels?: boolean | undefined;
}

/** Withdrawn goods as their line was when the office decided; an edit may since have removed or moved it. */
export interface WithdrawnGoods {
  product_id: number;
  article_number?: string;
  product_name: string;
  unit?: string;
  quantity: number;
  /** How much of it the customer had. */
  of_quantity: number;
}

/** Whether a decision ends the contract; for a rental, charging days of use does. */
export const endsContract = (last: Partial<WithdrawalVerdict> | undefined): boolean =>
  last?.outcome === 'whole' || last?.used_days !== undefined;

/** A decision as it is stored. */
interface Decided extends WithdrawalVerdict {
  goods?: readonly WithdrawnGoods[] | undefined;
}

/** A decision; the last one counts. */
export interface WithdrawalDecision extends Decided {
  by: string;
  at: string;
}

/** Body of `POST /api/admin/orders/{orderNumber}/withdrawal`. */
export interface WithdrawalDecisionRequest extends WithdrawalVerdict {
  /** Chosen by the browser, so that a repeated request counts once. */
  id: string;
}

interface Declared {
  received_at: string;
  decisions?: readonly Decided[];
}

interface Withdrawable {
  withdrawal?: { is_other_email: boolean; decisions?: readonly object[] | undefined } | undefined;
}

/**
 * Whether a contract awaits a decision; bulk steps skip it until then. A declaration from another address may be a
 * stranger's and blocks nothing.
 */
export const awaitsDecision = ({ withdrawal }: Withdrawable): boolean =>
  withdrawal !== undefined && !withdrawal.is_other_email && !withdrawal.decisions?.length;

const PERIOD_DAYS = 14;

/** Due day of the refund after a withdrawal received then (§ 357 (1) BGB). */
export const refundDueDay = (received_at: string): CalendarDay =>
  addDays(berlinDay(new Date(received_at)), PERIOD_DAYS);

/**
 * When a refund is due: § 357 (1) BGB, 14 days from receiving the declaration, whenever the office decides; goods
 * that were delivered may be awaited (§ 357 (4)).
 */
function refundDay({ received_at }: Pick<Declared, 'received_at'>, back?: CalendarDay) {
  const due = refundDueDay(received_at);
  return back && back > due ? back : due;
}

/** How far a withdrawn contract has come, and its money. */
interface Progress {
  isRental?: boolean;
  isDelivered: boolean;
  /** Its invoice stands. */
  isInvoiced?: boolean;
  /** A part of its invoice was credited. */
  isCredited?: boolean;
  /** What was received, less what was paid back. */
  paidCents: Cents;
  /** What was paid beyond what is owed. */
  creditCents?: Cents;
  /** What was paid back since the declaration. */
  refundedCents?: Cents;
}

/** The amount still to be paid back; for a part of the goods it follows from the office's correction. */
function refundOf(
  { isCredited = false, paidCents, creditCents = 0, refundedCents = 0 }: Progress,
  { outcome }: WithdrawalVerdict,
) {
  const isSettled = isCredited || creditCents + refundedCents > 0;
  const isAll = outcome === 'whole';
  return { leftCents: isSettled && !isAll ? creditCents : paidCents, refundedCents, isSettled };
}

/** What the office does next with a rental; `isOut`: its tool was handed out, `isOff`: it was cancelled. */
export function rentalWithdrawalNext(declared: Declared, isOut: boolean, isOff = false): string {
  const last = declared.decisions?.at(-1);
  const due = formatDay(refundDay(declared));
  if (!last) return `Bitte entscheiden Sie. Eine Erstattung wäre bis zum ${due} fällig.`;
  if (last.outcome === 'none') return 'Es bleibt bei der Miete.';
  if (isOff) return `Die Miete ist storniert; Bezahltes ist bis zum ${due} zu erstatten.`;
  const owed = last.used_days
    ? 'Berechnet werden nur die Tage der Nutzung'
    : 'Miete wird keine berechnet';
  const step = isOut
    ? 'Nehmen Sie das Gerät zurück und rechnen Sie ab'
    : 'Stornieren Sie die Miete';
  return `${step}. ${owed}; Bezahltes ist bis zum ${due} zu erstatten.`;
}

/** What the office does next. */
export function withdrawalNext(declared: Declared, order: Progress & { isOff?: boolean }): string {
  const last = declared.decisions?.at(-1);
  const due = formatDay(refundDay(declared, last?.goods_back));
  if (!last) return `Bitte entscheiden Sie. Eine Erstattung wäre bis zum ${due} fällig.`;
  if (last.outcome === 'none') return 'Es bleibt bei der Bestellung.';
  const { leftCents, refundedCents, isSettled } = refundOf(order, last);
  const { isRental, isDelivered, isInvoiced, isOff } = order;
  const isWhole = last.outcome === 'whole';
  const cancel = isInvoiced ? 'Stornieren Sie die Rechnung.' : NO_INVOICE;
  const credit = isInvoiced ? 'Schreiben Sie eine Gutschrift.' : KEPT_FIRST;
  const change = isWhole && 'Stornieren Sie die Bestellung.';
  const paper = isDelivered ? (isWhole ? cancel : credit) : change;
  const isDone = isOff || (isSettled && !isWhole);
  const awaited = isDelivered && !isRental;
  const back = last.goods_back
    ? `Die Ware ist seit dem ${formatDay(last.goods_back)} zurück: Die Erstattung ist bis zum ${due} fällig.`
    : `Die Erstattung bis zum ${due} wartet, bis die Ware zurück ist.`;
  const owed = awaited ? back : `Bezahltes ist bis zum ${due} zu erstatten.`;
  return [
    !isDone && paper,
    refundedCents > 0 && `Erstattet sind ${formatEuro(refundedCents)}.`,
    leftCents > 0 && owed,
    refundedCents + leftCents === 0 && 'Zu erstatten ist nichts.',
  ]
    .filter(Boolean)
    .join(' ');
}

const NO_INVOICE = 'Eine Rechnung ist nicht mehr zu schreiben.';
const KEPT_FIRST = 'Schreiben Sie die Rechnung: Sie berechnet nur, was der Kunde behält.';

/** What speaks against a withdrawal and does not forbid it: the office decides. */
export function withdrawalWarnings({
  received_at,
  is_other_email,
  company_name = '',
  begins,
}: {
  received_at: string;
  is_other_email: boolean;
  company_name?: string | undefined;
  /** When the period began: the day of delivery, or of a rental's contract (§§ 355, 356 BGB). */
  begins?: CalendarDay | undefined;
}): string[] {
  const days = begins ? daysBetween(begins, berlinDay(new Date(received_at))) : 0;
  return [
    is_other_email &&
      'Er kam von einer anderen E-Mail-Adresse als der des Kunden: Bitte fragen Sie nach, ob er von ihm ist. Was Sie entscheiden, erfährt der Kunde.',
    company_name.trim() &&
      'Der Kunde ist eine Firma: Ein Widerrufsrecht haben nur Verbraucher (§ 312g BGB).',
    begins &&
      days > PERIOD_DAYS &&
      `Er kam ${days} Tage nach dem ${formatDay(begins)}: Die Frist sind 14 Tage, bis zum nächsten Werktag.`,
  ].filter((warning) => typeof warning === 'string' && warning !== '') as string[];
}

/** A withdrawal and what became of it, as its customer reads it on page and mail. */
export function withdrawalTold(
  declared: Declared,
  contract: Progress & { is_other_email: boolean },
  last = declared.decisions?.at(-1),
): string[] {
  const day = formatDay(berlinDay(new Date(declared.received_at)));
  const received = contract.is_other_email
    ? `Am ${day} ist mit einer anderen E-Mail-Adresse als Ihrer ein Widerruf eingegangen.`
    : `Am ${day} ist Ihr Widerruf bei uns eingegangen.`;
  if (!last) return [`${received} Wir prüfen ihn und melden uns bei Ihnen.`];
  const thing = contract.isRental ? 'Miete' : 'Bestellung';
  const { outcome, reason } = last;
  if (outcome === 'none') {
    return [`${received} Er ist nicht wirksam: ${sentence(reason)} Es bleibt bei Ihrer ${thing}.`];
  }
  const which = outcome === 'whole' ? `die ganze ${thing}` : partOf(last);
  return [
    [`${received} Er ist wirksam für ${which}.`, sentence(reason)].filter(Boolean).join(' '),
    ...refundTold(declared, contract, last),
  ];
}

const sentence = (text = '') => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** Withdrawn goods in words. */
export const goodsText = ({ quantity, unit, product_name }: WithdrawnGoods) =>
  `${quantityText(quantity, unit)} ${product_name}`;

function partOf({ goods = [], used_days: days }: Decided) {
  if (days !== undefined) {
    const which = days === 1 ? 'ist nur der Tag, an dem' : `sind nur die ${days} Tage, an denen`;
    return `die Miete. Zu bezahlen ${which} Sie das Gerät auf Ihren Wunsch schon vor Ablauf der Widerrufsfrist nutzen`;
  }
  return `${goods.map(goodsText).join(', ') || 'einen Teil Ihrer Bestellung'}; beim Rest bleibt es`;
}

function refundTold(declared: Declared, contract: Progress, verdict: WithdrawalVerdict): string[] {
  const { isRental, isDelivered, isInvoiced } = contract;
  const { outcome, goods_back } = verdict;
  const { leftCents, refundedCents, isSettled } = refundOf(contract, verdict);
  const isAll = outcome === 'whole';
  const awaited = !isRental && isDelivered && !goods_back && (leftCents > 0 || refundedCents === 0);
  const due = formatDay(refundDay(declared, isDelivered ? goods_back : undefined));
  const amount = `${isAll ? 'bezahlten' : 'zu viel bezahlten'} ${formatEuro(leftCents)}`;
  const first = isAll || isSettled ? `Die ${amount}` : 'Was Sie dafür zu viel bezahlt haben,';
  const left = refundedCents > 0 ? `Die restlichen ${formatEuro(leftCents)}` : first;
  const unless = awaited
    ? ', jedoch nicht, bevor die Ware bei uns ist oder Sie belegen, dass Sie sie abgesandt haben (§ 357 Absatz 4 BGB)'
    : '';
  return [
    awaited && `Bitte geben Sie die Ware bis zum ${due} zurück oder senden Sie sie bis dahin ab.`,
    refundedCents > 0 && `Wir haben Ihnen ${formatEuro(refundedCents)} zurückgezahlt.`,
    leftCents > 0 && `${left} zahlen wir Ihnen bis zum ${due} zurück${unless}.`,
    isAll && isInvoiced && 'Die Rechnung stornieren wir: Sie brauchen nichts mehr zu bezahlen.',
    isAll && !isInvoiced && leftCents + refundedCents === 0 && 'Sie brauchen nichts zu bezahlen.',
  ].filter((sentence) => typeof sentence === 'string');
}
