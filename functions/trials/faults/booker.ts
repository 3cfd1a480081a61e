import { randomUUID } from 'node:crypto';
import { countOut, type OutByMonth } from '@shop/domain/booking/booking-days';
import { IDEMPOTENCY_KEY_HEADER } from '@shop/domain/contract/api';
import { addDays, berlinDay } from '@shop/domain/time/calendar';
import type { Firestore } from 'firebase-admin/firestore';
import { outboxOf } from '../../src/stored/outbox-entry.ts';
import { rentalBookingsOf, rentalDaysOf } from '../../src/stored/rental-booking.ts';
import { rentalBooking } from '../load/request-kinds.ts';
import { TOOLS } from '../stack/catalogue.ts';
import { Violation } from './checks.ts';
import { sendUntilAnswered } from './clerk.ts';
import type { Random } from './random.ts';
import { type CallShop, isAnswer, type ShopResponse, waitToRetry } from './shop-client.ts';

/** Few tools, so that many want the same days. */
const WANTED = TOOLS.slice(0, 2);

/** What clients were told about their bookings: the state that each has to have. */
export type BookingRecords = Map<string, 'requested' | 'cancelled'>;

/** Books some days of a tool with as many attempts as needed, and has every third booking cancelled by the office. */
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

/** The number; undefined if the days are taken or not open. Some send twice at once. */
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

/**
 * Each acknowledged booking has to be stored with its mails and its days counted, and no more pieces may be
 * out than exist.
 */
export async function checkBookings(
  firestore: Firestore,
  records: BookingRecords,
): Promise<string[]> {
  const [bookings, months, outbox] = await Promise.all([
    rentalBookingsOf(firestore).get(),
    rentalDaysOf(firestore).get(),
    outboxOf(firestore).get(),
  ]);
  const stored = new Map(bookings.docs.map((document) => [document.id, document.data()]));
  const mails = new Set<string>(outbox.docs.map(({ id }) => id));
  const expected = new Map<number, OutByMonth>();
  for (const { tool_id, blocked, pieces } of stored.values()) {
    const out = expected.get(tool_id) ?? new Map();
    if (blocked) expected.set(tool_id, countOut(out, blocked, pieces));
  }
  const told = [...expected].flatMap(([tool_id, out]) =>
    [...out].map(([month, days]) => [`${tool_id}-${month}`, days] as const),
  );
  const counted = new Map(months.docs.map((document) => [document.id, document.data().out]));
  const most = Math.min(...WANTED.map((tool) => tool.quantity_available));
  const ids = new Set([...told.map(([id]) => id), ...counted.keys()]);
  const wanted = new Map<string, readonly number[]>(told);
  return [
    ...[...records].flatMap(([number, state]) =>
      stored.get(number)?.state === state ? [] : [`${number} should be ${state}.`],
    ),
    ...[...stored].flatMap(([number, { history }]) =>
      ['notice-0', ...history.map(({ what }) => what)]
        .filter((suffix) => !mails.has(`${number}-${suffix}`))
        .map((suffix) => `${number} has no mail ${suffix}.`),
    ),
    ...[...ids].flatMap((id) => {
      const [out = [], says = []] = [counted.get(id), wanted.get(id)];
      const isSame = Array.from({ length: 31 }, (_, day) => (out[day] ?? 0) === (says[day] ?? 0));
      const isOver = out.some((count) => count > most);
      return [
        ...(isSame.every(Boolean) ? [] : [`${id} has ${out}, and bookings say ${says}.`]),
        ...(isOver ? [`${id} has ${out} away of ${most}.`] : []),
      ];
    }),
  ];
}
