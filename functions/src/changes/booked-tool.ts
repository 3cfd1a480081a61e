import { daysIn, monthsIn, outOn } from '@shop/domain/booking/booking-days';
import { MAX_DAYS_AHEAD } from '@shop/domain/delivery/delivery-days';
import type { RentalToolInput } from '@shop/domain/office/rental-tool-input';
import type { StoredRentalTool } from '@shop/domain/office/stored-catalogue';
import { addDays, berlinDay, formatDay } from '@shop/domain/time/calendar';
import type { Transaction } from 'firebase-admin/firestore';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import type { ChangeToCheck } from '../stored/change.ts';
import { readOut } from '../stored/rental-booking.ts';

/**
 * Why fewer pieces of a tool cannot be kept, or it cannot be archived: pieces are booked on a coming day.
 * Costs one read per bookable month, seven at most; none if the number is not reduced. Since booking reads
 * the tool as well, the two transactions cannot miss each other.
 */
export async function bookedToolRefusal(
  transaction: Transaction,
  { firestore, now }: Pick<StoreDeps, 'firestore' | 'now'>,
  {
    stored,
    input: { quantity_available, visibility },
  }: ChangeToCheck<StoredRentalTool, RentalToolInput>,
): Promise<string | undefined> {
  if (!stored) return undefined;
  const { id, quantity_available: before, visibility: shown } = stored;
  const isArchived = visibility === 'archived' && shown !== 'archived';
  const pieces = isArchived ? 0 : quantity_available;
  if (pieces >= before) return undefined;
  const today = berlinDay(now());
  const days = { from: today, to: addDays(today, MAX_DAYS_AHEAD + 1) };
  const out = await readOut(firestore, id, monthsIn(days), transaction);
  const booked = daysIn(days).find((day) => outOn(out, day) > pieces);
  if (booked === undefined) return undefined;
  return isArchived
    ? `Das Gerät ist am ${formatDay(booked)} vermietet oder reserviert und kann erst danach ins Archiv.`
    : `Am ${formatDay(booked)} sind ${outOn(out, booked)} Stück vermietet oder reserviert: So viele müssen es bleiben.`;
}
