import { grossShares } from '../money/gross-shares.ts';
import { type Cents, sumCents, toCents } from '../money/money.ts';
import { vatCents } from '../money/vat.ts';
import { TIER_NAMES } from '../rental/rental-price.ts';
import { formatEuro, formatNumber } from '../text/format.ts';
import { includedVat, vatLabel } from '../text/vat-text.ts';
import { formatDay } from '../time/calendar.ts';
import type { BookingDamage, BookingDeposit, BookingEntry, RentalBooking } from './booking.ts';
import {
  type AgreedPrices,
  extraCents,
  RENTAL_EXTRA_NAMES,
  RENTAL_EXTRAS,
  type RentalExtra,
} from './booking-price.ts';
import { bookingState } from './booking-state.ts';
import { daysText } from './rental-line.ts';

/** The cost of a booking, net except the gross amount; excludes transport by arrangement. */
export type BookingAmounts = Pick<
  RentalBooking,
  | 'tier'
  | 'days'
  | 'method'
  | 'vat_rate'
  | `${'rental' | 'insurance' | 'transport' | 'net' | 'gross'}_amount`
>;

/** What was billed with a booking: amounts in the units of `RENTAL_EXTRAS`. */
interface Billed {
  extras?: { [Extra in RentalExtra]?: number | undefined };
  prices?: AgreedPrices;
}

export interface BookingSum {
  label: string;
  amount: string;
  /** The price including VAT. */
  isTotal: boolean;
  /** The two prices of the whole. */
  price?: 'net' | 'gross';
}

/** Whether the price of transport is still to be agreed with the customer. */
export const isByArrangement = ({
  method,
  transport_amount,
}: Pick<BookingAmounts, 'method' | 'transport_amount'>) =>
  method === 'delivery' && transport_amount === undefined;

type Charged = Omit<BookingAmounts, 'net_amount' | 'gross_amount'> & Billed;

/** What a booking charges, net, in the order in which it is shown. */
function chargesOf(
  amounts: Charged,
  rent: string,
  zone?: string,
): { label: string; cents: Cents; isOpen?: boolean }[] {
  const { rental_amount, insurance_amount, transport_amount = 0, extras = {} } = amounts;
  const billed = RENTAL_EXTRA_NAMES.map((name) => {
    const { label, unit, price } = RENTAL_EXTRAS[name];
    // The booked insurance has a row of its own.
    const amount = name === 'insurance' && insurance_amount > 0 ? 0 : (extras[name] ?? 0);
    return {
      label: `${label}: ${formatNumber(amount)} ${unit}`,
      cents: extraCents(amounts.prices?.[price], amount),
    };
  }).filter(({ cents }) => cents > 0);
  const insurance = { label: RENTAL_EXTRAS.insurance.label, cents: toCents(insurance_amount) };
  const transport = {
    label: `Bringen und holen${zone ? ` (${zone})` : ''}`,
    cents: toCents(transport_amount),
    isOpen: isByArrangement(amounts),
  };
  return [
    { label: rent, cents: toCents(rental_amount) },
    ...(insurance.cents > 0 ? [insurance] : []),
    ...billed,
    ...(amounts.method === 'delivery' ? [transport] : []),
  ];
}

/**
 * The sums of a booking as every page, mail and paper shows them, without the deposit; with the extras that
 * were billed, where they are known. With `isGross`, charges are shares of the gross amount.
 */
export function bookingSums(
  amounts: Charged,
  rent = `Miete für ${daysText(amounts.days)}, ${TIER_NAMES[amounts.tier]}`,
  zone?: string,
  isGross = false,
): BookingSum[] {
  const { vat_rate: rate } = amounts;
  const charges = chargesOf(amounts, rent, zone);
  const nets = charges.map(({ cents: netCents }) => ({ netCents, rate }));
  const netCents = sumCents(charges.map(({ cents }) => cents));
  const shares = isGross ? grossShares(nets) : charges.map(({ cents }) => cents);
  const vat = { rate, netCents, vatCents: vatCents(netCents, rate) };
  const sum = (label: string, cents: Cents, price?: 'net' | 'gross') => {
    return {
      label,
      amount: formatEuro(cents),
      isTotal: price === 'gross',
      ...(price && { price }),
    };
  };
  const rows = charges.map(({ label, isOpen }, index) => ({
    ...sum(label, shares[index] ?? 0),
    ...(isOpen && { amount: 'nach Absprache' }),
  }));
  const total = sum('Gesamtpreis inkl. MwSt.', netCents + vat.vatCents, 'gross');
  if (isGross) {
    const { price: _, ...alone } = total;
    return [...rows, alone, sum(includedVat(rate), vat.vatCents), sum('Summe netto', netCents)];
  }
  return [
    ...rows,
    sum('Summe netto', netCents, 'net'),
    sum(vatLabel(vat, []), vat.vatCents),
    total,
  ];
}

/** An event of a booking, in a word of its history. */
export function entryLabel(what: BookingEntry['what']): string {
  if (what === 'moved') return 'Geändert';
  return what === 'extended' ? 'Verlängert' : bookingState(what).label;
}

/** The damage, and how much of it is still to be paid. */
export function damageText({ amount, open_amount, due_day, reason }: BookingDamage): string {
  const [whole, open] = [amount, open_amount].map((each) => formatEuro(toCents(each)));
  const until = due_day ? `, zu zahlen bis ${formatDay(due_day)}` : '';
  return `${whole}${reason ? `: ${reason}` : ''}; ${open_amount > 0 ? `offen ${open}${until}` : 'beglichen'}`;
}

/** What became of the deposit, and why a part of it was kept. */
export function depositText(booking: { deposit_amount: number; deposit: BookingDeposit }): string {
  const { state, kept_amount = 0, reason, due_amount = 0 } = booking.deposit;
  const due = formatEuro(toCents(due_amount));
  const restCents = toCents(booking.deposit_amount) - toCents(kept_amount);
  const rest = formatEuro(restCents);
  const kept = `davon ${formatEuro(toCents(kept_amount))} einbehalten${reason ? `: ${reason}` : ''}`;
  const back = restCents > 0 ? `; ${rest} zurückgezahlt` : '';
  const held = kept_amount > 0 ? `${kept}; ${rest} hinterlegt` : 'hinterlegt';
  const became = {
    none: 'bei der Übergabe',
    held: due_amount > 0 ? `davon ${due} noch abzurechnen` : held,
    returned: due_amount > 0 ? `zurückgegeben bis auf ${due}` : 'zurückgegeben',
    kept: `${kept}${due_amount > 0 ? `; ${due} sind noch abzurechnen` : back}`,
  };
  return `${formatEuro(toCents(booking.deposit_amount))}, ${became[state]}`;
}
