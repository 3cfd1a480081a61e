import { generateKeyPairSync, sign } from 'node:crypto';

const KEY_ID = 'key-of-the-double';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** What Google publishes: the keys by their id. */
export const PUBLIC_KEYS = { [KEY_ID]: publicKey.export({ type: 'spki', format: 'pem' }) };

/** A token as Google signs it. */
export function signToken(claims: object): string {
  return signWith(privateKey, { alg: 'RS256', kid: KEY_ID, typ: 'JWT' }, claims);
}

/** A token that names Google's key but was signed with another one. */
export function forgeToken(claims: object): string {
  return signWith(stranger.privateKey, { alg: 'RS256', kid: KEY_ID, typ: 'JWT' }, claims);
}

/** A token without a signature, as the emulators take it. */
export function unsignedToken(claims: object): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

export function readClaims(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

function signWith(key: typeof privateKey, header: object, claims: object): string {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
