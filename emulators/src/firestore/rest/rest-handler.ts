import { callMethod, type MethodName } from '../core/operations/methods.ts';
import { readJson, sendJson } from '../http/exchange.ts';
import type { HttpHandler } from '../http/http-server.ts';
import type { ServerContext } from '../server-context.ts';

/** The calls of Firestore's REST API that anybody may make, by their names in the address. */
const METHODS: Readonly<Record<string, MethodName>> = {
  batchGet: 'BatchGetDocuments',
  commit: 'Commit',
  runQuery: 'RunQuery',
  runAggregationQuery: 'RunAggregationQuery',
};
const PATH = /^\/v1\/((projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/.+?)?):([a-zA-Z]+)$/s;

/** Serves part of Firestore's REST API, through which tests call as users who are subject to rules. */
export function createRestHandler({ authenticate, codec, faults }: ServerContext): HttpHandler {
  return async (exchange) => {
    const [, parent, database, verb = ''] = PATH.exec(exchange.path) ?? [];
    const name = Object.hasOwn(METHODS, verb) ? METHODS[verb] : undefined;
    if (!name || exchange.method !== 'POST') return false;
    const of = verb.startsWith('run') ? { parent } : { database };
    const request = { ...(await readJson(exchange)), ...of };
    const caller = authenticate(exchange.request.headers.authorization);
    const answer = await faults.run(async () => {
      const message = codec.decode<object>(`${name}Request`, request);
      const answered: object | object[] = await callMethod(name, caller, message);
      return Array.isArray(answered)
        ? answered.map((each: object) => codec.encodeAnswer(name, each))
        : codec.encodeAnswer(name, answered);
    });
    sendJson(exchange, 200, answer);
    return true;
  };
}
