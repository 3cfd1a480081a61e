import type { AdminBooking, BookingTakeBack } from '@shop/domain/booking/booking';
import { type BookingState, bookingState } from '@shop/domain/booking/booking-state';
import { isBookingMail, isMailKind } from '@shop/domain/contract/mail';
import { eventsOf } from '@shop/domain/order/order-history';
import { keptUntil, RETENTION } from '@shop/domain/time/retention';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { stepToUndo } from '../changes/change-one.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { takeBackMail } from '../mail/take-back-mail.ts';
import { orderNotesOf } from '../stored/notes.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import { rentalPicturesOf } from '../stored/picture-file.ts';
import { othersOf, rentalRecordOf, type StoredRentalBooking } from '../stored/rental-booking.ts';
import { pricedFields, withTransport } from './agreed-price.ts';
import type { BookingChange, Put } from './booking-change.ts';
import { withEvent } from './booking-event.ts';
import { changeBooking, holdersOf, type RentalDeps } from './change-booking.ts';
import { tellDays } from './clash.ts';
import { movedOn, readRecord } from './office-changes.ts';
import { ofTool, withTrip } from './rental-set.ts';

const NOT_ANY_MORE = refuse('not_possible', 'Dieser Schritt lässt sich nicht zurücknehmen.');
const IN_THE_BOOKS = refuse(
  'not_possible',
  'Die Miete ist schon in Rechnung gestellt oder bezahlt: Das lässt sich nicht zurücknehmen.',
);
const HAS_NOTES = refuse(
  'not_possible',
  'Zur Abrechnung dieser Miete gibt es schon Notizen: Sie lässt sich nicht zurücknehmen.',
);
const IS_WITHDRAWN = refuse(
  'not_possible',
  'Über den Widerruf dieser Miete ist schon entschieden: Sie lässt sich nicht zurücknehmen.',
);
const IS_EDITED = refuse(
  'not_possible',
  'An der Abrechnung dieser Miete ist schon etwas geändert: Sie lässt sich nicht zurücknehmen.',
);

/**
 * Undoes the office's last step of a booking within ten minutes, before its customer is notified: state, days,
 * deposit and record are as before, the order of a closed one is deleted, and the history keeps the step as
 * undone. A repeated request changes nothing. Refuses if the order has edits, notes, an invoice or a payment, or if the
 * days are taken by now, but for a tool that is out.
 */
export async function takeBackBooking(
  deps: RentalDeps,
  number: string,
  { to, at }: BookingTakeBack,
  by_uid: string,
): Promise<Outcome<AdminBooking>> {
  const { firestore } = deps;
  const changed = await changeBooking(
    deps,
    number,
    async (booking, transaction) => {
      const { history, before } = booking;
      const step = stepToUndo(history, ({ what }) => what === to, at, movedOn(booking.state));
      if (!step || 'code' in step) return step;
      if (!before) return NOT_ANY_MORE;
      const reached = history.findLast(({ what }) => what === before.state);
      const wasMailed = !bookingState(to).blocks && booking.customer_email !== '';
      const mail = wasMailed ? mailOf(before.state) : undefined;
      const takeBack = await takeBackMail(transaction, deps, {
        subjectId: step.told_with ?? number,
        at: step.at,
        mail: mailOf(to),
        before: mail &&
          reached && { ...mail, at: reached.at, subjectId: reached.told_with ?? number },
      });
      if (typeof takeBack !== 'function') return takeBack;
      const order = booking.order_number && orderOf(firestore, booking.order_number);
      const billed: Partial<StoredOrder> = (order && (await transaction.get(order)).data()) || {};
      const { invoices, entries, withdrawal } = billed;
      if (withdrawal?.decisions?.length) return IS_WITHDRAWN;
      if (invoices?.length || entries?.length) return IN_THE_BOOKS;
      if (order && (await transaction.get(orderNotesOf(firestore, order.id))).exists) {
        return HAS_NOTES;
      }
      if (eventsOf(billed, 'edit').length > 0) return IS_EDITED;
      const removeRecord = await recordOfStep(transaction, deps, booking, to);
      const taken_back = { by_uid, at: Timestamp.fromDate(deps.now()) };
      const others = await undoneWith(transaction, deps, booking, { step, taken_back });
      if ('code' in others) return others;
      return {
        ...undone(deps, booking, { step, before, taken_back }),
        others,
        write: () => {
          takeBack();
          removeRecord();
          if (order) transaction.delete(order);
        },
      };
    },
    tellDays,
  );
  return changed.ok ? { ok: true, value: await readRecord(deps, changed.value) } : changed;
}

type Entry = StoredRentalBooking['history'][number];

interface Undoing {
  step: Entry;
  taken_back: NonNullable<Entry['taken_back']>;
}

/** The booking as it was before its last step. */
function undone(
  deps: RentalDeps,
  booking: StoredRentalBooking,
  { step, before, taken_back }: Undoing & { before: NonNullable<StoredRentalBooking['before']> },
): BookingChange {
  const { vat_rate = booking.vat_rate } = before;
  const taxed = { ...booking, vat_rate };
  const current = before.by_arrangement
    ? withTransport(taxed)
    : vat_rate === booking.vat_rate
      ? booking
      : { ...taxed, ...pricedFields(taxed) };
  const { order_number: _, blocked: __, returned: ____, ...kept } = current;
  const isHeld = before.state === 'requested' && before.blocked !== undefined;
  return {
    booking: {
      ...withEvent(kept, { ...kept, ...before }, step),
      deposit: before.deposit,
      ...(before.returned && { returned: before.returned }),
      ...(before.hold_until && { hold_until: before.hold_until }),
      // Its network is forgotten once it is decided.
      ...(isHeld && { held_by: holdersOf(deps, booking.customer_email) }),
      history: marked(booking, step.id, taken_back),
    },
    mayClash: step.what === 'returned',
    undoes: { id: step.id, ...taken_back },
  };
}

/** The history with an entry marked as undone, without its reason, as customers may read it. */
const marked = (
  { history }: StoredRentalBooking,
  id: string,
  taken_back: Undoing['taken_back'],
): StoredRentalBooking['history'] =>
  history.map((entry) => {
    if (entry.id !== id) return entry;
    const { reason: _, ...untold } = entry;
    return { ...untold, taken_back };
  });

/** Undoes the step for the others of its reservation; refused if one of them has moved on. */
async function undoneWith(
  transaction: Transaction,
  deps: RentalDeps,
  booking: StoredRentalBooking,
  { step, taken_back }: Undoing,
): Promise<Put[] | Refusal> {
  const puts: Put[] = [];
  for (const each of await othersOf(deps.firestore, booking, transaction)) {
    const entry = each.history.find(({ id }) => id === step.id);
    if (!entry || entry.taken_back) continue;
    if (entry.what === 'moved') {
      // It took over the transport charge of the one that dropped out.
      const isOver = each.state === 'closed' || !bookingState(each.state).blocks;
      if (isOver) return ofTool(movedOn(each.state), each);
      const free = withTrip(each, { transport_cents: 0 });
      const history = marked(each, entry.id, taken_back);
      puts.push({ before: each, change: { booking: { ...free, history } } });
      continue;
    }
    const { before } = each;
    if (!before || entry !== each.history.at(-1)) return ofTool(movedOn(each.state), each);
    const change = undone(deps, each, { step: entry, before, taken_back });
    puts.push({ before: each, change });
  }
  return puts;
}

function mailOf(state: BookingState) {
  const kind = `booking_${state}`;
  return isMailKind(kind) && isBookingMail(kind) ? { kind } : undefined;
}

/** Returns what removes a step's record; its photos are deleted unless another record soon shows them. */
async function recordOfStep(
  transaction: Transaction,
  { firestore, now }: RentalDeps,
  { booking_number }: StoredRentalBooking,
  to: BookingState,
): Promise<() => void> {
  const reference = rentalRecordOf(firestore, booking_number);
  const fields = {
    handed_out: ['handover', 'despite_inspection'],
    returned: ['return_record'],
    closed: ['extras'],
  };
  const names = fields[to as keyof typeof fields];
  const stored = names && (await transaction.get(reference)).data();
  if (!stored) return () => {};
  const shown =
    to === 'handed_out' ? stored.handover : to === 'returned' ? stored.return_record : undefined;
  const expires_at = Timestamp.fromDate(keptUntil(RETENTION.unusedPhoto, now()));
  return () => {
    transaction.update(
      reference,
      Object.fromEntries(names.map((name) => [name, FieldValue.delete()])),
    );
    for (const photo of rentalPicturesOf(firestore, shown?.pictures ?? [])) {
      transaction.update(photo, { booking_number: FieldValue.delete(), expires_at });
    }
  };
}
