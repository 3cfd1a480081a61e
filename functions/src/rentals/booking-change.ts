import type { StoredRentalTool } from '@shop/domain/office/stored-catalogue';
import type { LimitedUse } from '../firestore/rate-limit.ts';
import type { StoredRentalBooking, StoredRentalRecord } from '../stored/rental-booking.ts';
import type { DepositChange } from './deposit.ts';

/** The outcome of a change; the booking's days, mails and search words are derived from it. */
export interface BookingChange {
  booking: StoredRentalBooking;
  /** Blocks days even if too few pieces are left: the tool has not been returned, or the office insists. */
  mayClash?: boolean;
  /** Data for the office only. */
  record?: Partial<StoredRentalRecord>;
  /** Further writes, after the last read. */
  write?: () => void;
  /** The address of the customer who made the change, which notifies the office. */
  address?: string | undefined;
  /** A request beyond what its sender may reserve: checked for free days, but takes none. */
  reservesNothing?: boolean;
  /** The limits that it counts towards; refused beyond them. */
  uses?: readonly LimitedUse[];
  deposit?: DepositChange['deposit'];
  undoes?: DepositChange['undoes'];
  /** Other bookings of its reservation that change with it. */
  others?: readonly Put[];
}

/** A booking before (undefined if it is new) and after a change. */
export interface Put {
  before: StoredRentalBooking | undefined;
  change: BookingChange;
  /** Its tool, if that was read. */
  tool?: StoredRentalTool;
}
