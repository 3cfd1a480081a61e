import type { AdminBooking, RentalBooking } from '@shop/domain/booking/booking';
import { billedOrderNumber, type OwnClaim } from '@shop/domain/deposit/own-claim';
import { BUILT_IN_SETTINGS } from '@shop/domain/settings/settings';
import { addDays, berlinDay } from '@shop/domain/time/calendar';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditAll } from '../operations/audit/audit.ts';
import { apiForTests } from './api-for-tests.ts';
import { answersAgree, lifeOf, openItemsAgree } from './order-life.ts';
import { HANDOVER, RENTAL_WISH, rentalTool, storeRentalTools } from './shop-data.ts';

const api = apiForTests();
const SEED = 20_261_126;
const RUNS = 10;
const TOOL = rentalTool({
  id: 7,
  quantity_available: 2,
  deposit_amount_cents: 200_00,
  insurance_price_cents: 500,
  cleaning_price_cents: 4500,
});

let requests = 0;
const nextId = () => `rental-life-${String(++requests).padStart(6, '0')}`;

async function rentalOf(number: string) {
  const asAdmin = api.asAdmin();
  const [booking, claims] = await Promise.all([
    api.read<AdminBooking>(`/api/admin/rental-bookings/${number}`, asAdmin),
    api.read<OwnClaim[]>(`/api/admin/claims?booking=${number}`, asAdmin),
  ]);
  const deposit = claims.find(({ kind }) => kind === 'deposit');
  const post = (path: string, body: object) =>
    api.post(`/api/admin/${path}`, { request_id: nextId(), ...body }, asAdmin);
  const step = (to: string, fields: object = {}) =>
    post(`rental-bookings/${number}/step`, { from: booking.state, to, ...fields });
  const enter = (what: string, amount: number, more: object = {}) =>
    post(`claims/${deposit?.id}/entries`, { what, amount, day: berlinDay(api.clock.now), ...more });
  return { number, booking, claims, deposit, post, step, enter };
}
type Rental = Awaited<ReturnType<typeof rentalOf>>;

/** From now on, closed days are charged or not. */
async function charge(charged_days: 'all' | 'open'): Promise<undefined> {
  const setting = { ...BUILT_IN_SETTINGS.rental, charged_days, schema_version: 1 };
  await api.firestore.doc('settings/rental').set(setting);
  await api.pass(11_000);
}

const OUTCOMES = [
  { state: 'returned' },
  { state: 'held' },
  { state: 'kept', kept_amount: 30, reason: 'Wassertank fehlt' },
];
const orderLife = ({ number, booking }: Rental) =>
  booking.order_number ? lifeOf(api, billedOrderNumber(number)) : undefined;

/** What may happen to a rental after it was asked for; `by` varies amounts and choices. */
const EVENTS: Record<string, (rental: Rental, by: number) => Promise<Response | undefined>> = {
  confirm: ({ step }) => step('confirmed'),
  cancel: ({ step }) => step('cancelled', { reason: 'Defekt' }),
  hand_out: ({ step }, by) =>
    step('handed_out', {
      record: HANDOVER,
      deposit: { state: by % 4 ? 'held' : 'none' },
      invoice_address: 'Weg 1, 12345 Musterstadt',
    }),
  extend: ({ post, number, booking: { start_day, end_day } }, by) =>
    post(`rental-bookings/${number}/move`, { start_day, end_day: addDays(end_day, by), pieces: 1 }),
  take_back: ({ step }, by) =>
    step('returned', { record: HANDOVER, deposit: OUTCOMES[by % OUTCOMES.length] }),
  close: ({ step }, by) => step('closed', { extras: { cleaning: by % 2 } }),
  undo: ({ post, number, booking: { history } }) =>
    post(`rental-bookings/${number}/take-back`, {
      to: history.at(-1)?.what,
      at: history.at(-1)?.at,
      request_id: undefined,
    }),
  receive: ({ enter, deposit }) => enter('paid', deposit?.open_amount ?? 0),
  pay_back: ({ enter, deposit }) => enter('paid_back', deposit?.held_amount ?? 0),
  keep: ({ enter }, by) => enter('set_off', by + 1, { reason: 'Kratzer' }),
  use: ({ enter, number }, by) =>
    enter('set_off', by + 1, { for: billedOrderNumber(number), reason: 'Verrechnet' }),
  damage: ({ post, number }, by) =>
    post(`claims/${number}-S/entries`, {
      what: 'damaged',
      amount: (by + 1) * 40,
      reason: 'Kratzer',
      ...(by % 2 && { set_off: true }),
      day: berlinDay(api.clock.now),
    }),
  pay_damage: ({ post, number, claims }) =>
    post(`claims/${number}-S/entries`, {
      what: 'paid',
      amount: claims.find(({ kind }) => kind === 'damage')?.open_amount ?? 0,
      day: berlinDay(api.clock.now),
    }),
  reverse: ({ enter, deposit }, by) => {
    const entry = deposit?.entries[by % (deposit.entries.length || 1)];
    return enter('paid', 1, { reverses: entry?.id ?? 'none' });
  },
  invoice: async (rental) => {
    const life = await orderLife(rental);
    return life?.office('invoices', { order_numbers: [life.order.order_number] });
  },
  pay: async (rental) => {
    const life = await orderLife(rental);
    return life?.pay(Math.round((life.money.open_amount ?? 0) * 100));
  },
  count: (_, by) => charge(by % 2 ? 'open' : 'all'),
  wait: async (_, by) => void api.pass((by + 1) * 12 * 3600_000),
};

/** Page, account and office say the same, and what happened to the deposit only grows. */
async function agree(rental: Rental, before: Rental) {
  const { number, booking, deposit } = rental;
  const page = await api.read<RentalBooking>(`/api/rental-bookings/${number}`);
  const [own] = await api.read<RentalBooking[]>('/api/users/rental-bookings', api.signedIn());
  const money = ({ deposit: told, net_amount, gross_amount, days, state }: RentalBooking) => {
    return { told, net_amount, gross_amount, days, state };
  };
  expect(money(page)).toEqual(money(booking));
  expect(own && money(own)).toEqual(money(booking));
  const { booking: was } = before;
  if (was.end_day === booking.end_day) expect(booking.days).toBe(was.days);
  const { kept_amount = 0, due_amount = 0 } = booking.deposit;
  expect(due_amount).toBe(deposit?.credit_amount ?? 0);
  expect(kept_amount).toBeLessThanOrEqual(booking.deposit_amount);
  for (const amount of [deposit?.held_amount, deposit?.open_amount]) {
    expect(amount ?? 0).toBeGreaterThanOrEqual(0);
  }
  const earlier = before.deposit?.entries ?? [];
  expect(deposit?.entries.slice(0, earlier.length) ?? []).toEqual(earlier);
  const life = await orderLife(rental);
  if (!life) return;
  expect(life.order.total_cents).toBeGreaterThanOrEqual(Math.round(booking.net_amount * 100));
  await answersAgree(life);
}

const event = fc.tuple(fc.constantFrom(...Object.keys(EVENTS)), fc.nat(7));
const life = fc.record({
  charged: fc.constantFrom('all', 'open'),
  begun: fc.constantFrom<string[]>(
    ['confirm', 'receive', 'reverse'],
    ['confirm', 'hand_out'],
    ['confirm', 'hand_out', 'wait', 'take_back'],
    ['confirm', 'hand_out', 'damage', 'pay_damage'],
    ['confirm', 'cancel', 'undo'],
    ['confirm', 'hand_out', 'wait', 'take_back', 'close', 'use', 'invoice'],
  ),
  events: fc.array(event, { minLength: 4, maxLength: 12 }),
});

test('whatever happens to a rental, all surfaces say the same of its money', async () => {
  const succeeded = new Set<string>();
  await fc.assert(
    fc
      .asyncProperty(life, async ({ charged, begun, events }) => {
        await storeRentalTools(api.firestore, TOOL);
        await charge(charged);
        const wish = { ...RENTAL_WISH, end_day: '2026-03-17', tool_id: TOOL.id, insured: true };
        const asked = await api.post('/api/rental-bookings', wish, api.signedIn());
        const { booking_number: number } = (await asked.json()) as { booking_number: string };
        let rental = await rentalOf(number);
        for (const [name, by] of [...begun.map((name) => [name, 1] as const), ...events]) {
          if (name === 'hand_out') api.clock.now = new Date('2026-03-09T08:00:00Z');
          const response = await EVENTS[name]?.(rental, by);
          if (response?.ok ?? true) succeeded.add(name);
          expect(response?.status ?? 200, name).toBeLessThan(500);
          const after = await rentalOf(number);
          await agree(after, rental);
          rental = after;
        }
        await openItemsAgree(api);
        const { findings } = await auditAll(api.firestore, api.clock.now);
        expect(findings).toEqual([]);
      })
      .afterEach(async () => api.reset()),
    { seed: SEED, numRuns: RUNS },
  );
  expect([...succeeded].toSorted()).toEqual(expect.arrayContaining(Object.keys(EVENTS)));
}, 120_000);
