/** What differs by kind of an order. First visits load it: words of a single page or mail are in a table beside its use. */
interface KindRow {
  /** Label of its number. */
  numberLabel: string;
  /** Its name for the customer. */
  thing: string;
  /** Nothing is ordered or handed over by it, so that it has no confirmation or delivery note, and cannot be repeated. */
  isBill: boolean;
  /** Its lines are those of other orders, which count, are delivered and are withdrawn from instead of it. */
  joinsOthers: boolean;
  /** It charges for days of use and transport, not for goods. */
  isRental: boolean;
}

export const ORDER_KINDS = {
  /** Placed by a customer, or by the office for one. */
  order: {
    numberLabel: 'Auftragsnummer',
    thing: 'Bestellung',
    isBill: false,
    joinsOthers: false,
    isRental: false,
  },
  /** The bill of a rental, `booking_number`. */
  rental: {
    numberLabel: 'Auftragsnummer',
    thing: 'Miete',
    isBill: true,
    joinsOthers: false,
    isRental: true,
  },
  /** Joins delivered orders for one invoice. */
  collective: {
    numberLabel: 'Sammelnummer',
    thing: 'Sammelrechnung',
    isBill: true,
    joinsOthers: true,
    isRental: false,
  },
} as const satisfies Record<string, KindRow>;
export type OrderKind = keyof typeof ORDER_KINDS;
export const ORDER_KIND_NAMES = Object.keys(ORDER_KINDS) as OrderKind[];

/** The fields that determine an order's kind; `kind` is missing in placed orders and in bills of rentals. */
export interface OfKind {
  kind?: OrderKind | undefined;
  booking_number?: string | undefined;
}

/** An unknown kind counts as a placed order. */
export const kindName = ({ kind, booking_number }: OfKind): OrderKind =>
  kind && kind in ORDER_KINDS ? kind : booking_number ? 'rental' : 'order';

export const kindOf = (order: OfKind): KindRow => ORDER_KINDS[kindName(order)];
