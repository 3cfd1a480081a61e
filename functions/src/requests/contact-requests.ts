import type { NoteRequest } from '@shop/domain/office/office';
import type { StoredContact } from '@shop/domain/request/contact';
import {
  MAX_REPLIES,
  MAX_REQUEST_NOTES,
  REQUEST_STATUSES,
  type RequestCounts,
  type RequestStatus,
  type RequestStatusChange,
} from '@shop/domain/request/request-handling';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AdminDeps, AdminNames } from '../accounts/admin-names.ts';
import { changeOne } from '../changes/change-one.ts';
import { findPage, type WantedPage } from '../firestore/find-page.ts';
import { countOf, type ListPage } from '../firestore/list-page.ts';
import type { ReadDocument } from '../firestore/readable.ts';
import { raised } from '../firestore/revision.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { type OutboxDeps, putMail } from '../mail/outbox.ts';
import { contactsOf, type StoredContactRequest, toStoredContact } from '../stored/contact.ts';
import { type StoredNote, withNote } from '../stored/notes.ts';

const UNKNOWN = refuse('not_found', 'Diese Anfrage gibt es nicht.');
const NOTE_LIMIT = {
  max: MAX_REQUEST_NOTES,
  full: `Eine Anfrage fasst höchstens ${MAX_REQUEST_NOTES} Notizen.`,
};
const REPLY_LIMIT = {
  max: MAX_REPLIES,
  full: `Eine Anfrage lässt sich hier höchstens ${MAX_REPLIES}-mal beantworten.`,
};
const NO_ADDRESS = refuse(
  'not_possible',
  'Diese Anfrage hat keine E-Mail-Adresse. Bitte rufen Sie an.',
);

type Document = Pick<ReadDocument<StoredContactRequest>, 'id' | 'stored'>;

export async function listContacts(
  { firestore, log, adminNames }: AdminDeps,
  wanted: WantedPage,
): Promise<ListPage<StoredContact>> {
  const page = await findPage(contactsOf(firestore), wanted, log);
  return { ...page, items: await withNames(page.items, adminNames) };
}

/** A request with the names of those who handled it. */
export async function findContact(
  { firestore, adminNames }: AdminDeps,
  id: string,
): Promise<Outcome<StoredContact>> {
  const stored = isId(id) ? (await contactsOf(firestore).doc(id).get()).data() : undefined;
  return stored ? named(id, stored, adminNames) : UNKNOWN;
}

const isId = (id: string) => /^[\w-]{1,64}$/.test(id) && !/^__.*__$/.test(id);

async function named(
  id: string,
  stored: StoredContactRequest,
  adminNames: AdminDeps['adminNames'],
): Promise<Outcome<StoredContact>> {
  const [contact] = await withNames([{ id, stored }], adminNames);
  return contact ? { ok: true, value: contact } : UNKNOWN;
}

export async function countContacts({ firestore }: AdminDeps): Promise<RequestCounts> {
  const counts = REQUEST_STATUSES.map(async (status) => {
    const ofStatus = contactsOf(firestore).where('status', '==', status);
    return [status, await countOf(ofStatus)] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as RequestCounts;
}

/** Changes the status of a request and records who did it. */
export function changeContactStatus(
  deps: AdminDeps & OutboxDeps,
  id: string,
  { to }: RequestStatusChange,
  uid: string,
): Promise<Outcome<StoredContact>> {
  const at = Timestamp.fromDate(deps.now());
  return changeContact(deps, id, (stored) => {
    if ((stored.status ?? 'open') === to) return undefined;
    return { ok: true, value: withStatus(stored, to, { by_uid: uid, at }) };
  });
}

/** Reads a request, and marks it as done when called, after the transaction's last read. */
export async function contactToClose(
  transaction: Transaction,
  { firestore, now }: OutboxDeps,
  id: string,
  by_uid: string,
): Promise<() => void> {
  const reference = contactsOf(firestore).doc(id);
  const stored = (await transaction.get(reference)).data();
  return () => {
    if (!stored || stored.status === 'done') return;
    const at = Timestamp.fromDate(now());
    const done = withStatus(stored, 'done', { by_uid, at });
    transaction.set(reference, raised(stored, done, { uid: by_uid, what: 'status', at }));
  };
}

/** Adds a note that only the office sees; a repeated request adds it once. */
export function addContactNote(
  deps: AdminDeps & OutboxDeps,
  id: string,
  body: NoteRequest,
  uid: string,
): Promise<Outcome<StoredContact>> {
  const note = newText(deps, body, uid);
  return changeContact(deps, id, (stored) => {
    const noted = withNote(stored.notes, note, NOTE_LIMIT);
    return noted.ok ? { ok: true, value: { ...stored, notes: noted.value } } : noted;
  });
}

/**
 * Stores an answer and mails it to the sender of the request; a repeated request does so once. An open request changes
 * to in progress, except a withdrawal, which stays open until it is decided.
 */
export async function replyToContact(
  deps: AdminDeps & OutboxDeps,
  id: string,
  body: NoteRequest,
  uid: string,
): Promise<Outcome<StoredContact>> {
  const reply = newText(deps, body, uid);
  return changeContact(deps, id, (stored, transaction) => {
    const { status = 'open', email, request_type } = stored;
    if (!email) return NO_ADDRESS;
    const answered = withNote(stored.replies, reply, REPLY_LIMIT);
    if (!answered.ok) return answered;
    const replied = { ...stored, replies: answered.value };
    const isBegun = status === 'open' && request_type !== 'withdrawal';
    const contact = isBegun ? withStatus(replied, 'in_progress', reply) : replied;
    const subject = { kind: 'contact_reply' as const, contact, reply, part: reply.id };
    return { ok: true, value: contact, mails: [putMail(transaction, deps, id, subject)] };
  });
}

async function changeContact(
  deps: AdminDeps & OutboxDeps,
  id: string,
  change: Parameters<typeof changeOne<StoredContactRequest>>[3],
): Promise<Outcome<StoredContact>> {
  if (!isId(id)) return UNKNOWN;
  const changed = await changeOne(deps, contactsOf(deps.firestore).doc(id), UNKNOWN, change);
  return changed.ok ? named(id, changed.value, deps.adminNames) : changed;
}

function newText({ now }: AdminDeps, { id, text }: NoteRequest, uid: string) {
  return { id, text, by_uid: uid, at: Timestamp.fromDate(now()) };
}

function withStatus(
  stored: StoredContactRequest,
  to: RequestStatus,
  { by_uid, at }: Pick<StoredNote, 'by_uid' | 'at'>,
): StoredContactRequest {
  const { status: from = 'open', status_changes = [] } = stored;
  return { ...stored, status: to, status_changes: [...status_changes, { from, to, by_uid, at }] };
}

async function withNames(
  documents: readonly Document[],
  admins: AdminNames,
): Promise<StoredContact[]> {
  const uids = documents.flatMap(({ stored: { status_changes = [], notes = [], replies = [] } }) =>
    [...status_changes, ...notes, ...replies].map(({ by_uid }) => by_uid),
  );
  const nameOf = await admins.namesOf(uids);
  return documents.map((document) => toStoredContact(document, nameOf));
}
