import { isDeepStrictEqual, parseArgs } from 'node:util';
import {
  blockedRange,
  countOut,
  monthOfDay,
  type OutByMonth,
} from '@shop/domain/booking/booking-days';
import {
  bookingState,
  canMoveBooking,
  isBookingState,
  reservesNothing,
} from '@shop/domain/booking/booking-state';
import { isMailKind, type MailKind, stateOfMail } from '@shop/domain/contract/mail';
import { sumCents } from '@shop/domain/money/money';
import { grossSumCents, vatCents } from '@shop/domain/money/vat';
import type { OfficeKind } from '@shop/domain/office/office';
import {
  type OfficeFields,
  SETTINGS_COLLECTION,
  type StoredProduct,
} from '@shop/domain/office/stored-catalogue';
import { partsOf } from '@shop/domain/order/order-parts';
import { isCancelled } from '@shop/domain/order/order-status';
import { articleKeyOf } from '@shop/domain/product/article-number';
import { berlinDay } from '@shop/domain/time/calendar';
import { keptSince, RETENTION, type RetentionPeriod } from '@shop/domain/time/retention';
import { readArguments } from '@shop/emulators/command-line';
import {
  type DocumentData,
  FieldPath,
  type Firestore,
  type Timestamp,
} from 'firebase-admin/firestore';
import { paperHash } from '../src/documents/kept-paper.ts';
import { stepSubject } from '../src/mail/outbox.ts';
import { readPages } from '../src/privacy/read-pages.ts';
import { RATE_LIMITS } from '../src/rate-limit/stored-uses.ts';
import { ADMINS } from '../src/stored/admins.ts';
import { CARTS } from '../src/stored/cart.ts';
import { CATEGORIES } from '../src/stored/category.ts';
import {
  CHANGES,
  isSensitive,
  revisionOf,
  type StoredChange,
  type StoredRevision,
} from '../src/stored/change.ts';
import { CONTACTS, type StoredContactRequest } from '../src/stored/contact.ts';
import {
  INVOICE_BOOK,
  INVOICE_CHAIN,
  INVOICES,
  readInvoice,
  type StoredBookEntry,
  type StoredInvoice,
} from '../src/stored/invoice.ts';
import { KEPT_PAPERS, type StoredKeptPaper } from '../src/stored/kept-paper.ts';
import {
  BY_CUSTOMER,
  balanceOf,
  invoiceOfOrder,
  needsInvoice,
  ORDERS,
  type StoredOrder,
} from '../src/stored/order.ts';
import { ORDER_NOTES } from '../src/stored/order-notes.ts';
import { entryOf, OUTBOX } from '../src/stored/outbox-entry.ts';
import { PICTURE_FILES, RENTAL_PICTURES, rentalPicturesOf } from '../src/stored/picture-file.ts';
import { PRODUCTS } from '../src/stored/product.ts';
import {
  RENTAL_BOOKINGS,
  RENTAL_DAYS,
  RENTAL_RECORDS,
  type StoredRentalBooking,
  type StoredRentalDays,
} from '../src/stored/rental-booking.ts';
import { RENTAL_TOOLS } from '../src/stored/rental-tool.ts';
import { settingTypeOf } from '../src/stored/setting.ts';
import { CATALOGUE_SHARDS, isPacked, PACKED_COLLECTIONS, readShards } from '../src/stored/shard.ts';
import { type StoredType, toCurrentVersion } from '../src/stored/stored-type.ts';
import { HEALTH } from '../src/stored/sweep.ts';
import { TOURS } from '../src/stored/tour.ts';
import { USERS } from '../src/stored/user.ts';
import { exitCodeOf } from './command.ts';
import { verifyChain } from './invoices.ts';
import { type CommandContext, chooseFirestore, openReachable, placeOf } from './targets.ts';

const USAGE = 'Usage: npm run audit -- [--project <id>]';
const PAGE_SIZE = 300;

/** What is wrong with a document, if something is. */
type Finding = string | false | undefined;

/** Data collected from documents already read, for checks across collections. */
interface Seen {
  firestore: Firestore;
  now: Date;
  has(collection: string, id: string): boolean;
  invoices: Map<string, StoredInvoice>;
  /** Invoices without an entry in the book. */
  unbooked: Set<string>;
  book: Map<string, StoredBookEntry>;
  /** The parts of kept papers that have several. */
  papers: Map<string, StoredKeptPaper[]>;
  /** By item: the versions that the log has, those that it began from, and its last change. */
  log: Map<string, { versions: number[]; before: number[]; last: StoredChange }>;
  /** By request: how many changes it made, and how many the log has. */
  requests: Map<string, { count: number; found: number }>;
  /** By tool: the pieces that its bookings block. */
  away: Map<number, OutByMonth>;
  /** By article number: the product that has it. */
  articles: Map<string, number>;
  /** The stored revision, and the highest one among all items. */
  revision: number;
  highestRevision: number;
}

interface Audited {
  name: string;
  typeOf(id: string): StoredType | undefined;
  check(stored: unknown, id: string, seen: Seen): readonly Finding[];
}

/** A collection whose documents have one type; `check` covers the rules beyond it. */
function audited<Stored extends { schema_version: number }>(
  type: StoredType<Stored>,
  check: (stored: Stored, id: string, seen: Seen) => readonly Finding[] = () => [],
): Audited {
  return {
    name: type.collection,
    typeOf: () => type as unknown as StoredType,
    check: (stored, id, seen) => check(stored as Stored, id, seen),
  };
}

/** In reading order: a check may use what is listed above it. */
export const AUDITED: readonly Audited[] = [
  audited(OUTBOX),
  audited(INVOICES, checkInvoice),
  audited(INVOICE_BOOK, checkBookEntry),
  audited(KEPT_PAPERS, checkPaper),
  audited(INVOICE_CHAIN),
  audited(CONTACTS, checkContact),
  audited(ORDERS, checkOrder),
  audited(ORDER_NOTES, (_, id, seen) => [!seen.has('orders', id) && 'there is no such order']),
  audited(CARTS, ({ order_number: number }, _, seen) => [
    number !== undefined && !seen.has('orders', number) && `its order ${number} is missing`,
  ]),
  audited(TOURS, ({ order_numbers }, _, seen) =>
    order_numbers.map((number) => !seen.has('orders', number) && `its stop ${number} is missing`),
  ),
  audited(CHANGES, checkChange),
  { name: SETTINGS_COLLECTION, typeOf: settingTypeOf, check: checkSetting },
  audited(PRODUCTS, checkProduct),
  audited(RENTAL_TOOLS, checkLogged('rental_tool')),
  audited(CATEGORIES, checkLogged('category')),
  audited(RENTAL_BOOKINGS, checkBooking),
  audited(RENTAL_PICTURES, ({ booking_number: number, expires_at }, _, seen) => [
    number !== undefined &&
      !seen.has('rentalBookings', number) &&
      `its booking ${number} is missing`,
    number !== undefined && expires_at && 'it will be deleted before its booking',
  ]),
  audited(RENTAL_RECORDS, ({ handover, return_record }, id, seen) => [
    !seen.has('rentalBookings', id) && 'there is no such booking',
    ...[handover, return_record]
      .flatMap((record) => rentalPicturesOf(seen.firestore, record?.pictures ?? []))
      .map((file) => !seen.has('rentalPictures', file.id) && `its photo ${file.id} is missing`),
  ]),
  audited(RENTAL_DAYS, checkDays),
  audited(PICTURE_FILES),
  audited(USERS),
  audited(ADMINS),
  audited(RATE_LIMITS),
  audited(CATALOGUE_SHARDS),
  audited(HEALTH),
];

/** Used only by the local sign-in page. */
const EMULATED = ['emulatedSignInCodes'];

/**
 * Reads every document and reports what violates its type or a rule between documents; changes nothing.
 * Documents changed in the meantime are not judged. Resolves to the exit code: 1 if anything is found.
 */
export function audit(args: readonly string[], context: CommandContext): Promise<number> {
  return exitCodeOf(context, async () => {
    const options = { project: { type: 'string' } } as const;
    const { project } = readArguments(USAGE, () => parseArgs({ args: [...args], options }).values);
    const target = chooseFirestore(project, context, 'read it');
    const { firestore, close } = await openReachable(target);
    const now = (context.now ?? (() => new Date()))();
    const { counts, findings } = await auditAll(firestore, now).finally(close);
    const where = placeOf(target);
    for (const finding of findings) context.output.write(`${finding}\n`);
    context.output.write(`Read in ${where}: ${counts.join(', ')}.\n`);
    if (findings.length > 0) throw new Error(`Findings in ${where}: ${findings.length}.`);
    context.output.write('Nothing is broken.\n');
  });
}

/** Problems within and between documents, and how many documents there are. */
export async function auditAll(firestore: Firestore, now: Date) {
  const ids = new Map<string, Set<string>>();
  const seen: Seen = {
    firestore,
    now,
    has: (collection, id) => ids.get(collection)?.has(id) ?? false,
    invoices: new Map(),
    unbooked: new Set(),
    book: new Map(),
    papers: new Map(),
    log: new Map(),
    requests: new Map(),
    away: new Map(),
    articles: new Map(),
    revision: 0,
    highestRevision: 0,
  };
  // Firestore's own clock: what is written after this is not judged.
  const begun = (await firestore.collection(OUTBOX.collection).limit(1).get()).readTime;
  const findings: string[] = [];
  for (const collection of AUDITED) {
    const found = new Set<string>();
    ids.set(collection.name, found);
    const all = firestore.collection(collection.name).orderBy(FieldPath.documentId());
    for await (const page of readPages(all, PAGE_SIZE)) {
      for (const document of page) {
        found.add(document.id);
        if (document.updateTime > begun) continue;
        const problems = problemsOf(collection, document.id, document.data(), seen);
        findings.push(...problems.map((problem) => `${document.ref.path}: ${problem}`));
      }
    }
  }
  findings.push(...(await problemsOfAll(seen)));
  const known = [...ids.keys(), ...EMULATED];
  for (const { id } of await firestore.listCollections()) {
    if (!known.includes(id)) findings.push(`${id}: the shop has no such collection`);
  }
  return { counts: [...ids].map(([name, { size }]) => `${size} ${name}`), findings };
}

function problemsOf({ typeOf, check }: Audited, id: string, data: DocumentData, seen: Seen) {
  const type = typeOf(id);
  if (!type) return ['the shop has no such document'];
  try {
    const stored = toCurrentVersion(type, data);
    if (stored.schema_version > type.version) {
      return [`a newer release wrote its version ${stored.schema_version}`];
    }
    return check(stored, id, seen).filter((finding) => typeof finding === 'string');
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** What shows only once everything was read. */
async function problemsOfAll(seen: Seen): Promise<string[]> {
  const { problems } = await verifyChain(seen.firestore);
  const shards = await Promise.all(
    PACKED_COLLECTIONS.map((name) => verifyShards(seen.firestore, name)),
  );
  const partial = [...seen.requests].filter(([, { count, found }]) => found < count);
  return [
    ...problems.map((problem) => `invoices: ${problem}`),
    ...shards.flat(),
    ...[...seen.unbooked].map((number) => `invoices/${number}: it has no entry in the book`),
    ...[...seen.papers]
      .filter(([, parts]) => !isWhole(parts))
      .map(([paper]) => `keptPapers/${paper}: ${BROKEN_PAPER}`),
    ...partial.map(
      ([request, { count, found }]) =>
        `changes/${request}: the log has ${found} of ${count} changes`,
    ),
    ...[...seen.away].flatMap(([tool, months]) =>
      [...months.keys()]
        .filter((month) => isAhead(month, seen) && !seen.has('rentalDays', `${tool}-${month}`))
        .map((month) => `rentalDays/${tool}-${month}: it is missing`),
    ),
    ...(seen.highestRevision > seen.revision
      ? [`settings/revision: it is ${seen.revision}, but an item has ${seen.highestRevision}`]
      : []),
  ];
}

/**
 * Compares the shards that a process starts with against the collection, unless they are outdated and would
 * not be used.
 */
export async function verifyShards(firestore: Firestore, name: string): Promise<string[]> {
  const before = (await revisionOf(firestore).get()).data();
  if (!isPacked(before, name)) return [];
  const packed = (await readShards(firestore, name)) ?? {};
  const stored = new Map<string, DocumentData>();
  const all = firestore.collection(name).orderBy(FieldPath.documentId());
  for await (const page of readPages(all, PAGE_SIZE)) {
    for (const document of page) stored.set(document.id, document.data());
  }
  const after = (await revisionOf(firestore).get()).data();
  if (before?.revision !== after?.revision) return verifyShards(firestore, name);
  const ids = [...new Set([...stored.keys(), ...Object.keys(packed)])];
  return ids.flatMap((id) => {
    const isSame = isDeepStrictEqual(packed[id]?.data ?? {}, plain(stored.get(id) ?? null));
    const isCounter = name === SETTINGS_COLLECTION && id === 'revision';
    return isSame || isCounter ? [] : `catalogueShards: ${name}/${id} is not what they say`;
  });
}

const isKept = (period: RetentionPeriod, at: Timestamp, { now }: Seen) =>
  at.toMillis() >= keptSince(period, now).getTime();

/** Whether the outbox lacks a mail that it must still have. */
function lacksMail(
  seen: Seen,
  at: Timestamp,
  ...[kind, subjectId, part]: [MailKind, string, string?]
): Finding {
  // A day less than sent mails are kept, as Firestore may be deleting them.
  if (!isKept({ days: RETENTION.mail.days - 1 }, at, seen)) return undefined;
  const { id } = entryOf(seen.firestore, kind, subjectId, part);
  return !seen.has(OUTBOX.collection, id) && `its mail ${kind} is missing`;
}

function checkInvoice(stored: StoredInvoice, id: string, seen: Seen): Finding[] {
  seen.invoices.set(id, stored);
  seen.unbooked.add(id);
  const { number, gross_cents, vat } = readInvoice(stored);
  const sum = sumCents(vat.flatMap(({ net_cents, vat_cents }) => [net_cents, vat_cents]));
  return [
    number !== id && `it says that it is ${number}`,
    sum !== gross_cents && `its net amounts and VAT make ${sum} cents, not ${gross_cents}`,
  ];
}

function checkBookEntry(entry: StoredBookEntry, id: string, seen: Seen): Finding[] {
  seen.book.set(id, entry);
  seen.unbooked.delete(id);
  const invoice = seen.invoices.get(id);
  return [
    !invoice && 'its invoice is missing',
    invoice && readInvoice(invoice).gross_cents !== entry.gross_cents && 'its invoice differs',
  ];
}

const BROKEN_PAPER = 'it is not what its hash says';

function checkPaper(part: StoredKeptPaper, id: string, seen: Seen): Finding[] {
  const paper = `${part.kind}-${part.number}`;
  const isOnly = part.parts === 1;
  if (!isOnly) seen.papers.set(paper, [...(seen.papers.get(paper) ?? []), part]);
  return [
    isOnly && !isWhole([part]) && BROKEN_PAPER,
    id !== `${paper}-${part.part}` && `it says that it is ${paper}-${part.part}`,
    !seen.has('invoices', part.number) && 'its invoice is missing',
  ];
}

/** Whether the parts of a paper make what was first given out. */
function isWhole(parts: readonly StoredKeptPaper[]): boolean {
  const bytes = Buffer.concat(parts.toSorted((a, b) => a.part - b.part).map((each) => each.bytes));
  return parts.every((each) => each.parts === parts.length && each.hash === paperHash(bytes));
}

function checkContact(contact: StoredContactRequest, id: string, seen: Seen): Finding[] {
  const { created_at, request_type, replies = [] } = contact;
  return [
    lacksMail(seen, created_at, 'contact_notice', id),
    request_type === 'withdrawal' && lacksMail(seen, created_at, 'withdrawal_receipt', id),
    ...replies.map((reply) => lacksMail(seen, reply.at, 'contact_reply', id, reply.id)),
  ];
}

function checkOrder(order: StoredOrder, id: string, seen: Seen): Finding[] {
  const { order_number, edits = [], withdrawal } = order;
  return [
    order_number !== id && `it says that it is ${order_number}`,
    ...auditSums(order),
    statusProblem(order),
    edits.length > 0 && edits.at(-1)?.to_cents !== order.total_cents && 'its last edit differs',
    ...mailsOf(order, seen),
    ...billingOf(order, seen),
    withdrawal &&
      isKept(RETENTION.businessLetter, withdrawal.received_at, seen) &&
      !seen.has('contacts', withdrawal.request_id) &&
      'its withdrawal is missing',
  ];
}

export function auditSums(order: StoredOrder): Finding[] {
  const { order_items, subtotal_cents, total_cents, vat } = order;
  const parts = sumCents(Object.values(partsOf(order, 'cents')));
  const isOff = (is: number, should: number, what: string) =>
    is !== should && `its ${what} is ${is} cents, not ${should}`;
  const taxed = vat?.map(({ rate, net_cents, vat_cents }) => {
    return { rate, netCents: net_cents, vatCents: vat_cents };
  });
  return [
    ...order_items.map(({ quantity, unit_price_cents, total_price_cents }, index) =>
      isOff(total_price_cents, quantity * unit_price_cents, `line ${index + 1}`),
    ),
    isOff(subtotal_cents, sumCents(order_items.map((item) => item.total_price_cents)), 'subtotal'),
    isOff(total_cents, subtotal_cents + parts, 'total'),
    taxed && isOff(sumCents(taxed.map(({ netCents }) => netCents)), total_cents, 'taxed amount'),
    ...(taxed ?? []).map((each) =>
      isOff(each.vatCents, vatCents(each.netCents, each.rate), `VAT of ${each.rate} %`),
    ),
    taxed &&
      order.gross_cents !== undefined &&
      isOff(order.gross_cents, grossSumCents(taxed), 'gross total'),
    order.open_cents !== undefined &&
      isOff(order.open_cents, balanceOf(order).openCents, 'open amount'),
    order.payment_state !== undefined &&
      order.payment_state !== balanceOf(order).state &&
      `its payments make it ${balanceOf(order).state}, not ${order.payment_state}`,
  ];
}

/** The history leads from each status to the next, and to the order's own. */
function statusProblem({ status_changes = [], order_status }: StoredOrder): Finding {
  let status = status_changes[0]?.from ?? order_status;
  for (const { from, to, taken_back } of status_changes) {
    if (from !== status) return `its history goes from ${status} on with ${from}`;
    if (!taken_back) status = to;
  }
  return status !== order_status && `its history ends with ${status}, not ${order_status}`;
}

/** No mails for an erased customer, nor for a rental's bill, which is mailed with its invoice. */
function mailsOf(order: StoredOrder, seen: Seen): Finding[] {
  const { order_number: number, created_at, status_changes = [], edits = [] } = order;
  if (order.customer_email === '' || order.booking_number) return [];
  const reached = status_changes.findLast(({ taken_back }) => !taken_back);
  const step = reached && stepSubject(order);
  // The mail of an edit is dropped with a cancellation.
  const told = isCancelled(order.order_status) ? [] : edits;
  return [
    lacksMail(seen, created_at, 'order_confirmation', number),
    lacksMail(seen, created_at, 'order_notice', number),
    step && lacksMail(seen, reached.at, step.kind, number, step.part),
    ...told.map(({ id, at }) => lacksMail(seen, at, 'order_edited', number, id)),
  ];
}

/** The order, its invoices and the book say the same. */
function billingOf(order: StoredOrder, seen: Seen): Finding[] {
  const { invoices = [], to_invoice } = order;
  const last = invoiceOfOrder(order);
  const booked = last && seen.book.get(last.number);
  const { state, openCents } = balanceOf(order);
  return [
    ...invoices.map(
      ({ number, created_at }) =>
        isKept(RETENTION.invoice, created_at, seen) &&
        seen.invoices.get(number)?.order_number !== order.order_number &&
        `its invoice ${number} is missing`,
    ),
    booked &&
      (booked.open_cents !== openCents || booked.state !== state) &&
      `the book says of ${last.number}: ${booked.state}, ${booked.open_cents} cents; its payments: ${state}, ${openCents}`,
    to_invoice !== undefined &&
      to_invoice !== needsInvoice(order) &&
      'its mark for an invoice is wrong',
  ];
}

function checkChange(change: StoredChange, id: string, seen: Seen): Finding[] {
  const { kind, item_id, version, at, expires_at } = change;
  const key = `${kind}/${item_id}`;
  const { versions = [], before = [], last = change } = seen.log.get(key) ?? {};
  const earlier = change.before as OfficeFields | null;
  seen.log.set(key, {
    versions: [...versions, version],
    before: earlier?.version && isLogged(earlier, seen) ? [...before, earlier.version] : before,
    last: last.version > version ? last : change,
  });
  const request = id.replace(/-\d+$/, '');
  const { count = 0, found = 0 } = seen.requests.get(request) ?? {};
  // Firestore deletes a request's changes one after another.
  if (!expires_at || expires_at.toMillis() > seen.now.getTime()) {
    seen.requests.set(request, { count: change.count ?? count, found: found + 1 });
  }
  return [isSensitive(kind, item_id) && lacksMail(seen, at, 'security_notice', id)];
}

function checkBooking(booking: StoredRentalBooking, id: string, seen: Seen): Finding[] {
  const { booking_number, state, tool_id, blocked, pieces, order_number: order } = booking;
  const isUnreserved = reservesNothing(booking) && booking.held_by === undefined;
  const { blocks, isCancellable } = bookingState(state);
  const away = seen.away.get(tool_id) ?? new Map();
  if (blocked) seen.away.set(tool_id, countOut(away, blocked, pieces));
  return [
    booking_number !== id && `it says that it is ${booking_number}`,
    bookingHistoryProblem(booking),
    ...bookingMailsOf(booking, seen),
    blocks !== (blocked !== undefined) &&
      !isUnreserved &&
      `as ${state}, it ${blocks ? 'keeps no' : 'keeps'} days`,
    // Once the tool is out, it may be returned early or late.
    isCancellable &&
      !isUnreserved &&
      !isDeepStrictEqual(blocked, blockedRange(booking, booking.buffer_days)) &&
      'it does not keep the days of its period',
    (state === 'closed') !== (order !== undefined) && `as ${state}, its order is ${order}`,
    order !== undefined && !seen.has('orders', order) && `its order ${order} is missing`,
  ];
}

function bookingHistoryProblem({ history, state }: StoredRentalBooking): Finding {
  const taken = history.filter(({ taken_back }) => !taken_back);
  const reached = taken.map(({ what }) => what).filter(isBookingState);
  const gap = reached.find((to, index) => {
    const from = reached[index - 1];
    return from ? !canMoveBooking(from, to) : to !== 'requested' && to !== 'confirmed';
  });
  if (gap) return `its history goes on with ${gap}`;
  return reached.at(-1) !== state && `its history ends with ${reached.at(-1)}, not ${state}`;
}

function bookingMailsOf(booking: StoredRentalBooking, seen: Seen): Finding[] {
  const { booking_number: number, kind, customer_email, state, history } = booking;
  if (kind === 'downtime' || customer_email === '') return [];
  return history.flatMap(({ what, at, by_uid, taken_back }, index) => {
    const mail = `booking_${what}`;
    const part = String(index);
    // Earlier mails are dropped when the booking is cancelled.
    const isTold =
      !taken_back && isMailKind(mail) && (bookingState(state).blocks || what === state);
    return [
      isTold && lacksMail(seen, at, mail, number, stateOfMail(mail) ? undefined : part),
      by_uid === BY_CUSTOMER && lacksMail(seen, at, 'booking_notice', number, part),
    ];
  });
}

/** Bookings of months that are over may be deleted. */
const isAhead = (month: string, { now }: Seen) => month >= monthOfDay(berlinDay(now));

function checkDays({ tool_id, month, out }: StoredRentalDays, _id: string, seen: Seen): Finding[] {
  const away = seen.away.get(tool_id)?.get(month) ?? [];
  const isSame = out.every((count, index) => count === (away[index] ?? 0));
  return [isAhead(month, seen) && !isSame && 'it is not what the bookings keep away'];
}

const LIST_FIELDS = ['search_tokens', 'sort_name', 'sort_price', 'has_price'];

/** The log is kept for a while only. */
const isLogged = ({ saved_at = '' }: OfficeFields, { now }: Seen) =>
  saved_at >= keptSince(RETENTION.change, now).toISOString();

/** Each version of an item is in the log, and the last one is what is stored. */
function checkProduct(stored: StoredProduct, id: string, seen: Seen): Finding[] {
  const number = articleKeyOf(stored.id, stored.article_number);
  const other = seen.articles.get(number);
  seen.articles.set(number, stored.id);
  return [
    ...checkLogged('product')(stored, id, seen),
    other !== undefined && `product ${other} has its article number ${number}, too`,
  ];
}

function checkLogged(kind: OfficeKind) {
  return (stored: object, id: string, seen: Seen): Finding[] => {
    const fields = stored as OfficeFields;
    const { version = 0, changed_in = 0 } = fields;
    seen.highestRevision = Math.max(seen.highestRevision, changed_in);
    const { versions = [], before = [], last } = seen.log.get(`${kind}/${id}`) ?? {};
    const expected = version > 0 && isLogged(fields, seen) ? [...before, version] : before;
    const missing = expected.filter((each) => !versions.includes(each));
    const isSame = last?.version === version && isDeepStrictEqual(plain(last.after), plain(stored));
    return [
      missing.length > 0 && `the log lacks its version ${missing.join(', ')}`,
      missing.length === 0 && last && !isSame && 'it is not what the log says of its last version',
    ];
  };
}

/** Without what `npm run index` writes. */
function plain(stored: object | null): object {
  const fields = Object.entries(stored ?? {}).filter(([name]) => !LIST_FIELDS.includes(name));
  return Object.fromEntries(fields);
}

function checkSetting(stored: unknown, id: string, seen: Seen): readonly Finding[] {
  if (id !== 'revision') return checkLogged('setting')(stored as object, id, seen);
  seen.revision = (stored as StoredRevision).revision;
  return [];
}
