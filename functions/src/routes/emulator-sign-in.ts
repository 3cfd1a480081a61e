import { isEmail } from '@shop/domain/validation';
import type { Request } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { SIGN_IN_PAGE } from '../accounts/emulator/emulated-google.ts';
import { listPeople, newPerson } from '../accounts/emulator/emulator-accounts.ts';
import { type EmulatedPerson, keepCode } from '../accounts/emulator/sign-in-codes.ts';
import { SIGN_IN_PAGE_CSP, signInPage } from '../accounts/emulator/sign-in-page.ts';
import { refuse } from '../errors/refusal.ts';
import { type Answer, refusalAnswer } from '../http/answer.ts';
import { PERSONAL } from '../http/caching.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { callbackOf, requestOrigin } from '../http/site.ts';

export interface EmulatorSignInDeps {
  firestore: Firestore;
  now: () => Date;
  randomBytes: (count: number) => Uint8Array;
  authEmulator: string;
  projectId: string;
}

/** What the page hands through to the browser's return, as Google does. */
interface Asked {
  redirect_uri: string;
  state: string;
  code_challenge: string;
}

const CHOOSE = `${SIGN_IN_PAGE}/choose`;
const INCOMPLETE = refuse('invalid', 'Die Anmeldung beginnt auf der Seite des Shops.');
const NO_PERSON = 'Bitte geben Sie einen Namen und eine gültige E-Mail-Adresse an.';

/** The page that stands in for Google's. It exists only beside the Auth emulator. */
export function emulatorSignInEndpoints(deps: EmulatorSignInDeps): Endpoint[] {
  return [
    { path: SIGN_IN_PAGE, get: (req) => show(deps, req) },
    { path: CHOOSE, get: (req) => choose(deps, req), isGetGuarded: true },
  ];
}

async function show(deps: EmulatorSignInDeps, req: Request, error?: string): Promise<Answer> {
  const asked = readAsked(req);
  if (!asked) return refusalAnswer(INCOMPLETE);
  const people = await listPeople(deps.authEmulator, deps.projectId);
  const page = { action: CHOOSE, hidden: { ...asked }, people, ...(error && { error }) };
  const headers = { ...PERSONAL, 'Content-Security-Policy': SIGN_IN_PAGE_CSP };
  return { status: error ? 400 : 200, headers, content: { html: signInPage(page) } };
}

async function choose(deps: EmulatorSignInDeps, req: Request): Promise<Answer> {
  const asked = readAsked(req);
  if (!asked) return refusalAnswer(INCOMPLETE);
  const person = await chosenPerson(deps, req);
  if (!person) return show(deps, req, NO_PERSON);
  const code = Buffer.from(deps.randomBytes(24)).toString('base64url');
  const { redirect_uri: redirectUri, code_challenge: challenge, state } = asked;
  await keepCode(deps.firestore, { code, person, challenge, redirectUri }, deps.now());
  const target = `${redirectUri}?${new URLSearchParams({ code, state })}`;
  return { status: 303, headers: { ...PERSONAL, Location: target }, content: { html: '' } };
}

async function chosenPerson(
  { authEmulator, projectId }: EmulatorSignInDeps,
  { query }: Request,
): Promise<EmulatedPerson | undefined> {
  const people = await listPeople(authEmulator, projectId);
  if (query.account !== undefined) return people.find(({ sub }) => sub === query.account);
  const { name, email } = query;
  if (typeof name !== 'string' || typeof email !== 'string') return undefined;
  if (!name.trim() || !isEmail(email.trim())) return undefined;
  return newPerson(name.trim(), email.trim());
}

/** Only the shop's own page may be returned to. */
function readAsked(req: Request): Asked | undefined {
  const { redirect_uri, state, code_challenge } = req.query;
  if (redirect_uri !== callbackOf(requestOrigin(req))) return undefined;
  if (typeof state !== 'string' || typeof code_challenge !== 'string') return undefined;
  return { redirect_uri, state, code_challenge };
}
