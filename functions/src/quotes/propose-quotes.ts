import {
  nextRepeat,
  proposedUntil,
  type StandingLine,
  WAITING_FOR,
  type WaitingFor,
} from '@shop/domain/cart/standing-order';
import type { RememberedSite } from '@shop/domain/contract/user';
import { buyerReferenceOf, isSiteOpen, siteOf } from '@shop/domain/customer/building-site';
import { type ClosedDays, isDeliveryDay } from '@shop/domain/delivery/delivery-days';
import { toEuro } from '@shop/domain/money/money';
import { STANDARD_VAT_RATE } from '@shop/domain/money/vat';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { type DeliveryWish, EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import { TEXTS, textsOf } from '@shop/domain/order/order-fields';
import { articleDigits } from '@shop/domain/product/article-number';
import type { QuoteContent, QuotedLine } from '@shop/domain/quote/quote';
import { quoteDraft } from '@shop/domain/quote/quote-draft';
import { addDays, berlinDay, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import type { Transaction } from 'firebase-admin/firestore';
import { BLOCKED, companyOf } from '../customers/memberships.ts';
import { atOwnPrices } from '../customers/own-prices.ts';
import { checkRateLimits } from '../firestore/rate-limit.ts';
import { sweepDue } from '../firestore/sweep-due.ts';
import { errorCode } from '../mail/send-entry.ts';
import type { EditDeps } from '../orders/edit-order.ts';
import { type StoredStandingOrder, standingOrdersOf } from '../stored/standing-order.ts';
import { type StoredUser, userOf } from '../stored/user.ts';
import { type Draft, newDraft } from './office-quotes.ts';
import { changeStored, endedOrder, withNews } from './standing-orders.ts';

/** Limits the drafts per account and hour, in case it keeps starting new ones. */
const DRAFT_LIMIT = { name: 'standing', max: 20, windowMs: 3_600_000 };

/** Drafts quotes for due standing orders; the office checks and sends them. Never throws. */
export async function proposeQuotes(deps: EditDeps): Promise<void> {
  const latest = proposedUntil(berlinDay(deps.now()));
  const due = standingOrdersOf(deps.firestore)
    .withConverter(null)
    .where('next_proposal', '<=', latest);
  const tell = (error: unknown) => {
    const message = `Proposing standing orders failed: ${errorCode(error)}`;
    deps.log({ severity: 'ERROR', message });
  };
  const propose = (id: string) => proposeOne(deps, id, latest);
  await sweepDue(due, 'next_proposal', propose, tell).catch(tell);
}

/**
 * One transaction writes the draft and advances the order, so that each day is proposed once. If no proposal is
 * possible, the day is skipped: the customer is notified, and the office gets a draft that says why. Resolves to false
 * for an account that has enough drafts for now.
 */
async function proposeOne(deps: EditDeps, id: string, latest: CalendarDay): Promise<boolean> {
  let isLimited = false;
  await changeStored(deps, id, async (order, transaction) => {
    isLimited = false;
    const { uid, next_day, next_proposal } = order;
    if (!next_proposal || next_proposal > latest) return undefined;
    const allowance = await checkRateLimits(transaction, deps, [{ limit: DRAFT_LIMIT, by: uid }]);
    if (!allowance.ok) {
      isLimited = true;
      return undefined;
    }
    const isNew = !order.history.some(({ day }) => day === next_day);
    const { closed_days } = await deps.freshOptions();
    const user = (await transaction.get(userOf(deps.firestore, uid))).data() ?? {};
    const due = { order, day: openDay(next_day, new Set(closed_days)) };
    const buyer = await buyerOf(transaction, deps, user, due);
    const isSkipped = typeof buyer === 'string';
    const text = isSkipped ? WAITING_FOR[buyer] : undefined;
    const draft = !isNew
      ? undefined
      : isSkipped
        ? await waitingDraft(transaction, deps, due, user, buyer)
        : await draftOf(transaction, deps, { ...due, buyer });
    const what = isSkipped ? 'skipped' : 'proposed';
    const event = { id: `${what}-${next_day}`, what, by_uid: '', day: next_day } as const;
    const quote_number = draft?.quote.number;
    const after = movedOrder(order, deps.now());
    const isEnded = after.state === 'ended';
    const last = `Der ${formatDay(next_day)} war der letzte Liefertag.`;
    const end = { id: 'ended', what: 'ended', by_uid: '' } as const;
    const events = [
      ...(isNew
        ? [{ ...event, ...(text && { text }), ...(quote_number && { quote_number }) }]
        : []),
      ...(isEnded ? [{ ...end, text: text ? `${last} Er ist ausgelassen: ${text}` : last }] : []),
    ];
    const isTold = isEnded || (isNew && isSkipped);
    return withNews(transaction, deps, id, { order: after, events }, isTold, () => {
      if (!draft) return;
      allowance.count();
      draft.create(draft.quote);
    });
  });
  return !isLimited;
}

/** Advances the order to its next future day; it ends after its last day. */
function movedOrder(order: StoredStandingOrder, now: Date): StoredStandingOrder {
  const next_day = nextRepeat(order, berlinDay(now));
  return next_day ? { ...order, next_day } : endedOrder(order, now);
}

interface Buyer {
  texts: Partial<QuoteContent>;
  place: Pick<DeliveryWish, keyof RememberedSite>;
  customer?: StoredCustomer | undefined;
  site?: string | undefined;
}

/** The buyer to propose to, or why none can be. */
async function buyerOf(
  transaction: Transaction,
  { firestore, now }: EditDeps,
  { name = '', phone = '', company_name = '', remembered }: Partial<StoredUser>,
  { order, day }: Due,
): Promise<Buyer | WaitingFor> {
  const { customer_number, email, next_day } = order;
  if (next_day <= berlinDay(now())) return 'missed';
  const person = { customer_name: name, customer_email: email, customer_phone: phone };
  if (customer_number) {
    const company = await companyOf(transaction, firestore, customer_number, email);
    if (!company.ok) return company === BLOCKED ? 'stopped' : 'right';
    const customer = company.value;
    const site = siteOf(customer.sites, order);
    if (!site || !isSiteOpen(site, day)) return 'site';
    const texts = {
      ...person,
      customer_number,
      site: site.name,
      cost_centre: site.cost_centre ?? '',
      company_name: customer.is_company ? customer.name : '',
      company_address: customer.address ?? '',
      tax_number: customer.vat_id ?? '',
      buyer_reference: buyerReferenceOf(customer, site),
    };
    return { texts, place: site, customer, site: site.name };
  }
  if (!remembered?.site) return 'details';
  const { is_business, company_address, invoice_address, tax_number = '', site } = remembered;
  const texts = {
    ...person,
    tax_number,
    buyer_reference: remembered.buyer_reference ?? '',
    company_name: is_business ? company_name : '',
    company_address: (is_business ? company_address : invoice_address) ?? '',
  };
  return { texts, place: site };
}

interface Due {
  order: StoredStandingOrder;
  /** The next day, or the first after it on which the company delivers. */
  day: CalendarDay;
}

async function draftOf(
  transaction: Transaction,
  deps: EditDeps,
  { buyer, order, day }: Due & { buyer: Buyer },
): Promise<Draft | undefined> {
  const { lines, missing } = await linesOf(transaction, deps, { wanted: order.lines, day, buyer });
  const { truck_access, ...place } = buyer.place;
  const content: QuoteContent = {
    ...quoteDraft(berlinDay(deps.now())),
    ...buyer.texts,
    delivery: {
      ...EMPTY_WISH,
      ...textsOf(place, TEXTS.delivery),
      truck_access,
      wished_day: day,
    },
    lines,
    valid_until: addDays(day, -1),
    note: [
      `Dauerbestellung „${order.name}“.`,
      ...(missing.length > 0 ? [`Nicht mehr im Sortiment: ${missing.join(', ')}.`] : []),
    ].join(' '),
  };
  const drafted = await standingDraft(transaction, deps, content);
  if (drafted.ok) return drafted.value;
  // The office fills in what could not be priced.
  const address = `${place.street}, ${place.postal_code} ${place.city}`;
  const open = {
    ...content,
    delivery: { ...EMPTY_WISH, wished_day: day },
    note: `${content.note} Nach ${address} nicht zu berechnen: ${drafted.message}`,
  };
  const placed = await standingDraft(transaction, deps, open);
  if (placed.ok) return placed.value;
  const bare = await standingDraft(transaction, deps, { ...open, lines: [] });
  return bare.ok ? bare.value : undefined;
}

/** Tells the office about a day that could not be proposed. */
async function waitingDraft(
  transaction: Transaction,
  deps: EditDeps,
  { order }: Due,
  { name = '', phone = '' }: Partial<StoredUser>,
  waitingFor: WaitingFor,
): Promise<Draft | undefined> {
  const { customer_number = '', site = '', next_day, email } = order;
  const of = [customer_number, site].filter(Boolean).join(', ');
  const drafted = await standingDraft(transaction, deps, {
    ...quoteDraft(berlinDay(deps.now())),
    customer_name: name,
    customer_email: email,
    customer_phone: phone,
    delivery: EMPTY_WISH,
    lines: [],
    note: `Dauerbestellung „${order.name}“ zum ${formatDay(next_day)}${of && ` (${of})`} ausgelassen: ${WAITING_FOR[waitingFor]}`,
  });
  return drafted.ok ? drafted.value : undefined;
}

const standingDraft = (transaction: Transaction, deps: EditDeps, content: QuoteContent) =>
  newDraft(transaction, deps, { id: 'created', by_uid: '', content, more: STANDING });

const STANDING = { is_standing: true } as const;

/** The articles at the buyer's prices, and the numbers of those that are no longer sold. */
async function linesOf(
  transaction: Transaction,
  { catalogue }: EditDeps,
  { wanted, day, buyer }: { wanted: readonly StandingLine[]; day: CalendarDay; buyer: Buyer },
): Promise<{ lines: QuotedLine[]; missing: string[] }> {
  const ids = wanted.map(({ product_id }) => product_id);
  const { customer, site } = buyer;
  const list = await catalogue.readStored(ids, transaction);
  const products = atOwnPrices(list, { customer, site, day });
  const lines = wanted.flatMap(({ product_id, quantity }): QuotedLine[] => {
    const product = products.get(product_id);
    if (product?.price_cents === undefined) return [];
    const { name, unit, price_cents, vat_rate = STANDARD_VAT_RATE } = product;
    return [{ product_id, name, quantity, unit, price: toEuro(price_cents), vat_rate }];
  });
  const sold = new Set(lines.map(({ product_id }) => product_id));
  return { lines, missing: ids.filter((id) => !sold.has(id)).map((id) => articleDigits(id)) };
}

/** The day, or the next on which the company delivers. */
function openDay(day: CalendarDay, closed: ClosedDays): CalendarDay {
  return isDeliveryDay(day, closed) ? day : openDay(addDays(day, 1), closed);
}
