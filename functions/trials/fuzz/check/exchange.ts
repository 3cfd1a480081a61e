import type { Places } from '../generate/places.ts';
import type { Person } from '../subject/people.ts';
import type { Answer, Outcome } from '../wire/answer.ts';
import type { WireRequest } from '../wire/request-bytes.ts';

/** One document as it was and as it is; undefined where there is none. */
export interface Write {
  path: string;
  before: unknown;
  after: unknown;
}

/** All that is known of one request when it is over. */
export interface Exchange {
  request: WireRequest;
  /** The pattern of the path that it asked for; undefined for an address that does not exist. */
  path: string | undefined;
  /** What stands in the path where the pattern has a name. */
  parameter: string | undefined;
  /** The body as `JSON.parse` sees it; undefined where it is no JSON. */
  json: unknown;
  /** Whose good session was sent. */
  person: Person | undefined;
  outcome: Outcome;
  writes: readonly Write[];
  /** Accounts of Firebase Auth that became different. */
  changedAccounts: readonly string[];
  log: readonly object[];
  places: Places;
}

/** An exchange that was answered. */
export type Answered = Exchange & { answer: Answer };

/** What is wrong with an exchange; undefined when nothing is. */
export type Check = (exchange: Answered) => string | undefined;

export function isSuccess({ answer }: Answered): boolean {
  return answer.status >= 200 && answer.status < 300;
}

/** GET and HEAD are one: the second only keeps the body to itself. */
export function isCall({ request, path }: Exchange, method: string, wanted: string): boolean {
  return path === wanted && (request.method === 'HEAD' ? 'GET' : request.method) === method;
}

/** The headers of one name, whatever its case. */
export function sentHeaders({ headers }: WireRequest, name: string): string[] {
  return headers.filter(([each]) => each.toLowerCase() === name).map(([, value]) => value.trim());
}

/** A field of a JSON value. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

/** The value of a JSON text; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
