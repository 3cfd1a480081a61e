import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@shop/domain/contract/call';
import { addDays, berlinDay } from '@shop/domain/time/calendar';
import type { Firestore } from 'firebase-admin/firestore';
import { rentalBookingsOf, rentalDaysOf } from '../../src/stored/rental-booking.ts';
import { rentalBooking } from '../load/request-kinds.ts';
import { TOOLS } from '../stack/catalogue.ts';
import { Violation } from './checks.ts';
import { sendUntilAnswered } from './clerk.ts';
import type { Random } from './random.ts';
import { type CallShop, isAnswer, type ShopResponse, waitToRetry } from './shop-client.ts';

/** Few tools, so that many bookings compete for the same days. */
const WANTED = TOOLS.slice(0, 2);

/** The acknowledged bookings: the state that each must have. */
export type BookingRecords = Map<string, 'requested' | 'cancelled'>;

/** Books some days of a tool with as many attempts as needed; the office cancels every third booking. */
export async function bookTool(
  { call, random }: { call: CallShop; random: Random },
  records: BookingRecords,
): Promise<void> {
  const start_day = addDays(berlinDay(new Date()), random.integer(3, 20));
  const body = rentalBooking({
    tool_id: random.pick(WANTED).id,
    start_day,
    end_day: addDays(start_day, random.integer(0, 5)),
    pieces: random.integer(1, 3),
  });
  const number = await submit({ call, random }, body);
  if (number === undefined) return;
  records.set(number, 'requested');
  if (!random.chance(1 / 3)) return;
  const cancel = { from: 'requested', to: 'cancelled', reason: 'Doppelt' };
  const { status } = await sendUntilAnswered(
    { call, random },
    `/api/admin/rental-bookings/${number}/step`,
    { ...cancel, request_id: randomUUID() },
  );
  if (status !== 200) throw new Violation(`${number} was not cancelled: ${status}.`);
  records.set(number, 'cancelled');
}

/** The number; undefined if the days are taken or closed. Some send twice at once. */
async function submit(
  { call, random }: { call: CallShop; random: Random },
  body: object,
): Promise<string | undefined> {
  const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };
  for (;;) {
    const post = () => call('POST', '/api/rental-bookings', { body, headers });
    const responses = await Promise.all(random.chance(0.25) ? [post(), post()] : [post()]);
    const numbers = new Set(responses.flatMap((response) => numberIn(response) ?? []));
    if (numbers.size > 1) throw new Violation(`One request is ${[...numbers].join(' and ')}.`);
    for (const number of numbers) return number;
    if (responses.every(isAnswer)) return undefined;
    await waitToRetry(random);
  }
}

function numberIn(response: ShopResponse | undefined): string | undefined {
  if (!isAnswer(response) || response.status === 409 || response.status === 422) return undefined;
  const { booking_number } = response.body as { booking_number?: string };
  if (booking_number === undefined)
    throw new Violation(`A booking failed with ${response.status}.`);
  return booking_number;
}

/** Requires each acknowledged booking to be stored in its state, and no more pieces out than exist. */
export async function checkBookings(
  firestore: Firestore,
  records: BookingRecords,
): Promise<string[]> {
  const [bookings, months] = await Promise.all([
    rentalBookingsOf(firestore).get(),
    rentalDaysOf(firestore).get(),
  ]);
  const states = new Map(bookings.docs.map((document) => [document.id, document.data().state]));
  const most = Math.min(...WANTED.map((tool) => tool.quantity_available));
  return [
    ...[...records].flatMap(([number, state]) =>
      states.get(number) === state ? [] : [`${number} should be ${state}.`],
    ),
    ...months.docs.flatMap((document) => {
      const { out } = document.data();
      const isOver = out.some((count) => count > most);
      return isOver ? [`${document.id} has ${out} away of ${most}.`] : [];
    }),
  ];
}
