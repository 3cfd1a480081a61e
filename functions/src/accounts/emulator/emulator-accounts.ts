import { createHash } from 'node:crypto';
import { inGermanOrder } from '@shop/domain/text/german-order';
import type { EmulatedPerson } from './sign-in-codes.ts';

interface EmulatorAccount {
  email?: string;
  displayName?: string;
  providerUserInfo?: { providerId: string; rawId: string }[];
}

/** The Auth emulator's accounts with an e-mail address, by name. */
export async function listPeople(
  authEmulator: string,
  projectId: string,
): Promise<EmulatedPerson[]> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:query`;
  const response = await fetch(`http://${authEmulator}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}`);
  const { userInfo = [] } = (await response.json()) as { userInfo?: EmulatorAccount[] };
  const people = userInfo.flatMap((account) => toPerson(account) ?? []);
  return people.sort((a, b) => inGermanOrder(a.name, b.name));
}

/** A new account; the same address always gets the same Google id. */
export function newPerson(name: string, email: string): EmulatedPerson {
  const sub = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 20);
  return { sub, email, name };
}

function toPerson(account: EmulatorAccount): EmulatedPerson | undefined {
  const { email, displayName, providerUserInfo = [] } = account;
  if (!email) return undefined;
  const person = newPerson(displayName || email, email);
  const google = providerUserInfo.find((info) => info.providerId === 'google.com');
  return google ? { ...person, sub: google.rawId } : person;
}
