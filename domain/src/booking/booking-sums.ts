import { type Cents, toCents } from '../money/money.ts';
import { formatEuro } from '../text/format.ts';
import { vatLabel } from '../text/vat-text.ts';
import type { BookingDeposit, BookingEntry, RentalBooking } from './booking.ts';
import { RENTAL_EXTRAS } from './booking-price.ts';
import { bookingState } from './booking-state.ts';

/** The cost of a booking, net except the gross amount; excludes transport by arrangement. */
export type BookingAmounts = Pick<
  RentalBooking,
  | 'days'
  | 'method'
  | 'vat_rate'
  | `${'rental' | 'insurance' | 'transport' | 'net' | 'gross'}_amount`
>;

export interface BookingSum {
  label: string;
  amount: string;
  /** The price including VAT. */
  isTotal: boolean;
}

export const daysText = (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`);

/** The sums of a booking as every page, mail and paper shows them, without the deposit. */
export function bookingSums(
  amounts: BookingAmounts,
  rent = `Miete für ${daysText(amounts.days)}`,
  zone?: string,
): BookingSum[] {
  const { net_amount, gross_amount, insurance_amount, transport_amount } = amounts;
  const [netCents, grossCents] = [toCents(net_amount), toCents(gross_amount)];
  const vat = { rate: amounts.vat_rate, netCents, vatCents: grossCents - netCents };
  const sum = (label: string, cents: Cents, isTotal = false) => {
    return { label, amount: formatEuro(cents), isTotal };
  };
  const transport = {
    ...sum(`Bringen und holen${zone ? ` (${zone})` : ''}`, toCents(transport_amount ?? 0)),
    ...(transport_amount === undefined && { amount: 'nach Absprache' }),
  };
  return [
    sum(rent, toCents(amounts.rental_amount)),
    ...(insurance_amount > 0
      ? [sum(RENTAL_EXTRAS.insurance.label, toCents(insurance_amount))]
      : []),
    ...(amounts.method === 'delivery' ? [transport] : []),
    sum('Summe netto', netCents),
    sum(vatLabel(vat, []), vat.vatCents),
    sum('Gesamtpreis inkl. MwSt.', grossCents, true),
  ];
}

/** An event of a booking, in a word of its history. */
export function entryLabel(what: BookingEntry['what']): string {
  if (what === 'moved') return 'Geändert';
  return what === 'extended' ? 'Verlängert' : bookingState(what).label;
}

/** The outcome of the deposit. */
export function depositText(booking: { deposit_amount: number; deposit: BookingDeposit }): string {
  const { state, kept_amount = 0, reason } = booking.deposit;
  const became = {
    none: 'bei der Übergabe',
    held: 'hinterlegt',
    returned: 'zurückgegeben',
    kept: `davon ${formatEuro(toCents(kept_amount))} einbehalten${reason ? `: ${reason}` : ''}`,
  };
  return `${formatEuro(toCents(booking.deposit_amount))}, ${became[state]}`;
}
