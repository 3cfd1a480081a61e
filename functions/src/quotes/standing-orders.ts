import { ITEMS_PARAM, readLines } from '@shop/domain/cart/cart-lines';
import { nextRepeat, PROPOSED_DAYS } from '@shop/domain/cart/standing-order';
import { buyerReferenceOf, isSiteOpen } from '@shop/domain/customer/building-site';
import { type ClosedDays, isDeliveryDay } from '@shop/domain/delivery/delivery-days';
import { toEuro } from '@shop/domain/money/money';
import { STANDARD_VAT_RATE } from '@shop/domain/money/vat';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import { articleDigits } from '@shop/domain/product/article-number';
import type { QuoteContent, QuotedLine } from '@shop/domain/quote/quote';
import { quoteDraft } from '@shop/domain/quote/quote-draft';
import { addDays, berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import type { Transaction } from 'firebase-admin/firestore';
import { companyOf } from '../customers/memberships.ts';
import { atOwnPrices } from '../customers/own-prices.ts';
import { errorCode } from '../mail/send-entry.ts';
import type { EditDeps } from '../orders/edit-order.ts';
import { quoteOf } from '../stored/quote.ts';
import { nextProposal, type StoredPlan, type StoredUser, userOf, usersOf } from '../stored/user.ts';
import { newDraft } from './office-quotes.ts';

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
  const { firestore, now } = deps;
  return deps.runTransaction(async (transaction) => {
    const user = (await transaction.get(userOf(firestore, uid))).data();
    const plan = user?.plans?.find(({ repeat }) => repeat && repeat.next_day <= latest);
    if (!user || !plan?.repeat) return;
    const { repeat, ...list } = plan;
    const today = berlinDay(now());
    const content = await contentOf(transaction, deps, { user, plan, today });
    const made =
      content &&
      (await newDraft(transaction, deps, {
        ...{ id: `standing-${uid}-${repeat.next_day}`, by_uid: '', sent: '' },
        ...{ content, more: { is_standing: true } },
      }));
    if (made && !made.ok) {
      deps.log({ severity: 'WARNING', message: `A standing order was left out: ${made.message}` });
    }
    const next = content && nextRepeat(repeat);
    const left = next ? { ...list, repeat: { ...repeat, next_day: next } } : list;
    const plans = (user.plans ?? []).map((each) => (each === plan ? left : each));
    const { next_proposal: _, ...account } = user;
    const next_proposal = nextProposal(plans);
    const changed = { ...account, plans, ...(next_proposal && { next_proposal }) };
    transaction.set(userOf(firestore, uid), changed);
    if (made?.ok) transaction.create(quoteOf(firestore, made.value.number), made.value);
  });
}

interface Due {
  user: StoredUser;
  plan: StoredPlan;
  today: CalendarDay;
}

/** What is proposed; undefined if its customer may not order any more, or the site or the time is over. */
async function contentOf(
  transaction: Transaction,
  deps: EditDeps,
  { user, plan: { address, name, repeat }, today }: Due,
): Promise<QuoteContent | undefined> {
  if (!repeat || repeat.next_day <= today) return undefined;
  const { customer_number: number, email, site: siteName } = repeat;
  const company = number ? await companyOf(transaction, deps.firestore, number, email) : undefined;
  if (company && !company.ok) return undefined;
  const customer = company?.value;
  const site = customer?.sites.find((each) => each.name === siteName);
  if (customer && !(site && isSiteOpen(site, today))) return undefined;
  const { closed_days } = await deps.freshOptions();
  const day = openDay(repeat.next_day, new Set(closed_days));
  const query = new URLSearchParams(address.split('?')[1]);
  const wanted = readLines(query.get(ITEMS_PARAM) ?? '');
  const ids = wanted.map(({ product_id }) => product_id);
  const list = await deps.catalogue.readStored(ids, transaction);
  const products = atOwnPrices(list, { customer, site: site?.name, day });
  const isSold = (id: number) => products.get(id)?.price_cents !== undefined;
  const lines = wanted.flatMap(({ product_id, quantity }): QuotedLine[] => {
    const { name: product, unit, price_cents, vat_rate } = products.get(product_id) ?? {};
    if (product === undefined || price_cents === undefined) return [];
    const price = toEuro(price_cents);
    const rate = vat_rate ?? STANDARD_VAT_RATE;
    return [{ product_id, name: product, quantity, unit: unit ?? '', price, vat_rate: rate }];
  });
  const missing = ids.filter((id) => !isSold(id)).map((id) => articleDigits(id));
  if (lines.length === 0) return undefined;
  const { truck_access, unloading_place, street, postal_code, city, contact_name, contact_phone } =
    site ?? user.remembered?.site ?? EMPTY_WISH;
  const place = { street, postal_code, city, contact_name, contact_phone };
  return {
    ...quoteDraft(today),
    ...buyerOf(user, email, customer),
    ...(customer && { customer_number: number, site: site?.name }),
    customer_reference: site?.customer_reference ?? '',
    buyer_reference: customer ? buyerReferenceOf(customer, site) : '',
    delivery: { ...EMPTY_WISH, ...place, truck_access, unloading_place, wished_day: day },
    lines,
    valid_until: addDays(day, -1),
    note: [
      `Dauerbestellung „${name}“.`,
      ...(missing.length > 0 ? [`Nicht mehr im Sortiment: ${missing.join(', ')}.`] : []),
    ].join(' '),
  };
}

/** The day, or the next on which the company delivers. */
function openDay(day: CalendarDay, closed: ClosedDays): CalendarDay {
  return isDeliveryDay(day, closed) ? day : openDay(addDays(day, 1), closed);
}

function buyerOf(user: StoredUser, email: string, customer: StoredCustomer | undefined) {
  const { name = '', phone = '', company_name = '', remembered } = user;
  const { is_business, company_address, invoice_address, tax_number } = remembered ?? {};
  const own = {
    company_name: is_business ? company_name : '',
    company_address: (is_business ? company_address : invoice_address) ?? '',
    tax_number: tax_number ?? '',
  };
  const ofRecord = customer && {
    company_name: customer.is_company ? customer.name : '',
    company_address: customer.address ?? '',
    tax_number: customer.vat_id ?? '',
  };
  return {
    customer_name: name,
    customer_email: email,
    customer_phone: phone,
    ...(ofRecord ?? own),
  };
}
