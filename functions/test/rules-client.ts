const CUSTOMER = 'ada';

const RULES_PROJECT = 'demo-rules';
const DOCUMENTS = `projects/${RULES_PROJECT}/databases/(default)/documents`;

const HOUR_SECONDS = 3600;
const nowSeconds = Math.floor(Date.now() / 1000);
const MINUTES_MS = 60_000;

const claimsOf = (sub: string, project = RULES_PROJECT) => ({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub,
  iat: nowSeconds,
  exp: nowSeconds + HOUR_SECONDS,
});

/** Claims of a live token, refreshed just now; an admin's has a role, too. */
const liveClaimsOf = (account: string, endsAt: unknown = Date.now() + 15 * MINUTES_MS) => ({
  ...claimsOf(`live-${account}`),
  ends_at: endsAt,
});
const OVER = Date.now() - 1;

const CLAIMS = {
  anonymous: undefined,
  customer: liveClaimsOf(CUSTOMER),
  admin: { ...liveClaimsOf('grace'), role: 'admin' },
  'customer whose token is over': liveClaimsOf(CUSTOMER, OVER),
  'admin whose token is over': { ...liveClaimsOf('grace', OVER), role: 'admin' },
  'admin whose token says no end': { ...claimsOf('live-grace'), role: 'admin' },
  'admin whose end is a text': { ...liveClaimsOf('grace', '9999999999999'), role: 'admin' },
  'the customer’s own account': claimsOf(CUSTOMER),
  'an admin’s own account': { ...claimsOf('grace'), admin: true },
  'live account without claims': claimsOf('live-grace'),
  'expired token': {
    ...liveClaimsOf(CUSTOMER),
    iat: nowSeconds - 2 * HOUR_SECONDS,
    exp: nowSeconds - HOUR_SECONDS,
  },
  'token of another project': { ...liveClaimsOf(CUSTOMER), ...claimsOf(CUSTOMER, 'demo-other') },
} as const;

export type Person = keyof typeof CLAIMS;

export const PEOPLE = Object.keys(CLAIMS) as Person[];

/** A person's unsigned id token, as the Auth emulator issues it. */
function headersOf(person: Person): Record<string, string> {
  const claims = CLAIMS[person];
  if (!claims) return {};
  return { authorization: `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.` };
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

export const ACTIONS = [
  'get',
  'list',
  'list of the customer',
  'list without a limit',
  'list of more than a page',
  'list that skips some',
  'count without a limit',
  'list of nobody’s',
  'create',
  'update',
  'delete',
] as const;

export type Action = (typeof ACTIONS)[number];
export type Outcome = 'allowed' | 'denied' | 'unauthenticated';

const OUTCOMES: Record<number, Outcome> = { 200: 'allowed', 403: 'denied', 401: 'unauthenticated' };
const OWNER = { authorization: 'Bearer owner' };

const PAGE = { limit: 50 };
const USER_ID = { fieldPath: 'user_id' };
const OWN = { fieldFilter: { field: USER_ID, op: 'EQUAL', value: { stringValue: CUSTOMER } } };
const NOBODYS = { unaryFilter: { field: USER_ID, op: 'IS_NULL' } };

const fieldsOf = (uid: string | null) => ({
  user_id: uid === null ? { nullValue: null } : { stringValue: uid },
});

/** Calls Firestore's REST API, as a browser could. */
export class RulesClient {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** Writes a document of the customer, bypassing the rules. */
  async prepare(collection: string, id = 'existing', uid: string | null = CUSTOMER): Promise<void> {
    const writes = [{ update: { name: this.#name(`${collection}/${id}`), fields: fieldsOf(uid) } }];
    const { status } = await this.#call(':commit', OWNER, { writes });
    if (status !== 200) throw new Error(`${collection}/${id} could not be written: ${status}`);
  }

  /** Attempts an action on the document `existing`, or to create another one. */
  attempt(person: Person, collection: string, action: Action): Promise<Outcome> {
    const path = `${collection}/existing`;
    const fields = fieldsOf(CUSTOMER);
    switch (action) {
      case 'get':
        return this.get(person, path);
      case 'list':
        return this.#query(person, collection, PAGE);
      case 'list of the customer':
        return this.#query(person, collection, { ...PAGE, where: OWN });
      case 'list without a limit':
        return this.#query(person, collection, { where: OWN });
      case 'list of more than a page':
        return this.#query(person, collection, { limit: 51, where: OWN });
      case 'list that skips some':
        return this.#query(person, collection, { ...PAGE, offset: 1, where: OWN });
      case 'count without a limit':
        return this.#query(person, collection, { where: OWN }, [{ alias: 'all', count: {} }]);
      case 'list of nobody’s':
        return this.#query(person, collection, { ...PAGE, where: NOBODYS });
      case 'create': {
        const update = { name: this.#name(`${collection}/new`), fields };
        return this.#commit(person, { update, currentDocument: { exists: false } });
      }
      case 'update': {
        const update = { name: this.#name(path), fields };
        return this.#commit(person, { update, currentDocument: { exists: true } });
      }
      case 'delete':
        return this.#commit(person, { delete: this.#name(path) });
    }
  }

  get(person: Person, path: string): Promise<Outcome> {
    return this.#outcome(person, ':batchGet', { documents: [this.#name(path)] });
  }

  #commit(person: Person, write: object): Promise<Outcome> {
    return this.#outcome(person, ':commit', { writes: [write] });
  }

  #query(
    person: Person,
    collection: string,
    query: object,
    aggregations?: object[],
  ): Promise<Outcome> {
    const [collectionId, ...parents] = collection.split('/').reverse();
    const parent = parents.reverse().map((segment) => `/${segment}`);
    const structuredQuery = { from: [{ collectionId }], ...query };
    const [method, body] = aggregations
      ? ['runAggregationQuery', { structuredAggregationQuery: { structuredQuery, aggregations } }]
      : ['runQuery', { structuredQuery }];
    return this.#outcome(person, `${parent.join('')}:${method}`, body as object);
  }

  async #outcome(person: Person, path: string, body: object): Promise<Outcome> {
    const { status } = await this.#call(path, headersOf(person), body);
    const outcome = OUTCOMES[status];
    if (!outcome) throw new Error(`${path} answered ${status}.`);
    return outcome;
  }

  #call(path: string, headers: Record<string, string>, body: object): Promise<Response> {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return fetch(`http://${this.#address}/v1/${DOCUMENTS}${path}`, init);
  }

  #name = (path: string) => `${DOCUMENTS}/${path}`;
}
