import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { EntryKind } from '@shop/domain/office/entry-kinds';
import { SETTINGS_COLLECTION } from '@shop/domain/office/stored-catalogue';
import { wholeNumber } from '@shop/domain/order/order-number';
import { readArguments } from '@shop/emulators/command-line';
import { type DocumentData, FieldPath, type Firestore } from 'firebase-admin/firestore';
import { readPages } from '../../src/firestore/read-pages.ts';
import { type StoredType, toCurrentVersion } from '../../src/firestore/stored-type.ts';
import { RATE_LIMITS } from '../../src/firestore/stored-uses.ts';
import { ADMINS } from '../../src/stored/admins.ts';
import { CARTS } from '../../src/stored/cart.ts';
import { CHANGES, revisionOf } from '../../src/stored/change.ts';
import { CONTACTS } from '../../src/stored/contact.ts';
import { COUNTERS } from '../../src/stored/counter.ts';
import { DATEV_BATCHES, unpackRows } from '../../src/stored/datev-batch.ts';
import { ENTRY_TYPES } from '../../src/stored/entry.ts';
import { BOOK_MONTHS, INVOICE_BOOK, INVOICE_CHAIN, INVOICES } from '../../src/stored/invoice.ts';
import { ISSUED_PAPERS } from '../../src/stored/issued-paper.ts';
import { MISSED_SEARCHES } from '../../src/stored/missed-searches.ts';
import { ORDER_NOTES } from '../../src/stored/notes.ts';
import { ORDERS } from '../../src/stored/order.ts';
import { OUTBOX } from '../../src/stored/outbox-entry.ts';
import { OWN_CLAIM_TYPE } from '../../src/stored/own-claim.ts';
import { PICTURE_FILES, RENTAL_PICTURES, rentalPicturesOf } from '../../src/stored/picture-file.ts';
import { QUOTES } from '../../src/stored/quote.ts';
import { RENTAL_BOOKINGS, RENTAL_DAYS, RENTAL_RECORDS } from '../../src/stored/rental-booking.ts';
import { REQUESTS } from '../../src/stored/same-request.ts';
import { settingTypeOf } from '../../src/stored/setting.ts';
import {
  CATALOGUE_SHARDS,
  isPacked,
  PACKED_COLLECTIONS,
  readShards,
} from '../../src/stored/shard.ts';
import { STANDING_ORDERS } from '../../src/stored/standing-order.ts';
import { HEALTH } from '../../src/stored/sweep.ts';
import { TOURS } from '../../src/stored/tour.ts';
import { USERS } from '../../src/stored/user.ts';
import { exitCodeOf } from '../command.ts';
import { verifyChain } from '../invoices.ts';
import { lostNames } from '../lost-names.ts';
import { type CommandContext, chooseFirestore, openReachable, placeOf } from '../targets.ts';
import { checkBooking, checkClaim, checkDays, isAhead } from './audit-bookings.ts';
import {
  BROKEN_PAPER,
  checkBookEntry,
  checkInvoice,
  checkMonth,
  checkPaper,
  isWhole,
} from './audit-invoices.ts';
import { checkChange, checkEntry, checkSetting, plain } from './audit-items.ts';
import {
  checkContact,
  checkFamily,
  checkOrder,
  checkQuote,
  checkUndecided,
  checkWithdrawal,
} from './audit-orders.ts';
import type { Finding, Seen } from './seen.ts';

const USAGE = 'Usage: npm run audit -- [--project <id>]';
const PAGE_SIZE = 300;

interface Audited {
  name: string;
  typeOf(id: string): StoredType | undefined;
  check(stored: unknown, id: string, seen: Seen): readonly Finding[];
}

/** A collection whose documents share one type; `check` covers the rules beyond it. */
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

/** In reading order: a check may use what earlier collections contributed. */
export const AUDITED: readonly Audited[] = [
  audited(OUTBOX),
  audited(INVOICES, checkInvoice),
  audited(INVOICE_BOOK, checkBookEntry),
  audited(BOOK_MONTHS, checkMonth),
  audited(INVOICE_CHAIN),
  audited(DATEV_BATCHES, ({ count, month, part, rows }, id) => [
    id !== `${month}-${part}` && 'it has the name of another',
    unpackRows({ rows }).length !== count && 'its rows are not complete',
  ]),
  audited(CONTACTS, checkContact),
  audited(ORDERS, checkOrder),
  audited(ORDER_NOTES, (_, id, seen) => [!seen.has('orders', id) && 'there is no such order']),
  audited(CARTS, ({ order_number: number }, _, seen) => [
    number !== undefined && !seen.has('orders', number) && `its order ${number} is missing`,
  ]),
  audited(MISSED_SEARCHES),
  audited(TOURS, ({ order_numbers }, _, seen) =>
    order_numbers.map(
      (number) => !seen.has('orders', wholeNumber(number)) && `its stop ${number} is missing`,
    ),
  ),
  audited(CHANGES, checkChange),
  { name: SETTINGS_COLLECTION, typeOf: settingTypeOf, check: checkSetting },
  ...Object.entries(ENTRY_TYPES).map(([kind, type]) =>
    audited(type as unknown as StoredType, checkEntry(kind as EntryKind)),
  ),
  audited(QUOTES, checkQuote),
  audited(STANDING_ORDERS, ({ uid, state, next_day, next_proposal, expires_at }) => [
    !uid && 'it has no account',
    next_proposal !== (state === 'active' ? next_day : undefined) && 'the sweep misses its day',
    (state === 'ended') !== (expires_at !== undefined) && `it is ${state}, and kept otherwise`,
  ]),
  audited(COUNTERS, ({ last }, name, seen) => [
    seen.has(name, `${name === 'quotes' ? 'AN-' : ''}${last + 1}`) && 'it is behind',
  ]),
  audited(REQUESTS),
  audited(RENTAL_BOOKINGS, checkBooking),
  audited(ISSUED_PAPERS, checkPaper),
  audited(OWN_CLAIM_TYPE, checkClaim),
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
 * Reads every document and reports violations of its type and of rules between documents; changes nothing.
 * Skips documents changed in the meantime. Resolves to the exit code: 1 if anything is found.
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
    months: new Map(),
    papers: new Map(),
    log: new Map(),
    requests: new Map(),
    away: new Map(),
    claims: new Map(),
    families: new Map(),
    owners: new Map(),
    undecided: new Map(),
    merged: new Map(),
    articles: new Map(),
    revision: 0,
    highestRevision: 0,
  };
  // Firestore's own clock: later writes are skipped.
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

/** Problems that show only once everything has been read. */
async function problemsOfAll(seen: Seen): Promise<string[]> {
  const { problems } = await verifyChain(seen.firestore);
  const shards = await Promise.all(
    PACKED_COLLECTIONS.map((name) => verifyShards(seen.firestore, name)),
  );
  const partial = [...seen.requests].filter(([, { count, found }]) => found < count);
  return [
    ...problems.map((problem) => `invoices: ${problem}`),
    ...shards.flat(),
    ...(await lostNames(seen.firestore)),
    ...[...seen.families].flatMap((family) => checkFamily(family) || []),
    ...[...seen.families].flatMap((family) => checkWithdrawal(family) || []),
    ...ownerProblems(seen),
    ...[...seen.undecided].flatMap((each) => checkUndecided(each) || []),
    ...[...seen.unbooked].map((number) => `invoices/${number}: it has no entry in the book`),
    ...[...seen.months.keys()].map((month) => `bookMonths/${month}: it is missing`),
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

/** Related orders must have the same customer, and none may belong to a merged record. */
function ownerProblems({ owners, merged }: Seen): string[] {
  return [...owners].flatMap(([order, { customer = '', ties }]) => {
    const others = ties.filter((tie) => (owners.get(tie)?.customer ?? '') !== customer);
    const into = merged.get(customer);
    return [
      ...others
        .filter((tie) => owners.has(tie))
        .map((tie) => `orders/${order}: it is of ${customer || 'nobody'}, but ${tie} is not`),
      ...(into ? [`orders/${order}: it is still of ${customer}, who is merged into ${into}`] : []),
    ];
  });
}

/**
 * Compares the shards that a starting process reads against the collection; skips outdated ones,
 * which it would not use.
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
