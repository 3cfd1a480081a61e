import type { RecentChanges, RecentKind } from '@shop/domain/office/office';
import type { Firestore, Query, Timestamp } from 'firebase-admin/firestore';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { toIso } from '../firestore/all-fields.ts';
import { isOneOf } from '../firestore/find-page.ts';
import { type ListPage, pageOf } from '../firestore/list-page.ts';
import { NEWEST_FIRST, type Position, readAfter, type Sort } from '../firestore/position.ts';
import { readable } from '../firestore/readable.ts';
import type { LastChange, Revised } from '../firestore/revision.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { ordersOf } from '../stored/order.ts';
import { quotesOf } from '../stored/quote.ts';
import { rentalBookingsOf } from '../stored/rental-booking.ts';
import { authorsOf, changeName } from './seen.ts';

const SIZE = 20;
/** Of one record: no more than it keeps. */
const MAX_TOLD = 5;
const LAST_CHANGED: Sort = { ...NEWEST_FIRST, field: 'changed_at' };

type Told = { name: string; madeBy: string | undefined };
type Changes = Omit<LastChange, 'revision'>[];
type Read = Omit<RecentChanges, 'changes'> & { changes: Changes };
type Source = (deps: AdminDeps, after: Position | undefined) => Promise<ListPage<Read>>;

const changesIn =
  <Stored extends Revised & { created_at: Timestamp }>(
    collection: (firestore: Firestore) => Query<Stored>,
    tell: (stored: Stored) => Told,
  ): Source =>
  async ({ firestore, log }, after) => {
    const { documents, next } = await pageOf(collection(firestore), after, SIZE, LAST_CHANGED);
    const items = readable(documents, log).map(({ id, stored }) => {
      const { name, madeBy: by_uid = '' } = tell(stored);
      const made = { at: stored.created_at, by_uid, what: by_uid ? 'created' : 'received' };
      const changes = [...(stored.last_changes ?? []).toReversed(), made].slice(0, MAX_TOLD);
      return { number: id, name, changes };
    });
    return { items, next, total: undefined };
  };

interface Customer {
  company_name?: string | undefined;
  customer_name: string;
}
const nameOf = ({ company_name, customer_name }: Customer) => company_name || customer_name;

const SOURCES: Record<RecentKind, Source> = {
  order: changesIn(ordersOf, (order) => ({
    name: nameOf(order),
    // Parts and bills are made by who delivered or closed.
    madeBy: order.taken_by_uid ?? (order.is_placed ? undefined : order.history?.[0]?.by_uid),
  })),
  quote: changesIn(quotesOf, ({ content, history }) => ({
    name: nameOf(content),
    madeBy: history[0]?.by_uid,
  })),
  booking: changesIn(rentalBookingsOf, (booking) => ({
    name: [nameOf(booking), booking.tool_name].filter(Boolean).join(', '),
    madeBy: booking.history[0]?.by_uid,
  })),
};

/** A page of the orders, quotes or bookings that were changed last, each with its latest changes, newest first. */
export async function listRecent(
  deps: AdminDeps,
  { kind, after }: Readonly<Record<string, unknown>>,
): Promise<Outcome<ListPage<RecentChanges>>> {
  if (!isOneOf(Object.keys(SOURCES) as RecentKind[], kind)) {
    return refuse('invalid', 'Diesen Verlauf gibt es nicht.');
  }
  const position = readAfter(after, LAST_CHANGED);
  if (!position.ok) return position;
  const page = await SOURCES[kind](deps, position.after);
  const authorOf = await authorsOf(
    deps.adminNames,
    page.items.flatMap(({ changes }) => changes),
  );
  const items = page.items.map(({ changes, ...of }) => ({
    ...of,
    changes: changes.map(({ what, by_uid, at }) => ({
      what: changeName(what),
      by: authorOf(by_uid),
      at: toIso(at),
    })),
  }));
  return { ok: true, value: { ...page, items } };
}
