import type { DatevRow } from '@shop/domain/books/datev';
import { ownPostings } from '@shop/domain/books/ledger';
import {
  CLAIM_STEPS,
  claimStep,
  damageOutcome,
  depositOutcome,
  OWN_CLAIMS,
  type OwnClaimKind,
  ownBalance,
} from '@shop/domain/deposit/deposit';
import { damageNumber } from '@shop/domain/deposit/own-claim';
import { ERASED_NAME } from '@shop/domain/office/office';
import type { BankAccount } from '@shop/domain/payment/payment-terms';
import { numberWords, tokensOf, wordsOf } from '@shop/domain/search/search-tokens';
import { fromAllFields } from '../firestore/all-fields.ts';
import {
  type Checked,
  isInstant,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  orNull,
  shapeOf,
} from '../firestore/checks.ts';
import { collectionOf, documentOf, type StoredType } from '../firestore/stored-type.ts';
import { areEntries, type StoredEntry } from './entries.ts';
import type { StoredRentalBooking } from './rental-booking.ts';

const CLAIM = {
  kind: oneOf(OWN_CLAIMS),
  /** Also its id, and the number of its papers. */
  number: isText,
  booking_number: isText,
  tool_name: isText,
  /** The company, else the person. */
  customer: isText,
  /** The booking's. */
  customer_number: optional(isText),
  created_at: isInstant,
  /** Oldest first; only added. */
  entries: areEntries,
  /** These three follow from the entries, for queries. */
  step: oneOf(CLAIM_STEPS),
  open_cents: isWhole,
  credit_cents: isWhole,
  /** For a damage: the last day to pay it, and where. */
  due_day: optional(isText),
  bank: optional(shapeOf<BankAccount>({ holder: isText, name: isText, iban: isText, bic: isText })),
  /** As of an order. */
  to_books: optional(listOf(isText)),
  debtor: optional(isWhole),
  search_tokens: listOf(isText),
  /** The customer's account; null for a guest. */
  user_id: orNull(isText),
};

/**
 * A document of `claims/{number}`: a deposit, or the damages of a booking. Neither is revenue, and neither has VAT. What is
 * owed of orders follows from their invoices: see `claimOf`.
 */
export interface StoredOwnClaim extends Checked<typeof CLAIM> {
  schema_version: 1;
}

export const OWN_CLAIM_TYPE: StoredType<StoredOwnClaim> = {
  collection: 'claims',
  version: 1,
  checks: CLAIM,
};
export const ownClaimsOf = collectionOf(OWN_CLAIM_TYPE);
export const ownClaimOf = documentOf(OWN_CLAIM_TYPE);

export const depositNumber = (bookingNumber: string) => `${bookingNumber}-K`;

/** The claim with further entries, and what follows from them. */
export function withEntries(claim: StoredOwnClaim, added: readonly StoredEntry[]): StoredOwnClaim {
  if (added.length === 0) return claim;
  const entries = [...claim.entries, ...added];
  const balance = ownBalance(claim.kind, entries);
  const rows = ownPostings(claim.kind, claim.number, added);
  const months = [...(claim.to_books ?? []), ...rows.map(({ day }) => day.slice(0, 7))];
  return {
    ...claim,
    ...(months.length > 0 && { to_books: [...new Set(months)].sort() }),
    entries,
    step: claimStep(claim.kind, balance),
    open_cents: balance.openCents,
    credit_cents: balance.creditCents,
  };
}

/** The rows of a claim for the books. */
export const ledgerOfClaim = ({
  kind,
  number,
  customer,
  customer_number,
  entries,
}: StoredOwnClaim): DatevRow[] =>
  ownPostings(kind, number, entries).map((posting) => ({
    ...posting,
    ...(customer_number && { customer_number }),
    customer: customer === ERASED_NAME ? '' : customer,
    order_number: number,
    payment: '',
  }));

/** Whether a booking's deposit is asked for or held: from its confirmation to the return. */
export const asksDeposit = ({ kind, state }: Pick<StoredRentalBooking, 'kind' | 'state'>) =>
  kind === 'rental' && (state === 'confirmed' || state === 'handed_out');

const numberOf: Record<OwnClaimKind, (bookingNumber: string) => string> = {
  deposit: depositNumber,
  damage: damageNumber,
};

/** A claim to which nothing has happened. */
export function newClaim(kind: OwnClaimKind, booking: StoredRentalBooking): StoredOwnClaim {
  const { booking_number, tool_name, customer_name, company_name, customer_number } = booking;
  return {
    kind,
    number: numberOf[kind](booking_number),
    booking_number,
    tool_name,
    customer: company_name || customer_name,
    ...(customer_number && { customer_number }),
    created_at: booking.created_at,
    entries: [],
    step: 'done',
    open_cents: 0,
    credit_cents: 0,
    search_tokens: tokensOf([
      ...numberWords(booking_number),
      ...[customer_name, company_name ?? '', tool_name].flatMap(wordsOf),
    ]),
    user_id: booking.user_id,
    schema_version: 1,
  };
}

/** What a booking tells of its deposit. */
export function depositSummary({ entries }: StoredOwnClaim): StoredRentalBooking['deposit'] {
  const { state, keptCents, dueCents } = depositOutcome(entries);
  const reason = reasonsOf(entries, 'set_off');
  return fromAllFields<StoredRentalBooking['deposit']>({
    state,
    kept_cents: keptCents > 0 ? keptCents : undefined,
    reason: keptCents > 0 && reason ? reason : undefined,
    due_cents: dueCents > 0 ? dueCents : undefined,
  });
}

/** What a booking tells of its damages. */
export function damageSummary({
  entries,
  due_day,
}: StoredOwnClaim): Pick<StoredRentalBooking, 'damage'> {
  const outcome = damageOutcome(entries);
  if (!outcome) return {};
  const { debtCents, openCents } = outcome;
  const reason = reasonsOf(entries, 'damaged');
  return {
    damage: {
      cents: debtCents,
      open_cents: openCents,
      ...(reason && { reason }),
      ...(openCents > 0 && due_day && { due_day }),
    },
  };
}

/** Why, in all entries of a kind that still stand. */
function reasonsOf(entries: readonly StoredEntry[], wanted: StoredEntry['what']): string {
  const undone = new Set(entries.flatMap(({ reverses }) => reverses ?? []));
  const reasons = entries.flatMap(({ id, what, reason }) =>
    what === wanted && !undone.has(id) && reason ? reason : [],
  );
  return reasons.join('; ');
}
