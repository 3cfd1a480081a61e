import { isDeepStrictEqual } from 'node:util';
import { signedLink } from '../../src/accounts/signed-link.ts';
import { callOf, fillSample } from '../../test/sample-calls.ts';
import {
  explainsErrors,
  hasNoServerError,
  leavesAccountsAlone,
  requiresRights,
} from './checks/answers.ts';
import { type Check, type Exchange, fieldOf, parseJson, type Write } from './checks/exchange.ts';
import {
  keepsPersonalDataOutOfCaches,
  keepsSecrets,
  logsNothingPersonal,
  protectsItsCookie,
} from './checks/secrets.ts';
import { storesReadableDocuments, writesItsOwn } from './checks/writes.ts';
import { mutate } from './generate/mutations.ts';
import type { Repeat, SentCookie, Step } from './generate/requests.ts';
import {
  BOOKING_OF,
  FOREIGN_SESSION,
  ORDER_OF,
  PEOPLE,
  type Person,
  UNDELIVERED_MAIL,
} from './people.ts';
import type { FuzzedShop } from './shop.ts';

const CHECKS: readonly Check[] = [
  hasNoServerError,
  explainsErrors,
  requiresRights,
  leavesAccountsAlone,
  keepsSecrets,
  logsNothingPersonal,
  keepsPersonalDataOutOfCaches,
  protectsItsCookie,
  writesItsOwn,
  storesReadableDocuments,
  leavesPrototypesAlone,
];

const TIMEOUT_MS = 10_000;
/** Larger bodies gain nothing from another change. */
const MAX_MUTATED_LENGTH = 4_000;
const NEWCOMER = {
  sub: 'newcomer',
  email: 'newcomer@example.de',
  name: 'Nora Neu',
  given_name: 'Nora',
};

/** Requests in sequence on a fresh shop; later ones use what earlier ones learned. */
export class Run {
  readonly #shop: FuzzedShop;
  readonly #sent: Step[] = [];
  readonly #signedOut = new Set<Person>();
  /** The cookie of the sign-in that started last. */
  #pending: string | undefined;
  #documents: Record<string, unknown> = {};
  #accounts: Record<string, unknown> = {};
  #known: Readonly<Record<string, string>> = {
    session0: 'session-zero-0123456789',
    session1: 'session-one-0123456789_',
    session2: 'SESSION-two-0123456789-',
    foreignSession: FOREIGN_SESSION,
    annaOrder: ORDER_OF.anna,
    booking: 'M-00000-00000',
    annaBooking: BOOKING_OF.anna,
    mail: UNDELIVERED_MAIL,
    contact: 'foreign',
    change: 'office-request-0001-0',
    batch: 'office-request-0001',
    quote: 'AN-10001',
  };

  private constructor(shop: FuzzedShop) {
    this.#shop = shop;
  }

  static async begin(shop: FuzzedShop): Promise<Run> {
    const run = new Run(shop);
    await shop.begin();
    run.#documents = await shop.everything();
    run.#accounts = Object.fromEntries(shop.google.accounts);
    return run;
  }

  /** Sends a request and returns its status; throws if the exchange breaks a promise. */
  async perform(request: Step | Repeat): Promise<number | undefined> {
    const step = 'repeats' in request ? this.#repeated(request) : request;
    if (!step) return undefined;
    this.#sent.push(step);
    const exchange = await this.#exchange(this.#fill(step));
    for (const check of CHECKS) {
      const problem = check(exchange);
      if (problem) throw new Error(describe(problem, exchange));
    }
    this.#learn(exchange);
    return exchange.status;
  }

  #repeated({ repeats, cookies, mutations }: Repeat): Step | undefined {
    const step = this.#sent[repeats % Math.max(1, this.#sent.length)];
    const body = step?.body;
    if (!step || body === undefined) return step && { ...step, ...(cookies && { cookies }) };
    const json = body.length < MAX_MUTATED_LENGTH ? parseJson(body) : undefined;
    const mutated = json === undefined ? body : JSON.stringify(mutate(json, mutations));
    return { ...step, ...(cookies && { cookies }), body: mutated ?? '' };
  }

  /** Replaces placeholders such as `{{order}}`; leaves unknown ones as they are. */
  #fill(step: Step): Step {
    const fill = (text: string) => fillSample(text, this.#known);
    const headers = Object.entries(step.headers).map(([name, value]) => [name, fill(value)]);
    return {
      ...step,
      target: fill(step.target),
      headers: Object.fromEntries(headers),
      ...(step.body !== undefined && { body: fill(step.body) }),
    };
  }

  async #exchange({ method, target, cookies, body, ...step }: Step): Promise<Exchange> {
    const values = cookies.map((cookie) => this.#cookieValue(cookie));
    const headers = new Headers(step.headers);
    if (values.length > 0) {
      headers.set('cookie', values.map((value) => `__session=${value}`).join('; '));
    }
    const { clock } = this.#shop;
    // At the same instant, a repeated request would look like Firestore's retry of a transaction.
    clock.now = new Date(clock.now.getTime() + 1);
    const url = new URL(this.#shop.origin + target);
    const before = this.#shop.usage();
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const init = { method, headers, signal, redirect: 'manual' as const };
    const response = await fetch(url, { ...init, ...(body !== undefined && { body }) });
    const text = await response.text();
    const after = this.#shop.usage();
    const hasWritten = after.writes + after.deletes > before.writes + before.deletes;
    return {
      request: { method, target, headers, body },
      json: body === undefined ? undefined : parseJson(body),
      ...callOf(method, url.pathname),
      person: PEOPLE.find((each) => this.#isSessionOf(each, values[0])),
      status: response.status,
      headers: response.headers,
      body: text,
      answer: parseJson(text),
      writes: hasWritten ? await this.#takeWrites() : [],
      changedAccounts: this.#takeChangedAccounts(),
      log: this.#shop.log.splice(0),
      known: this.#known,
    };
  }

  #isSessionOf(person: Person, cookie: string | undefined): boolean {
    return this.#shop.cookies[person] === cookie && !this.#signedOut.has(person);
  }

  #cookieValue({ of, damage }: SentCookie): string {
    const value = (of === 'pending' ? this.#pending : this.#shop.cookies[of]) ?? '';
    if (!damage || value === '') return value;
    // The last character of a signature has unused bits; changing those damages nothing.
    const at = damage.at % Math.max(1, value.length - 1);
    if (damage.do === 'cut') return value.slice(0, at);
    if (damage.do === 'flip') {
      return value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1);
    }
    const [header = '', claims = ''] = this.#shop.cookies.admin?.split('.') ?? [];
    return [header, claims, ...value.split('.').slice(2)].join('.');
  }

  async #takeWrites(): Promise<Write[]> {
    const [was, is] = [this.#documents, await this.#shop.everything()];
    this.#documents = is;
    return differingKeys(was, is).map((path) => ({ path, before: was[path], after: is[path] }));
  }

  #takeChangedAccounts(): string[] {
    const [was, is] = [this.#accounts, Object.fromEntries(this.#shop.google.accounts)];
    this.#accounts = is;
    return differingKeys(was, is);
  }

  /** Remembers what later requests can use. */
  #learn({ status, headers, answer, path, person }: Exchange): void {
    if (status >= 300) return;
    if (path === '/api/logout' && person) this.#signedOut.add(person);
    const order = fieldOf(answer, 'order_number');
    if (typeof order === 'string') {
      const { linkKey, now } = this.#shop.deps;
      const link = { purpose: 'cancel-order' as const, number: order };
      this.#known = { ...this.#known, order, cancelToken: signedLink(linkKey, link, now()) };
    }
    const booking = fieldOf(answer, 'booking_number');
    if (typeof booking === 'string' && /\/rental-bookings$/.test(path ?? '')) {
      const { linkKey, now } = this.#shop.deps;
      const token = signedLink(linkKey, { purpose: 'booking', number: booking }, now());
      this.#known = { ...this.#known, booking, bookingToken: token };
    }
    if (/^AN-/.test(String(fieldOf(answer, 'number')))) {
      const quote = String(fieldOf(answer, 'number'));
      const { linkKey, now } = this.#shop.deps;
      const link = String(fieldOf(this.#documents[`quotes/${quote}`], 'link'));
      this.#known = {
        ...this.#known,
        quote,
        quoteToken: signedLink(linkKey, { purpose: 'quote', number: quote, nonce: link }, now()),
      };
    }
    const next = headers.get('next-page');
    if (next) this.#known = { ...this.#known, next };
    const redirectUrl = fieldOf(answer, 'redirectUrl');
    if (typeof redirectUrl === 'string') {
      this.#pending = /^__session=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1];
      this.#known = { ...this.#known, ...this.#shop.google.consent(redirectUrl, NEWCOMER) };
    }
  }
}

function differingKeys(was: object, is: object): string[] {
  const [before, after] = [new Map(Object.entries(was)), new Map(Object.entries(is))];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => !isDeepStrictEqual(before.get(key), after.get(key)),
  );
}

const PROTOTYPES = [Object.prototype, Array.prototype, String.prototype, Function.prototype];
const KEY_COUNTS = PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype).length);

function leavesPrototypesAlone(): string | undefined {
  const counts = PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype).length);
  return isDeepStrictEqual(counts, KEY_COUNTS) ? undefined : 'it changes a built-in prototype';
}

function describe(problem: string, exchange: Exchange): string {
  const { request, person, status, headers, body, writes } = exchange;
  const shorten = (text: string) => (text.length > 1_500 ? `${text.slice(0, 1_500)} …` : text);
  const lines = (each: Headers) => [...each].map(([name, value]) => `${name}: ${value}`);
  return [
    `${problem}\n--- request, sent by ${person ?? 'a visitor'}`,
    shorten([`${request.method} ${request.target}`, ...lines(request.headers)].join('\n')),
    shorten(request.body ?? ''),
    '--- response',
    shorten([status, ...lines(headers), body].join('\n')),
    `--- written: ${writes.map(({ path }) => path).join(', ') || 'nothing'}`,
  ].join('\n');
}
