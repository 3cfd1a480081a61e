import type { SampleCall } from '../../../test/sample-calls.ts';
import type { Person } from '../people.ts';

/** A document before and after; undefined where it does not exist. */
export interface Write {
  path: string;
  before: unknown;
  after: unknown;
}

/** Everything known about a request and its response. */
export interface Exchange {
  request: { method: string; target: string; headers: Headers; body: string | undefined };
  /** The request's body parsed as JSON; undefined for anything else. */
  json: unknown;
  /** The path's pattern, such as `/api/products/{id}`; undefined if no call has it. */
  path: string | undefined;
  /** The call with this path and method; HEAD counts as GET. */
  call: SampleCall | undefined;
  parameter: string | undefined;
  /** The person whose valid session was sent. */
  person: Person | undefined;
  status: number;
  headers: Headers;
  body: string;
  /** The response's body parsed as JSON; undefined for anything else. */
  answer: unknown;
  writes: readonly Write[];
  /** Firebase Auth accounts that changed. */
  changedAccounts: readonly string[];
  log: readonly object[];
  known: Readonly<Record<string, string>>;
}

/** Describes the fault of an exchange; undefined if there is none. */
export type Check = (exchange: Exchange) => string | undefined;

export const isSuccess = ({ status }: Exchange): boolean => status >= 200 && status < 300;

/** An own property of a JSON value. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

/** Undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
