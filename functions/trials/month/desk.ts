import { ownPriceCents } from '@shop/domain/customer/own-prices';
import { isDeliveryDay } from '@shop/domain/delivery/delivery-days';
import type { DeliveryOptions } from '@shop/domain/delivery/delivery-options';
import { timesCents, toCents, toEuro } from '@shop/domain/money/money';
import type { Versioned } from '@shop/domain/office/office';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import { requestItem } from '@shop/domain/order/order-request';
import type { PaymentMethod } from '@shop/domain/payment/payment-methods';
import type { Product } from '@shop/domain/product/product';
import { pricedQuote } from '@shop/domain/quote/quote-sums';
import { addDays, berlinDay, berlinMidnight, type CalendarDay } from '@shop/domain/time/calendar';
import { DEMO_ACCOUNTS } from '@shop/seed/demo-accounts';
import type { Firestore } from 'firebase-admin/firestore';
import { transactionRunner } from '../../src/firestore/run-transaction.ts';
import { createRandom } from '../faults/random.ts';
import { openWorld, type Person } from '../lives/world.ts';
import { type Buyer, companiesFrom, type Wanted } from './people.ts';

/** For one call of Firestore. */
const DEADLINE_MS = 9000;

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** What somebody orders; a company for its first building site. */
export interface Wish {
  buyer: Buyer;
  goods: readonly Wanted[];
  method: PaymentMethod;
}

/**
 * The customers and the office of the shop on a stored catalogue, by the clock and seed of the lives; what they ask for
 * has to succeed. Their mails go nowhere, as most would tell of days long past.
 */
export async function openDesk(firestore: Firestore, seed: number, begin: Date, until: Date) {
  const bytes = createRandom(seed);
  const { FIRESTORE_EMULATOR_HOST = '' } = process.env;
  const world = await openWorld(
    {
      firestore,
      runTransaction: transactionRunner(firestore, DEADLINE_MS),
      randomBytes: (size) => Uint8Array.from({ length: size }, () => bytes.integer(0, 255)),
    },
    { chef: DEMO_ACCOUNTS[0], max: DEMO_ACCOUNTS[1] },
  );
  // It names the world's own Firestore, which is not used.
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST });
  world.begin(seed, true);
  const { clock, log } = world.api;
  clock.now = begin;
  const read = <Answer>(path: string) => world.read<Answer>('chef', path);
  async function post<Answer>(path: string, body: object, by: Person = 'chef'): Promise<Answer> {
    const { status, answer } = await world.call(by, 'POST', path, body);
    const [first] = [answer].flat() as { outcome?: string }[];
    const failure = log.find(({ severity }) => severity === 'ERROR');
    if (status < 400 && first?.outcome !== 'refused' && !failure) return answer as Answer;
    const told = JSON.stringify(failure ?? answer);
    throw new Error(`${path} at ${clock.now.toISOString()}: ${status} ${told}`);
  }
  const options = await read<DeliveryOptions>('/api/delivery-options');
  const all = await read<Product[]>('/api/products');
  const products = new Map(all.map((product) => [product.id, product]));

  /** What a form says of the buyer, the lines at their prices, and what it all comes to. */
  function priced({ buyer, goods, method }: Wish) {
    const { name, email, phone, record, number } = buyer;
    const [site] = record?.sites ?? [];
    const lines = goods.map(({ product: product_id, quantity }) => {
      const product = products.get(product_id) as Product;
      const at = { site: site?.name ?? '', day: world.day() };
      const cents = ownPriceCents(product, toCents(product.price ?? 0), record ?? {}, at) ?? 0;
      const { name, unit, vat_rate = 19 } = product;
      return { product_id, name, unit, quantity, price: toEuro(cents), vat_rate };
    });
    const taxed = lines.map(({ quantity, price, vat_rate: vatRate }) => {
      const totalCents = timesCents(toCents(price), quantity);
      return { quantity, weight_kg: undefined, vatRate, totalCents };
    });
    const { street, postal_code, city } = site ?? buyer;
    const place = { street, postal_code, city, truck_access: 'yes' as const };
    const delivery = { ...EMPTY_WISH, ...place };
    const sums = pricedQuote({ delivery }, taxed, { options, now: clock.now });
    if (!sums.ok) throw new Error(sums.message);
    const customer = {
      customer_name: name,
      customer_email: email,
      customer_phone: phone,
      company_name: record?.name ?? '',
      tax_number: '',
      customer_reference: '',
      buyer_reference: record?.buyer_reference ?? '',
      payment_method: method,
      delivery,
      ...(site && { customer_number: number, site: site.name }),
    };
    return { customer, lines, totals: sums.totals };
  }

  function quoteOf(wish: Wish, valid_until: CalendarDay) {
    const { customer, lines, totals } = priced(wish);
    const agreed = { orderable: 'whole', valid_until, conditions: '', note: '' };
    const content = { ...customer, company_address: wish.buyer.address, lines, ...agreed };
    return { content, gross_amount: toEuro(totals.grossCents) };
  }

  const today = berlinDay(until);
  const closed = new Set(options.closed_days);
  const openDay = (day: CalendarDay, by: number): CalendarDay =>
    isDeliveryDay(day, closed) ? day : openDay(addDays(day, by), by);
  const at = (day: CalendarDay, hour: number) => {
    const ms = berlinMidnight(day).getTime() + Math.round(hour * 60) * 60_000;
    clock.now = new Date(Math.max(clock.now.getTime(), Math.min(ms, until.getTime())));
  };

  return {
    ...world,
    read,
    post,
    today,
    /** The working days counted from today, or from the first after it. */
    dayAt: (index: number): CalendarDay => {
      const by = Math.sign(index);
      let day = openDay(today, 1);
      for (let left = index; left !== 0; left -= by) day = openDay(addDays(day, by), by);
      return day;
    },
    /** Lets the clock go on to an hour in Berlin, but never beyond the end. */
    at,
    /** Saves the records of the companies, with the numbers that they get. */
    saveCompanies: async (from: CalendarDay): Promise<Buyer[]> => {
      at(from, 6.5);
      const companies = companiesFrom(from);
      const changes = companies.map(({ record: input }) => ({ version: 0, input }));
      const body = { request_id: world.id(), changes };
      const saved = await post<{ current: Versioned<unknown> }[]>('/api/admin/customers', body);
      return companies.map((each, nth) => ({ ...each, number: `K-${saved[nth]?.current.id}` }));
    },
    quoteOf,
    /** An order by telephone, or of a quote. */
    take: (wish: Wish, quote_number?: string) =>
      post<{ order_number: string }>('/api/admin/orders', {
        id: world.id(),
        ...quoteOf(wish, addDays(world.day(), 14)),
        ...(quote_number && { quote_number }),
      }),
    /** An order on the shop's pages, as a guest or by the buyer's account. */
    order: (wish: Wish) => {
      const { customer, lines, totals } = priced(wish);
      const { record, address, isMember } = wish.buyer;
      const body = {
        ...customer,
        company_address: record ? address : '',
        ...(!record && { invoice_address: address }),
        session_id: `month-${world.id()}`,
        notes: '',
        order_items: lines.map(requestItem),
        total_amount: toEuro(totals.totalCents),
      };
      return post<{ order_number: string }>('/api/orders', body, isMember ? 'max' : 'guest');
    },
  };
}
