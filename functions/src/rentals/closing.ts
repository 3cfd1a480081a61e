import {
  RENTAL_EXTRA_NAMES,
  RENTAL_EXTRAS,
  type RentalExtra,
} from '@shop/domain/booking/booking-price';
import { RENT_UNITS, rentLine } from '@shop/domain/booking/rent-line';
import { daysText } from '@shop/domain/booking/rental-line';
import { billedOrderNumber } from '@shop/domain/deposit/own-claim';
import { sumCents, timesCents } from '@shop/domain/money/money';
import { grossSumCents, vatAmounts } from '@shop/domain/money/vat';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import { TEXTS, textsOf } from '@shop/domain/order/order-fields';
import { addParts } from '@shop/domain/order/order-parts';
import { DEFAULT_METHOD } from '@shop/domain/payment/payment-methods';
import { daysPer } from '@shop/domain/rental/rental-price';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { Timestamp } from 'firebase-admin/firestore';
import { fromAllFields } from '../firestore/all-fields.ts';
import { billedTo, ofCustomer, storedTotals } from '../orders/new-order.ts';
import { storedOrder } from '../stored/ledger.ts';
import type { OrderCore } from '../stored/order.ts';
import { ORDER_VERSION, type StoredOrder, type StoredOrderItem } from '../stored/order.ts';
import {
  agreedDays,
  chargedOf,
  handedOutDay,
  returnedDay,
  type StoredRentalBooking,
} from '../stored/rental-booking.ts';

/** Rent is not a product of the catalogue. */
const NO_PRODUCT = 0;

interface Closing {
  extras: { readonly [Extra in RentalExtra]?: number | undefined };
  uid: string;
  now: Date;
  /** From the booking's record as it is now. */
  customer?: StoredCustomer | undefined;
}

/**
 * The delivered order that a closed booking becomes, so that it is invoiced, paid and reminded of
 * like any other. Excludes the deposit.
 */
export function orderOfBooking(booking: StoredRentalBooking, closing: Closing): StoredOrder {
  const { extras, uid, now, customer } = closing;
  const { vat_rate, method, history } = booking;
  const items = [
    rentItem(booking),
    ...RENTAL_EXTRA_NAMES.flatMap((name) => extraItem(booking, name, extras[name] ?? 0)),
  ];
  const subtotalCents = sumCents(items.map(({ total_price_cents }) => total_price_cents));
  const deliveryCents = chargedOf(booking, booking.transport_cents ?? 0);
  const totalCents = subtotalCents + deliveryCents;
  const vat = vatAmounts([{ netCents: totalCents, rate: vat_rate }]);
  const grossCents = grossSumCents(vat);
  const returned = history.findLast(({ what }) => what === 'returned');
  const at = returned?.at ?? Timestamp.fromDate(now);
  const order: OrderCore = {
    order_number: billedOrderNumber(booking.booking_number),
    booking_number: booking.booking_number,
    created_at: Timestamp.fromDate(now),
    payment_method: DEFAULT_METHOD,
    order_status: 'delivered',
    history: [{ what: 'status', from: 'pending', to: 'delivered', by_uid: uid, at }],
    ...storedTotals({
      subtotalCents,
      parts: { ...addParts(), delivery: deliveryCents },
      totalCents,
      vat,
      grossCents,
    }),
    ...textsOf({ ...booking, notes: `Miete ${booking.booking_number}` }, TEXTS.head),
    ...(customer && {
      ...ofCustomer(customer),
      ...billedTo(customer),
      ...(customer.buyer_reference && { buyer_reference: customer.buyer_reference }),
    }),
    delivery: {
      ...EMPTY_WISH,
      ...textsOf(booking, ['street', 'postal_code', 'city']),
      method,
    },
    order_items: items,
    // The invoice takes the VAT of the day of return out of the gross price that was agreed.
    ...(isConsumers(booking) && { priced_day: berlinDay(booking.created_at.toDate()) }),
    delivered_day: returnedDay(booking) ?? berlinDay(at.toDate()),
    handed_out_day: handedOutDay(booking),
    ...(booking.withdrawal && { withdrawal: booking.withdrawal }),
    user_id: booking.user_id,
    schema_version: ORDER_VERSION,
  };
  return storedOrder(order);
}

/** Whether its gross price is binding. */
export const isConsumers = ({ company_name = '' }: StoredRentalBooking): boolean =>
  company_name.trim() === '';

function rentItem(booking: StoredRentalBooking): StoredOrderItem {
  const { tool_name, start_day, end_day, tier, days, pieces, prices, rental_cents } = booking;
  const last = returnedDay(booking) ?? end_day;
  const product_name = rentLine(tool_name, start_day, last);
  const { outcome = 'none', used_days = 0 } = booking.withdrawal?.decisions?.at(-1) ?? {};
  if (outcome !== 'none') {
    return item(booking, {
      product_name: `${product_name}, widerrufen: ${used_days} von ${daysText(agreedDays(booking))}`,
      unit: 'Posten',
      quantity: 1,
      unit_price_cents: rental_cents,
      total_price_cents: rental_cents,
    });
  }
  return item(booking, {
    product_name,
    unit: RENT_UNITS[tier],
    ...(pieces > 1 && { pieces }),
    quantity: Math.ceil(days / daysPer(tier)) * pieces,
    unit_price_cents: prices[`${tier}_price_cents`] ?? prices.daily_price_cents,
    total_price_cents: rental_cents,
  });
}

/** Orders count in whole units, so the text names two and a half hours. */
function extraItem(
  booking: StoredRentalBooking,
  name: RentalExtra,
  amount: number,
): StoredOrderItem[] {
  const price = booking.prices[`${RENTAL_EXTRAS[name].price}_cents`] ?? 0;
  const total_price_cents = timesCents(price, amount);
  if (total_price_cents === 0) return [];
  const { label: product_name, unit } = RENTAL_EXTRAS[name];
  const line = Number.isInteger(amount)
    ? { product_name, unit, quantity: amount, unit_price_cents: price }
    : {
        product_name: `${product_name}: ${formatNumber(amount)} ${unit} zu ${formatEuro(price)}`,
        unit: 'Posten',
        quantity: 1,
        unit_price_cents: total_price_cents,
      };
  return [item(booking, { ...line, total_price_cents })];
}

interface Line
  extends Pick<
    StoredOrderItem,
    'product_name' | 'quantity' | 'unit_price_cents' | 'total_price_cents'
  > {
  unit: string;
  pieces?: number;
}

function item({ vat_rate, article_number }: StoredRentalBooking, line: Line): StoredOrderItem {
  return fromAllFields<StoredOrderItem>({
    pieces: undefined,
    wished_day: undefined,
    stage: undefined,
    ...line,
    product_id: NO_PRODUCT,
    article_number,
    vat_rate,
    category: 'Miete',
    weight_kg: undefined,
    withdrawal_exemption: undefined,
    delivery_time: undefined,
    delivered: undefined,
    of: undefined,
  });
}
