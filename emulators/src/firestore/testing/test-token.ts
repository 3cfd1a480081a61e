export type Claims = Record<string, unknown>;

/** An unsigned token, like the Auth emulator's. */
export const idToken = (claims: Claims): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
