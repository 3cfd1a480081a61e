import type { SeenBooking, SetPart } from '@shop/domain/booking/booking';
import { bookingState } from '@shop/domain/booking/booking-state';
import { toEuro } from '@shop/domain/money/money';
import type { Transaction } from 'firebase-admin/firestore';
import type { Acting } from '../accounts/act.ts';
import type { AdminNames } from '../accounts/admin-names.ts';
import { requireSeen } from '../changes/seen.ts';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import type { AtLeastOne } from '../lib/at-least-one.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import { othersOf, type StoredRentalBooking } from '../stored/rental-booking.ts';
import { pricedFields } from './agreed-price.ts';
import type { Put } from './booking-change.ts';
import { withEvent } from './booking-event.ts';
import { isCancellable } from './booking-view.ts';

const NOT_OF_SET = refuse('invalid', 'Diese Mieten gehören nicht zu einer Reservierung.');

/** A refusal that names the tool of a reservation that it is about. */
export const ofTool = (refusal: Refusal, { tool_name }: { tool_name: string }): Refusal => ({
  ...refusal,
  message: `${tool_name}: ${refusal.message}`,
});

/** The other bookings to change as well; throws 409 if the admin saw one of them at another revision. */
export async function seenOthers(
  transaction: Transaction,
  deps: Pick<StoreDeps, 'firestore'> & Acting & { adminNames: AdminNames },
  booking: StoredRentalBooking,
  seen: readonly SeenBooking[] = [],
): Promise<StoredRentalBooking[] | Refusal> {
  if (seen.length === 0) return [];
  const others = await othersOf(deps.firestore, booking, transaction);
  const asked = others.filter(({ booking_number: number }) =>
    seen.some(({ booking_number }) => booking_number === number),
  );
  if (asked.length !== seen.length) return NOT_OF_SET;
  for (const each of asked) {
    const { revision } = seen.find((one) => one.booking_number === each.booking_number) ?? {};
    await requireSeen({ ...deps, ...(deps.act && { act: { ...deps.act, seen: revision } }) }, each);
  }
  return asked;
}

const isOver = ({ state }: StoredRentalBooking) => !bookingState(state).blocks;
const paysTrip = ({ method, transport_cents }: StoredRentalBooking) =>
  method === 'delivery' && transport_cents !== 0;

/** Whether it can take over the transport charge of another one: delivered on the same day, and not billed yet. */
const takesOver = (heir: StoredRentalBooking, { start_day }: StoredRentalBooking) =>
  !isOver(heir) &&
  heir.state !== 'closed' &&
  heir.method === 'delivery' &&
  heir.transport_cents === 0 &&
  heir.start_day === start_day;

/** If a booking that pays for transport drops out of its reservation, the next one delivered that day pays for it. */
export async function passedTrip(
  transaction: Transaction,
  { firestore }: Pick<StoreDeps, 'firestore'>,
  puts: AtLeastOne<Put>,
): Promise<Put[]> {
  const gone = puts.flatMap(({ before, change: { booking } }) =>
    before?.set && !isOver(before) && isOver(booking) && paysTrip(before)
      ? { before, booking }
      : [],
  );
  const [first] = gone;
  if (!first) return [];
  const { booking_number: told_with } = puts[0].change.booking;
  const numbers = puts.map(({ change }) => change.booking.booking_number);
  const others = await othersOf(firestore, first.before, transaction);
  const left = others.filter(({ booking_number }) => !numbers.includes(booking_number));
  return gone.flatMap(({ before, booking }) => {
    const heir = left.find((each) => takesOver(each, before));
    const cause = booking.history.at(-1);
    if (!heir || !cause) return [];
    left.splice(left.indexOf(heir), 1);
    const { id, by_uid, at } = cause;
    const entry = { id, what: 'moved' as const, by_uid, at, told_with };
    const change = { booking: withEvent(withTrip(heir, before), heir, entry) };
    return [{ before: heir, change }];
  });
}

/** A booking with the transport charge of another one, or with none. */
export function withTrip(
  { transport_cents: _, transport_agreed: __, ...heir }: StoredRentalBooking,
  {
    transport_cents,
    transport_agreed,
  }: Pick<StoredRentalBooking, 'transport_cents' | 'transport_agreed'>,
): StoredRentalBooking {
  const priced = {
    ...heir,
    ...(transport_cents !== undefined && { transport_cents }),
    ...(transport_agreed && { transport_agreed }),
  };
  return { ...priced, ...pricedFields(priced) };
}

/** A reservation as each of its bookings lists it; undefined for a single booking. */
export async function setOf(
  { firestore, now }: Pick<StoreDeps, 'firestore' | 'now'>,
  booking: StoredRentalBooking,
  seen: { tokenOf?: (of: StoredRentalBooking) => string; byOffice?: boolean } = {},
): Promise<SetPart[] | undefined> {
  const { set } = booking;
  if (!set) return undefined;
  const all = [booking, ...(await othersOf(firestore, booking))];
  const heir = paysTrip(booking) ? all.find((each) => takesOver(each, booking)) : undefined;
  return set.flatMap((number) => {
    const part = all.find(({ booking_number }) => booking_number === number);
    if (!part) return [];
    return {
      ...toPart(part, now()),
      ...(part === heir && { takes_trip: true as const }),
      ...(seen.byOffice && { revision: part.revision ?? 0 }),
      ...(seen.tokenOf && { token: seen.tokenOf(part) }),
    };
  });
}

function toPart(stored: StoredRentalBooking, now: Date): SetPart {
  const { booking_number, state, tool_name, pieces, start_day, end_day } = stored;
  return {
    booking_number,
    state,
    tool_name,
    pieces,
    start_day,
    end_day,
    gross_amount: toEuro(stored.gross_cents),
    deposit_amount: toEuro(stored.deposit_cents),
    is_cancellable: isCancellable(stored, now),
  };
}
