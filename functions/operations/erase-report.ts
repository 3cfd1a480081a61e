import type { Erasure } from '../src/privacy/erase-person.ts';
import type { FoundPerson } from '../src/privacy/find-person.ts';

interface Context {
  email: string;
  /** The project and, for an emulator, its address. */
  where: string;
  dryRun: boolean;
}

/** What was erased, in one line: counts, and no personal data except the address that was typed. */
export function eraseReport(erasure: Extract<Erasure, { ok: true }>, context: Context): string {
  const { email, where, dryRun } = context;
  const parts = partsOf(erasure.person);
  const left = leftBehind(erasure.person);
  if (parts.length === 0) return `Nothing of ${email} was found in ${where}.${left}`;
  const list = parts.join(', ');
  if (!dryRun) return `Erased ${email} from ${where}: ${list}.${left}`;
  return `Would erase ${email} from ${where}: ${list}. Nothing was changed.${left}`;
}

/** How many profiles without an account were deleted, in one line. */
export function orphansReport(count: number, { where, dryRun }: Omit<Context, 'email'>): string {
  if (count === 0) return `Every profile of ${where} has its account.`;
  const profiles = `${count} profile${count === 1 ? '' : 's'} without an account`;
  if (!dryRun) return `Deleted ${profiles} from ${where}.`;
  return `Would delete ${profiles} from ${where}. Nothing was changed.`;
}

/** Why nothing was erased, in one line. */
export function eraseRefusal(refusal: Extract<Erasure, { ok: false }>, { email }: Context): string {
  if (refusal.reason === 'admin') {
    return `${email} is an admin: revoke that first, with "npm run grant-admin -- ${email} --revoke". Nothing was changed.`;
  }
  const numbers = refusal.orderNumbers.join(', ');
  return `${email} has orders to be delivered or invoiced: ${numbers}. Once anonymised that is not possible: do it or cancel them first, or add --even-open. Nothing was changed.`;
}

function partsOf({
  orderNumbers,
  bookingNumbers,
  contactIds,
  customerIds,
  quoteNumbers,
  ownPaths,
  profileIds,
  account,
}: FoundPerson): string[] {
  return [
    ...counted(orderNumbers.length, 'order', 'anonymised'),
    ...counted(bookingNumbers.length, 'booking', 'anonymised'),
    ...counted(contactIds.length, 'contact request', 'deleted'),
    ...counted(customerIds.length, "customer's record", 'anonymised'),
    ...counted(quoteNumbers.length, 'quote', 'deleted'),
    ...counted(ownPaths.length, 'standing order', 'deleted'),
    ...counted(profileIds.length, 'profile', 'deleted'),
    ...(account ? ['account deleted'] : []),
  ];
}

function leftBehind({ otherOrderNumbers, keptProfileIds, invoiceNumbers }: FoundPerson): string {
  const parts = [
    ...(invoiceNumbers.length > 0
      ? [`invoices, which have to be kept for 8 years (${invoiceNumbers.join(', ')})`]
      : []),
    ...(otherOrderNumbers.length > 0
      ? [`orders of their deleted account with another address (${otherOrderNumbers.join(', ')})`]
      : []),
    ...counted(keptProfileIds.length, 'profile', 'of an account with another address'),
  ];
  return parts.length === 0 ? '' : ` Left as they are: ${parts.join('; ')}.`;
}

function counted(count: number, what: string, outcome: string): string[] {
  return count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'} ${outcome}`];
}
