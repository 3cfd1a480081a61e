import type { Note, NoteRequest } from '@shop/domain/office/office';
import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Acting } from '../accounts/act.ts';
import type { AdminDeps, AdminNames } from '../accounts/admin-names.ts';
import type { Outcome, Refusal } from '../lib/refusal.ts';
import { type StoredNote, toNotes, withNote } from '../stored/notes.ts';
import { rememberRequest, sentEarlier } from '../stored/same-request.ts';

/** Something numbered that the office writes notes about, kept in a document of their own. */
export interface Noted {
  isNumber(text: string): boolean;
  of(firestore: Firestore, number: string): DocumentReference<object>;
  notesOf(
    firestore: Firestore,
    number: string,
  ): DocumentReference<{ notes?: StoredNote[]; schema_version: 1 }>;
  unknown: Refusal;
  /** The refusal once there is no more room. */
  full: string;
}

/** The office's notes, oldest first. Refuses an unknown number. */
export async function readNotes(
  { firestore, adminNames }: AdminDeps,
  about: Noted,
  number: string,
): Promise<Outcome<Note[]>> {
  if (!about.isNumber(number)) return about.unknown;
  const [noted, notes] = await Promise.all([
    about.of(firestore, number).get(),
    about.notesOf(firestore, number).get(),
  ]);
  if (!noted.exists) return about.unknown;
  return { ok: true, value: await withNames(notes.data()?.notes, adminNames) };
}

/** Adds a note with author and time; a repeated request adds it once. Refuses an unknown number. */
export async function addNote(
  deps: AdminDeps & Acting,
  about: Noted,
  number: string,
  { id, text }: NoteRequest,
  uid: string,
): Promise<Outcome<Note[]>> {
  const { firestore, runTransaction, now, adminNames } = deps;
  if (!about.isNumber(number)) return about.unknown;
  const note: StoredNote = { id, text, by_uid: uid, at: Timestamp.fromDate(now()) };
  const added = await runTransaction<Outcome<StoredNote[]>>(async (transaction) => {
    const [noted, kept, earlier] = await Promise.all([
      transaction.get(about.of(firestore, number)),
      transaction.get(about.notesOf(firestore, number)),
      sentEarlier(transaction, deps),
    ]);
    if (!noted.exists) return about.unknown;
    const stored = kept.data();
    if (earlier) return earlier.ok ? { ok: true, value: stored?.notes ?? [] } : earlier;
    const notes = withNote(stored?.notes, note, about);
    if (!notes.ok) return notes;
    transaction.set(kept.ref, { ...stored, notes: notes.value, schema_version: 1 });
    rememberRequest(transaction, deps);
    return notes;
  });
  return added.ok ? { ok: true, value: await withNames(added.value, adminNames) } : added;
}

/** Reads the notes, and returns a function that writes them with one more in the same transaction. */
export async function readyToNote(
  transaction: Transaction,
  firestore: Firestore,
  about: Noted,
  number: string,
  note: StoredNote,
): Promise<Outcome<() => void>> {
  const reference = about.notesOf(firestore, number);
  const stored = (await transaction.get(reference)).data();
  const noted = withNote(stored?.notes, note, about);
  if (!noted.ok) return noted;
  const notes = noted.value;
  const write = () => void transaction.set(reference, { ...stored, notes, schema_version: 1 });
  return { ok: true, value: write };
}

async function withNames(
  notes: readonly StoredNote[] | undefined,
  admins: AdminNames,
): Promise<Note[]> {
  return toNotes(notes, await admins.namesOf((notes ?? []).map(({ by_uid }) => by_uid)));
}
