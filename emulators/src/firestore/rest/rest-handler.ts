import type { Authenticate } from '../access/authenticate.ts';
import type { Faults } from '../faults/faults.ts';
import { readJson, sendJson } from '../http/exchange.ts';
import type { HttpHandler } from '../http/http-server.ts';
import type { JsonCodec } from '../protocol/json-codec.ts';
import { parametersOf } from './parameters.ts';
import { routeRest } from './route.ts';

export interface RestContext {
  readonly authenticate: Authenticate;
  readonly codec: JsonCodec;
  readonly faults: Faults;
}

/** Serves Firestore's REST API, which `firebase/firestore/lite` uses. */
export function createRestHandler({ authenticate, codec, faults }: RestContext): HttpHandler {
  return async (exchange) => {
    const { method, path, query, request } = exchange;
    if (!path.startsWith('/v1/')) return false;
    const body = await readJson(exchange);
    const call = routeRest({ method, path, parameters: parametersOf(query), body });
    if (!call) return false;
    const caller = authenticate(request.headers.authorization);
    const answer = await faults.run(() => call.run(codec, caller, call.request));
    sendJson(exchange, 200, answer);
    return true;
  };
}
