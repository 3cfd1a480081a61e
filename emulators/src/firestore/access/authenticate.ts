import { FirestoreError } from '../core/api/errors.ts';
import type { Databases } from '../core/databases.ts';
import { type Caller, type Gate, openGate } from '../core/gate.ts';
import type { Log } from '../diagnostics/client-error.ts';
import type { RulesAuth } from '../rules/decide.ts';
import type { Match } from '../rules/parse-rules.ts';
import { readIdToken } from './id-token.ts';
import { rulesGate } from './rules-gate.ts';

/** Identifies the caller by the value of the Authorization header, if there is one. */
export type Authenticate = (authorization: string | undefined) => Caller;

export interface AuthenticatorOptions {
  readonly databases: Databases;
  readonly rules: readonly Match[];
  readonly log: Log;
}

const BEARER = /^Bearer +(\S+) *$/i;
/** The token that admin SDKs send to an emulator; rules do not apply to them. */
const OWNER = 'owner';

/** The owner may do everything, others only what the rules allow. */
export function createAuthenticator({ databases, rules, log }: AuthenticatorOptions): Authenticate {
  return (authorization) => ({
    enter: (name) => {
      const database = databases.get(name);
      const projectId = name.split('/')[1] ?? '';
      const auth = authOf(authorization, projectId);
      const gate: Gate = auth === OWNER ? openGate : rulesGate({ database, auth, rules, log });
      return { database, gate };
    },
  });
}

function authOf(
  authorization: string | undefined,
  projectId: string,
): RulesAuth | typeof OWNER | null {
  if (!authorization) return null;
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) {
    throw new FirestoreError('UNAUTHENTICATED', 'The Authorization header has no bearer token.');
  }
  return token === OWNER ? OWNER : readIdToken(token, projectId, Date.now());
}
