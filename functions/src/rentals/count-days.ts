import {
  clashingDays,
  monthsIn,
  type OutByMonth,
  recount,
} from '@shop/domain/booking/booking-days';
import type { StoredRentalTool } from '@shop/domain/office/stored-catalogue';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readOut, type StoredRentalBooking, writeOut } from '../stored/rental-booking.ts';
import { rentalToolsOf } from '../stored/rental-tool.ts';
import type { Put } from './booking-change.ts';
import type { Clash } from './clash.ts';

/** Counts the days of each tool with all bookings as they will be, or finds a clash. */
export async function countDays(
  transaction: Transaction,
  { firestore }: { firestore: Firestore },
  puts: readonly Put[],
): Promise<{ clash?: Clash; write(): void }> {
  const changed = puts.filter(({ before, change }) => !isSameDays(before, change.booking));
  const ids = [...new Set(changed.map(({ change }) => change.booking.tool_id))];
  const ledgers = await Promise.all(
    ids.map((id) => {
      const own = changed.filter(({ change }) => change.booking.tool_id === id);
      return ledgerOf(transaction, firestore, id, own);
    }),
  );
  return {
    ...ledgers.find(({ clash }) => clash),
    write: () => {
      for (const { id, before, after } of ledgers) {
        writeOut(transaction, firestore, id, before, after);
      }
    },
  };
}

async function ledgerOf(
  transaction: Transaction,
  firestore: Firestore,
  id: number,
  puts: readonly Put[],
): Promise<{ id: number; before: OutByMonth; after: OutByMonth; clash?: Clash }> {
  const ranges = puts.flatMap(({ before, change }) => [before?.blocked, change.booking.blocked]);
  const months = ranges.flatMap((range) => (range ? monthsIn(range) : []));
  const known = puts.find(({ tool }) => tool)?.tool;
  const [before, tool] = await Promise.all([
    readOut(firestore, id, [...new Set(months)], transaction),
    puts.some(({ change }) => change.booking.blocked) &&
      (known ?? readTool(transaction, firestore, id)),
  ]);
  const pieces = tool ? tool.quantity_available : 0;
  // What any of them gives up is free for the others.
  let after = puts.reduce((out, put) => recount(out, put.before, undefined), before);
  for (const put of puts) {
    const { booking, mayClash = false, reservesNothing } = put.change;
    const days = mayClash ? [] : takenDays(after, put, pieces);
    if (days.length > 0) {
      return { id, before, after, clash: { days, known: { out: after, pieces }, wanted: booking } };
    }
    if (!reservesNothing) after = recount(after, undefined, booking);
  }
  return { id, before, after };
}

function isSameDays(before: StoredRentalBooking | undefined, booking: StoredRentalBooking) {
  const [held, wanted] = [before?.blocked, booking.blocked];
  const isSame = held?.from === wanted?.from && held?.to === wanted?.to;
  return isSame && before?.pieces === booking.pieces;
}

/** A booking may keep the days it already has, even if other bookings are returned late. */
function takenDays(out: OutByMonth, { before, change }: Put, pieces: number): string[] {
  const { blocked, pieces: wanted } = change.booking;
  if (!blocked) return [];
  const held = before?.blocked;
  const isHeld = (day: string) =>
    held !== undefined && held.from <= day && day < held.to && (before?.pieces ?? 0) >= wanted;
  return clashingDays(out, blocked, wanted, pieces).filter((day) => !isHeld(day));
}

export async function readTool(
  transaction: Transaction,
  firestore: Firestore,
  toolId: number,
): Promise<StoredRentalTool | undefined> {
  return (await transaction.get(rentalToolsOf(firestore).doc(String(toolId)))).data();
}
