import { generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';

const KEY_ID = 'key-of-the-double';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The public keys by id, as Google publishes them. */
export const PUBLIC_KEYS = { [KEY_ID]: publicKey.export({ type: 'spki', format: 'pem' }) };

export const signToken = (claims: object): string => signWith(privateKey, claims);

/** A token that names Google's key but is signed with another one. */
export const forgeToken = (claims: object): string => signWith(stranger.privateKey, claims);

/** An unsigned token, as emulators accept it. */
export const unsignedToken = (claims: object): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;

export function verifiedClaims(token: string): Record<string, unknown> | undefined {
  const [header, claims, signature] = token.split('.');
  const content = Buffer.from(`${header}.${claims}`);
  const isSigned = verify(
    'RSA-SHA256',
    content,
    publicKey,
    Buffer.from(signature ?? '', 'base64url'),
  );
  return isSigned ? readClaims(token) : undefined;
}

export const readClaims = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Signs any bytes, as a service account would. */
export const signBytes = (bytes: Buffer, key: KeyObject = privateKey): string =>
  sign('RSA-SHA256', bytes, key).toString('base64url');

/** Tests ask for the same session many times a second, and signing costs more than sending. */
const signed = new WeakMap<KeyObject, Map<string, string>>();

function signWith(key: KeyObject, claims: object): string {
  const content = `${encode({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })}.${encode(claims)}`;
  const known = signed.get(key) ?? new Map<string, string>();
  signed.set(key, known);
  const token = known.get(content) ?? `${content}.${signBytes(Buffer.from(content), key)}`;
  known.set(content, token);
  return token;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
