import type { ApiCall, ApiRequest, ApiResponse, CallParams } from '@shop/domain/contract/api';
import { hasBody, parseBody } from '@shop/domain/contract/request-bodies';
import type { Parsed } from '@shop/domain/text/validation';
import type { Express, Request, RequestHandler, Response } from 'express';
import { HttpError } from '../errors/http-error.ts';
import { type Refusal, refuse } from '../errors/refusal.ts';
import type { RateLimit } from '../rate-limit/rate-limit.ts';
import { atMostAtOnce } from './at-most-at-once.ts';
import { PRIVATE } from './caching.ts';
import { callLimiter } from './call-limit.ts';
import { beginDeadline, withinDeadline } from './deadline.ts';
import { sendRefusal } from './error-handler.ts';
import { jsonBody } from './json-body.ts';
import { requireSameSite } from './same-site.ts';

/** A call as its handler gets it, with path parameters and body as the contract types them. */
export interface CallRequest<Call extends ApiCall> {
  params: CallParams<Call>;
  body: ApiRequest<Call>;
  req: Request;
}

/** A successful answer: status 200 and `private, no-store`, unless it says otherwise. */
export interface CallReply<Call extends ApiCall> {
  body: ApiResponse<Call>;
  status?: 200 | 201;
  headers?: Readonly<Record<string, string>>;
  /** The body is an object of the in-memory catalogue: its JSON and ETag are made once. */
  isCached?: boolean;
}

export type CallHandler<Call extends ApiCall> = (
  request: CallRequest<Call>,
) => Promise<CallReply<Call> | Refusal>;

export interface RouteOptions {
  /** Refuses requests from other sites' pages, as every POST does; for a GET that changes the cookie. */
  isSameSiteOnly?: boolean;
  /** How many documents of Firestore it may read, for the limit of calls; a few by default. */
  reads?: 'none' | 'many';
  /** Larger bodies get 413; 64 KB by default. More may take `LARGE_BODY_FACTOR` times as long. */
  maxBodyBytes?: number;
  /** How many of these requests each process reads at a time, for large bodies; others get 429. */
  maxAtOnce?: number;
}

/** What all routes share. */
export interface RouteSettings {
  siteOrigins: readonly string[];
  /** Calls that read Firestore, per address and process; those that read many, a fifth as often. */
  callLimit: RateLimit;
  /** How long a body may take to arrive; slower ones get 408. */
  bodyMs: number;
  /** How long an answer may take; of a large body, once it is there. */
  deadlineMs: number;
  /** Lets some past to a path and all below: before a body is read, and again, as senders can take their time. */
  guard: { path: string; check: RequestHandler };
}

export interface Route<Call extends ApiCall = ApiCall> extends RouteOptions {
  call: Call;
  handler: RequestHandler;
}

/** Declares how a call of the contract is answered. */
export function route<Call extends ApiCall>(
  call: Call,
  handle: CallHandler<Call>,
  options: RouteOptions = {},
): Route<Call> {
  const handler: RequestHandler = async (req, res) => {
    const params = req.params as CallParams<Call>; // as the path is made from the call
    const body = bodyOf(call, req);
    const reply = body.ok
      ? await withinDeadline(handle({ params, body: body.value, req }))
      : refuse('invalid', body.message);
    if ('code' in reply) return sendRefusal(res, reply);
    res.status(reply.status ?? 200).set({ ...PRIVATE, ...reply.headers });
    if (reply.isCached && reply.body) sendCachedJson(res, reply.body);
    else res.json(reply.body);
  };
  return { call, handler, ...options };
}

function bodyOf<Call extends ApiCall>(call: Call, req: Request): Parsed<ApiRequest<Call>> {
  const body = hasBody(call) ? parseBody(call, req.body) : { ok: true, value: undefined };
  return body as Parsed<ApiRequest<Call>>;
}

const cachedJson = new WeakMap<object, { json: Buffer; etag: string }>();

/** `res.json` would serialise and hash a list for each request: half of the time it takes. */
function sendCachedJson(res: Response, body: object): void {
  let cached = cachedJson.get(body);
  if (!cached) {
    const json = Buffer.from(JSON.stringify(body));
    cached = { json, etag: res.app.get('etag fn')(json) };
    cachedJson.set(body, cached);
  }
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('ETag', cached.etag);
  res.send(cached.json);
}

/** So many calls count as one that reads many documents. */
export const COSTLY_CALLS = 5;

/** A megabyte of the office from a slow phone; with the answer still within the function's 30 seconds. */
const LARGE_BODY_FACTOR = 4;

/** Adds the routes to the app; any other method of their paths is answered with 405. */
export function addRoutes(
  app: Express,
  routes: readonly Route[],
  { siteOrigins, callLimit, bodyMs, deadlineMs, guard }: RouteSettings,
): void {
  app.use(guard.path, guard.check);
  const sameSite = requireSameSite(siteOrigins);
  const calls = callLimiter(callLimit);
  const costly = callLimiter({ ...callLimit, max: Math.ceil(callLimit.max / COSTLY_CALLS) });
  const limits = { none: [], few: calls, many: [...calls, ...costly] };
  const methods = new Map<string, string[]>();
  for (const { call, handler, ...options } of routes) {
    const { isSameSiteOnly, reads = 'few', maxBodyBytes, maxAtOnce } = options;
    const [method = '', path = ''] = call.replaceAll('{', ':').replaceAll('}', '').split(' ');
    const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method];
    methods.set(path, [...(methods.get(path) ?? []), ...allowed]);
    if (method === 'POST') {
      const few = maxAtOnce === undefined ? [] : atMostAtOnce(maxAtOnce);
      const body =
        maxBodyBytes === undefined
          ? jsonBody({ maxMs: bodyMs })
          : [
              ...jsonBody({ maxBytes: maxBodyBytes, maxMs: bodyMs * LARGE_BODY_FACTOR }),
              beginDeadline(deadlineMs),
            ];
      const again = path.startsWith(`${guard.path}/`) ? [guard.check] : [];
      app.post(path, sameSite, limits[reads], few, body, again, handler);
    }
    if (method === 'GET') app.get(path, isSameSiteOnly ? [sameSite] : [], limits[reads], handler);
  }
  for (const [path, allowed] of methods) app.all(path, methodNotAllowed(allowed.join(', ')));
}

/** Answers 405 and says which methods there are: `GET, HEAD`. */
export function methodNotAllowed(allowed: string): RequestHandler {
  return () => {
    throw new HttpError(405, 'Diese Methode ist hier nicht möglich.', { Allow: allowed });
  };
}
