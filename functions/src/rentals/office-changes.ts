import type { AdminBooking, BookingStepRequest } from '@shop/domain/booking/booking';
import {
  type BookingCore,
  broughtBack,
  inspectionDay,
  nextBooking,
} from '@shop/domain/booking/booking-days';
import {
  type BookingState,
  bookingState,
  canMoveBooking,
} from '@shop/domain/booking/booking-state';
import { isByArrangement } from '@shop/domain/booking/booking-sums';
import { lacksAddress } from '@shop/domain/booking/renter';
import { handoverDayProblem } from '@shop/domain/handover/delivered';
import { toCents } from '@shop/domain/money/money';
import type { StoredRentalTool } from '@shop/domain/office/stored-catalogue';
import { rateOn, type VatRates } from '@shop/domain/settings/vat-rates';
import { berlinDay, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { proposedCustomer } from '../customers/likely-customer.ts';
import { fromAllFields } from '../firestore/all-fields.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { orderOf } from '../stored/order.ts';
import { readCustomer } from '../stored/owner.ts';
import {
  bookingAmounts,
  handedOutDay,
  rentalRecordOf,
  returnedDay,
  type StoredBookingEntry,
  type StoredHandoverRecord,
  type StoredRentalBooking,
  type StoredRentalRecord,
} from '../stored/rental-booking.ts';
import { pricedFields, withTransport } from './agreed-price.ts';
import type { Put } from './booking-change.ts';
import { withEvent } from './booking-event.ts';
import { toAdminBooking } from './booking-view.ts';
import { changeBooking, type MaybeChange, type RentalDeps } from './change-booking.ts';
import { tellDays } from './clash.ts';
import { isConsumers, orderOfBooking } from './closing.ts';
import { readTool } from './count-days.ts';
import { ofTool, seenOthers, setOf } from './rental-set.ts';

/**
 * Takes a booking to its next state: confirms, declines, cancels, hands out, takes back or closes it, with
 * the record of this and the outcome of the deposit. Confirms, declines or cancels the given others of its reservation
 * with it. Refuses a booking that has left the state that the admin saw and, without a reason, to hand out a tool whose
 * inspection is overdue.
 */
export async function stepBooking(
  deps: RentalDeps,
  number: string,
  { others: seen, ...request }: BookingStepRequest,
  uid: string,
): Promise<Outcome<AdminBooking>> {
  const { vatRates } = await deps.settings.fresh();
  return changeAsAdmin(deps, number, async (booking, transaction) => {
    const others = await seenOthers(transaction, deps, booking, seen);
    if ('code' in others) return others;
    const isOpen = (each: StoredRentalBooking) => isByArrangement(bookingAmounts(each));
    const isAnyOpen = [booking, ...others].some(isOpen);
    const step: Stepping = {
      deps,
      transaction,
      vatRates,
      by: { id: request.request_id, by_uid: uid, ...(others.length > 0 && { told_with: number }) },
    };
    // An agreed price applies to each trip that has none yet.
    const asked = ({ transport_amount, ...rest }: BookingStepRequest, of: StoredRentalBooking) =>
      isAnyOpen && !isOpen(of) ? rest : { ...rest, transport_amount };
    const own = await stepped(booking, asked(request, booking), step);
    if (!own || 'code' in own) return own;
    const more: Put[] = [];
    for (const before of others) {
      const change = await stepped(before, asked(request, before), step);
      if (change && 'code' in change) return ofTool(change, before);
      if (change) more.push({ before, change });
    }
    return { ...own, others: more };
  });
}

interface Stepping {
  deps: RentalDeps;
  transaction: Transaction;
  vatRates: VatRates;
  by: Omit<StoredBookingEntry, 'what' | 'at'>;
}

async function stepped(
  booking: StoredRentalBooking,
  request: BookingStepRequest,
  { deps, transaction, vatRates, by }: Stepping,
): Promise<MaybeChange> {
  const { to, reason, transport_amount } = request;
  const { by_uid: uid } = by;
  const isPriced = transport_amount !== undefined && (to === 'confirmed' || to === 'closed');
  const at = Timestamp.fromDate(deps.now());
  const today = berlinDay(deps.now());
  const tool =
    to === 'handed_out' && (await readTool(transaction, deps.firestore, booking.tool_id));
  const refusal = stepRefusal(booking, request, today, tool || undefined);
  if (refusal) return refusal;
  const hours = request.record?.meter_hours;
  if (to === 'returned' && hours !== undefined) {
    const reference = rentalRecordOf(deps.firestore, booking.booking_number);
    const kept = (await transaction.get(reference)).data();
    if (hours < (kept?.handover?.meter_hours ?? 0)) return FEWER_HOURS;
  }
  const back = backOf(booking, request, today);
  if (back && 'code' in back) return back;
  const core = nextBooking(back?.core ?? booking, {
    type: 'step',
    to,
    today: back?.returned.day ?? today,
  });
  if (!core) return undefined;
  const entry = { ...by, what: to, at, ...(reason && { reason }) };
  const insured = to === 'closed' && insuredDays(booking);
  const extras = { ...request.extras, insurance: insured || undefined };
  const record = recordOf({ ...request, extras }, uid, at);
  const priced = isPriced ? withTransport(booking, toCents(transport_amount)) : booking;
  const next = {
    ...withEvent(priced, core, entry),
    ...(back && { returned: back.returned }),
    ...(to === 'handed_out' &&
      request.invoice_address && { invoice_address: request.invoice_address }),
    before: beforeOf(booking),
  };
  const closing = { extras, uid, vatRates };
  const order =
    to === 'closed' ? await billOf(next, booking, closing, { deps, transaction }) : undefined;
  return {
    booking: order ? { ...order.billed, order_number: order.order.order_number } : next,
    ...(order && {
      write: () =>
        void transaction.create(orderOf(deps.firestore, order.order.order_number), order.order),
    }),
    // A returned tool needs its checking days even if they are booked.
    mayClash: back !== undefined,
    ...(record && { record }),
    deposit: request.deposit,
  };
}

/** The order that bills a booking, and the booking at the rate of VAT of that day. */
async function billOf(
  stepped: StoredRentalBooking,
  { customer_number }: StoredRentalBooking,
  {
    vatRates,
    ...closing
  }: { extras: BookingStepRequest['extras']; uid: string; vatRates: VatRates },
  { deps, transaction }: Pick<Stepping, 'deps' | 'transaction'>,
) {
  const billed = isConsumers(stepped) ? stepped : taxedOnReturn(stepped, vatRates);
  const customer = await readCustomer(transaction, deps.firestore, customer_number);
  const closed = orderOfBooking(billed, {
    ...closing,
    extras: closing.extras ?? {},
    now: deps.now(),
    customer,
  });
  const proposed = customer ? undefined : await proposedCustomer(transaction, deps, closed);
  return { billed, order: { ...closed, ...proposed } };
}

const NO_ADDRESS = refuse(
  'not_possible',
  'Die Rechnungsanschrift fehlt; über 250 € muss sie auf der Rechnung stehen. Bitte tragen Sie sie bei der Übergabe ein.',
);

/** Pieces for days, as the extra counts them. */
function insuredDays({ is_insured, days, pieces, withdrawal }: StoredRentalBooking): number {
  const isRevoked = withdrawal?.decisions?.at(-1)?.outcome === 'whole';
  return is_insured && !isRevoked ? days * pieces : 0;
}

function stepRefusal(
  booking: StoredRentalBooking,
  { from, to, deposit, despite_inspection, transport_amount, invoice_address }: BookingStepRequest,
  today: string,
  tool: StoredRentalTool | undefined,
): Refusal | undefined {
  const { kind, state, start_day } = booking;
  const label = (name: BookingState) => `„${bookingState(name).label}“`;
  if (state !== from) return movedOn(state);
  const isOffices = bookingState(to).action !== null && (kind === 'rental' || to === 'cancelled');
  if (!canMoveBooking(from, to) || !isOffices) {
    const message = `Eine Miete mit dem Status ${label(from)} kann nicht auf ${label(to)} gesetzt werden.`;
    return refuse('not_possible', message);
  }
  const isPriceOpen = isByArrangement(bookingAmounts(booking));
  if (to === 'confirmed' && isPriceOpen && transport_amount === undefined) return NO_PRICE;
  if (transport_amount !== undefined && !isPriceOpen) return PRICE_IS_SET;
  if (to === 'handed_out' && today < start_day) {
    const message = `Die Miete beginnt erst am ${formatDay(start_day)}. Bitte verschieben Sie sie zuerst.`;
    return refuse('not_possible', message);
  }
  if (to === 'handed_out' && !invoice_address && lacksAddress(booking, booking.gross_cents)) {
    return NO_ADDRESS;
  }
  const due = tool && inspectionDay(tool);
  if (due && due < today && !despite_inspection) {
    const message = `Die UVV-Prüfung des Geräts war am ${formatDay(due)} fällig. Soll es trotzdem hinaus, nennen Sie bitte den Grund.`;
    return refuse('not_possible', message);
  }
  if (to === 'handed_out' && deposit && !['held', 'none'].includes(deposit.state)) return TOO_EARLY;
  if (to === 'returned' && booking.deposit.state === 'held' && !deposit) return NO_OUTCOME;
  return undefined;
}

/**
 * When the tool came back, which the office says on its return and can correct when it closes the booking, and the
 * booking with that end; undefined if neither applies.
 */
function backOf(
  booking: StoredRentalBooking,
  { to, returned_day }: Pick<BookingStepRequest, 'to' | 'returned_day'>,
  today: CalendarDay,
):
  | { core: BookingCore; returned: { day: CalendarDay; due_day: CalendarDay } }
  | Refusal
  | undefined {
  const known = returnedDay(booking);
  const day = returned_day ?? (to === 'returned' ? today : undefined);
  if (day === undefined || (to === 'closed' && day === known)) return undefined;
  const problem = handoverDayProblem(day, { today, first: handedOutDay(booking) });
  if (problem) return refuse('invalid', `Zurückgegeben am: ${problem}`);
  const due_day = booking.returned?.due_day ?? booking.end_day;
  const core = broughtBack({ ...booking, end_day: due_day }, day);
  return { core, returned: { day, due_day } };
}

/** The booking at the rate of VAT that applies on the day of return, where that changed since a company booked it. */
function taxedOnReturn(booking: StoredRentalBooking, rates: VatRates): StoredRentalBooking {
  const { vat_rate: agreed, created_at } = booking;
  const day = returnedDay(booking) ?? booking.end_day;
  const vat_rate = rateOn(agreed, rates, day, berlinDay(created_at.toDate()));
  if (vat_rate === agreed) return booking;
  const taxed = { ...booking, vat_rate };
  return { ...taxed, ...pricedFields(taxed) };
}

const NO_PRICE = refuse(
  'not_possible',
  'Der Preis für Bringen und Holen ist noch offen. Bitte vereinbaren Sie ihn mit dem Kunden und geben Sie ihn beim Bestätigen an.',
);

const TOO_EARLY = refuse('not_possible', 'Bei der Übergabe wird die Kaution erst hinterlegt.');
const NO_OUTCOME = refuse('not_possible', 'Bitte geben Sie an, was mit der Kaution geschieht.');

const PRICE_IS_SET = refuse(
  'not_possible',
  'Der Preis für Bringen und Holen steht schon fest: Hier lässt sich keiner mehr angeben.',
);

const FEWER_HOURS = refuse(
  'not_possible',
  'Die Betriebsstunden sind weniger als bei der Übergabe. Bitte prüfen Sie sie.',
);

export function movedOn(state: BookingState): Refusal {
  const message = `Die Miete wurde inzwischen geändert und hat jetzt den Status „${bookingState(state).label}“.`;
  return refuse('conflict', message);
}

function beforeOf(booking: StoredRentalBooking) {
  const { state, end_day, deposit, blocked, hold_until, returned, vat_rate } = booking;
  return {
    state,
    end_day,
    deposit,
    ...(isByArrangement(bookingAmounts(booking)) && { by_arrangement: true }),
    ...(blocked && { blocked }),
    ...(hold_until && { hold_until }),
    ...(returned && { returned }),
    vat_rate,
  };
}

function recordOf(
  { to, record, extras, despite_inspection }: BookingStepRequest,
  by_uid: string,
  at: Timestamp,
): Partial<StoredRentalRecord> | undefined {
  const kept =
    record &&
    fromAllFields<StoredHandoverRecord>({
      at,
      by_uid,
      meter_hours: record.meter_hours,
      fuel_percent: record.fuel_percent,
      condition: record.condition,
      accessories: record.accessories,
      pictures: record.pictures,
      signature: record.signature,
      signed_by: record.signed_by,
      // What it says follows from the booking as it is then stored.
      paper: undefined,
    });
  const charged = Object.entries(extras ?? {}).filter(([, amount]) => amount !== undefined);
  const changed = {
    ...(kept && { [to === 'handed_out' ? 'handover' : 'return_record']: kept }),
    ...(to === 'handed_out' && despite_inspection && { despite_inspection }),
    ...(charged.length > 0 && { extras: Object.fromEntries(charged) }),
  };
  return Object.keys(changed).length > 0 ? changed : undefined;
}

export async function changeAsAdmin(
  deps: RentalDeps,
  number: string,
  change: Parameters<typeof changeBooking>[2],
): Promise<Outcome<AdminBooking>> {
  const changed = await changeBooking(deps, number, change, tellDays);
  return changed.ok ? { ok: true, value: await readRecord(deps, changed.value) } : changed;
}

/** The booking with the office's own data, its order's decision on a withdrawal, and its reservation. */
export async function readRecord(
  deps: RentalDeps,
  booking: StoredRentalBooking,
): Promise<AdminBooking> {
  const { booking_number, order_number, withdrawal } = booking;
  const [record, order] = await Promise.all([
    rentalRecordOf(deps.firestore, booking_number).get(),
    withdrawal && order_number ? orderOf(deps.firestore, order_number).get() : undefined,
  ]);
  const decided = order?.data()?.withdrawal ?? withdrawal;
  const set = await setOf(deps, booking, { byOffice: true });
  const shown = { ...booking, ...(decided && { withdrawal: decided }) };
  return { ...(await toAdminBooking(shown, record.data(), deps)), ...(set && { set }) };
}
