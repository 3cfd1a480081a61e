import { createHash } from 'node:crypto';
import { inGermanOrder } from '@shop/domain/text/german-order';
import { isEmail } from '@shop/domain/text/validation';
import { type Request, type Response, Router } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { PRIVATE } from '../../http/caching.ts';
import { sendRefusal } from '../../http/error-handler.ts';
import { methodNotAllowed } from '../../http/route.ts';
import { requireSameSite, siteOriginOf } from '../../http/same-site.ts';
import { withinDeadline } from '../../lib/deadline.ts';
import { refuse } from '../../lib/refusal.ts';
import { callbackUrl } from '../session-routes.ts';
import { SIGN_IN_PAGE } from './emulated-google.ts';
import { type EmulatedPerson, keepCode } from './sign-in-codes.ts';
import { SIGN_IN_PAGE_CSP, signInPage } from './sign-in-page.ts';

export interface EmulatorSignInDeps {
  firestore: Firestore;
  now: () => Date;
  randomBytes: (count: number) => Uint8Array;
  authEmulator: string;
  projectId: string;
  siteOrigins: readonly string[];
}

/** The query with which the shop opens Google's page; it comes back with the code. */
interface ConsentQuery {
  redirect_uri: string;
  state: string;
  code_challenge: string;
}

const CHOOSE = `${SIGN_IN_PAGE}/choose`;
const INCOMPLETE = refuse('invalid', 'Die Anmeldung beginnt auf der Seite des Shops.');
const NO_PERSON = 'Bitte geben Sie einen Namen und eine gültige E-Mail-Adresse an.';

/** The page that stands in for Google's with the Auth emulator. */
export function emulatorSignIn(deps: EmulatorSignInDeps): Router {
  return Router()
    .get(SIGN_IN_PAGE, async (req, res) => {
      const consent = readConsentQuery(deps, req);
      if (!consent) return sendRefusal(res, INCOMPLETE);
      const people = await withinDeadline(listPeople(deps.authEmulator, deps.projectId));
      sendPage(res, consent, people);
    })
    .get(CHOOSE, requireSameSite(deps.siteOrigins), async (req, res) => {
      const consent = readConsentQuery(deps, req);
      if (!consent) return sendRefusal(res, INCOMPLETE);
      const people = await withinDeadline(listPeople(deps.authEmulator, deps.projectId));
      const person = chosenPerson(people, req);
      if (!person) return sendPage(res.status(400), consent, people, NO_PERSON);
      const code = await withinDeadline(newCode(deps, person, consent));
      const query = new URLSearchParams({ code, state: consent.state });
      res.status(303).set({ ...PRIVATE, Location: `${consent.redirect_uri}?${query}` });
      res.end();
    })
    .all([SIGN_IN_PAGE, CHOOSE], methodNotAllowed('GET, HEAD'));
}

function sendPage(
  res: Response,
  consent: ConsentQuery,
  people: EmulatedPerson[],
  error?: string,
): void {
  res.set({ ...PRIVATE, 'Content-Security-Policy': SIGN_IN_PAGE_CSP });
  res.send(signInPage({ action: CHOOSE, hidden: { ...consent }, people, ...(error && { error }) }));
}

async function newCode(
  { firestore, now, randomBytes }: EmulatorSignInDeps,
  person: EmulatedPerson,
  { redirect_uri, code_challenge: challenge }: ConsentQuery,
): Promise<string> {
  const code = Buffer.from(randomBytes(24)).toString('base64url');
  await keepCode(firestore, code, { person, challenge, redirect_uri }, now());
  return code;
}

function chosenPerson(
  people: readonly EmulatedPerson[],
  { query }: Request,
): EmulatedPerson | undefined {
  const { account, name, email } = query;
  if (account !== undefined) return people.find(({ sub }) => sub === account);
  if (typeof name !== 'string' || typeof email !== 'string') return undefined;
  if (!name.trim() || !isEmail(email.trim())) return undefined;
  return newPerson(name.trim(), email.trim());
}

/** Undefined unless the redirect leads to the shop's own page. */
function readConsentQuery(
  { siteOrigins }: EmulatorSignInDeps,
  req: Request,
): ConsentQuery | undefined {
  const { redirect_uri, state, code_challenge } = req.query;
  if (redirect_uri !== callbackUrl(siteOriginOf(req, siteOrigins))) return undefined;
  if (typeof state !== 'string' || typeof code_challenge !== 'string') return undefined;
  return { redirect_uri, state, code_challenge };
}

interface EmulatorAccount {
  email?: string;
  displayName?: string;
  providerUserInfo?: { providerId: string; rawId: string }[];
}

/** The Auth emulator's accounts with an e-mail address, by name. */
async function listPeople(authEmulator: string, projectId: string): Promise<EmulatedPerson[]> {
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
function newPerson(name: string, email: string): EmulatedPerson {
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
