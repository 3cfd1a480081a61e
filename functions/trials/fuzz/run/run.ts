import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { problemOf } from '../check/all-checks.ts';
import { type Exchange, fieldOf, parsed, type Write } from '../check/exchange.ts';
import { pathOf } from '../check/path-of.ts';
import { isServersOwn } from '../check/servers-own.ts';
import { brokenJson } from '../generate/json-tree.ts';
import { filled, type Places } from '../generate/places.ts';
import type { Move, Repeat, SentBody, Step } from '../step.ts';
import { FOREIGN_SESSION, GIVEN_UP_MAIL, ORDER_OF, type Person } from '../subject/people.ts';
import type { Documents, Subject } from '../subject/subject.ts';
import { firstOf, type Outcome } from '../wire/answer.ts';
import { requestBytes } from '../wire/request-bytes.ts';
import type { Wire } from '../wire/wire.ts';
import { cookieHeader } from './cookies.ts';
import type { Tally } from './tally.ts';
import { Violation } from './violation.ts';

const SETTLING_MS = 20;

/** Longer bodies are nested too deep, or too large already, to be worth another change. */
const MAX_CHANGED_LENGTH = 4_000;

/** Requests one after the other, from the shop's beginning; they know what those before learned. */
export class Run {
  readonly #subject: Subject;
  readonly #wire: Wire;
  readonly #tally: Tally;
  readonly #sent: Step[] = [];
  readonly #signedOut = new Set<Person>();
  #pending: string | undefined;
  #documents: Documents = {};
  #accounts: Documents = {};
  #places: Places = {
    session0: 'session-zero-0123456789',
    session1: 'session-one-0123456789_',
    session2: 'SESSION-two-0123456789-',
    foreignSession: FOREIGN_SESSION,
    annaOrder: ORDER_OF.anna,
    mail: GIVEN_UP_MAIL,
  };

  private constructor(subject: Subject, wire: Wire, tally: Tally) {
    this.#subject = subject;
    this.#wire = wire;
    this.#tally = tally;
  }

  static async begin(subject: Subject, wire: Wire, tally: Tally): Promise<Run> {
    const run = new Run(subject, wire, tally);
    await subject.begin();
    run.#documents = await subject.everything();
    run.#accounts = subject.accounts?.() ?? {};
    return run;
  }

  /** Sends a request. Throws a violation when it breaks a promise of the shop. */
  async perform(move: Move): Promise<void> {
    const step = 'repeats' in move ? this.#repeated(move) : move;
    if (!step) return;
    this.#sent.push(step);
    const exchange = await this.#exchange(this.#filled(step));
    this.#tally.count(exchange);
    const problem = problemOf(exchange) ?? prototypeProblem();
    if (problem) throw new Violation(problem, exchange);
    this.#learn(exchange);
  }

  #repeated({ repeats, cookies, mutations }: Repeat): Step | undefined {
    const step = this.#sent[repeats % Math.max(1, this.#sent.length)];
    if (!step) return undefined;
    const { body } = step;
    return {
      ...step,
      ...(cookies && { cookies }),
      ...(body && { body: changed(body, mutations) }),
    };
  }

  #filled(step: Step): Step {
    const fill = (text: string) => filled(text, this.#places);
    return {
      ...step,
      target: fill(step.target),
      headers: step.headers.map(([name, value]) => [name, fill(value)]),
      ...(step.body && { body: { ...step.body, text: fill(step.body.text) } }),
    };
  }

  async #exchange(step: Step): Promise<Exchange> {
    const jar = { subject: this.#subject, pending: this.#pending, signedOut: this.#signedOut };
    const { header, person } = cookieHeader(jar, step.cookies);
    const request = requestBytes(step, header);
    const before = await this.#subject.usage();
    const outcome = await this.#wire.send(request);
    // The app may still be at work on what the server has given up.
    if (request.isOdd && !isAnswered(outcome)) await setTimeout(SETTLING_MS);
    const after = await this.#subject.usage();
    const isWritten = after.writes + after.deletes > before.writes + before.deletes;
    return {
      request,
      path: undefined,
      parameter: undefined,
      ...pathOf(step.target),
      json: step.body && parsed(step.body.text),
      person,
      outcome,
      writes: isWritten ? await this.#writes() : [],
      changedAccounts: this.#changedAccounts(),
      log: this.#subject.takeLog?.() ?? [],
      places: this.#places,
    };
  }

  async #writes(): Promise<Write[]> {
    const [was, is] = [this.#documents, await this.#subject.everything()];
    this.#documents = is;
    return differing(was, is).map((path) => ({ path, before: was[path], after: is[path] }));
  }

  #changedAccounts(): string[] {
    const [was, is] = [this.#accounts, this.#subject.accounts?.() ?? {}];
    this.#accounts = is;
    return differing(was, is);
  }

  /** Keeps what later requests can use. */
  #learn({ outcome, path, person }: Exchange): void {
    if (outcome.kind !== 'answer' || outcome.answer.status >= 300) return;
    const { headers, body } = outcome.answer;
    const json = parsed(body.toString());
    const order = fieldOf(json, 'order_number');
    const next = firstOf(headers, 'next-page');
    const redirectUrl = fieldOf(json, 'redirectUrl');
    if (path === '/api/logout' && person) this.#signedOut.add(person);
    if (typeof order === 'string') this.#places = { ...this.#places, order };
    if (next) this.#places = { ...this.#places, next };
    if (typeof redirectUrl === 'string')
      this.#beginSignIn(redirectUrl, firstOf(headers, 'set-cookie'));
  }

  #beginSignIn(redirectUrl: string, setCookie: string): void {
    this.#pending = /^__session=([^;]*)/.exec(setCookie)?.[1];
    this.#places = { ...this.#places, ...this.#subject.consent?.(redirectUrl) };
  }
}

function changed(body: SentBody, mutations: Repeat['mutations']): SentBody {
  const value = body.text.length < MAX_CHANGED_LENGTH ? parsed(body.text) : undefined;
  return value === undefined ? body : { ...body, text: brokenJson(value, mutations) };
}

function isAnswered(outcome: Outcome): boolean {
  return outcome.kind === 'answer' && !isServersOwn(outcome.answer);
}

function differing(was: Documents, is: Documents): string[] {
  const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...keys].filter((key) => !isDeepStrictEqual(was[key], is[key]));
}

const PROTOTYPES = [Object.prototype, Array.prototype, String.prototype, Function.prototype];
const CLEAN = PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype).length);

function prototypeProblem(): string | undefined {
  const isClean = PROTOTYPES.every((each, index) => Reflect.ownKeys(each).length === CLEAN[index]);
  return isClean ? undefined : 'it changes what all objects have';
}
