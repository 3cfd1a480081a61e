import { createHash } from 'node:crypto';
import { ITEMS_PARAM, readLines } from '@shop/domain/cart/cart-lines';
import { nextRepeat, PROPOSED_DAYS } from '@shop/domain/cart/standing-order';
import type { RememberedSite } from '@shop/domain/contract/user';
import { buyerReferenceOf, isSiteOpen } from '@shop/domain/customer/building-site';
import { type ClosedDays, isDeliveryDay } from '@shop/domain/delivery/delivery-days';
import { toEuro } from '@shop/domain/money/money';
import { STANDARD_VAT_RATE } from '@shop/domain/money/vat';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { type DeliveryWish, EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import { articleDigits } from '@shop/domain/product/article-number';
import type { QuoteContent, QuotedLine } from '@shop/domain/quote/quote';
import { quoteDraft } from '@shop/domain/quote/quote-draft';
import { addDays, berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import type { Transaction } from 'firebase-admin/firestore';
import { companyOf } from '../customers/memberships.ts';
import { atOwnPrices } from '../customers/own-prices.ts';
import { errorCode } from '../mail/send-entry.ts';
import type { EditDeps } from '../orders/edit-order.ts';
import { quotesOf } from '../stored/quote.ts';
import { nextProposal, type StoredPlan, type StoredUser, userOf, usersOf } from '../stored/user.ts';
import { type Draft, newDraft } from './office-quotes.ts';

/** Per minute; the next sweep continues. */
const MAX_SWEPT = 20;

/** Proposes what standing orders are due for, as drafts of quotes that the office checks and sends. Never throws. */
export async function proposeStandingOrders(deps: EditDeps): Promise<void> {
  try {
    const latest = addDays(berlinDay(deps.now()), PROPOSED_DAYS);
    const due = usersOf(deps.firestore).withConverter(null).where('next_proposal', '<=', latest);
    for (const { id } of (await due.orderBy('next_proposal').limit(MAX_SWEPT).select().get())
      .docs) {
      await proposeOne(deps, id, latest).catch((error) => tell(deps, error));
    }
  } catch (error) {
    tell(deps, error);
  }
}

function tell({ log }: EditDeps, error: unknown): void {
  log({ severity: 'ERROR', message: `Proposing standing orders failed: ${errorCode(error)}` });
}

/** One transaction writes the draft and moves the list to its next day, so that each day is proposed once. */
function proposeOne(deps: EditDeps, uid: string, latest: CalendarDay): Promise<void> {
  const { firestore } = deps;
  return deps.runTransaction(async (transaction) => {
    const user = (await transaction.get(userOf(firestore, uid))).data();
    if (!user) return;
    const plan = user.plans?.find(({ repeat }) => repeat && repeat.next_day <= latest);
    const buyer = plan?.repeat && (await buyerOf(transaction, deps, user, plan.repeat));
    const draft = plan && buyer && (await draftOf(transaction, deps, { uid, plan, buyer }));
    const plans = (user.plans ?? []).map((each) => (each === plan ? moved(each, buyer) : each));
    const { next_proposal: _, ...account } = user;
    const next_proposal = nextProposal(plans);
    const changed = { ...account, plans, ...(next_proposal && { next_proposal }) };
    transaction.set(userOf(firestore, uid), changed);
    draft?.create(draft.quote);
  });
}

/** The list on its next day; it ends once its buyer may not order any more. */
function moved({ repeat, ...list }: StoredPlan, buyer: Buyer | undefined): StoredPlan {
  const next_day = buyer && repeat && nextRepeat(repeat);
  return next_day ? { ...list, repeat: { ...repeat, next_day } } : list;
}

interface Buyer {
  texts: Partial<QuoteContent>;
  place: Pick<DeliveryWish, keyof RememberedSite>;
  customer?: StoredCustomer | undefined;
  site?: string | undefined;
}

/** Whom a list is proposed to; undefined if they may not order any more, or their building site has ended. */
async function buyerOf(
  transaction: Transaction,
  { firestore, now }: EditDeps,
  { name = '', phone = '', company_name = '', remembered }: StoredUser,
  { customer_number, site: siteName, email }: Required<StoredPlan>['repeat'],
): Promise<Buyer | undefined> {
  const person = { customer_name: name, customer_email: email, customer_phone: phone };
  if (customer_number) {
    const company = await companyOf(transaction, firestore, customer_number, email);
    const customer = company.ok ? company.value : undefined;
    const site = customer?.sites.find((each) => each.name === siteName);
    if (!customer || !site || !isSiteOpen(site, berlinDay(now()))) return undefined;
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
  if (!remembered?.site) return undefined;
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
  plan: StoredPlan;
  buyer: Buyer;
}

/** The draft for a list's next day; undefined if that is past or was proposed before. */
async function draftOf(
  transaction: Transaction,
  deps: EditDeps,
  { uid, plan: { address: list, name, repeat }, buyer }: Due,
): Promise<Draft | undefined> {
  const today = berlinDay(deps.now());
  if (!repeat || repeat.next_day <= today) return undefined;
  const key = createHash('sha256').update(`${uid} ${list}`).digest('base64url').slice(0, 22);
  const id = `standing-${key}-${repeat.next_day}`;
  const same = quotesOf(deps.firestore).where('request_id', '==', id).limit(1);
  if (!(await transaction.get(same)).empty) return undefined;
  const { closed_days } = await deps.freshOptions();
  const day = openDay(repeat.next_day, new Set(closed_days));
  const { lines, missing } = await linesOf(transaction, deps, { address: list, day, buyer });
  const { truck_access, ...place } = buyer.place;
  const content: QuoteContent = {
    ...quoteDraft(today),
    ...buyer.texts,
    delivery: { ...EMPTY_WISH, ...pick(place), truck_access, wished_day: day },
    lines,
    valid_until: addDays(day, -1),
    note: [
      `Dauerbestellung „${name}“.`,
      ...(missing.length > 0 ? [`Nicht mehr im Sortiment: ${missing.join(', ')}.`] : []),
    ].join(' '),
  };
  const draft = (given: QuoteContent) =>
    newDraft(transaction, deps, { id, by_uid: '', sent: '', content: given, more: STANDING });
  const drafted = await draft(content);
  if (drafted.ok) return drafted.value;
  // The office fills in what could not be priced.
  const address = `${place.street}, ${place.postal_code} ${place.city}`;
  const open = await draft({
    ...content,
    delivery: { ...EMPTY_WISH, wished_day: day },
    note: `${content.note} Nach ${address} nicht zu berechnen: ${drafted.message}`,
  });
  if (open.ok) return open.value;
  deps.log({ severity: 'WARNING', message: `A standing order was left out: ${open.message}` });
  return undefined;
}

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
