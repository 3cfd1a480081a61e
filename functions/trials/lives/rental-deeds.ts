import type { AdminBooking, RentalBooking } from '@shop/domain/booking/booking';
import { billedOrderNumber, type OwnClaim } from '@shop/domain/deposit/own-claim';
import { HANDOVER, RENTAL_WISH } from '@shop/domain/testing/sent';
import { rentalTool } from '@shop/domain/testing/stored';
import { addDays } from '@shop/domain/time/calendar';
import { because, type Deed, type Life, same } from './life.ts';
import {
  type Booking,
  balanceOf,
  DEPOSIT,
  damageOf,
  daysOf,
  depositOf,
  type Order,
  rentOf,
  taxed,
  unbilled,
} from './model.ts';
import { centsOf } from './money-deeds.ts';
import { pick } from './order-deeds.ts';
import { tokenIn } from './quote-deeds.ts';
import { openDay } from './world.ts';

export const TOOL = rentalTool({
  id: 7,
  quantity_available: 20,
  deposit_amount_cents: DEPOSIT,
  insurance_price_cents: 5_00,
  cleaning_price_cents: 45_00,
});
const CLEANING = 45_00;
/** Transport in zone 1. */
const TRIP = 60_00;
const STEP_MS = 10 * 60_000;
const aBooking = (life: Life, holds: (booking: Booking) => boolean = () => true) =>
  pick(life, life.bookings.filter(holds));
const officePath = ({ number }: Booking, call: string) =>
  `/api/admin/rental-bookings/${number}/${call}`;
const now = ({ world }: Life) => world.api.clock.now.getTime();

const requested = (
  { hold_until }: RentalBooking,
  asked: Omit<Booking, 'state' | 'wasOut' | 'deposit' | 'damage'>,
): Booking => ({
  ...(hold_until && { holds: Date.parse(hold_until) }),
  ...asked,
  state: 'requested',
  wasOut: false,
  deposit: [],
  damage: [],
});

interface Booked {
  booking_number: string;
  token: string;
}

/** A guest has the link of the mail, or lacks it now and then. */
const linkOf = (life: Life, { by, token }: Booking) =>
  by === 'guest' && life.world.random().chance(0.8) ? { token } : {};

/** A link stays one, whatever is erased of whom. */
const isOwner = ({ by, isErased }: Booking, { token }: ReturnType<typeof linkOf>) =>
  by === 'guest' ? token !== undefined : !isErased;

const rent: Deed = (life) => {
  const { world } = life;
  const random = world.random();
  const by = random.pick(['guest', 'erika', 'erika'] as const);
  const isCompany = random.chance(0.3);
  const start = openDay(world.inDays(random.integer(3, 9)));
  const end = openDay(addDays(start, random.integer(1, 5)));
  const insured = random.chance(0.5);
  const gross = taxed((32_00 + (insured ? 5_00 : 0)) * daysOf({ start, end }), life.rate);
  return {
    person: by,
    path: '/api/rental-bookings',
    body: {
      ...RENTAL_WISH,
      tool_id: TOOL.id,
      start_day: start,
      end_day: end,
      insured,
      invoice_address: 'Weg 1\n12345 Musterstadt',
      gross_amount: gross / 100,
      ...(isCompany && { company_name: 'Brandt Bau GmbH' }),
    },
    effect: async ({ booking_number: number, token: shown }: Booked) => {
      const token = tokenIn(life, number) ?? shown;
      const told = await world.read<RentalBooking>('guest', `/api/rental-bookings/${number}`);
      life.bookings.push(requested(told, { number, token, by, isCompany, start, end, insured }));
    },
  };
};

/** Two tools of one reservation, delivered for one transport charge. */
const rent_set: Deed = (life) => {
  const { world } = life;
  const random = world.random();
  const by = random.pick(['guest', 'erika'] as const);
  const start = openDay(world.inDays(random.integer(3, 9)));
  const end = openDay(addDays(start, random.integer(1, 5)));
  const later = openDay(addDays(end, random.integer(0, 2)));
  const period = { start_day: start, end_day: end };
  return {
    person: by,
    path: '/api/rental-bookings',
    body: {
      ...RENTAL_WISH,
      ...period,
      tool_id: TOOL.id,
      method: 'delivery',
      street: 'Weg 1',
      postal_code: '12345',
      city: 'Musterstadt',
      invoice_address: 'Weg 1\n12345 Musterstadt',
      further: [{ tool_id: TOOL.id, pieces: 1, start_day: start, end_day: later }],
    },
    effect: async ({ booking_number: first, token }: Booked) => {
      const path = `/api/rental-bookings/${first}`;
      const told = await world.read<RentalBooking>('guest', path, { 'order-token': token });
      const [one, other, ...more] = told.set ?? [];
      same([one?.booking_number, more.length], [first, 0]);
      const all = { set: first, by, isCompany: false, start, insured: false };
      const { booking_number: number = '', token: of_other } = other ?? {};
      const second = { number, token: of_other, end: later, trip: 0 };
      life.bookings.push(requested(told, { ...all, number: first, token, end, trip: TRIP }));
      life.bookings.push(requested(told, { ...all, ...second }));
    },
  };
};

/** The other booking of a reservation. */
export const otherOf = ({ bookings }: Life, { set, number }: Booking) =>
  bookings.find((each) => set !== undefined && each.set === set && each.number !== number);

/** If the booking that pays for transport drops out, the other one on that day takes over. */
export function passTrip(life: Life, gone: Booking): void {
  const heir = otherOf(life, gone);
  const isHeld = heir && OPEN.includes(heir.state) && heir.start === gone.start;
  if (!gone.trip || !isHeld || heir.trip) return;
  heir.trip = gone.trip;
  if (gone.step) gone.step.heir = heir;
  delete heir.step;
}
const OPEN: readonly Booking['state'][] = ['requested', 'confirmed', 'handed_out', 'returned'];

const confirm_set: Deed = (life) => {
  const of = aBooking(life, (each) => {
    return each.state === 'requested' && otherOf(life, each)?.state === 'requested';
  });
  const other = of && otherOf(life, of);
  if (!of || !other) return undefined;
  const { world } = life;
  return {
    act: async () => {
      const path = `/api/admin/rental-bookings/${other.number}`;
      const { revision = 0 } = await world.read<AdminBooking>('chef', path);
      const others = [{ booking_number: other.number, revision }];
      const step = { request_id: world.id(), from: 'requested', to: 'confirmed', others };
      same((await world.call('chef', 'POST', officePath(of, 'step'), step)).status, 200);
      for (const each of [of, other]) {
        each.state = 'confirmed';
        delete each.step;
      }
    },
  };
};

const NEXT: Record<Booking['state'], readonly Booking['state'][]> = {
  requested: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['handed_out', 'cancelled'],
  handed_out: ['returned'],
  returned: ['closed'],
  closed: [],
  declined: [],
  cancelled: [],
  expired: [],
};

/** Its invoice needs an address, which an erased customer no longer has. */
const isLarge = ({ rate }: Life, of: Booking) => taxed(rentOf(of), rate) > 250_00;

/** A step of the office, and what it says of the deposit. */
const stepped =
  (to: Booking['state'], more: (life: Life, of: Booking) => object = () => ({})): Deed =>
  (life) => {
    const of = aBooking(life);
    if (!of) return undefined;
    const { world } = life;
    const body: {
      deposit?: { state: string; kept_amount?: number };
      extras?: { cleaning: number };
    } = more(life, of);
    const today = world.day();
    const { held, open } = depositOf(of);
    const kept = centsOf(body.deposit?.kept_amount);
    return {
      path: officePath(of, 'step'),
      body: { request_id: world.id(), from: of.state, to, ...body },
      forbidden: because(
        [!NEXT[of.state].includes(to), 'gesetzt werden.'],
        [to === 'handed_out' && today < of.start, 'Die Miete beginnt erst am'],
        [kept > held, 'nicht mehr als die Kaution einbehalten werden.'],
        [to === 'handed_out' && of.isErased && isLarge(life, of), 'Die Rechnungsanschrift fehlt'],
      ),
      effect: async (told: AdminBooking) => {
        const before = { state: of.state, end: of.end };
        const at = now(life);
        of.step = { at, by: 'office', before, isLast: true };
        of.state = to;
        const entry = (what: 'paid' | 'paid_back' | 'set_off', cents: number) => {
          if (cents > 0) of.deposit.push({ id: '', what, cents, step: at });
        };
        if (to === 'handed_out') {
          of.wasOut = true;
          if (body.deposit?.state === 'held') entry('paid', open);
        }
        if (to === 'returned') {
          if (today > of.end) of.end = today;
          entry('set_off', kept);
          if (body.deposit?.state !== 'held') entry('paid_back', held - kept);
        }
        if (to === 'declined' || to === 'cancelled') passTrip(life, of);
        if (to === 'closed') await bill(life, of, told, body.extras?.cleaning ?? 0);
      },
    };
  };

/** The order that bills a rental. */
async function bill(life: Life, of: Booking, told: AdminBooking, cleaning: number) {
  const net = rentOf(of) + cleaning * CLEANING;
  const order: Order = {
    number: billedOrderNumber(of.number),
    by: of.by,
    isCompany: of.isCompany,
    method: 'rechnung',
    status: 'delivered',
    lines: [],
    delivery: 0,
    net,
    gross: taxed(net, life.rate),
    rate: life.rate,
    ordered: life.world.day(),
    booking: of.number,
    fixed: net,
    ...unbilled(),
    ...(of.withdrawal && { withdrawal: of.withdrawal }),
  };
  same(told.order_number, order.number);
  of.order = order;
  life.orders.push(order);
}

const confirm = stepped('confirmed');
const decline = stepped('declined', () => ({ reason: 'Defekt' }));
const call_off = stepped('cancelled', () => ({ reason: 'Defekt' }));
const hand_out = stepped('handed_out', ({ world }) => ({
  record: HANDOVER,
  deposit: { state: world.random().chance(0.8) ? 'held' : 'none' },
}));
const bring_back = stepped('returned', (life) => ({
  record: HANDOVER,
  deposit: pick<object>(life, [
    { state: 'returned' },
    { state: 'kept', kept_amount: 30, reason: 'Wassertank fehlt' },
    { state: 'held' },
  ]),
}));
const close_rental = stepped('closed', ({ world }) => ({
  extras: { cleaning: world.random().integer(0, 1) },
}));

/** Time passes until a tool can be handed out. */
const until_start: Deed = (life) => {
  const of = aBooking(
    life,
    ({ state, start }) => state === 'confirmed' && life.world.day() < start,
  );
  if (!of) return undefined;
  const start = new Date(`${of.start}T08:00:00Z`);
  return { act: async () => life.world.pass(start.getTime() - now(life)) };
};

const extended =
  (isOffice: boolean): Deed =>
  (life) => {
    const of = aBooking(life);
    if (!of) return undefined;
    const { world } = life;
    const end = openDay(addDays(of.end, world.random().integer(1, 2)));
    const isOpen = of.state === 'confirmed' || of.state === 'handed_out';
    const isRequested = of.state === 'requested';
    const period = { start_day: of.start, end_day: end, pieces: 1 };
    const link = linkOf(life, of);
    return {
      person: isOffice ? 'chef' : of.by,
      path: isOffice ? officePath(of, 'move') : `/api/rental-bookings/${of.number}/extend`,
      body: isOffice ? { request_id: world.id(), ...period } : { end_day: end, ...link },
      forbidden: because(
        [of.withdrawal?.decided === 'whole' || of.withdrawal?.decided === 'part', true],
        [(!isOffice && !isOwner(of, link)) || (!isOpen && !isRequested), true],
        [end < world.day(), 'Bitte wählen Sie einen Tag nach dem'],
      ),
      effect: () => {
        of.end = end;
        delete of.step;
      },
    };
  };
const extend = extended(true);
const extend_self = extended(false);

const undo_rental: Deed = (life) => {
  const of = aBooking(life, ({ step }) => step?.by === 'office');
  if (!of?.step) return undefined;
  const { at, before } = of.step;
  const { order } = of;
  const own = of.deposit.filter(({ step }) => step === at);
  const isSettled = own.length > 0 && of.deposit.at(-1)?.step !== at;
  return {
    path: officePath(of, 'take-back'),
    body: { to: of.state, at: new Date(at).toISOString() },
    forbidden: because(
      [of.isErased, true],
      [now(life) >= at + STEP_MS, 'lässt sich nur zehn Minuten lang zurücknehmen'],
      [order?.withdrawal?.decided !== undefined && of.state === 'closed', true],
      [order && (order.papers.length > 0 || order.payments.length > 0), 'in Rechnung gestellt'],
      [order?.rebate !== undefined, 'schon etwas geändert'],
      [isSettled, 'Zur Kaution ist seitdem etwas eingetragen'],
      [of.step.heir && !OPEN.includes(of.step.heir.state), true],
    ),
    effect: () => {
      if (of.state === 'handed_out') of.wasOut = false;
      Object.assign(of, before);
      if (of.step?.heir) of.step.heir.trip = 0;
      of.deposit = of.deposit.filter(({ step }) => step !== at);
      delete of.step;
      if (order) life.orders = life.orders.filter((each) => each !== order);
      delete of.order;
    },
  };
};

/** What the office records of a deposit or damage. */
function recorded(life: Life, of: Booking, kind: 'K' | 'S', body: object) {
  const { world } = life;
  return {
    path: `/api/admin/claims/${of.number}-${kind}/entries`,
    body: { request_id: world.id(), day: world.day(), ...body },
  };
}
const euro = (cents: number) => cents / 100;

/** An entry of a claim, of all that it may be of, or of anything. */
const entered =
  (kind: 'K' | 'S', what: 'paid' | 'paid_back' | 'set_off', most: (of: Booking) => number): Deed =>
  (life) => {
    const of = aBooking(life, (each) => kind === 'K' || damageOf(each).debt > 0);
    if (!of) return undefined;
    const isKept = what === 'set_off';
    const cents = isKept ? life.world.random().integer(1, 250) * 100 : most(of) || 10_00;
    const reason = isKept && { reason: 'Kratzer' };
    const request = recorded(life, of, kind, { what, amount: euro(cents), ...reason });
    const entries = kind === 'K' ? of.deposit : of.damage;
    return {
      ...request,
      forbidden: because([cents > most(of), TOO_MUCH[what]]),
      effect: () => void entries.push({ id: request.body.request_id, what, cents }),
    };
  };
const TOO_MUCH = {
  paid: 'Offen sind nur',
  paid_back: 'Zurückzahlen lässt sich höchstens',
  set_off: 'nicht mehr als die Kaution einbehalten',
};
const receive_deposit = entered('K', 'paid', (of) => depositOf(of).open);
const return_deposit = entered('K', 'paid_back', (of) => depositOf(of).held);
const keep_deposit = entered('K', 'set_off', (of) => depositOf(of).held);
const pay_damage = entered('S', 'paid', (of) => damageOf(of).open);

/** The deposit pays of the rental's bill. */
const use_deposit: Deed = (life) => {
  const of = aBooking(life, ({ order, deposit }) => order !== undefined || deposit.length > 0);
  if (!of) return undefined;
  const { order } = of;
  const cents = life.world.random().integer(1, 35) * 100;
  const { state = 'none', open = 0, paid = 0 } = order ? balanceOf(order) : {};
  const most = state === 'none' ? Math.max(0, (order?.gross ?? 0) - paid) : open;
  const request = recorded(life, of, 'K', {
    what: 'set_off',
    amount: euro(cents),
    reason: 'Verrechnet',
    for: billedOrderNumber(of.number),
  });
  return {
    ...request,
    forbidden: because(
      [cents > depositOf(of).held, true],
      [!order, 'erst mit der Abrechnung der Miete.'],
      [cents > most, 'Von der Abrechnung offen sind nur'],
    ),
    effect: () => {
      const id = request.body.request_id;
      of.deposit.push({ id, what: 'set_off', cents });
      order?.payments.push({ id, cents, day: life.world.day(), isDeposit: true });
    },
  };
};

const damage: Deed = (life) => {
  const of = aBooking(life);
  if (!of) return undefined;
  const random = life.world.random();
  const cents = random.integer(1, 8) * 40_00;
  const set_off = random.chance(0.5);
  const used = set_off ? Math.min(cents, depositOf(of).held) : 0;
  const request = recorded(life, of, 'S', {
    what: 'damaged',
    amount: euro(cents),
    reason: 'Kratzer',
    ...(set_off && { set_off }),
  });
  return {
    ...request,
    forbidden: because([!of.wasOut, 'erst nach der Übergabe eintragen.']),
    effect: () => {
      const id = request.body.request_id;
      of.damage.push({ id, what: 'damaged', cents });
      if (used === 0) return;
      of.deposit.push({ id: `${id}-set-off`, what: 'set_off', cents: used });
      of.damage.push({ id: `${id}-set-off`, what: 'set_off', cents: used });
    },
  };
};

/** The customer cancels until twelve hours before the day. */
const cancel_rental_self: Deed = (life) => {
  const of = aBooking(life);
  if (!of) return undefined;
  const link = linkOf(life, of);
  const isEarly = life.world.inDays(1) < of.start;
  const isOpen = of.state === 'requested' || of.state === 'confirmed';
  return {
    person: of.by,
    path: `/api/rental-bookings/${of.number}/cancel`,
    body: link,
    forbidden: because([
      !isOwner(of, link) || (of.state !== 'cancelled' && !(isOpen && isEarly)),
      true,
    ]),
    effect: () => {
      if (of.state === 'cancelled') return;
      of.state = 'cancelled';
      delete of.step;
      passTrip(life, of);
    },
  };
};

/** What the schedule does to rentals. */
export function rentalsSwept(life: Life): void {
  const over = life.bookings.filter(
    ({ state, holds }) => state === 'requested' && holds !== undefined && holds <= now(life),
  );
  for (const of of over) of.state = 'expired';
  for (const of of over) passTrip(life, of);
}

/** Page, account and office say of each rental what the model expects. */
export async function bookingsAgree({ world, rate }: Life, bookings: readonly Booking[]) {
  for (const of of bookings) {
    const net = rentOf(of);
    const { held, open, credit } = depositOf(of);
    const amounts = [euro(net), euro(taxed(net, rate))];
    const { decided, days: used } = of.withdrawal ?? {};
    const expected = [of.state, of.end, ...amounts, decided === 'part' ? used : daysOf(of)];
    const office = await world.read<AdminBooking>(
      'chef',
      `/api/admin/rental-bookings/${of.number}`,
    );
    const page = await world.read<RentalBooking>('guest', `/api/rental-bookings/${of.number}`);
    const headers = { 'order-token': of.token ?? '' };
    const link = await world.read<RentalBooking>(
      'guest',
      `/api/rental-bookings/${of.number}`,
      headers,
    );
    for (const told of [office, page, link]) {
      const { state, end_day, net_amount, gross_amount, days } = told;
      same([state, end_day, net_amount, gross_amount, days], expected, of.number);
    }
    same(centsOf(page.deposit.due_amount), credit);
    same(centsOf(page.damage?.open_amount), damageOf(of).open);
    const claims = await world.read<OwnClaim[]>('chef', `/api/admin/claims?booking=${of.number}`);
    const cents = claims.map((claim) => [
      claim.kind,
      ...[claim.held_amount, claim.open_amount, claim.credit_amount].map(centsOf),
    ]);
    const deposit = cents.find(([kind]) => kind === 'deposit') ?? ['deposit', 0, 0, 0];
    same(deposit, ['deposit', held, open, credit]);
  }
}

export const RENTAL_DEEDS = {
  rent,
  rent_set,
  confirm,
  confirm_set,
  decline,
  call_off,
  hand_out,
  bring_back,
  close_rental,
  until_start,
  extend,
  extend_self,
  undo_rental,
  receive_deposit,
  return_deposit,
  keep_deposit,
  use_deposit,
  damage,
  pay_damage,
  cancel_rental_self,
} satisfies Record<string, Deed>;
