import type { EntryKind } from '@shop/domain/office/entry-kinds';
import { OFFICE_EVENT_KINDS, OFFICE_EVENTS } from '@shop/domain/order/office-events';
import { berlinTime } from '@shop/domain/time/calendar';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Acting } from '../accounts/act.ts';
import type { AdminDeps, AdminNames } from '../accounts/admin-names.ts';
import { type LastChange, MAX_KEPT, type Revised, raised } from '../firestore/revision.ts';
import { HttpError } from '../lib/http-error.ts';
import { changesOf } from '../stored/change.ts';

/** Throws 409, listing who changed what, if the admin saw an outdated revision. */
export async function requireSeen(
  { act, adminNames }: Acting & { adminNames: AdminNames },
  { revision = 0, last_changes = [] }: Revised,
): Promise<void> {
  if (act?.seen === undefined || act.seen === revision) return;
  const { uid, seen } = act;
  const unseen = last_changes.filter((change) => change.revision > seen);
  const nameOf = await authorsOf(adminNames, unseen);
  const told = unseen.map(({ by_uid, what, at }) => {
    const by = by_uid === uid ? 'Sie' : nameOf(by_uid);
    return `${changeName(what)} (${by}, ${berlinTime(at.toDate())} Uhr)`;
  });
  const which = told.length > 0 ? `: ${told.join(', ')}` : '';
  const message = `Inzwischen wurde hier etwas geändert${which}. Was Sie eingegeben haben, bleibt stehen. Bitte prüfen Sie es noch einmal.`;
  throw new HttpError(409, message, {}, 'changed');
}

/** The names of those who made changes of records. */
export async function authorsOf(
  adminNames: AdminNames,
  changes: readonly Pick<LastChange, 'by_uid'>[],
): Promise<(uid: string) => string> {
  const nameOf = await adminNames.namesOf(changes.map(({ by_uid }) => by_uid).filter(Boolean));
  return (uid) => (uid ? nameOf(uid) : 'der Kunde oder der Shop');
}

/** The German name of a record's change. */
export const changeName = (what: string): string => WHAT[what] ?? 'Angaben';

/** `requireSeen` for an entry that the office keeps, whose changes the log has. */
export async function requireSeenEntry(
  transaction: Transaction,
  deps: AdminDeps & Acting,
  kind: EntryKind,
  { id, version = 0 }: { id: string; version: number | undefined },
): Promise<void> {
  if (deps.act?.seen === undefined || deps.act.seen === version) return;
  const ofEntry = changesOf(deps.firestore).where('kind', '==', kind).where('item_id', '==', id);
  const latest = await transaction.get(ofEntry.orderBy('at', 'desc').limit(MAX_KEPT));
  const changes = latest.docs.map((document) => document.data()).reverse();
  const last_changes = changes.map(({ version: revision, by_uid, at }) => {
    return { revision, by_uid, at, what: 'entry' };
  });
  await requireSeen(deps, { revision: version, last_changes });
}

/** The changed record with its next revision and the author of the change. */
export function raisedBy<Stored extends Revised>(
  { act, now }: Acting & { now: () => Date },
  before: Revised,
  after: Stored,
): Stored {
  const { uid = '', what = '' } = act ?? {};
  return raised(before, after, { uid, what, at: Timestamp.fromDate(now()) });
}

/** German names of changes, by the last segment of the call's path; of an event, by its kind. */
const WHAT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(OFFICE_EVENT_KINDS.map((kind) => [kind, OFFICE_EVENTS[kind].name])),
  status: 'Status',
  'take-back': 'Schritt zurückgenommen',
  edit: 'Artikel, Preise oder Lieferadresse',
  billing: 'Rechnungsangaben',
  delivered: 'gelieferte Mengen',
  withdrawal: 'Entscheidung zum Widerruf',
  payments: 'Zahlung',
  reminder: 'Zahlungserinnerung',
  'write-off': 'Ausbuchung',
  orders: 'Kunde',
  customer: 'Kunde',
  merge: 'Kunde',
  invoices: 'Rechnung',
  collected: 'Sammelrechnung',
  withdrawn: 'Widerruf',
  move: 'Tage oder Stückzahl',
  step: 'Stand der Miete',
  stops: 'Reihenfolge',
  notes: 'Notiz',
  reply: 'Antwort',
  entries: 'Kaution oder Schaden',
  save: 'Inhalt des Angebots',
  send: 'Angebot verschickt',
  withdraw: 'Angebot zurückgezogen',
  ordered: 'Bestellung aus dem Angebot',
  asked: 'Frage zum Angebot',
  declined: 'Angebot abgelehnt',
  expired: 'Angebot abgelaufen',
  repeat: 'Dauerbestellung',
  created: 'Angelegt',
  received: 'Eingegangen',
};
