import { FirestoreError } from '../core/api/errors.ts';
import type { RulesAuth } from '../rules/decide.ts';

/** Clock skew between two machines. */
const LEEWAY_SECONDS = 300;

/**
 * Validates project, times and subject of an id token and returns its claims. The signature is not
 * checked, because the Auth emulator does not sign. Throws UNAUTHENTICATED.
 */
export function readIdToken(token: string, projectId: string, nowMs: number): RulesAuth {
  const claims = decode(token);
  if (claims.aud !== projectId || claims.iss !== `https://securetoken.google.com/${projectId}`) {
    throw refused(`it is not for the project ${projectId}`);
  }
  if (typeof claims.sub !== 'string' || claims.sub === '') throw refused('it has no subject');
  checkTimes(claims.iat, claims.exp, nowMs / 1000);
  return { uid: claims.sub, token: claims };
}

function checkTimes(iat: unknown, exp: unknown, nowSeconds: number): void {
  if (typeof iat !== 'number' || typeof exp !== 'number') {
    throw refused('it has no issue time or expiry');
  }
  if (iat > nowSeconds + LEEWAY_SECONDS) throw refused('it was issued in the future');
  if (exp <= nowSeconds) throw refused('it has expired');
}

function decode(token: string): Record<string, unknown> {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || signature === undefined || rest.length > 0) {
    throw refused('it does not have three parts');
  }
  parsePart(header);
  return parsePart(payload);
}

function parsePart(part: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    if (isRecord(parsed)) return parsed;
  } catch {
    // Reported below, like valid JSON that is not an object.
  }
  throw refused('it is not a JSON web token');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refused = (why: string): FirestoreError =>
  new FirestoreError('UNAUTHENTICATED', `The id token is refused: ${why}.`);
