import type { Note, NoteRequest } from '@shop/domain/office/office';
import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { AdminDeps, AdminNames } from '../accounts/admin-names.ts';
import type { Outcome, Refusal } from '../lib/refusal.ts';
import { type StoredNote, toNotes, withNote } from '../stored/notes.ts';

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
  { firestore, runTransaction, now, adminNames }: AdminDeps,
  about: Noted,
  number: string,
  { id, text }: NoteRequest,
  uid: string,
): Promise<Outcome<Note[]>> {
  if (!about.isNumber(number)) return about.unknown;
  const note: StoredNote = { id, text, by_uid: uid, at: Timestamp.fromDate(now()) };
  const added = await runTransaction<Awaited<ReturnType<typeof readyToNote>>>(
    async (transaction) => {
      const [noted, ready] = await Promise.all([
        transaction.get(about.of(firestore, number)),
        readyToNote(transaction, firestore, about, number, note),
      ]);
      if (!noted.exists) return about.unknown;
      if (ready.ok) ready.value.write();
      return ready;
    },
  );
  return added.ok ? { ok: true, value: await withNames(added.value.notes, adminNames) } : added;
}

/** Reads the notes, and returns them with one more and a function that writes that in the same transaction. */
export async function readyToNote(
  transaction: Transaction,
  firestore: Firestore,
  about: Noted,
  number: string,
  note: StoredNote,
): Promise<Outcome<{ notes: StoredNote[]; write(): void }>> {
  const reference = about.notesOf(firestore, number);
  const stored = (await transaction.get(reference)).data();
  const noted = withNote(stored?.notes, note, about);
  if (!noted.ok) return noted;
  const { value: notes } = noted;
  const write = () => {
    if (notes !== stored?.notes) {
      transaction.set(reference, { ...stored, notes, schema_version: 1 });
    }
  };
  return { ok: true, value: { notes, write } };
}

async function withNames(
  notes: readonly StoredNote[] | undefined,
  admins: AdminNames,
): Promise<Note[]> {
  return toNotes(notes, await admins.namesOf((notes ?? []).map(({ by_uid }) => by_uid)));
}
