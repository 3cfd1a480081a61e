import { METHODS } from 'node:http';
import type { SentCookie, Step } from '../step.ts';
import { ALL_PATHS } from './calls.ts';
import { USUAL } from './moves.ts';

/** `CONNECT` never reaches an app: Node's server ends the connection. */
const METHODS_SENT = [...METHODS, 'get'].filter((method) => method !== 'CONNECT');

const VISITORS: readonly (readonly SentCookie[])[] = [[], [{ of: 'anna' }], [{ of: 'admin' }]];

/** Every method on every path, without a body: a run for each path. */
export function sweepRuns(): Step[][] {
  return ALL_PATHS.map((path) => {
    const target = path.replace(/\{\w+\}/, '{{order}}');
    return METHODS_SENT.flatMap((method) =>
      VISITORS.map((cookies) => {
        return { method, target, version: 'HTTP/1.1', headers: USUAL, cookies };
      }),
    );
  });
}
