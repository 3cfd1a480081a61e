import { createHmac } from 'node:crypto';
import { bookingNumberFrom } from '@shop/domain/booking/booking';
import { blockedRange, clashingDays, moveProblem } from '@shop/domain/booking/booking-days';
import { chargedTrips, wantedTools } from '@shop/domain/booking/rental-set';
import { needsConsent } from '@shop/domain/booking/renter';
import { sumCents, toCents } from '@shop/domain/money/money';
import { isVisible } from '@shop/domain/office/current-product';
import type { StoredCustomer, StoredRentalTool } from '@shop/domain/office/stored-catalogue';
import { ORDER_NUMBER_BYTES } from '@shop/domain/order/order-number';
import type { Settings } from '@shop/domain/settings/settings';
import { customerNumber } from '@shop/domain/text/customer-number';
import { formatEuro } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Changed } from '../changes/change-one.ts';
import { UNKNOWN_CUSTOMER } from '../customers/customers.ts';
import { companyOf } from '../customers/memberships.ts';
import { countRefusal, networkOf, usesBy } from '../firestore/rate-limit.ts';
import { type AtLeastOne, mapAll } from '../lib/at-least-one.ts';
import { type Outcome, type Refusal, refuse, refuseTooMany } from '../lib/refusal.ts';
import { sendNow } from '../mail/send-entry.ts';
import { closedDays } from '../settings/closed-days.ts';
import { readCustomer } from '../stored/owner.ts';
import { rentalBookingOf, type StoredRentalBooking } from '../stored/rental-booking.ts';
import { ID_TAKEN } from '../stored/same-request.ts';
import { NO_TOOL } from './availability.ts';
import { holdersOf, mayReserve, type RentalDeps } from './change-booking.ts';
import { type Clash, type KnownDays, tellDays, tellNextFree } from './clash.ts';
import { readTool } from './count-days.ts';
import { type Booker, bufferOf, newBooking, type RequestId, type Wanted } from './new-booking.ts';
import { putBookings } from './put-bookings.ts';
import { ofTool } from './rental-set.ts';

export type Booked = { ok: true; booking: StoredRentalBooking; isNew: boolean } | Refusal;

/** A tool as read for the requests under way, and their number. */
interface Memory {
  requests: number;
  /** The data that a refused transaction read, and when it began. */
  seen?: { sinceMs: number; tool: StoredRentalTool; known: KnownDays };
  /** Addresses whose limits are used up, with the answer and its expiry. */
  usedUp: Map<string, { refusal: Refusal; untilMs: number }>;
}
const memories = new Map<number, Memory>();

async function remembering<T>(toolId: number, work: (memory: Memory) => Promise<T>): Promise<T> {
  const memory = memories.get(toolId) ?? { requests: 0, usedUp: new Map() };
  memories.set(toolId, memory);
  memory.requests += 1;
  try {
    return await work(memory);
  } finally {
    memory.requests -= 1;
    if (memory.requests === 0) memories.delete(toolId);
  }
}

const lines = new Map<string, { last: Promise<unknown>; length: number }>();

/** With a longer queue, the last would hardly be answered in time. */
const MAX_WAITING = 250;
const BUSY_SECONDS = 10;

/** Runs after all others in this queue of this process; refuses if it is too long. */
function inLine<T>(name: string, work: () => Promise<T>): Promise<T | { refusal: Refusal }> {
  const line = lines.get(name) ?? { last: Promise.resolve(), length: 0 };
  if (line.length >= MAX_WAITING) return Promise.resolve({ refusal: refuseTooMany(BUSY_SECONDS) });
  lines.set(name, line);
  line.length += 1;
  const mine = line.last.then(work);
  line.last = mine
    .catch(() => {})
    .finally(() => {
      line.length -= 1;
      if (line.length === 0) lines.delete(name);
    });
  return mine;
}

const NOT_FOR_RENT = refuse('not_possible', 'Dieses Gerät kann zurzeit nicht gemietet werden.');
const NO_PLACE = refuse('invalid', 'Bitte geben Sie an, wohin wir das Gerät bringen sollen.');

const NO_CONSENT = refuse(
  'invalid',
  'Die Miete beginnt vor Ablauf der Widerrufsfrist. Bitte verlangen Sie das ausdrücklich, oder wählen Sie einen späteren Beginn.',
);

/**
 * Books a tool, or several as one reservation, once: a customer's booking is requested and reserved for the working days
 * set by the office, the office's own is confirmed at once. One transaction reads tool and days, calculates the price, and
 * writes booking, days and mails. A repeated request returns the same booking. Refuses a period whose days
 * are not free or on which the tool cannot be handed over, and names the next free one, until the address has
 * had too many refusals.
 */
export async function book(deps: RentalDeps, request: Wanted, booker: Booker): Promise<Booked> {
  if (request.method === 'delivery' && booker.takenBy === undefined && !hasPlace(request)) {
    return NO_PLACE;
  }
  const settings = await deps.settings.fresh();
  const id = requestId(deps, request, booker);
  const arrivedMs = performance.now();
  const tools = await deps.rental.remembered();
  const transact = async (memory: Memory) => {
    const sinceMs = performance.now();
    const result = await deps.runTransaction((transaction) =>
      bookWithin(transaction, deps, settings, request, booker, id),
    );
    if ('clash' in result && !id.set) {
      memory.seen = { sinceMs, tool: result.tool, known: result.clash.known };
    } else if (
      !('clash' in result) &&
      !result.ok &&
      booker.address !== undefined &&
      result.retryAfterSeconds
    ) {
      const untilMs = deps.now().getTime() + result.retryAfterSeconds * 1000;
      memory.usedUp.set(booker.address, { refusal: result, untilMs });
    }
    return result;
  };
  const network = booker.address === undefined ? booker.takenBy : networkOf(booker.address);
  const ids = [...new Set(wantedTools(request).map(({ tool_id }) => tool_id))];
  // Requests for one tool run one after the other, as they would contend for its days; several tools are always queued
  // for in the same order. A network has one place in the queue. Meanwhile, what memory can refuse neither waits nor
  // needs a transaction.
  const queues = [`${request.tool_id} ${network}`, ...ids.sort((a, b) => a - b).map(String)];
  const booked = await remembering(request.tool_id, async (memory) => {
    const asked = { request, booker, settings, deps, tools, arrivedMs };
    const refused = () => (memory.requests > 1 ? refusedByMemory(memory, asked) : undefined);
    type Answer = { refusal: Refusal } | { clash: Clash } | Awaited<ReturnType<typeof transact>>;
    const inTurn = async ([queue, ...next]: readonly string[]): Promise<Answer> =>
      refused() ?? (queue === undefined ? transact(memory) : inLine(queue, () => inTurn(next)));
    return inTurn(queues);
  });
  if ('clash' in booked || 'refusal' in booked) {
    const earlier = await findEarlier(deps, id);
    if (earlier) return earlier.ok ? { ok: true, booking: earlier.value, isNew: false } : earlier;
    if ('refusal' in booked) return booked.refusal;
    return (booker.takenBy === undefined ? tellNextFree : tellDays)(deps, booked.clash);
  }
  if (!booked.ok) return booked;
  const { value: booking, mails } = booked;
  if (mails) await sendNow(deps, mails);
  return { ok: true, booking, isNew: mails !== undefined };
}

async function bookWithin(
  transaction: Transaction,
  deps: RentalDeps,
  settings: Settings,
  asked: Wanted,
  booker: Booker,
  id: RequestId,
) {
  const earlier = await findEarlier(deps, id, transaction);
  if (earlier) return earlier;
  const { address } = booker;
  const uses = (limit: RentalDeps['bookingLimit']) => address && usesBy(address, limit);
  const refuseCounted = <Refused>(refused: Refused) => {
    const counted = uses(deps.refusedBookingLimit);
    return counted ? countRefusal(transaction, deps, counted, refused) : refused;
  };
  const company = await recordOf(transaction, deps, asked, booker);
  if (company && !company.ok) return refuseCounted(company);
  const request = company ? { ...asked, ...rentedBy(company.value, asked) } : asked;
  const made = await bookingsOf(transaction, deps, { request, settings, booker, id });
  if ('code' in made) return refuseCounted(made);
  const bookings = mapAll(made, ({ booking }) => booking);
  const { gross_amount } = request;
  const gross = sumCents(bookings.map(({ gross_cents }) => gross_cents));
  if (gross_amount !== undefined && toCents(gross_amount) !== gross) {
    const message = `Der Gesamtpreis beträgt jetzt ${formatEuro(gross)}. Bitte prüfen Sie Ihre Reservierung.`;
    return refuseCounted(refuse('not_possible', message));
  }
  const max = settings.rental.open_piece_days;
  const mayHold = address === undefined || (await mayReserve(transaction, deps, bookings, max));
  const { despite_clash } = request;
  const counted = uses(deps.bookingLimit);
  const puts = mapAll(made, ({ booking, tool }) => ({
    before: undefined,
    tool,
    change: {
      booking,
      mayClash: despite_clash !== undefined,
      ...(despite_clash && { record: { despite_clash } }),
      address,
      reservesNothing: !mayHold,
      ...(counted && { uses: counted }),
    },
  }));
  const put = await putBookings(transaction, deps, puts);
  return 'clash' in put ? refuseCounted({ ...put, tool: made[0].tool }) : firstOf(put);
}

const firstOf = (put: Changed<AtLeastOne<StoredRentalBooking>>) =>
  put.ok ? { ...put, value: put.value[0] } : put;

interface Made {
  booking: StoredRentalBooking;
  tool: StoredRentalTool;
}

interface Asking {
  request: Wanted;
  settings: Settings;
  booker: Booker;
  id: RequestId;
}

/** The bookings of a request with their tools, in order; refused if any of them is. */
async function bookingsOf(
  transaction: Transaction,
  deps: RentalDeps,
  { request, settings, booker, id }: Asking,
): Promise<Refusal | AtLeastOne<Made>> {
  const now = deps.now();
  const wanted = wantedTools(request);
  const trips = chargedTrips(wanted);
  const begins = wanted.map(({ start_day }) => start_day).sort()[0] ?? request.start_day;
  const tools = await Promise.all(
    wanted.map(({ tool_id }) => readTool(transaction, deps.firestore, tool_id)),
  );
  const held_by = booker.address !== undefined && {
    held_by: holdersOf(deps, request.customer_email, booker.address),
  };
  const made: Made[] = [];
  for (const [index, each] of wanted.entries()) {
    const tool = tools[index];
    const one = { ...request, ...each };
    const refusal = refusalOf(one, tool, settings, booker, now);
    if (refusal) return tool && id.set ? ofTool(refusal, { tool_name: tool.name }) : refusal;
    if (!tool) return NO_TOOL;
    const paysTrip = trips[index] ?? true;
    const own = { ...id, number: id.set?.[index] ?? id.number };
    const facts = { tool, paysTrip, begins, settings, booker, now };
    made.push({ tool, booking: { ...newBooking(own, one, facts), ...held_by } });
  }
  const [first, ...others] = made;
  return first ? [first, ...others] : NO_TOOL;
}

/** The record that a booking names: members name their company, the office any customer. */
async function recordOf(
  transaction: Transaction,
  { firestore }: RentalDeps,
  { customer_number: number }: Wanted,
  { takenBy, ...booker }: Booker,
): Promise<Outcome<StoredCustomer> | undefined> {
  if (number === undefined) return undefined;
  if (takenBy === undefined) {
    return companyOf(transaction, firestore, number, 'email' in booker ? booker.email : undefined);
  }
  return chosenCustomer(transaction, firestore, number);
}

/** The record that the office chose for a booking. */
export async function chosenCustomer(
  transaction: Transaction,
  firestore: Firestore,
  number: string,
): Promise<Outcome<StoredCustomer>> {
  const customer = await readCustomer(transaction, firestore, number);
  return customer && customer.visibility !== 'archived'
    ? { ok: true, value: customer }
    : UNKNOWN_CUSTOMER;
}

/** The fields that a booking copies from its customer's record, so that contract and hand-over have an address. */
function rentedBy(
  { id, is_company, name, address }: StoredCustomer,
  { company_name, invoice_address }: Wanted,
): Partial<Wanted> {
  return {
    customer_number: customerNumber(id),
    company_name: is_company ? name : company_name,
    invoice_address: address || invoice_address,
  };
}

interface Asked {
  request: Wanted;
  booker: Booker;
  settings: Settings;
  deps: RentalDeps;
  tools: ReadonlyMap<number, StoredRentalTool>;
  arrivedMs: number;
}

function refusedByMemory(
  { seen, usedUp }: Memory,
  { request, booker, settings, deps, tools, arrivedMs }: Asked,
): { refusal: Refusal } | { clash: Clash } | undefined {
  const limited = usedUp.get(booker.address ?? '');
  if (limited && deps.now().getTime() < limited.untilMs) return limited;
  const { despite_clash, pieces, tool_id, start_day, end_day } = request;
  if (request.further?.length) return undefined;
  const tool = seen?.tool ?? tools.get(tool_id);
  const refusal = tool && refusalOf(request, tool, settings, booker, deps.now());
  if (refusal) return { refusal };
  if (!seen || despite_clash) return undefined;
  if (arrivedMs - seen.sinceMs > KNOWN_MS) return undefined;
  const buffer_days = bufferOf(request, seen.tool);
  const wanted = { tool_id, start_day, end_day, pieces, buffer_days };
  const { known } = seen;
  const days = clashingDays(known.out, blockedRange(wanted, buffer_days), pieces, known.pieces);
  return days.length > 0 ? { clash: { days, known, wanted } } : undefined;
}

/** Maximum age of counts that may refuse a request: what the pages show is older. */
const KNOWN_MS = 2000;

/** The booking of an earlier attempt; refuses the id of another request. */
async function findEarlier(
  { firestore }: RentalDeps,
  { number, entry }: RequestId,
  transaction?: Transaction,
) {
  const reference = rentalBookingOf(firestore, number);
  const document = await (transaction ? transaction.get(reference) : reference.get());
  const booking = document.data();
  if (!booking) return undefined;
  return booking.history[0]?.id === entry
    ? { ok: true as const, value: booking, mails: undefined }
    : ID_TAKEN;
}

const ENTRY_ID_LENGTH = 20;

/**
 * Covers key and content, as a customer's form changed before it was sent again is another request; the
 * number of the office's booking only the key, so that its id serves once.
 */
function requestId(
  deps: RentalDeps,
  request: Wanted,
  { idempotencyKey, takenBy }: Booker,
): RequestId {
  const key = idempotencyKey ?? Buffer.from(deps.randomBytes(ENTRY_ID_LENGTH)).toString('hex');
  const { gross_amount: _, ...asked } = request;
  const content = Object.entries(asked).filter(([, value]) => value !== undefined);
  const hashed = JSON.stringify([
    key,
    takenBy ?? '',
    ...content.sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
  const hashOf = (text: string) =>
    createHmac('sha256', deps.rateLimitKey).update(`booking ${text}`).digest();
  const hash = hashOf(hashed);
  const numbered = takenBy === undefined ? hash : hashOf(key);
  const numberFrom = (bytes: Buffer) => bookingNumberFrom(bytes.subarray(0, ORDER_NUMBER_BYTES));
  const number = numberFrom(numbered);
  const more = request.further?.map((_, index) => numberFrom(hashOf(`${number} ${index}`))) ?? [];
  return {
    number,
    entry: hash.toString('hex').slice(0, ENTRY_ID_LENGTH),
    set: more.length > 0 ? [number, ...more] : undefined,
  };
}

function hasPlace({ street, postal_code, city }: Wanted): boolean {
  return Boolean(street && postal_code && city);
}

function refusalOf(
  request: Wanted,
  tool: StoredRentalTool | undefined,
  settings: Settings,
  { takenBy }: Booker,
  now: Date,
): Refusal | undefined {
  const { kind = 'rental', pieces, despite_clash, early_start, ...period } = request;
  const today = berlinDay(now);
  const isForRent = tool && (kind === 'downtime' || (isVisible(tool) && tool.is_available));
  if (!tool || tool.visibility === 'archived') return NO_TOOL;
  if (!isForRent) return NOT_FOR_RENT;
  // The office may hand over at any time.
  const clock = takenBy === undefined ? { now, special: settings.specialDays.days } : undefined;
  const closed = closedDays(now, settings);
  const problem = moveProblem({ kind }, period, today, closed, clock);
  if (problem) return refuse('not_possible', problem);
  if (takenBy === undefined && !early_start && needsConsent(period, today)) return NO_CONSENT;
  if (pieces <= tool.quantity_available || despite_clash) return undefined;
  const { quantity_available: all } = tool;
  const message = `Von diesem Gerät gibt es ${all === 0 ? 'zurzeit keines' : `nur ${all} Stück`}.`;
  return refuse('not_possible', message);
}
