import { CALL_US } from '../company.ts';
import type { OrderKind } from './order-kinds.ts';
import {
  canCustomerCancel,
  canMoveOrder,
  isCancelled,
  ORDER_STATUSES,
  type OrderStatus,
  orderStatus,
} from './order-status.ts';

/** The facts that decide what may be done to an order; earlier ones take precedence. */
interface Questions {
  /** `divided`: a part was delivered, and the rest is in the yard. */
  kind: 'single' | 'divided' | 'part' | Exclude<OrderKind, 'order'>;
  /** `credited`: nothing is left of its valid invoice; `collected`: it is billed with others. */
  invoicing: 'uninvoiced' | 'invoiced' | 'credited' | 'collected';
  status: OrderStatus;
  /** As far as it holds something up; `uncorrected`: withdrawn goods are still billed. */
  withdrawal: 'none' | 'undecided' | 'whole' | 'uncorrected';
  /** `held`: the order waits for the office's approval. */
  customer: 'known' | 'held' | 'erased';
}

/** The facts of an order, and what the sentences name. */
export interface OrderFacts extends Questions {
  /** Label of its status. */
  label: string;
  /** Number of its valid invoice. */
  invoice?: string | undefined;
  collected_by?: { order_number: string; invoice?: string | undefined } | undefined;
}

type Sentence = (facts: OrderFacts) => string;
type Cell = true | string | Sentence;
/** `ANY` if the question does not matter; the compiler asks for all other answers. */
type Column<Q extends keyof Questions> = true | Record<Questions[Q], Cell>;
type Row = readonly [
  kind: Column<'kind'>,
  invoicing: Column<'invoicing'>,
  status: Column<'status'>,
  withdrawal: Column<'withdrawal'>,
  customer: Column<'customer'>,
];
const QUESTIONS = ['kind', 'invoicing', 'status', 'withdrawal', 'customer'] as const;
const ANY = true;

const isInvoiced: Sentence = ({ invoice }) =>
  `Zu dieser Lieferung gibt es schon die Rechnung ${invoice}.`;
const isCollected: Sentence = ({ collected_by }) =>
  collected_by?.invoice
    ? `Diese Lieferung ist in der Sammelrechnung ${collected_by.invoice} berechnet.`
    : `Diese Lieferung gehört zur Sammlung ${collected_by?.order_number}, deren Rechnung storniert ist.`;
const dissolveFirst: Sentence = (facts) => {
  const first = facts.collected_by?.invoice ? 'stornieren Sie sie zuerst und lösen' : 'lösen';
  return `${isCollected(facts)} Bitte ${first} Sie die Sammlung auf.`;
};
const cancelFirst: Sentence = (facts) => `${isInvoiced(facts)} Bitte stornieren Sie sie zuerst.`;
const assignAll: Sentence = ({ collected_by }) =>
  `Diese Lieferung ist mit anderen berechnet. Bitte ordnen Sie die Sammlung ${collected_by?.order_number} zu, oder lösen Sie sie zuerst auf.`;
const payAll: Sentence = ({ collected_by }) =>
  `Diese Lieferung ist mit anderen berechnet. Bitte tragen Sie die Zahlung bei der Sammlung ${collected_by?.order_number} ein.`;
const isFinished: Sentence = ({ label }) =>
  `Eine Bestellung mit dem Status „${label}“ lässt sich nicht mehr ändern.`;
const hasNoDay: Sentence = ({ label }) =>
  `Eine Bestellung mit dem Status „${label}“ hat keinen offenen Liefertag mehr.`;
const hasNoQuantity: Sentence = ({ label }) =>
  `Bei einer Bestellung mit dem Status „${label}“ gibt es noch keine gelieferte Menge.`;
const isNotBillable: Sentence = ({ label }) =>
  `Die Bestellung hat den Status „${label}“; berechnet wird, was geliefert ist.`;
const isTooLate: Sentence = ({ label }) =>
  `Ihre Bestellung hat jetzt den Status „${label}“ und lässt sich hier nicht mehr stornieren. ${CALL_US}`;
const cannotBecome =
  (to: OrderStatus): Sentence =>
  ({ label }) =>
    `Eine Bestellung mit dem Status „${label}“ kann nicht auf „${orderStatus(to).label}“ gesetzt werden.`;

const COLLECTED_BEFORE =
  'Die Sammelrechnung ist storniert: Schreiben Sie sie einzeln neu, oder lösen Sie die Sammlung auf.';
const CREDITED =
  'Zu dieser Lieferung gibt es schon eine Rechnung, auch wenn sie ganz gutgeschrieben ist.';
const ERASED = 'Die Daten des Kunden wurden gelöscht.';
const HELD =
  'Diese Bestellung auf Rechnung wartet auf Ihr Ja: Der Kunde, zu dem sie vermutlich gehört, ist gesperrt, oder sein Kreditrahmen reicht nicht. Bitte ordnen Sie sie zu, oder lehnen Sie den Vorschlag ab.';
const INVOICE_INSTEAD = 'Die Ware ist geliefert. Bitte schreiben Sie die Rechnung.';
const IS_OFF = 'Diese Bestellung ist storniert.';
const NO_COLLECTION = 'Diese Bestellung ist keine Sammelrechnung.';
const NO_INVOICE = 'Die Rechnung ist schon storniert.';
const NOT_BILLED = 'Zu einer stornierten Bestellung gibt es keine Rechnung.';
const NOT_DELIVERED = 'Diese Bestellung ist noch nicht geliefert.';
const NOT_TO_WRITE_OFF =
  'Ausbuchen lässt sich nur, was von einer Rechnung offen ist. Eine Vorkasse wird storniert.';
const NOTHING_LEFT =
  'Von dieser Rechnung ist nichts übrig: Ein Storno über 0,00 € wird nicht geschrieben. Eine neue Rechnung lässt sich gleich schreiben.';
const OF_A_RENTAL = 'Wann das Gerät zurückkam, steht mit der Abrechnung der Miete fest.';
const OF_DELIVERIES =
  'Mengen ändern Sie bitte bei den Lieferungen selbst, nachdem Sie die Sammlung aufgelöst haben.';
const RENTAL_ALONE = 'Sie rechnet eine Miete ab. Bitte berechnen Sie die Bestellung einzeln.';
const UNDECIDED = 'Der Kunde hat widerrufen. Bitte entscheiden Sie zuerst darüber.';
const WHOLE =
  'Der Kunde hat den Vertrag wirksam widerrufen. Wenn doch etwas zu berechnen ist, entscheiden Sie bitte zuerst neu über den Widerruf.';
const NOT_TO_REMIND =
  'Der Kunde hat widerrufen: Gemahnt wird erst, wenn der Widerruf als nicht wirksam eingetragen oder für einen Teil die Rechnung korrigiert ist.';

const notCollective = (no: Cell) =>
  ({ single: true, divided: true, part: true, collective: no, rental: true }) as const;
const notCollected = (no: Cell) =>
  ({ uninvoiced: true, invoiced: true, credited: true, collected: no }) as const;
const onlyInvoiced = (no: Cell) =>
  ({ uninvoiced: no, invoiced: true, credited: true, collected: no }) as const;
const onlyInYard = (no: Cell) =>
  ({ pending: true, processing: true, on_the_way: no, delivered: no, cancelled: no }) as const;
const onlyOut = (no: Cell) =>
  ({ pending: no, processing: no, on_the_way: true, delivered: true, cancelled: no }) as const;
const onlyDelivered = (no: Cell) => ({ ...onlyOut(no), on_the_way: no }) as const;
const notFinished = (no: Cell) => ({ ...onlyInYard(no), on_the_way: true }) as const;
const notCancelled = (no: Cell) => ({ ...notFinished(no), delivered: true }) as const;
const notUndecided = (no: Cell) =>
  ({ none: true, undecided: no, whole: true, uncorrected: true }) as const;
const notWhole = (no: Cell) =>
  ({ none: true, undecided: true, whole: no, uncorrected: true }) as const;
const NOT_ERASED = { known: true, held: true, erased: ERASED } as const;
const APPROVED = { known: true, held: HELD, erased: true } as const;

const TO_INVOICE = { ...notCollected(isCollected), invoiced: isInvoiced } as const;
/** What an invoice is based on. */
const CHANGEABLE = { ...notCollected(dissolveFirst), invoiced: cancelFirst } as const;
const CHANGEABLE_UNCREDITED = { ...CHANGEABLE, credited: CREDITED } as const;

/** Possible in these statuses; refused in the others. */
function byStatus(isPossible: (status: OrderStatus) => boolean, otherwise: Cell) {
  const cells = ORDER_STATUSES.map((status) => [status, isPossible(status) || otherwise]);
  return Object.fromEntries(cells) as Record<OrderStatus, Cell>;
}

/** A step to a status, from those that lead there. */
const step = (to: OrderStatus, customer: Column<'customer'>) =>
  [ANY, ANY, byStatus((from) => canMoveOrder(from, to), cannotBecome(to)), ANY, customer] as const;

const isOwnToCancel = (status: OrderStatus) => canCustomerCancel(status) || isCancelled(status);

/**
 * What can be done to an order, or why not, in the order of the questions. What depends on amounts, on the clock or on
 * what is sent stays with its use case.
 */
const DEEDS = {
  to_pending: step('pending', APPROVED),
  to_processing: step('processing', APPROVED),
  to_on_the_way: step('on_the_way', APPROVED),
  to_delivered: step('delivered', APPROVED),
  to_cancelled: step('cancelled', ANY),
  /** Its customer cancels it; sent again, that is answered alike. */
  cancel_own: [ANY, ANY, byStatus(isOwnToCancel, isTooLate), ANY, ANY],
  take_back: [
    {
      single: true,
      divided:
        'Von dieser Bestellung ist inzwischen ein Teil geliefert. Nehmen Sie bitte zuerst das zurück.',
      part: 'Eine Teillieferung nehmen Sie bitte bei ihrer Bestellung zurück.',
      collective:
        'Die Lieferungen dieser Sammlung sind wieder frei. Bitte schreiben Sie ihre Sammelrechnung neu.',
      rental:
        'Diese Bestellung rechnet eine Miete ab, die abgeschlossen ist. Das lässt sich nicht zurücknehmen.',
    },
    CHANGEABLE_UNCREDITED,
    ANY,
    ANY,
    ANY,
  ],
  /** Its goods or its place. */
  edit_goods: [ANY, ANY, onlyInYard(isFinished), notWhole(WHOLE), ANY],
  /** What else was agreed: free lines, rebate, price of delivery. */
  edit: [
    notCollective(isFinished),
    CHANGEABLE_UNCREDITED,
    { ...onlyInYard(isFinished), delivered: true },
    notWhole(WHOLE),
    ANY,
  ],
  delivery_day: [ANY, ANY, notFinished(hasNoDay), ANY, ANY],
  /** The quantities and slips of what was delivered. */
  record_delivered: [notCollective(OF_DELIVERIES), CHANGEABLE, onlyOut(hasNoQuantity), ANY, ANY],
  /** The day of the delivery. */
  date_delivery: [
    { ...notCollective(OF_DELIVERIES), rental: OF_A_RENTAL },
    CHANGEABLE,
    onlyDelivered(NOT_DELIVERED),
    ANY,
    ANY,
  ],
  /** The recipient of its invoice. */
  bill: [ANY, CHANGEABLE, notCancelled(NOT_BILLED), ANY, ANY],
  /** Its customer's name, addresses and method of payment. */
  rename: [ANY, ANY, ANY, ANY, NOT_ERASED],
  assign: [ANY, notCollected(assignAll), ANY, ANY, ANY],
  /** Accepts a withdrawal; rejecting it is always possible. */
  accept_withdrawal: [ANY, notCollected(dissolveFirst), ANY, ANY, ANY],
  /** A step of many orders at once. */
  step_in_list: [ANY, ANY, ANY, notUndecided(UNDECIDED), ANY],
  invoice: [ANY, TO_INVOICE, onlyDelivered(isNotBillable), notWhole(WHOLE), ANY],
  /** In one invoice with others. */
  collect: [
    { ...notCollective(COLLECTED_BEFORE), rental: RENTAL_ALONE },
    TO_INVOICE,
    onlyDelivered(isNotBillable),
    { ...notUndecided(UNDECIDED), whole: WHOLE },
    ANY,
  ],
  dissolve: [
    {
      single: NO_COLLECTION,
      divided: NO_COLLECTION,
      part: NO_COLLECTION,
      collective: true,
      rental: NO_COLLECTION,
    },
    { ...notCollected(true), invoiced: 'Bitte stornieren Sie zuerst die Sammelrechnung.' },
    notCancelled(cannotBecome('cancelled')),
    ANY,
    ANY,
  ],
  /** An advance invoice about a payment. */
  advance: [
    ANY,
    TO_INVOICE,
    { ...notCancelled(IS_OFF), delivered: INVOICE_INSTEAD },
    notWhole(IS_OFF),
    ANY,
  ],
  /** Cancels or credits its invoice. */
  correct: [ANY, { ...onlyInvoiced(NO_INVOICE), credited: NOTHING_LEFT }, ANY, ANY, ANY],
  /** Replaces its invoice. */
  rewrite: [ANY, onlyInvoiced(NO_INVOICE), ANY, ANY, ANY],
  /** Records a payment, or reverses one. */
  pay: [ANY, notCollected(payAll), ANY, ANY, ANY],
  write_off: [ANY, onlyInvoiced(NOT_TO_WRITE_OFF), ANY, ANY, ANY],
  remind: [
    ANY,
    ANY,
    notCancelled('Zu einer stornierten Bestellung wird keine Zahlungserinnerung gesendet.'),
    {
      none: true,
      undecided: NOT_TO_REMIND,
      whole: NOT_TO_REMIND,
      uncorrected: NOT_TO_REMIND,
    },
    NOT_ERASED,
  ],
} as const satisfies Record<string, Row>;
export type Deed = keyof typeof DEEDS;
export type RefusedDeeds = { [D in Deed]?: string };

/** Why a deed cannot be done to an order, as a German sentence; undefined if it can. */
export function refusalOf(deed: Deed, facts: OrderFacts): string | undefined {
  const row: Row = DEEDS[deed];
  for (const [at, question] of QUESTIONS.entries()) {
    const cells: true | Partial<Record<string, Cell>> = row[at] ?? ANY;
    const cell = cells === true || cells[facts[question]];
    if (cell !== true && cell !== undefined) return typeof cell === 'string' ? cell : cell(facts);
  }
  return undefined;
}

/** Everything that cannot be done to an order, with the reasons. */
export function refusedDeeds(facts: OrderFacts): RefusedDeeds {
  const deeds = Object.keys(DEEDS) as Deed[];
  return Object.fromEntries(
    deeds.flatMap((deed) => {
      const refusal = refusalOf(deed, facts);
      return refusal === undefined ? [] : [[deed, refusal]];
    }),
  );
}
