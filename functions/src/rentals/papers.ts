import { isBookingNumber } from '@shop/domain/booking/booking';
import { damageNumber } from '@shop/domain/deposit/own-claim';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { type Files, missing, paper } from '../documents/files.ts';
import {
  keptContract,
  keptDamageNotice,
  keptDepositReceipt,
  keptReturn,
} from '../documents/kept-papers.ts';
import { depositNumber, newClaim, ownClaimOf } from '../stored/own-claim.ts';
import { rentalBookingOf, rentalRecordOf } from '../stored/rental-booking.ts';

/** Contracts, returns, receipts of deposits and notices of damages, for the office. */
export function rentalFiles(deps: AdminDeps): Files {
  return {
    '/api/admin/rental-bookings/:bookingNumber/mietvertrag.pdf': async (req) => {
      const { booking, handover } = await readRental(deps, String(req.params.bookingNumber));
      if (!handover) throw missing();
      return paper(await keptContract(deps, booking, handover));
    },
    '/api/admin/rental-bookings/:bookingNumber/rueckgabe.pdf': async (req) => {
      const { booking, handover, return_record } = await readRental(
        deps,
        String(req.params.bookingNumber),
      );
      if (!return_record) throw missing();
      return paper(await keptReturn(deps, booking, return_record, handover));
    },
    '/api/admin/rental-bookings/:bookingNumber/kaution.pdf': async (req) => {
      const { booking } = await readRental(deps, String(req.params.bookingNumber));
      const number = depositNumber(booking.booking_number);
      const claim =
        (await ownClaimOf(deps.firestore, number).get()).data() ?? newClaim('deposit', booking);
      if (claim.entries.length === 0) throw missing();
      return paper(await keptDepositReceipt(deps, booking, claim));
    },
    '/api/admin/rental-bookings/:bookingNumber/schaden.pdf': async (req) => {
      const { booking } = await readRental(deps, String(req.params.bookingNumber));
      const number = damageNumber(booking.booking_number);
      const claim = (await ownClaimOf(deps.firestore, number).get()).data();
      if (!claim) throw missing();
      return paper(await keptDamageNotice(deps, booking, claim));
    },
  };
}

async function readRental({ firestore }: AdminDeps, number: string) {
  if (!isBookingNumber(number)) throw missing();
  const [booking, record] = await Promise.all([
    rentalBookingOf(firestore, number).get(),
    rentalRecordOf(firestore, number).get(),
  ]);
  const stored = booking.data();
  if (!stored) throw missing();
  return { booking: stored, ...record.data() };
}
