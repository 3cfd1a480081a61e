import { isDeepStrictEqual } from 'node:util';
import {
  nextRepeat,
  type OfficeStandingChange,
  type OfficeStandingOrder,
  proposedUntil,
  type Repeat,
  repeatProblem,
  STANDING_STATES,
  type StandingEventKind,
  type StandingOrder,
  type StandingOrderChange,
  type StandingOrderRequest,
  type StandingState,
} from '@shop/domain/cart/standing-order';
import { CALL_US } from '@shop/domain/company';
import {
  type CustomerSite,
  isSiteOpen,
  referenceTo,
  type SiteReference,
  siteOf,
} from '@shop/domain/customer/building-site';
import { customerId } from '@shop/domain/text/customer-number';
import { addDays, berlinDay } from '@shop/domain/time/calendar';
import { keptUntil, RETENTION } from '@shop/domain/time/retention';
import { type Query, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { SignedInAccount } from '../accounts/accounts.ts';
import type { Act, Acting } from '../accounts/act.ts';
import type { AdminDeps } from '../accounts/admin-names.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Changed, changeOne } from '../changes/change-one.ts';
import { companyOf } from '../customers/memberships.ts';
import { fromAllFields, toIso } from '../firestore/all-fields.ts';
import { isOneOf } from '../firestore/find-page.ts';
import { type ListPage, listPage } from '../firestore/list-page.ts';
import { NEWEST_FIRST, readAfter } from '../firestore/position.ts';
import { readable } from '../firestore/readable.ts';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Log } from '../lib/log.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { nextConfirmationSlot, type SlotDeps } from '../mail/confirmation-slots.ts';
import { type OutboxDeps, putMail } from '../mail/outbox.ts';
import { rememberRequest, sentEarlier } from '../stored/same-request.ts';
import {
  SHOWN,
  type StoredStandingEvent,
  type StoredStandingOrder,
  standingOrderOf,
  standingOrdersOf,
  withEvents,
} from '../stored/standing-order.ts';
import { userOf } from '../stored/user.ts';

type Deps = OutboxDeps & SlotDeps;
type OfficeDeps = AdminDeps & { catalogue: Pick<Catalogue, 'rememberedAll'> };

const ID_BYTES = 16;
const MAX_OPEN = 20;
const MAX_SHOWN = 50;
const SHOWN_DAYS = 90;

const UNKNOWN = refuse('not_found', 'Diese Dauerbestellung gibt es nicht.');
const NO_DETAILS = refuse(
  'not_possible',
  'Für eine Dauerbestellung brauchen wir Name, Telefon und Baustelle. Bitte bestellen Sie zuerst einmal und lassen Sie sie merken.',
);
const CHOOSE_SITE = refuse('not_possible', 'Bitte wählen Sie die Baustelle.');
const TOO_MANY = refuse(
  'conflict',
  `Ihr Konto hat schon ${MAX_OPEN} Dauerbestellungen. Bitte beenden Sie zuerst eine.`,
);
const ENDED = refuse('not_possible', 'Diese Dauerbestellung ist beendet.');
const HELD = refuse('not_possible', `Diese Dauerbestellung haben wir pausiert. ${CALL_US}`);

/** Whether it can be the id of a Firestore document. */
const isId = (text: string) => /^(?!__.*__$)[\w-]{1,64}$/.test(text);

/** An account's standing orders, including those that ended recently. */
export async function readStandingOrders(
  { firestore, now, log }: StoreDeps & { log: Log },
  uid: string,
): Promise<StandingOrder[]> {
  const { docs } = await standingOrdersOf(firestore)
    .where('uid', '==', uid)
    .where('shown_until', '>=', berlinDay(now()))
    .orderBy('shown_until', 'desc')
    .limit(MAX_SHOWN)
    .get();
  return readable(docs, log).map(({ id, stored }) => toStandingOrder(id, stored));
}

function toStandingOrder(id: string, stored: StoredStandingOrder): StandingOrder {
  const { name, state, lines, every_weeks, next_day, until, customer_number, site } = stored;
  return fromAllFields<StandingOrder>({
    id,
    revision: stored.revision ?? 0,
    name,
    state,
    lines,
    every_weeks,
    next_day,
    until,
    customer_number,
    site,
    reason: stored.history.at(-1)?.text,
  });
}

/** Begins a standing order of an account or its company, once however often it is sent. */
export async function makeStandingOrder(
  deps: Deps & Acting,
  account: SignedInAccount,
  { id: requestId, ...request }: StandingOrderRequest,
): Promise<Outcome<StandingOrder>> {
  const { firestore } = deps;
  const { uid, verifiedEmail: email = '' } = account;
  const key = Buffer.from(deps.randomBytes(ID_BYTES)).toString('base64url');
  return deps.runTransaction<Outcome<StandingOrder>>(async (transaction) => {
    const earlier = await sentEarlier(transaction, deps);
    if (earlier && !earlier.ok) return earlier;
    if (earlier) {
      const { answer } = earlier.value;
      const made = (await transaction.get(standingOrderOf(firestore, answer))).data();
      return made ? { ok: true, value: toStandingOrder(answer, made) } : UNKNOWN;
    }
    const open = standingOrdersOf(firestore)
      .where('uid', '==', uid)
      .where('state', 'in', ['active', 'paused'] satisfies StandingState[]);
    if ((await transaction.get(open.select().limit(MAX_OPEN))).size === MAX_OPEN) return TOO_MANY;
    const problem = repeatProblem(request, berlinDay(deps.now()));
    if (problem) return refuse('not_possible', problem);
    const buyer = await checkBuyer(transaction, deps, account, request);
    if (!buyer.ok) return buyer;
    const at = Timestamp.fromDate(deps.now());
    const { customer_number, site: _, ...kept } = request;
    const { name: customer_name, site } = buyer.value;
    const made = withEvents(
      {
        ...kept,
        uid,
        email,
        customer_name,
        ...(customer_number && { customer_number, ...referenceTo(site) }),
        revision: 1,
        state: 'active',
        created_at: at,
        shown_until: SHOWN,
        to_see: false,
        history: [],
        schema_version: 1,
      },
      [{ id: requestId, what: 'created', by_uid: uid, at }],
    );
    transaction.create(standingOrderOf(firestore, key), made);
    rememberRequest(transaction, deps, key);
    return { ok: true, value: toStandingOrder(key, made) };
  });
}

interface Buyer {
  name: string;
  site?: CustomerSite;
}

/** The person to propose to and the company's site, or why the order cannot begin. */
async function checkBuyer(
  transaction: Transaction,
  { firestore }: Deps,
  { uid, verifiedEmail: email }: SignedInAccount,
  {
    customer_number: number,
    next_day,
    ...of
  }: Pick<Repeat, 'customer_number' | 'next_day'> & SiteReference,
): Promise<Outcome<Buyer>> {
  const { name, phone, remembered } = (await transaction.get(userOf(firestore, uid))).data() ?? {};
  if (!email || !name || !phone) return NO_DETAILS;
  if (!number) return remembered?.site?.postal_code ? { ok: true, value: { name } } : NO_DETAILS;
  const company = await companyOf(transaction, firestore, number, email);
  if (!company.ok) return company;
  const site = siteOf(company.value.sites, of);
  return site && isSiteOpen(site, next_day) ? { ok: true, value: { name, site } } : CHOOSE_SITE;
}

/** Changes, pauses, resumes or ends one for its account. */
export async function changeStandingOrder(
  deps: Deps & { act: Act },
  account: SignedInAccount,
  id: string,
  { id: requestId, customer_number, site, ...fields }: StandingOrderChange,
): Promise<Outcome<StandingOrder>> {
  const { uid, verifiedEmail } = account;
  // Customers do not read who of the office it was.
  const acting = { ...deps, adminNames: { namesOf: async () => () => 'unser Büro' } };
  const changed = await changeStored(acting, id, async (order, transaction) => {
    // Thrown, as a refusal would first tell what changed.
    if (order.uid !== uid) throw new HttpError(404, UNKNOWN.message);
    const paused = order.history.findLast(({ what }) => what === 'paused');
    const isHeld = order.state === 'paused' && paused?.by_uid !== uid;
    if (isHeld && fields.state === 'active') return HELD;
    const { customer_number: _, site: __, site_id: ___, ...free } = order;
    const ofCompany = customer_number ? { customer_number, site: site ?? '' } : {};
    const given = customer_number === undefined ? order : { ...free, ...ofCompany };
    const next = afterChange(order, given, fields, deps.now());
    if (!next?.ok) return next;
    const { what, order: after } = next.value;
    const isChecked = what === 'changed' || what === 'resumed';
    const buyer = isChecked && (await checkBuyer(transaction, deps, account, after));
    if (buyer && !buyer.ok) return buyer;
    const found = buyer && referenceTo(buyer.value.site);
    const value = { ...after, ...found, email: verifiedEmail ?? order.email };
    const event = { id: requestId, what, by_uid: uid };
    return withNews(transaction, deps, id, { order: value, events: [event] }, what === 'ended');
  });
  return changed.ok ? { ok: true, value: toStandingOrder(id, changed.value) } : changed;
}

/** Changes, pauses, resumes or ends one for the office, by a mail with its reason; or notes that its end was seen. */
export async function changeForOffice(
  deps: Deps & OfficeDeps & Acting,
  id: string,
  { id: requestId, reason: text, is_seen, ...fields }: OfficeStandingChange,
  uid: string,
): Promise<Outcome<OfficeStandingOrder>> {
  const changed = await changeStored(deps, id, (order, transaction) => {
    if (is_seen) return order.to_see ? { ok: true, value: { ...order, to_see: false } } : undefined;
    const next = afterChange(order, order, fields, deps.now());
    if (!next?.ok) return next;
    const { what, order: after } = next.value;
    const event = { id: requestId, what, by_uid: uid, ...(text && { text }) };
    return withNews(transaction, deps, id, { order: after, events: [event] }, true);
  });
  return changed.ok ? named(deps, { id, stored: changed.value }) : changed;
}

/** Changes the document; a conflict names this change by one word. */
export function changeStored(
  deps: Deps & Acting,
  id: string,
  change: Parameters<typeof changeOne<StoredStandingOrder>>[3],
): Promise<Changed<StoredStandingOrder>> {
  if (!isId(id)) return Promise.resolve(UNKNOWN);
  const { uid = '', seen, request } = deps.act ?? {};
  const acting = { ...deps, act: { uid, seen, request, what: 'repeat' } };
  return changeOne<StoredStandingOrder>(
    acting,
    standingOrderOf(deps.firestore, id),
    UNKNOWN,
    change,
  );
}

type Fields = Omit<StandingOrderChange, 'id' | 'customer_number' | 'site'>;
type After = { order: StoredStandingOrder; what: StandingEventKind };

/** What the fields make of an order, and what that is called; undefined if nothing changes. */
function afterChange(
  before: StoredStandingOrder,
  given: StoredStandingOrder,
  fields: Fields,
  now: Date,
): Outcome<After> | undefined {
  if (before.state === 'ended') return ENDED;
  if (fields.state === 'ended') {
    return { ok: true, value: { order: endedOrder(before, now), what: 'ended' } };
  }
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  const order: StoredStandingOrder = { ...given, ...Object.fromEntries(set) };
  if (isDeepStrictEqual(order, before)) return undefined;
  const isTurned = order.state !== before.state;
  if (isTurned && order.state === 'paused') return { ok: true, value: { order, what: 'paused' } };
  const today = berlinDay(now);
  const first = proposedUntil(today);
  // Its day may have passed while it was paused.
  const isPassed = isTurned && fields.next_day === undefined && order.next_day < first;
  const next_day = (isPassed && nextRepeat(order, addDays(first, -1))) || order.next_day;
  const problem = repeatProblem({ ...order, next_day }, today);
  if (problem) return refuse('not_possible', problem);
  return {
    ok: true,
    value: { order: { ...order, next_day }, what: isTurned ? 'resumed' : 'changed' },
  };
}

/** Ended today: its account sees it for a while yet. */
export function endedOrder(order: StoredStandingOrder, now: Date): StoredStandingOrder {
  return {
    ...order,
    state: 'ended',
    shown_until: addDays(berlinDay(now), SHOWN_DAYS),
    to_see: true,
    expires_at: Timestamp.fromDate(keptUntil(RETENTION.generalRequest, now)),
  };
}

interface News {
  order: StoredStandingOrder;
  events: readonly Omit<StoredStandingEvent, 'at'>[];
}

/** The order with the events, optionally with a mail about the last of them. */
export async function withNews(
  transaction: Transaction,
  deps: Deps,
  id: string,
  { order, events }: News,
  isTold: boolean,
  write: () => void = () => {},
): Promise<Changed<StoredStandingOrder>> {
  const at = Timestamp.fromDate(deps.now());
  const value = withEvents(
    order,
    events.map((event) => ({ ...event, at })),
  );
  const slot = isTold && (await nextConfirmationSlot(transaction, deps, order.email));
  write();
  if (!slot) return { ok: true, value };
  const part = events.at(-1)?.id ?? '';
  const subject = { kind: 'standing_news' as const, standing: value, part };
  return { ok: true, value, mails: [putMail(transaction, deps, id, subject, slot)] };
}

/** A page of all, newest first; of a state, or those that ended unseen, or a customer's. */
export async function findStandingOrders(
  deps: OfficeDeps,
  { state, customer, after }: Readonly<Record<string, unknown>>,
): Promise<Outcome<ListPage<OfficeStandingOrder>>> {
  const isCustomer = typeof customer === 'string' && customerId(customer) !== undefined;
  if (customer !== undefined && !isCustomer) {
    return refuse('invalid', 'Diesen Kunden gibt es nicht.');
  }
  const states = [...Object.keys(STANDING_STATES), 'to_see'];
  if (state !== undefined && !isOneOf(states, state)) {
    return refuse('invalid', 'Diesen Stand einer Dauerbestellung gibt es nicht.');
  }
  const position = readAfter(after, NEWEST_FIRST);
  if (!position.ok) return position;
  const all: Query<StoredStandingOrder> = standingOrdersOf(deps.firestore);
  const query = isCustomer
    ? all.where('customer_number', '==', customer)
    : state === undefined
      ? all
      : state === 'to_see'
        ? all.where('to_see', '==', true)
        : all.where('state', '==', state);
  const page = await listPage(query, position.after, deps.log, (read) => read);
  const items = await namedAll(deps, page.items);
  return { ok: true, value: { ...page, items } };
}

export async function readStandingOrder(
  deps: OfficeDeps,
  id: string,
): Promise<Outcome<OfficeStandingOrder>> {
  const stored = isId(id) && (await standingOrderOf(deps.firestore, id).get()).data();
  return stored ? named(deps, { id, stored }) : UNKNOWN;
}

interface Read {
  id: string;
  stored: StoredStandingOrder;
}

async function named(deps: OfficeDeps, read: Read): Promise<Outcome<OfficeStandingOrder>> {
  const [value] = await namedAll(deps, [read]);
  return value ? { ok: true, value } : UNKNOWN;
}

async function namedAll({ adminNames, catalogue }: OfficeDeps, all: readonly Read[]) {
  const uids = all.flatMap(({ stored: { uid, history } }) =>
    history.flatMap(({ by_uid }) => (by_uid && by_uid !== uid ? by_uid : [])),
  );
  const nameOf = await adminNames.namesOf(uids);
  const products = all.length > 0 ? await catalogue.rememberedAll() : [];
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return all.map(({ id, stored }): OfficeStandingOrder => {
    const { uid, email, customer_name, created_at, to_see, history } = stored;
    const nameIn = (by: string) => (by === uid ? 'Kunde' : by ? nameOf(by) : 'Automatisch');
    return {
      ...toStandingOrder(id, stored),
      lines: stored.lines.map((line) => {
        const product_name = names.get(line.product_id);
        return { ...line, ...(product_name && { product_name }) };
      }),
      customer_name,
      customer_email: email,
      created_at: toIso(created_at),
      to_see,
      history: history.map(({ what, by_uid, at, day, text, quote_number }) => ({
        what,
        by: nameIn(by_uid),
        at: toIso(at),
        ...(day && { day }),
        ...(text && { text }),
        ...(quote_number && { quote_number }),
      })),
    };
  });
}
