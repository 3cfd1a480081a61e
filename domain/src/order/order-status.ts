export const ORDER_STATUSES = [
  'pending',
  'processing',
  'on_the_way',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type StatusColor = 'yellow' | 'blue' | 'green' | 'red' | 'grey';

/** Everything about one status. */
interface StatusRow {
  label: string;
  /** The same for an order that is picked up. */
  pickupLabel?: string;
  color: StatusColor;
  /** Label of the office's button that sets it. */
  action: string;
  pickupAction?: string;
  /** Allowed next statuses; none for a final status. */
  next: readonly OrderStatus[];
  /** Office label of the customer mail; null if there is none. */
  mail: string | null;
  /** Whether goods and payment are still due, so that the customer may be reminded to pay. */
  isOwed: boolean;
  /** Whether the goods have left the yard. */
  isHandedOver: boolean;
  /** Whether the delivery list of its day includes it. */
  isScheduled: boolean;
}

const ROWS = {
  pending: {
    label: 'In Bearbeitung',
    color: 'yellow',
    action: 'Zurückstellen',
    next: ['processing', 'cancelled'],
    // The order confirmation announces it.
    mail: null,
    isOwed: true,
    isHandedOver: false,
    isScheduled: true,
  },
  processing: {
    label: 'Wird bearbeitet',
    color: 'blue',
    action: 'Bearbeitung beginnen',
    next: ['on_the_way', 'delivered', 'cancelled'],
    mail: 'Mitteilung „bestätigt“',
    isOwed: true,
    isHandedOver: false,
    isScheduled: true,
  },
  on_the_way: {
    label: 'Unterwegs',
    pickupLabel: 'Abholbereit',
    color: 'blue',
    action: 'Als unterwegs markieren',
    pickupAction: 'Als abholbereit markieren',
    next: ['delivered', 'cancelled'],
    mail: 'Mitteilung „unterwegs“',
    isOwed: true,
    isHandedOver: true,
    isScheduled: true,
  },
  delivered: {
    label: 'Geliefert',
    color: 'green',
    action: 'Als geliefert markieren',
    pickupAction: 'Als abgeholt markieren',
    next: [],
    mail: 'Mitteilung „geliefert“',
    isOwed: true,
    isHandedOver: true,
    isScheduled: true,
  },
  cancelled: {
    label: 'Storniert',
    color: 'red',
    action: 'Stornieren',
    next: [],
    mail: 'Mitteilung „storniert“',
    isOwed: false,
    isHandedOver: false,
    isScheduled: false,
  },
} as const satisfies Record<OrderStatus, StatusRow>;

/** A status that triggers its own mail to the customer. */
export type MailedStatus = {
  [S in OrderStatus]: (typeof ROWS)[S]['mail'] extends null ? never : S;
}[OrderStatus];

/**
 * The row of a status, with the label for an order's `method`. An unknown status is shown unchanged in grey, and has
 * no next one.
 */
export function orderStatus(status: string, method?: string): StatusRow {
  if (isOrderStatus(status)) {
    const row: StatusRow = ROWS[status];
    const { label, pickupLabel = label } = row;
    return method === 'pickup' ? { ...row, label: pickupLabel } : row;
  }
  return { ...ROWS.pending, label: status, color: 'grey', next: [] };
}

/** The statuses whose rows meet a condition. */
export function statusesThat(holds: (row: StatusRow) => boolean): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => holds(ROWS[status]));
}

export function isOrderStatus(value: unknown): value is OrderStatus {
  return (ORDER_STATUSES as readonly unknown[]).includes(value);
}

export function isMailedStatus(value: unknown): value is MailedStatus {
  return isOrderStatus(value) && ROWS[value].mail !== null;
}

export function mailLabel(status: MailedStatus): string {
  return ROWS[status].mail;
}

/** Whether a status change is allowed. */
export function canMoveOrder(from: string, to: string): boolean {
  return (orderStatus(from).next as readonly string[]).includes(to);
}

/** Whether the office can no longer change an order; true for unknown statuses. */
export function isFinal(status: string): boolean {
  return orderStatus(status).next.length === 0;
}

/** Whether the office can change the ordered goods, because they are still in the yard. */
export function isEditable(status: string): boolean {
  return !isFinal(status) && !orderStatus(status).isHandedOver;
}

/** Whether an order was handed over for good and is to be invoiced. */
export function isDelivered(status: string): boolean {
  return isFinal(status) && orderStatus(status).isHandedOver;
}

/** Whether an order was cancelled, by its customer or the office. */
export function isCancelled(status: string): boolean {
  return status === 'cancelled';
}

/** Whether customers may still cancel their order themselves. */
export function canCustomerCancel(status: string): boolean {
  return status === 'pending';
}

/** How long the office can undo a step; its mail is held back for that long. */
export const TAKE_BACK_MS = 10 * 60_000;

/** Refund sentence of cancelled orders. */
export const REFUND = 'Was Sie dafür schon bezahlt haben, erstatten wir Ihnen.';

export const NOTHING_TO_PAY = `Es kommt keine Rechnung, bitte bezahlen Sie nichts. ${REFUND}`;
