import type { Callers } from '../access/callers.ts';
import { answerJson, readJson } from '../http/exchange.ts';
import type { HttpHandler } from '../http/http-front.ts';
import type { JsonCodec } from '../protocol/json-codec.ts';
import { parametersOf } from './parameters.ts';
import { routeRest } from './route.ts';

/** Answers the REST API of Firestore, which `firebase/firestore/lite` speaks. */
export function createRestFront(callers: Callers, codec: JsonCodec): HttpHandler {
  return async (exchange) => {
    const { method, path, query, request } = exchange;
    if (!path.startsWith('/v1/')) return false;
    const body = await readJson(exchange);
    const call = routeRest({ method, path, parameters: parametersOf(query), body });
    if (!call) return false;
    const caller = callers(request.headers.authorization);
    answerJson(exchange, 200, await call.run(codec, caller, call.request));
    return true;
  };
}
