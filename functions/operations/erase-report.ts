import type { Erasure } from '../src/privacy/erase-person.ts';
import type { FoundPerson } from '../src/privacy/find-person.ts';

interface Words {
  email: string;
  /** The project, and of emulators that they are. */
  where: string;
  isDryRun: boolean;
}

/** What became of a wish, in one line: counts, and no personal data but the address that was typed. */
export function eraseReport(erasure: Extract<Erasure, { ok: true }>, words: Words): string {
  const { email, where, isDryRun } = words;
  const parts = partsOf(erasure.person);
  if (parts.length === 0) return `${where} keeps nothing of ${email}.`;
  const list = parts.join(', ');
  if (!isDryRun) return `Erased ${email} from ${where}: ${list}.`;
  return `Would erase ${email} from ${where}: ${list}. Nothing was changed.`;
}

/** Why a person was not erased, in one line. */
export function eraseRefusal(refusal: Extract<Erasure, { ok: false }>, { email }: Words): string {
  if (refusal.reason === 'admin') {
    return `${email} is an admin of the office: take that away first, with "npm run grant-admin -- ${email} --revoke". Nothing was changed.`;
  }
  const numbers = refusal.orderNumbers.join(', ');
  return `Orders of ${email} are not delivered yet: ${numbers}. Nobody could deliver them any more: deliver or cancel them first, or add --even-open. Nothing was changed.`;
}

function partsOf({ orderNumbers, contactIds, hasProfile, account }: FoundPerson): string[] {
  return [
    ...counted(orderNumbers.length, 'order', 'anonymised'),
    ...counted(contactIds.length, 'contact request', 'deleted'),
    ...(hasProfile ? ['profile deleted'] : []),
    ...(account ? ['account deleted'] : []),
  ];
}

function counted(count: number, what: string, become: string): string[] {
  return count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'} ${become}`];
}
