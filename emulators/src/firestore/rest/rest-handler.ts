import { callMethod } from '../core/operations/methods.ts';
import { readJson, sendJson } from '../http/exchange.ts';
import type { HttpHandler } from '../http/http-server.ts';
import type { ServerContext } from '../server-context.ts';
import { parametersOf } from './parameters.ts';
import { routeRest } from './route.ts';

/** Serves Firestore's REST API, which `firebase/firestore/lite` uses. */
export function createRestHandler({ authenticate, codec, faults }: ServerContext): HttpHandler {
  return async (exchange) => {
    const { method, path, query, request } = exchange;
    if (!path.startsWith('/v1/')) return false;
    const body = await readJson(exchange);
    const call = routeRest({ method, path, parameters: parametersOf(query), body });
    if (!call) return false;
    const caller = authenticate(request.headers.authorization);
    const answer = await faults.run(async () => {
      const message = codec.decode<object>(`${call.name}Request`, call.request);
      const answered: object | object[] = await callMethod(call.name, caller, message);
      return Array.isArray(answered)
        ? answered.map((each: object) => codec.encodeAnswer(call.name, each))
        : codec.encodeAnswer(call.name, answered);
    });
    sendJson(exchange, 200, answer);
    return true;
  };
}
