import { CALL_US } from '../company.ts';
import { canMoveOrder, ORDER_STATUSES, type OrderStatus, orderStatus } from './order-status.ts';

/** What of an order decides what may be done to it; earlier questions are answered first. */
interface Questions {
  /** `divided`: a part was delivered, and the rest is in the yard. */
  kind: 'single' | 'divided' | 'part' | 'collecting' | 'rental';
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
/** A question that does not matter is answered by `true`; the compiler asks for all others. */
type Row = { [Q in keyof Questions]: true | Record<Questions[Q], Cell> };

const QUESTIONS = ['kind', 'invoicing', 'status', 'withdrawal', 'customer'] as const;

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

const ALONE = 'Bitte berechnen Sie die Bestellung einzeln.';
const CREDITED =
  'Zu dieser Lieferung gibt es schon eine Rechnung, auch wenn sie ganz gutgeschrieben ist.';
const ERASED = 'Die Daten des Kunden wurden gelöscht.';
const HELD =
  'Diese Bestellung auf Rechnung wartet auf Ihr Ja: Der Kunde, zu dem sie vermutlich gehört, ist gesperrt, oder sein Kreditrahmen reicht nicht. Bitte ordnen Sie sie zu, oder lehnen Sie den Vorschlag ab.';
const IS_OFF = 'Diese Bestellung ist storniert.';
const NO_COLLECTION = 'Diese Bestellung ist keine Sammelrechnung.';
const NO_INVOICE = 'Die Rechnung ist schon storniert.';
const NOT_DELIVERED = 'Diese Bestellung ist noch nicht geliefert.';
const NOT_TO_WRITE_OFF =
  'Ausbuchen lässt sich nur, was von einer Rechnung offen ist. Eine Vorkasse wird storniert.';
const OF_DELIVERIES =
  'Mengen ändern Sie bitte bei den Lieferungen selbst, nachdem Sie die Sammlung aufgelöst haben.';
const UNDECIDED = 'Der Kunde hat widerrufen. Bitte entscheiden Sie zuerst darüber.';
const WHOLE =
  'Der Kunde hat den Vertrag wirksam widerrufen. Wenn doch etwas zu berechnen ist, entscheiden Sie bitte zuerst neu über den Widerruf.';
const NOT_TO_REMIND =
  'Der Kunde hat widerrufen: Gemahnt wird erst, wenn der Widerruf als nicht wirksam eingetragen oder für einen Teil die Rechnung korrigiert ist.';

const uncollected = (collected: Cell) =>
  ({ uninvoiced: true, invoiced: true, credited: true, collected }) as const;
const TO_INVOICE = {
  uninvoiced: true,
  invoiced: isInvoiced,
  credited: true,
  collected: isCollected,
} as const;
/** What an invoice is based on. */
const CHANGEABLE = {
  uninvoiced: true,
  invoiced: (facts: OrderFacts) => `${isInvoiced(facts)} Bitte stornieren Sie sie zuerst.`,
  credited: true,
  collected: dissolveFirst,
} as const;
const IN_YARD = {
  pending: true,
  processing: true,
  on_the_way: isFinished,
  delivered: isFinished,
  cancelled: isFinished,
} as const;
const DELIVERED_ONLY = {
  pending: isNotBillable,
  processing: isNotBillable,
  on_the_way: isNotBillable,
  delivered: true,
  cancelled: isNotBillable,
} as const;

/** A step to a status, from those that lead there. */
function step(to: OrderStatus, customer: Row['customer']) {
  const cells = ORDER_STATUSES.map((from) => [from, canMoveOrder(from, to) || cannotBecome(to)]);
  const status = Object.fromEntries(cells) as Record<OrderStatus, Cell>;
  return { kind: true, invoicing: true, status, withdrawal: true, customer } as const;
}
const APPROVED = { known: true, held: HELD, erased: true } as const;

/** What can be done to an order, and why it cannot. What depends on amounts, on the clock or on what is sent stays with its use case. */
const DEEDS = {
  to_pending: step('pending', APPROVED),
  to_processing: step('processing', APPROVED),
  to_on_the_way: step('on_the_way', APPROVED),
  to_delivered: step('delivered', APPROVED),
  to_cancelled: step('cancelled', true),
  /** Its customer cancels it. */
  cancel_own: {
    kind: true,
    invoicing: true,
    status: {
      pending: true,
      processing: isTooLate,
      on_the_way: isTooLate,
      delivered: isTooLate,
      // Sent again, it is answered alike.
      cancelled: true,
    },
    withdrawal: true,
    customer: true,
  },
  take_back: {
    kind: {
      single: true,
      divided:
        'Von dieser Bestellung ist inzwischen ein Teil geliefert. Nehmen Sie bitte zuerst das zurück.',
      part: 'Eine Teillieferung nehmen Sie bitte bei ihrer Bestellung zurück.',
      collecting:
        'Die Lieferungen dieser Sammlung sind wieder frei. Bitte schreiben Sie ihre Sammelrechnung neu.',
      rental:
        'Diese Bestellung rechnet eine Miete ab, die abgeschlossen ist. Das lässt sich nicht zurücknehmen.',
    },
    invoicing: { ...CHANGEABLE, credited: CREDITED },
    status: true,
    withdrawal: true,
    customer: true,
  },
  /** Its goods or its place. */
  edit_goods: {
    kind: true,
    invoicing: true,
    status: IN_YARD,
    withdrawal: { none: true, undecided: true, whole: WHOLE, uncorrected: true },
    customer: true,
  },
  /** What else was agreed: free lines, rebate, price of delivery. */
  edit: {
    kind: { single: true, divided: true, part: true, collecting: isFinished, rental: true },
    invoicing: { ...CHANGEABLE, credited: CREDITED },
    status: { ...IN_YARD, delivered: true },
    withdrawal: { none: true, undecided: true, whole: WHOLE, uncorrected: true },
    customer: true,
  },
  delivery_day: {
    kind: true,
    invoicing: true,
    status: {
      pending: true,
      processing: true,
      on_the_way: true,
      delivered: hasNoDay,
      cancelled: hasNoDay,
    },
    withdrawal: true,
    customer: true,
  },
  /** The quantities and slips of what was delivered. */
  record_delivered: {
    kind: { single: true, divided: true, part: true, collecting: OF_DELIVERIES, rental: true },
    invoicing: CHANGEABLE,
    status: {
      pending: hasNoQuantity,
      processing: hasNoQuantity,
      on_the_way: true,
      delivered: true,
      cancelled: hasNoQuantity,
    },
    withdrawal: true,
    customer: true,
  },
  /** The day of the delivery. */
  date_delivery: {
    kind: {
      single: true,
      divided: true,
      part: true,
      collecting: OF_DELIVERIES,
      rental: 'Wann das Gerät zurückkam, steht mit der Abrechnung der Miete fest.',
    },
    invoicing: CHANGEABLE,
    status: {
      pending: NOT_DELIVERED,
      processing: NOT_DELIVERED,
      on_the_way: NOT_DELIVERED,
      delivered: true,
      cancelled: NOT_DELIVERED,
    },
    withdrawal: true,
    customer: true,
  },
  /** The recipient of its invoice. */
  bill: {
    kind: true,
    invoicing: CHANGEABLE,
    status: {
      pending: true,
      processing: true,
      on_the_way: true,
      delivered: true,
      cancelled: 'Zu einer stornierten Bestellung gibt es keine Rechnung.',
    },
    withdrawal: true,
    customer: true,
  },
  /** Its customer's name, addresses and method of payment. */
  rename: {
    kind: true,
    invoicing: true,
    status: true,
    withdrawal: true,
    customer: { known: true, held: true, erased: ERASED },
  },
  assign: {
    kind: true,
    invoicing: uncollected(
      ({ collected_by }) =>
        `Diese Lieferung ist mit anderen berechnet. Bitte ordnen Sie die Sammlung ${collected_by?.order_number} zu, oder lösen Sie sie zuerst auf.`,
    ),
    status: true,
    withdrawal: true,
    customer: true,
  },
  /** Accepts a withdrawal; rejecting it is always possible. */
  accept_withdrawal: {
    kind: true,
    invoicing: uncollected(dissolveFirst),
    status: true,
    withdrawal: true,
    customer: true,
  },
  /** A step of many orders at once. */
  step_in_list: {
    kind: true,
    invoicing: true,
    status: true,
    withdrawal: { none: true, undecided: UNDECIDED, whole: true, uncorrected: true },
    customer: true,
  },
  invoice: {
    kind: true,
    invoicing: TO_INVOICE,
    status: DELIVERED_ONLY,
    withdrawal: { none: true, undecided: true, whole: WHOLE, uncorrected: true },
    customer: true,
  },
  /** In one invoice with others. */
  collect: {
    kind: {
      single: true,
      divided: true,
      part: true,
      collecting:
        'Die Sammelrechnung ist storniert: Schreiben Sie sie einzeln neu, oder lösen Sie die Sammlung auf.',
      rental: `Sie rechnet eine Miete ab. ${ALONE}`,
    },
    invoicing: TO_INVOICE,
    status: DELIVERED_ONLY,
    withdrawal: { none: true, undecided: UNDECIDED, whole: WHOLE, uncorrected: true },
    customer: true,
  },
  dissolve: {
    kind: {
      single: NO_COLLECTION,
      divided: NO_COLLECTION,
      part: NO_COLLECTION,
      collecting: true,
      rental: NO_COLLECTION,
    },
    invoicing: {
      uninvoiced: true,
      invoiced: 'Bitte stornieren Sie zuerst die Sammelrechnung.',
      credited: true,
      collected: true,
    },
    status: {
      pending: true,
      processing: true,
      on_the_way: true,
      delivered: true,
      cancelled: cannotBecome('cancelled'),
    },
    withdrawal: true,
    customer: true,
  },
  /** An advance invoice about a payment. */
  advance: {
    kind: true,
    invoicing: TO_INVOICE,
    status: {
      pending: true,
      processing: true,
      on_the_way: true,
      delivered: 'Die Ware ist geliefert. Bitte schreiben Sie die Rechnung.',
      cancelled: IS_OFF,
    },
    withdrawal: { none: true, undecided: true, whole: IS_OFF, uncorrected: true },
    customer: true,
  },
  /** Cancels or credits its invoice. */
  correct: {
    kind: true,
    invoicing: {
      uninvoiced: NO_INVOICE,
      invoiced: true,
      credited:
        'Von dieser Rechnung ist nichts übrig: Ein Storno über 0,00 € wird nicht geschrieben. Eine neue Rechnung lässt sich gleich schreiben.',
      collected: NO_INVOICE,
    },
    status: true,
    withdrawal: true,
    customer: true,
  },
  /** Replaces its invoice. */
  rewrite: {
    kind: true,
    invoicing: { uninvoiced: NO_INVOICE, invoiced: true, credited: true, collected: NO_INVOICE },
    status: true,
    withdrawal: true,
    customer: true,
  },
  /** Records a payment, or reverses one. */
  pay: {
    kind: true,
    invoicing: uncollected(
      ({ collected_by }) =>
        `Diese Lieferung ist mit anderen berechnet. Bitte tragen Sie die Zahlung bei der Sammlung ${collected_by?.order_number} ein.`,
    ),
    status: true,
    withdrawal: true,
    customer: true,
  },
  write_off: {
    kind: true,
    invoicing: {
      uninvoiced: NOT_TO_WRITE_OFF,
      invoiced: true,
      credited: true,
      collected: NOT_TO_WRITE_OFF,
    },
    status: true,
    withdrawal: true,
    customer: true,
  },
  remind: {
    kind: true,
    invoicing: true,
    status: {
      pending: true,
      processing: true,
      on_the_way: true,
      delivered: true,
      cancelled: 'Zu einer stornierten Bestellung wird keine Zahlungserinnerung gesendet.',
    },
    withdrawal: {
      none: true,
      undecided: NOT_TO_REMIND,
      whole: NOT_TO_REMIND,
      uncorrected: NOT_TO_REMIND,
    },
    customer: { known: true, held: true, erased: ERASED },
  },
} as const satisfies Record<string, Row>;
export type Deed = keyof typeof DEEDS;
export type RefusedDeeds = { [D in Deed]?: string };

/** Why a deed cannot be done to an order, as a German sentence; undefined if it can. */
export function refusalOf(deed: Deed, facts: OrderFacts): string | undefined {
  const row: Row = DEEDS[deed];
  for (const question of QUESTIONS) {
    const cells: true | Partial<Record<string, Cell>> = row[question];
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
