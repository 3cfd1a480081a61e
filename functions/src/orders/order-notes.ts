import { MAX_NOTES, type OrderNote, type OrderNoteRequest } from '@shop/domain/order/order-changes';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AdminDeps, AdminNames } from '../accounts/admin-names.ts';
import { type Outcome, refuse } from '../errors/refusal.ts';
import { orderOf } from '../stored/order.ts';
import { orderNotesOf, type StoredOrderNote } from '../stored/order-notes.ts';
import { ID_TAKEN, isSentAgain } from '../stored/same-request.ts';
import { UNKNOWN_ORDER } from './admin-order.ts';

/** The office's notes on an order, oldest first. Refuses an unknown order. */
export async function readNotes(
  { firestore, adminNames }: AdminDeps,
  orderNumber: string,
): Promise<Outcome<OrderNote[]>> {
  if (!isOrderNumber(orderNumber)) return UNKNOWN_ORDER;
  const [order, notes] = await Promise.all([
    orderOf(firestore, orderNumber).get(),
    orderNotesOf(firestore, orderNumber).get(),
  ]);
  if (!order.exists) return UNKNOWN_ORDER;
  return { ok: true, value: await withNames(notes.data()?.notes ?? [], adminNames) };
}

/** Adds a note with author and time; a repeated request adds it once. Refuses an unknown order. */
export async function addNote(
  { firestore, runTransaction, now, adminNames }: AdminDeps,
  orderNumber: string,
  { id, text }: OrderNoteRequest,
  uid: string,
): Promise<Outcome<OrderNote[]>> {
  if (!isOrderNumber(orderNumber)) return UNKNOWN_ORDER;
  const note: StoredOrderNote = { id, text, by_uid: uid, at: Timestamp.fromDate(now()) };
  const added = await runTransaction<Outcome<Noted>>(async (transaction) => {
    const [order, noted] = await Promise.all([
      transaction.get(orderOf(firestore, orderNumber)),
      readyToNote(transaction, firestore, orderNumber, note),
    ]);
    if (!order.exists) return UNKNOWN_ORDER;
    if (noted.ok) noted.value.write();
    return noted;
  });
  return added.ok ? { ok: true, value: await withNames(added.value.notes, adminNames) } : added;
}

interface Noted {
  notes: StoredOrderNote[];
  write(): void;
}

/**
 * Reads an order's notes, and returns them with one more and a function that writes that in the same
 * transaction.
 */
export async function readyToNote(
  transaction: Transaction,
  firestore: Firestore,
  orderNumber: string,
  note: StoredOrderNote,
): Promise<Outcome<Noted>> {
  const reference = orderNotesOf(firestore, orderNumber);
  const stored = (await transaction.get(reference)).data() ?? { notes: [], schema_version: 1 };
  const earlier = stored.notes.find(({ id }) => id === note.id);
  if (earlier) {
    const same = { notes: stored.notes, write: () => undefined };
    return isSentAgain(earlier, note) ? { ok: true, value: same } : ID_TAKEN;
  }
  if (stored.notes.length >= MAX_NOTES) return FULL;
  const notes = [...stored.notes, note];
  const write = () => void transaction.set(reference, { ...stored, notes });
  return { ok: true, value: { notes, write } };
}

const FULL = refuse('not_possible', `Eine Bestellung fasst höchstens ${MAX_NOTES} Notizen.`);

async function withNames(
  notes: readonly StoredOrderNote[],
  admins: AdminNames,
): Promise<OrderNote[]> {
  const nameOf = await admins.namesOf(notes.map(({ by_uid }) => by_uid));
  return notes.map(({ id, text, by_uid, at }) => {
    return { id, text, by: nameOf(by_uid), at: at.toDate().toISOString() };
  });
}
