import { CUSTOMER, headersOf, type Person, RULES_PROJECT } from './rules-people.ts';

export const ACTIONS = [
  'get',
  'list',
  'list of the customer',
  'create',
  'update',
  'delete',
] as const;

export type Action = (typeof ACTIONS)[number];
export type Outcome = 'allowed' | 'denied' | 'unauthenticated';

const OUTCOMES: Record<number, Outcome> = { 200: 'allowed', 403: 'denied', 401: 'unauthenticated' };
const OWNER = { authorization: 'Bearer owner' };

const fieldsOf = (uid: string | null) => ({
  user_id: uid === null ? { nullValue: null } : { stringValue: uid },
});

/** Calls Firestore directly, over REST, as a browser could. */
export class RulesClient {
  readonly #documents: string;

  constructor(address: string) {
    this.#documents = `http://${address}/v1/projects/${RULES_PROJECT}/databases/(default)/documents`;
  }

  /** Puts a document of the customer there, past all rules. */
  async prepare(collection: string, id = 'existing', uid: string | null = CUSTOMER): Promise<void> {
    const body = { fields: fieldsOf(uid) };
    const { status } = await this.#call('PATCH', `/${collection}/${id}`, OWNER, body);
    if (status !== 200) throw new Error(`${collection}/${id} could not be written: ${status}`);
  }

  /** Tries something with the document `existing`, or to create one beside it. */
  attempt(person: Person, collection: string, action: Action): Promise<Outcome> {
    const path = `/${collection}/existing`;
    const body = { fields: fieldsOf(CUSTOMER) };
    switch (action) {
      case 'get':
        return this.get(person, `${collection}/existing`);
      case 'list':
        return this.#query(person, collection, undefined);
      case 'list of the customer':
        return this.#query(person, collection, {
          fieldFilter: {
            field: { fieldPath: 'user_id' },
            op: 'EQUAL',
            value: { stringValue: CUSTOMER },
          },
        });
      case 'create':
        return this.#outcome(person, 'POST', `/${collection}?documentId=new`, body);
      case 'update':
        return this.#outcome(person, 'PATCH', `${path}?currentDocument.exists=true`, body);
      case 'delete':
        return this.#outcome(person, 'DELETE', path);
    }
  }

  get(person: Person, path: string): Promise<Outcome> {
    return this.#outcome(person, 'GET', `/${path}`);
  }

  #query(person: Person, collection: string, where: object | undefined): Promise<Outcome> {
    const [collectionId, ...parents] = collection.split('/').reverse();
    const parent = parents.reverse().map((segment) => `/${segment}`);
    const structuredQuery = { from: [{ collectionId }], where };
    return this.#outcome(person, 'POST', `${parent.join('')}:runQuery`, { structuredQuery });
  }

  async #outcome(person: Person, method: string, path: string, body?: object): Promise<Outcome> {
    const { status } = await this.#call(method, path, headersOf(person), body);
    const outcome = OUTCOMES[status];
    if (!outcome) throw new Error(`${method} ${path} answered ${status}.`);
    return outcome;
  }

  #call(method: string, path: string, headers: object, body?: object): Promise<Response> {
    const init = { method, headers: { ...headers }, ...(body && { body: JSON.stringify(body) }) };
    return fetch(`${this.#documents}${path}`, init);
  }
}
