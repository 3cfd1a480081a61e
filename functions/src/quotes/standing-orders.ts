import { createHash } from 'node:crypto';
import { ITEMS_PARAM, readLines } from '@shop/domain/cart/cart-lines';
import {
  nextRepeat,
  proposedUntil,
  WAITING_FOR,
  type WaitingFor,
} from '@shop/domain/cart/standing-order';
import type { RememberedSite } from '@shop/domain/contract/user';
import { buyerReferenceOf, isSiteOpen, siteNamed } from '@shop/domain/customer/building-site';
import { type ClosedDays, isDeliveryDay } from '@shop/domain/delivery/delivery-days';
import { toEuro } from '@shop/domain/money/money';
import { STANDARD_VAT_RATE } from '@shop/domain/money/vat';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { type DeliveryWish, EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import { articleDigits } from '@shop/domain/product/article-number';
import type { QuoteContent, QuotedLine } from '@shop/domain/quote/quote';
import { quoteDraft } from '@shop/domain/quote/quote-draft';
import { addDays, berlinDay, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import type { Transaction } from 'firebase-admin/firestore';
import { BLOCKED, companyOf } from '../customers/memberships.ts';
import { atOwnPrices } from '../customers/own-prices.ts';
import { sweepDue } from '../firestore/sweep-due.ts';
import { nextConfirmationSlot } from '../mail/confirmation-slots.ts';
import { putMail } from '../mail/outbox.ts';
import { errorCode, sendNow } from '../mail/send-entry.ts';
import type { EditDeps } from '../orders/edit-order.ts';
import { checkRateLimits } from '../rate-limit/rate-limit.ts';
import { quotesOf } from '../stored/quote.ts';
import { nextProposal, type StoredPlan, type StoredUser, userOf, usersOf } from '../stored/user.ts';
import { type Draft, newDraft } from './office-quotes.ts';

/** Limits the drafts per account and hour, in case it keeps restarting its lists. */
const DRAFT_LIMIT = { name: 'standing', max: 20, windowMs: 3_600_000 };

/** Drafts quotes for due standing orders; the office checks and sends them. Never throws. */
export async function proposeStandingOrders(deps: EditDeps): Promise<void> {
  const latest = proposedUntil(berlinDay(deps.now()));
  const due = usersOf(deps.firestore).withConverter(null).where('next_proposal', '<=', latest);
  const tell = (error: unknown) => {
    const message = `Proposing standing orders failed: ${errorCode(error)}`;
    deps.log({ severity: 'ERROR', message });
  };
  const propose = (uid: string) => proposeOne(deps, uid, latest);
  await sweepDue(due, 'next_proposal', propose, tell).catch(tell);
}

/**
 * One transaction writes the draft and advances the list, so that each day is proposed once. If no proposal is
 * possible, the day is skipped: the customer is notified, and the office gets a draft that says why. Resolves to false
 * for an account that has enough drafts for now.
 */
async function proposeOne(deps: EditDeps, uid: string, latest: CalendarDay): Promise<boolean> {
  const { firestore } = deps;
  const mails = await deps.runTransaction(async (transaction) => {
    const user = (await transaction.get(userOf(firestore, uid))).data();
    const plan = user?.plans?.find(({ repeat }) => repeat && repeat.next_day <= latest);
    if (!user || !plan?.repeat) return [];
    const allowance = await checkRateLimits(transaction, deps, [{ limit: DRAFT_LIMIT, by: uid }]);
    if (!allowance.ok) return undefined;
    const { closed_days } = await deps.freshOptions();
    const day = openDay(plan.repeat.next_day, new Set(closed_days));
    const buyer = await buyerOf(transaction, deps, user, plan.repeat, day);
    const due = { uid, plan: { ...plan, repeat: plan.repeat }, day };
    const draft =
      typeof buyer === 'string'
        ? await waitingDraft(transaction, deps, due, user, buyer)
        : await draftOf(transaction, deps, { ...due, buyer });
    const part = typeof buyer === 'string' ? `${buyer}.${plan.repeat.next_day}` : undefined;
    const slot =
      draft && part && (await nextConfirmationSlot(transaction, deps, plan.repeat.email));
    const today = berlinDay(deps.now());
    const plans = (user.plans ?? []).map((each) => (each === plan ? moved(each, today) : each));
    const { next_proposal: _, ...account } = user;
    const next_proposal = nextProposal(plans);
    const changed = { ...account, plans, ...(next_proposal && { next_proposal }) };
    transaction.set(userOf(firestore, uid), changed);
    if (!draft) return [];
    allowance.count();
    draft.create(draft.quote);
    if (!slot || !part) return [];
    const subject = { kind: 'standing_waits' as const, quote: draft.quote, part };
    return [putMail(transaction, deps, draft.quote.number, subject, slot)];
  });
  if (mails) await sendNow(deps, mails);
  return mails !== undefined;
}

/** Advances the list to its next future day; the repetition ends after its last day. */
function moved({ repeat, ...list }: StoredPlan, today: CalendarDay): StoredPlan {
  const next_day = repeat && nextRepeat(repeat);
  if (!next_day) return list;
  const next = { ...list, repeat: { ...repeat, next_day } };
  return next_day <= today ? moved(next, today) : next;
}

interface Buyer {
  texts: Partial<QuoteContent>;
  place: Pick<DeliveryWish, keyof RememberedSite>;
  customer?: StoredCustomer | undefined;
  site?: string | undefined;
}

/** The buyer to propose a list to, or why none can be. */
async function buyerOf(
  transaction: Transaction,
  { firestore, now }: EditDeps,
  { name = '', phone = '', company_name = '', remembered }: StoredUser,
  { customer_number, site: siteName, email, next_day }: Required<StoredPlan>['repeat'],
  day: CalendarDay,
): Promise<Buyer | WaitingFor> {
  if (next_day <= berlinDay(now())) return 'missed';
  const person = { customer_name: name, customer_email: email, customer_phone: phone };
  if (customer_number) {
    const company = await companyOf(transaction, firestore, customer_number, email);
    if (!company.ok) return company === BLOCKED ? 'stopped' : 'right';
    const customer = company.value;
    const site = siteNamed(customer.sites, siteName);
    if (!site || !isSiteOpen(site, day)) return 'site';
    const texts = {
      ...person,
      ...{ customer_number, site: site.name, customer_reference: site.customer_reference },
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
    ...{ ...person, tax_number, buyer_reference: remembered.buyer_reference ?? '' },
    company_name: is_business ? company_name : '',
    company_address: (is_business ? company_address : invoice_address) ?? '',
  };
  return { texts, place: site };
}

interface Due {
  uid: string;
  plan: StoredPlan & Required<Pick<StoredPlan, 'repeat'>>;
  day: CalendarDay;
}

/** The draft's id for a list's next day; undefined if it was proposed before. */
async function draftId(
  transaction: Transaction,
  { firestore }: EditDeps,
  { uid, plan: { address, repeat } }: Due,
): Promise<string | undefined> {
  const key = createHash('sha256').update(`${uid} ${address}`).digest('base64url').slice(0, 22);
  const id = `standing-${key}-${repeat.next_day}`;
  const same = quotesOf(firestore).where('request_id', '==', id).limit(1);
  return (await transaction.get(same)).empty ? id : undefined;
}

/** The draft for a list's next day; undefined if it was proposed before. */
async function draftOf(
  transaction: Transaction,
  deps: EditDeps,
  { buyer, ...due }: Due & { buyer: Buyer },
): Promise<Draft | undefined> {
  const { plan, day } = due;
  const id = await draftId(transaction, deps, due);
  if (id === undefined) return undefined;
  const given = { address: plan.address, day, buyer };
  const { lines, missing } = await linesOf(transaction, deps, given);
  const { truck_access, ...place } = buyer.place;
  const content: QuoteContent = {
    ...quoteDraft(berlinDay(deps.now())),
    ...buyer.texts,
    delivery: { ...EMPTY_WISH, ...pick(place), truck_access, wished_day: day },
    lines,
    valid_until: addDays(day, -1),
    note: [
      `Dauerbestellung „${plan.name}“.`,
      ...(missing.length > 0 ? [`Nicht mehr im Sortiment: ${missing.join(', ')}.`] : []),
    ].join(' '),
  };
  const drafted = await standingDraft(transaction, deps, id, content);
  if (drafted.ok) return drafted.value;
  // The office fills in what could not be priced.
  const address = `${place.street}, ${place.postal_code} ${place.city}`;
  const open = {
    ...content,
    delivery: { ...EMPTY_WISH, wished_day: day },
    note: `${content.note} Nach ${address} nicht zu berechnen: ${drafted.message}`,
  };
  const placed = await standingDraft(transaction, deps, id, open);
  if (placed.ok) return placed.value;
  const bare = await standingDraft(transaction, deps, id, { ...open, lines: [] });
  return bare.ok ? bare.value : undefined;
}

/** Tells the office about a list that could not be proposed. */
async function waitingDraft(
  transaction: Transaction,
  deps: EditDeps,
  due: Due,
  { name = '', phone = '' }: StoredUser,
  waitingFor: WaitingFor,
): Promise<Draft | undefined> {
  const id = await draftId(transaction, deps, due);
  if (id === undefined) return undefined;
  const { repeat, name: list } = due.plan;
  const { customer_number = '', site = '', next_day, email } = repeat;
  const of = [customer_number, site].filter(Boolean).join(', ');
  const drafted = await standingDraft(transaction, deps, id, {
    ...quoteDraft(berlinDay(deps.now())),
    ...{ customer_name: name, customer_email: email, customer_phone: phone },
    delivery: EMPTY_WISH,
    lines: [],
    note: `Dauerbestellung „${list}“ zum ${formatDay(next_day)}${of && ` (${of})`} ausgelassen: ${WAITING_FOR[waitingFor]}`,
  });
  return drafted.ok ? drafted.value : undefined;
}

const standingDraft = (
  transaction: Transaction,
  deps: EditDeps,
  id: string,
  content: QuoteContent,
) => newDraft(transaction, deps, { id, by_uid: '', sent: '', content, more: STANDING });

const STANDING = { is_standing: true } as const;

/** The texts of a place, without what else a building site has. */
const pick = (site: Omit<RememberedSite, 'truck_access'>) => {
  const { street, postal_code, city, unloading_place, contact_name, contact_phone } = site;
  return { street, postal_code, city, unloading_place, contact_name, contact_phone };
};

/** The list's articles at the buyer's prices, and the numbers of those that are no longer sold. */
async function linesOf(
  transaction: Transaction,
  { catalogue }: EditDeps,
  { address, day, buyer }: { address: string; day: CalendarDay; buyer: Buyer },
): Promise<{ lines: QuotedLine[]; missing: string[] }> {
  const wanted = readLines(new URLSearchParams(address.split('?')[1]).get(ITEMS_PARAM) ?? '');
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
