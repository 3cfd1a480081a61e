import { type CustomerSite, referenceTo } from '@shop/domain/customer/building-site';
import type { Truck } from '@shop/domain/delivery/order-weight';
import { firstStageDay } from '@shop/domain/delivery/stage';
import { timesCents, toCents } from '@shop/domain/money/money';
import { STANDARD_VAT_RATE } from '@shop/domain/money/vat';
import type { StoredCustomer, StoredProduct } from '@shop/domain/office/stored-catalogue';
import type { FreeLine } from '@shop/domain/order/order-edit';
import { TEXTS, textsOf } from '@shop/domain/order/order-fields';
import type { PricedLine, PricedOrder } from '@shop/domain/order/order-pricing';
import type { OrderRequest } from '@shop/domain/order/order-request';
import type { OrderTotals } from '@shop/domain/order/order-sums';
import { conditionsOf } from '@shop/domain/payment/payment-conditions';
import type { BankAccount } from '@shop/domain/payment/payment-terms';
import { customerNumber } from '@shop/domain/text/customer-number';
import { type PrepaymentTime, workingDayAfter } from '@shop/domain/time/bank-days';
import { berlinDay } from '@shop/domain/time/calendar';
import { Timestamp } from 'firebase-admin/firestore';
import { fromAllFields } from '../firestore/all-fields.ts';
import { refuse } from '../lib/refusal.ts';
import { storedOrder } from '../stored/ledger.ts';
import {
  isFreeLine,
  ORDER_VERSION,
  type OrderCore,
  type StoredOrder,
  type StoredOrderItem,
  storedParts,
} from '../stored/order.ts';

export interface Prepayment {
  bank: BankAccount;
  time: PrepaymentTime;
}

interface OrderFacts {
  orderNumber: string;
  userId: string | undefined;
  /** The company that it is for. */
  customer: StoredCustomer | undefined;
  /** Its building site. */
  site: CustomerSite | undefined;
  prepayment: Prepayment | undefined;
  /** Set if a large truck cannot reach the place. */
  truck: Truck | undefined;
}

/** When and where to an order is prepaid that is placed, or gets this method of payment, now. */
export const prepaid = ({ bank, time }: Prepayment, now: Date) => {
  return { bank, due_day: workingDayAfter(berlinDay(now), time) };
};

/** The order as stored: contact data from the request, names and prices from the catalogue. */
export function newOrder(
  { orderNumber, userId, customer, site, prepayment, truck }: OrderFacts,
  request: OrderRequest,
  { lines, totals, delivery }: PricedOrder<StoredProduct>,
  now: Date,
): StoredOrder {
  const { site: _, country, ...written } = textsOf(request, TEXTS.head);
  const { buyer_reference: typed } = written;
  const isRecords = !typed || typed === customer?.buyer_reference;
  const buyer_reference = isRecords && site?.buyer_reference;
  const cost_centre = written.cost_centre || site?.cost_centre;
  const deliveryDay = delivery?.express
    ? berlinDay(now)
    : delivery?.wished_day || firstStageDay(lines);
  const order: OrderCore = {
    ...written,
    payment_method: request.payment_method,
    ...(buyer_reference && { buyer_reference }),
    ...(cost_centre && { cost_centre }),
    // A country belongs to its address.
    ...(country && !customer?.address && { country }),
    ...(customer && billedTo(customer)),
    order_number: orderNumber,
    created_at: Timestamp.fromDate(now),
    order_status: 'pending',
    ...storedTotals(totals),
    ...(prepayment && prepaid(prepayment, now)),
    ...(delivery && { delivery: { ...delivery, ...(truck && { truck }) } }),
    ...(deliveryDay && { delivery_day: deliveryDay }),
    order_items: lines.map(orderItem),
    user_id: userId ?? null,
    ...(customer && { ...ofCustomer(customer), ...referenceTo(site) }),
    schema_version: ORDER_VERSION,
  };
  return storedOrder(order);
}

/** Invoice recipient of a company's order: taken from the record, whatever the member typed. */
export function billedTo({ is_company, name, address, country, vat_id }: StoredCustomer) {
  return {
    ...(is_company && { company_name: name }),
    ...(address && {
      ...(is_company ? { company_address: address } : { invoice_address: address }),
      ...(country && { country }),
    }),
    ...(vat_id && { tax_number: vat_id }),
  };
}

/** What an order keeps of its customer's record. */
export function ofCustomer(customer: StoredCustomer) {
  const conditions = conditionsOf(customer);
  return { customer_number: customerNumber(customer.id), ...(conditions && { conditions }) };
}

/** An order's sums as stored. */
export function storedTotals({ vat, parts, ...totals }: OrderTotals) {
  return {
    subtotal_cents: totals.subtotalCents,
    ...storedParts(parts),
    total_cents: totals.totalCents,
    vat: vat.map(({ rate, netCents, vatCents }) => {
      return { rate, net_cents: netCents, vat_cents: vatCents };
    }),
    gross_cents: totals.grossCents,
  };
}

/** A line of goods as stored, with the catalogue's current data. */
export function orderItem({ product, ...line }: PricedLine<StoredProduct>): StoredOrderItem {
  return fromAllFields<StoredOrderItem>({
    product_id: product.id,
    product_name: product.name,
    unit: product.unit,
    category: product.category,
    vat_rate: line.vatRate,
    weight_kg: line.weight_kg,
    withdrawal_exemption: product.withdrawal_exemption,
    article_number: product.article_number,
    delivery_time: product.delivery_time,
    quantity: line.quantity,
    unit_price_cents: line.unitPriceCents,
    total_price_cents: line.totalCents,
    wished_day: line.wished_day,
    stage: line.stage,
    pieces: undefined,
    delivered: undefined,
    of: undefined,
  });
}

/** A line of free text as stored; its VAT rate must be one of the shop's, else `NO_RATE`. */
export function freeItem({ name, quantity, unit, price, vat_rate }: FreeLine): StoredOrderItem {
  const unit_price_cents = toCents(price);
  const total_price_cents = timesCents(unit_price_cents, quantity);
  const sums = { quantity, unit_price_cents, total_price_cents };
  return { product_id: 0, product_name: name, unit, vat_rate, ...sums };
}

export const NO_RATE = refuse(
  'not_possible',
  'Diesen MwSt.-Satz gibt es in den Einstellungen nicht.',
);

/** A stored line, as totals need it. */
export const taxedLine = (item: StoredOrderItem) => {
  const { quantity, weight_kg, vat_rate = STANDARD_VAT_RATE, total_price_cents } = item;
  const weight = isFreeLine(item) ? 0 : weight_kg;
  return { quantity, weight_kg: weight, totalCents: total_price_cents, vatRate: vat_rate };
};
