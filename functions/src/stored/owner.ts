import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { customerId } from '@shop/domain/text/customer-number';
import { emailIn } from '@shop/domain/text/validation';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { customerOf } from './entry.ts';

/** What orders and bookings say about their owner. */
export interface Owned {
  customer_number?: string | undefined;
  user_id?: string | null | undefined;
  customer_email: string;
}

/** An e-mail address, however it was written. */
export const emailKey = (email: string): string => emailIn(email).toLowerCase();

/** The same for two documents of one owner; strongest evidence first. */
const evidenceOf = ({ customer_number, user_id, customer_email }: Owned) =>
  [customer_number, user_id, emailKey(customer_email)].map((each) => each || undefined);

/**
 * Whether two documents belong to the same customer: by the record, else by the account, else by the e-mail address,
 * whichever both have first. Asked differently on purpose: erasing takes all with the person's address or account, also
 * a company's (Art. 17 GDPR); an account goes on seeing what it ordered; and credit, debtor accounts, own prices and
 * joint invoices exist only with a record.
 */
export function isSameOwner(a: Owned, b: Owned): boolean {
  const others = evidenceOf(b);
  const [first] = evidenceOf(a).flatMap((each, index) => {
    const other = others[index];
    return each && other ? [each === other] : [];
  });
  return first === true;
}

/** How often a record may have been merged into another, which has been merged since. */
const MAX_MERGED = 3;

/** The record with a number, or the one that it was merged into. */
export async function readCustomer(
  transaction: Transaction | undefined,
  firestore: Firestore,
  number: string | undefined,
): Promise<StoredCustomer | undefined> {
  let wanted = number;
  for (let read = 0; wanted !== undefined && read < MAX_MERGED; read += 1) {
    const id = customerId(wanted);
    if (id === undefined) return undefined;
    const reference = customerOf(firestore, id);
    const found = await (transaction ? transaction.get(reference) : reference.get());
    const customer = found.data();
    if (!customer?.merged_into) return customer;
    wanted = customer.merged_into;
  }
  return undefined;
}

/** Whether a guest placed the order with an address that this account has confirmed. */
export const isGuestOrderOf = (
  { verifiedEmail }: { verifiedEmail?: string | undefined },
  { user_id, customer_email }: Pick<Owned, 'user_id' | 'customer_email'>,
): boolean =>
  user_id === null && verifiedEmail !== undefined && customer_email.toLowerCase() === verifiedEmail;
