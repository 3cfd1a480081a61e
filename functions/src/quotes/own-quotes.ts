import type { OwnQuote } from '@shop/domain/quote/quote';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { SignedInAccount } from '../accounts/accounts.ts';
import { companiesToOrderFor, companyOf } from '../customers/memberships.ts';
import { fromAllFields } from '../firestore/all-fields.ts';
import { type ListPage, ownPage } from '../firestore/list-page.ts';
import type { Position } from '../firestore/position.ts';
import type { Log } from '../lib/log.ts';
import { quotesOf, type StoredQuote } from '../stored/quote.ts';
import { toQuote } from './quote-view.ts';

interface Deps {
  firestore: Firestore;
  log: Log;
  now: () => Date;
}

/** Quotes sent to an account's confirmed address or to companies that it may order for. */
export async function listOwnQuotes(
  deps: Deps,
  { verifiedEmail }: SignedInAccount,
  after: Position | undefined,
): Promise<ListPage<OwnQuote>> {
  if (!verifiedEmail) return { items: [], next: undefined, total: 0 };
  const own = quotesOf(deps.firestore).where('offered_to', 'array-contains-any', [
    verifiedEmail,
    ...(await companiesToOrderFor(deps, verifiedEmail)),
  ]);
  const page = await ownPage(own, after, deps.log, ({ stored }) => toOwnQuote(stored, deps.now()));
  return { ...page, items: page.items.flat() };
}

function toOwnQuote(stored: StoredQuote, now: Date): OwnQuote[] {
  const quote = toQuote(stored, now);
  if (!quote) return [];
  const { number, status, sent_at, valid_until, order_numbers, site } = quote;
  const { customer_name, company_name, total_amount, gross_amount, vat } = quote;
  const listed = { number, status, sent_at, valid_until, order_numbers, site };
  const sums = { total_amount, gross_amount, vat };
  return [fromAllFields<OwnQuote>({ ...listed, customer_name, company_name, ...sums })];
}

/** Whether a quote was sent to an account or to a company that it may order for now. */
export async function isOfAccount(
  transaction: Transaction,
  firestore: Firestore,
  { offered_to = [] }: StoredQuote,
  verifiedEmail: string | undefined,
): Promise<boolean> {
  const [email, number] = offered_to;
  if (!verifiedEmail) return false;
  if (email === verifiedEmail) return true;
  if (!number) return false;
  return (await companyOf(transaction, firestore, number, verifiedEmail)).ok;
}
