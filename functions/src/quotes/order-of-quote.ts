import { CALL_US } from '@shop/domain/company';
import { isSiteOpen, referenceTo, siteOf } from '@shop/domain/customer/building-site';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { TEXTS, textsOf } from '@shop/domain/order/order-fields';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { berlinDay } from '@shop/domain/time/calendar';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { exceededCredit } from '../customers/credit.ts';
import { proposedCustomer } from '../customers/likely-customer.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { nextConfirmationSlot, readMailShare } from '../mail/confirmation-slots.ts';
import { type OutboxEntry, putOrderMail } from '../mail/outbox.ts';
import { ofCustomer, prepaid } from '../orders/new-order.ts';
import { askCreditReason } from '../orders/order-credit.ts';
import { NO_SITE, type OrderDeps, readPrepayment } from '../orders/place-order.ts';
import { storedOrder } from '../stored/ledger.ts';
import type { OrderCore } from '../stored/order.ts';
import {
  ORDER_VERSION,
  orderOf,
  type StoredOrder,
  type StoredSums,
  SUMS,
} from '../stored/order.ts';
import { readCustomer } from '../stored/owner.ts';
import type { StoredQuoteContent } from '../stored/quote.ts';

interface Wanted {
  content: StoredQuoteContent;
  /** Sums of the ordered share. */
  sums: StoredSums;
  orderNumber: string;
  quoteNumber: string | undefined;
  /** When the quote was sent. */
  pricedAt?: Date | undefined;
  userId?: string | undefined;
  /** The network of a customer; missing if the office orders, to which no limits apply. */
  address?: string | undefined;
  /** The admin who takes the order, and why beyond the customer's credit; a quote that was sent may be. */
  takenBy?: string | undefined;
  creditReason?: string | undefined;
}

interface Ready {
  order: StoredOrder;
  isBeyondCredit: boolean;
  write(): readonly OutboxEntry[];
}

const STOPPED = refuse(
  'not_possible',
  `Für diese Firma nehmen wir zurzeit keine Bestellungen an. ${CALL_US}`,
);
const SITE_CLOSED = refuse(
  'not_possible',
  `Die Baustelle dieses Angebots ist abgeschlossen. ${CALL_US}`,
);
const STOPPED_IN_OFFICE = refuse(
  'not_possible',
  'Dieser Kunde ist gesperrt oder archiviert. Bitte ändern Sie zuerst seinen Stand.',
);

/**
 * Reads what an order at the prices of a quote needs, and returns it with a function that writes it with its mails.
 * Refuses the order of a customer who is stopped, or for a building site that has ended.
 */
export async function readyToOrder(
  transaction: Transaction,
  deps: OrderDeps,
  wanted: Wanted,
): Promise<Outcome<Ready>> {
  const { content, orderNumber, takenBy, address } = wanted;
  const { payment_method, customer_email, customer_number } = content;
  const customer = await readCustomer(transaction, deps.firestore, customer_number);
  if (customer_number && customer?.visibility !== 'visible') {
    return takenBy === undefined ? STOPPED : STOPPED_IN_OFFICE;
  }
  const { site: name } = content;
  const site = siteOf(customer?.sites, content);
  const day = wanted.sums.delivery?.wished_day || berlinDay(deps.now());
  if (name && !(site && isSiteOpen(site, day))) {
    return takenBy === undefined ? SITE_CLOSED : NO_SITE;
  }
  const amount = { method: payment_method, grossCents: wanted.sums.gross_cents ?? 0 };
  const credit =
    takenBy === undefined
      ? undefined
      : await exceededCredit(transaction, deps.firestore, amount, customer);
  if (credit && !wanted.creditReason) {
    return askCreditReason(credit);
  }
  const options = await deps.freshOptions();
  const prepayment = paymentMethodOf(payment_method).isPaidFirst
    ? await readPrepayment(transaction, deps, options)
    : undefined;
  const [slot, share] = await Promise.all([
    customer_email === ''
      ? undefined
      : nextConfirmationSlot(transaction, deps, customer_email, {
          isByOffice: takenBy !== undefined,
        }),
    readMailShare(transaction, deps, address),
  ]);
  const now = deps.now();
  const needsSmallTruck = wanted.sums.delivery?.truck_access === 'no';
  const cost_centre = content.cost_centre || site?.cost_centre;
  const ofSite = { ...referenceTo(site), ...(cost_centre && { cost_centre }) };
  const named = { ...wanted, content: { ...content, ...ofSite } };
  const order = orderOfQuote(named, customer, now, {
    ...(prepayment && prepaid(prepayment, now)),
    ...(wanted.sums.delivery && {
      delivery: {
        ...wanted.sums.delivery,
        ...(needsSmallTruck && { truck: options.small_truck }),
      },
    }),
  });
  // Orders that the office takes or has offered are not held.
  const proposal = customer ? {} : await proposedCustomer(transaction, deps, order);
  const proposed = { ...order, ...proposal };
  const write = () => {
    transaction.create(orderOf(deps.firestore, orderNumber), proposed);
    return putOrderMail(transaction, deps, proposed, slot, share);
  };
  return { ok: true, value: { order: proposed, write, isBeyondCredit: credit !== undefined } };
}

/** The order as stored: the quote's customer, goods, prices and price of delivery. */
function orderOfQuote(
  { content, sums, orderNumber, quoteNumber, pricedAt, userId, takenBy }: Wanted,
  record: StoredCustomer | undefined,
  now: Date,
  ofToday: Partial<StoredOrder>,
): StoredOrder {
  const { company_address, ...customer } = textsOf(content, TEXTS.quote);
  const isCompany = customer.company_name !== '';
  const { express, wished_day } = sums.delivery ?? {};
  const deliveryDay = express ? berlinDay(now) : wished_day;
  const order: OrderCore = {
    ...customer,
    payment_method: content.payment_method,
    company_address: isCompany ? company_address : '',
    ...(!isCompany && company_address && { invoice_address: company_address }),
    ...(record?.country && { country: record.country }),
    ...sums,
    ...ofToday,
    ...(record && { ...ofCustomer(record), ...siteIn(content) }),
    ...(deliveryDay && { delivery_day: deliveryDay }),
    order_number: orderNumber,
    ...(quoteNumber && { quote_number: quoteNumber }),
    ...(pricedAt && { priced_day: berlinDay(pricedAt) }),
    created_at: Timestamp.fromDate(now),
    order_status: 'pending',
    notes: content.conditions,
    user_id: userId ?? null,
    ...(takenBy !== undefined && { taken_by_uid: takenBy }),
    schema_version: ORDER_VERSION,
  };
  return storedOrder(order);
}

const siteIn = ({ site, site_id }: StoredQuoteContent) => site && { site, site_id };

/** The goods and sums of what a quote says. */
export const sumsOf = (content: StoredQuoteContent) =>
  Object.fromEntries(
    Object.entries(content).filter(([field]) => field in SUMS),
  ) as unknown as StoredSums;
