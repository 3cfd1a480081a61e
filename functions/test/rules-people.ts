export const CUSTOMER = 'ada';

/** The project whose rules are asked. */
export const RULES_PROJECT = 'demo-rules';

const HOUR_SECONDS = 3600;
const nowSeconds = Math.floor(Date.now() / 1000);

const claimsOf = (sub: string, project = RULES_PROJECT) => ({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub,
  iat: nowSeconds,
  exp: nowSeconds + HOUR_SECONDS,
});

const CLAIMS = {
  anonymous: undefined,
  customer: claimsOf(CUSTOMER),
  'other customer': claimsOf('bob'),
  admin: { ...claimsOf('grace'), admin: true },
  'admin as text': { ...claimsOf('mallory'), admin: 'true' },
  'expired token': {
    ...claimsOf(CUSTOMER),
    iat: nowSeconds - 2 * HOUR_SECONDS,
    exp: nowSeconds - HOUR_SECONDS,
  },
  'token of another project': { ...claimsOf(CUSTOMER, 'demo-other'), admin: true },
} as const;

export type Person = keyof typeof CLAIMS;

export const PEOPLE = Object.keys(CLAIMS) as Person[];

/** The headers by which a person is known: an id token as the Auth emulator makes it, unsigned. */
export function headersOf(person: Person): Record<string, string> {
  const claims = CLAIMS[person];
  if (!claims) return {};
  return { authorization: `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.` };
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
