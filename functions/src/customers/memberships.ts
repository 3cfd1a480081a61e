import { isDeepStrictEqual } from 'node:util';
import { CALL_US } from '@shop/domain/company';
import {
  type CustomerSite,
  MAX_SITES,
  siteId,
  siteNamed,
  withSiteIds,
} from '@shop/domain/customer/building-site';
import type { OwnCompany } from '@shop/domain/customer/customer-calls';
import {
  type CompanyInvitation,
  type CompanyMemberRequest,
  type CompanySiteRequest,
  type CustomerInput,
  type CustomerMember,
  hasRight,
  isInvited,
  MAX_MEMBERS,
  type MembershipRequest,
  NO_COMPANY_RIGHT,
} from '@shop/domain/customer/customer-fields';
import type { Visibility } from '@shop/domain/fields/visibility';
import { toEuro } from '@shop/domain/money/money';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { conditionsOf } from '@shop/domain/payment/payment-conditions';
import { customerId, customerNumber } from '@shop/domain/text/customer-number';
import { berlinDay } from '@shop/domain/time/calendar';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { SignedInAccount } from '../accounts/accounts.ts';
import { CUSTOMER_STORE } from '../changes/entry-stores.ts';
import { prepareSave, runLogged } from '../changes/save.ts';
import { checkRateLimits, type RateLimit, type RateLimitDeps } from '../firestore/rate-limit.ts';
import { readable } from '../firestore/readable.ts';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import type { Log } from '../lib/log.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { nextConfirmationSlot, readMailShare, type SlotDeps } from '../mail/confirmation-slots.ts';
import { type OutboxDeps, type OutboxEntry, putMail } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import { customerOf, customersOf } from '../stored/entry.ts';
import { memberMail } from '../stored/member-mail.ts';
import { readCustomer } from '../stored/owner.ts';
import { ID_TAKEN } from '../stored/same-request.ts';
import { usedCreditCents } from './credit.ts';

const MAX_COMPANIES = 10;

const NOT_MEMBER = refuse(
  'not_possible',
  'Dieses Konto darf für diese Firma nicht bestellen. Bitte wählen Sie, für wen Sie bestellen, oder fragen Sie in Ihrer Firma nach.',
);
export const BLOCKED = refuse(
  'not_possible',
  `Für diese Firma nehmen wir gerade keine Bestellungen an. ${CALL_US}`,
);
const NO_RIGHT = refuse('not_possible', NO_COMPANY_RIGHT);
const NOT_INVITED = refuse(
  'not_found',
  'Diese Einladung gibt es nicht mehr. Bitte fragen Sie in der Firma nach.',
);
export const UNKNOWN_COMPANY = refuse('not_found', 'Zu dieser Firma gehört Ihr Konto nicht.');

/** The company that somebody orders for, or the refusal: only accounts with that right may. */
export async function companyOf(
  transaction: Transaction | undefined,
  firestore: Firestore,
  number: string,
  who: string | undefined,
): Promise<Outcome<StoredCustomer>> {
  const customer = who && (await readCustomer(transaction, firestore, number));
  if (!customer || !memberOf(customer, who)?.may_order) return NOT_MEMBER;
  return customer.visibility === 'visible' ? { ok: true, value: customer } : BLOCKED;
}

/** Excludes those who are only invited. */
const memberOf = (
  customer: StoredCustomer | undefined | '',
  email: string | undefined,
): CustomerMember | undefined =>
  customer
    ? customer.members.find((member) => member.email === email && !isInvited(member))
    : undefined;

/** An account's invitations; until it accepts, it sees nothing else of the company. */
export async function listInvitations(
  { firestore, log }: { firestore: Firestore; log: Log },
  { verifiedEmail: email }: SignedInAccount,
): Promise<CompanyInvitation[]> {
  if (!email) return [];
  const { docs } = await customersOf(firestore)
    .where('invited_emails', 'array-contains', email)
    .where('visibility', '==', 'visible' satisfies Visibility)
    .limit(MAX_COMPANIES)
    .get();
  return readable(docs, log).flatMap(({ stored: { id, name, members } }) => {
    const { invited_day } = members.find((member) => member.email === email) ?? {};
    return invited_day ? { number: customerNumber(id), name, invited_day } : [];
  });
}

/** The companies of an account, by name; archived ones are left out. */
export async function listCompanies(
  deps: { firestore: Firestore; log: Log },
  { verifiedEmail: email }: SignedInAccount,
): Promise<OwnCompany[]> {
  if (!email) return [];
  const customers = await customersOfMember(deps, email);
  customers.sort((a, b) => a.name.localeCompare(b.name, 'de'));
  const companies = customers.map(async (customer) => {
    const company = ownCompany(customer, email);
    const { credit_limit_cents: limit } = customer;
    if (!company?.may_order || limit === undefined) return company ?? [];
    const used = await usedCreditCents(deps.firestore, company.number);
    return { ...company, credit: { limit_amount: toEuro(limit), used_amount: toEuro(used) } };
  });
  return (await Promise.all(companies)).flat();
}

/** Numbers of the companies that an account may order for now. */
export async function companiesToOrderFor(
  deps: { firestore: Firestore; log: Log },
  email: string,
): Promise<string[]> {
  const customers = await customersOfMember(deps, email);
  const companies = customers.flatMap((customer) => ownCompany(customer, email) ?? []);
  return companies.flatMap(({ may_order, number }) => (may_order ? number : []));
}

async function customersOfMember(
  { firestore, log }: { firestore: Firestore; log: Log },
  email: string,
): Promise<StoredCustomer[]> {
  const { docs } = await customersOf(firestore)
    .where('member_emails', 'array-contains', email)
    .where('visibility', 'in', ['visible', 'hidden'] satisfies Visibility[])
    .limit(MAX_COMPANIES)
    .get();
  return readable(docs, log).map(({ stored }) => stored);
}

/** What only members with a right see: sites have contacts and places. */
const buyerOf = (customer: StoredCustomer | undefined) => ({
  address: customer?.address ?? '',
  country: customer?.country ?? '',
  tax_number: customer?.vat_id ?? '',
  buyer_reference: customer?.buyer_reference ?? '',
  sites: customer?.sites ?? [],
});

function ownCompany(customer: StoredCustomer, email: string): OwnCompany | undefined {
  const member = memberOf(customer, email);
  if (!member) return undefined;
  const { email: _, ...rights } = member;
  const mayOrder = rights.may_order && customer.visibility === 'visible';
  return {
    number: customerNumber(customer.id),
    name: customer.name,
    ...(hasRight(member) ? buyerOf(customer) : buyerOf(undefined)),
    ...rights,
    may_order: mayOrder,
    may_see_orders: hasRight(member),
    // Members who order need these prices in cart and checkout.
    ...(mayOrder && {
      ...conditionsOf(customer),
      ...(customer.contact_name && { contact_name: customer.contact_name }),
      ...(customer.phone && { phone: customer.phone }),
      ...(customer.fixed_prices && { fixed_prices: customer.fixed_prices }),
      ...(customer.discounts && { discounts: customer.discounts }),
    }),
    ...(rights.is_owner && { members: customer.members }),
  };
}

/** What an account may see of a company's orders and papers; refused without any right. */
export async function membership(
  firestore: Firestore,
  { verifiedEmail }: SignedInAccount,
  number: string | undefined,
): Promise<Outcome<CustomerMember>> {
  const id = number && customerId(number);
  const stored = id && verifiedEmail && (await customerOf(firestore, id).get()).data();
  const member =
    stored && stored.visibility !== 'archived' ? memberOf(stored, verifiedEmail) : undefined;
  if (!member) return UNKNOWN_COMPANY;
  return hasRight(member) ? { ok: true, value: member } : NO_RIGHT;
}

/** Invites, changes or removes an account of a company, by one that manages them; logged like the office's changes. */
export async function changeMember(
  deps: OutboxDeps & SlotDeps,
  account: SignedInAccount,
  number: string,
  { request_id, is_removed = false, ...sent }: CompanyMemberRequest,
  address: string,
): Promise<Outcome<OwnCompany>> {
  const own = account.verifiedEmail;
  const id = customerId(number);
  if (!own || !id) return UNKNOWN_COMPANY;
  let mails: OutboxEntry[] = [];
  const changed = await runLogged(deps, async (transaction): Promise<Outcome<OwnCompany>> => {
    mails = [];
    const stored = (await transaction.get(customerOf(deps.firestore, id))).data();
    const isOwner = stored?.visibility === 'visible' && memberOf(stored, own)?.is_owner;
    if (!stored || !isOwner) return UNKNOWN_COMPANY;
    if (sent.email === own && (is_removed || !sent.is_owner)) return NOT_ONESELF;
    const known = stored.members.find(({ email }) => email === sent.email);
    const others = stored.members.filter((each) => each !== known);
    const invited_day = known ? known.invited_day : berlinDay(deps.now());
    const member = { ...sent, ...(invited_day && { invited_day }) };
    const members = is_removed ? others : [...others, member];
    if (members.length > MAX_MEMBERS) return TOO_MANY;
    const allowance = await checkRateLimits(transaction, deps, [{ limit: CHANGES, by: id }]);
    if (!allowance.ok) return { ...allowance, message: CHANGED_OFTEN };
    const isNew = !known && !is_removed;
    const slot = isNew ? await nextConfirmationSlot(transaction, deps, member.email) : undefined;
    const share = isNew ? await readMailShare(transaction, deps, address) : undefined;
    const changes = { stored, changes: { members }, request_id, account };
    const saved = await (await prepareChange(transaction, deps, changes))();
    if (!saved.ok) return saved;
    if (saved.value) allowance.count();
    if (saved.value && slot) {
      const customer = { ...stored, members };
      const subject = { customer, member, ...memberMail(member, (stored.version ?? 0) + 1) };
      share?.take();
      mails = [putMail(transaction, deps, number, subject, slot, share)];
    }
    const company = ownCompany({ ...stored, members }, own);
    return company ? { ok: true, value: company } : UNKNOWN_COMPANY;
  });
  await sendNow(deps, mails);
  return changed;
}

/** Accepts an invitation, or ends an invitation or a membership, which needs nobody's consent. */
export async function changeMembership(
  deps: StoreDeps & { log: Log },
  account: SignedInAccount,
  number: string,
  { request_id, is_member }: MembershipRequest,
): Promise<Outcome<CompanyInvitation[]>> {
  const own = account.verifiedEmail;
  const id = customerId(number);
  if (!own || !id) return UNKNOWN_COMPANY;
  const changed = await runLogged(deps, async (transaction): Promise<Outcome<boolean>> => {
    const stored = (await transaction.get(customerOf(deps.firestore, id))).data();
    const member = stored?.members.find(({ email }) => email === own);
    if (!stored || !member) return is_member ? NOT_INVITED : { ok: true, value: false };
    const { invited_day, ...accepted } = member;
    if (is_member && invited_day && stored.visibility !== 'visible') return NOT_INVITED;
    const members = stored.members.flatMap((each) =>
      each === member ? (is_member ? accepted : []) : each,
    );
    const changes = { stored, changes: { members }, request_id, account };
    return (await prepareChange(transaction, deps, changes))();
  });
  return changed.ok ? { ok: true, value: await listInvitations(deps, account) } : changed;
}

/** Adds or changes a building site of a company, by an account that manages it; logged like the office's changes. */
export async function changeSite(
  deps: StoreDeps & RateLimitDeps & { log: Log },
  account: SignedInAccount,
  number: string,
  { request_id, is_new, site }: CompanySiteRequest,
): Promise<Outcome<OwnCompany>> {
  const own = account.verifiedEmail;
  const id = customerId(number);
  if (!own || !id) return UNKNOWN_COMPANY;
  return runLogged(deps, async (transaction): Promise<Outcome<OwnCompany>> => {
    const stored = (await transaction.get(customerOf(deps.firestore, id))).data();
    const isOwner = stored?.visibility === 'visible' && memberOf(stored, own)?.is_owner;
    if (!stored || !isOwner) return UNKNOWN_COMPANY;
    const known = is_new ? undefined : stored.sites.find((each) => siteId(each) === siteId(site));
    if (!is_new && !known) return UNKNOWN_SITE;
    const taken = is_new && siteNamed(stored.sites, site.name);
    if (taken) {
      const unchanged = ownCompany(stored, own);
      // The same request may have been sent before.
      const isSame = isDeepStrictEqual({ ...taken, id: undefined }, { ...site, id: undefined });
      return isSame && unchanged ? { ok: true, value: unchanged } : SITE_TAKEN;
    }
    const sites = known
      ? stored.sites.map((each) => (each === known ? { ...site, ...nameOf(known) } : each))
      : withSiteIds([...stored.sites, unnamed(site)]);
    if (sites.length > MAX_SITES) return TOO_MANY_SITES;
    const allowance = await checkRateLimits(transaction, deps, [{ limit: CHANGES, by: id }]);
    if (!allowance.ok) return { ...allowance, message: CHANGED_OFTEN };
    const changed = { stored, changes: { sites }, request_id, account };
    const saved = await (await prepareChange(transaction, deps, changed))();
    if (!saved.ok) return saved;
    if (saved.value) allowance.count();
    const company = ownCompany({ ...stored, sites }, own);
    return company ? { ok: true, value: company } : UNKNOWN_COMPANY;
  });
}

/** The shop gives a site its id: one that is sent could be another site's. */
const unnamed = ({ id: _, ...site }: CustomerSite): CustomerSite => site;
const nameOf = ({ id, name }: CustomerSite) => ({ name, ...(id !== undefined && { id }) });
const UNKNOWN_SITE = refuse('not_found', 'Diese Baustelle gibt es nicht.');
const SITE_TAKEN = refuse('conflict', 'Eine Baustelle mit diesem Namen gibt es schon.');
const TOO_MANY_SITES = refuse('not_possible', `Eine Firma hat höchstens ${MAX_SITES} Baustellen.`);

interface ToSave {
  stored: StoredCustomer;
  changes: Partial<CustomerInput>;
  request_id: string;
  account: SignedInAccount;
}

/** Does the reads for changing a record; the returned function resolves to whether it was saved. */
async function prepareChange(
  transaction: Transaction,
  deps: StoreDeps,
  { stored, changes, request_id, account }: ToSave,
): Promise<() => Promise<Outcome<boolean>>> {
  const input = { ...CUSTOMER_STORE.toInput(stored), ...changes };
  const origin = { requestId: request_id, batchId: request_id, uid: account.uid };
  const change = { id: String(stored.id), version: stored.version ?? 0, input };
  const save = await prepareSave(transaction, deps, origin, [{ store: CUSTOMER_STORE, change }]);
  return async () => {
    const [result] = await save();
    if (result?.outcome === 'conflict') return ID_TAKEN;
    if (result?.outcome === 'refused') return refuse('not_possible', result.message);
    return { ok: true, value: result?.outcome === 'saved' };
  };
}

/** Per company: each change logs its record twice, and the office reads that log. */
const CHANGES: RateLimit = { name: 'member', max: 40, windowMs: 60 * 60 * 1000 };
const CHANGED_OFTEN =
  'Konten und Baustellen dieser Firma wurden gerade sehr oft geändert. Bitte versuchen Sie es in einer Stunde noch einmal.';

const NOT_ONESELF = refuse(
  'not_possible',
  'Sich selbst können Sie die Verwaltung nicht nehmen: Das macht ein anderes Konto oder unser Büro.',
);
const TOO_MANY = refuse('not_possible', `Eine Firma hat höchstens ${MAX_MEMBERS} Konten.`);
