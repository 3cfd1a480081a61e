import { setImmediate } from 'node:timers/promises';
import { type ApiCall, CALL_TERMS } from '@shop/domain/contract/api';
import type { ApiRequest, ApiResponse, CallParams } from '@shop/domain/contract/call';
import type { CallTerms } from '@shop/domain/contract/describe';
import { hasBody, parseWithPauses } from '@shop/domain/contract/request-bodies';
import type { Parsed } from '@shop/domain/text/validation';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { RateLimit } from '../firestore/rate-limit.ts';
import { beginDeadline, withinDeadline } from '../lib/deadline.ts';
import { HttpError } from '../lib/http-error.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { PRIVATE } from './caching.ts';
import { byteLimiter, callLimiter } from './call-limit.ts';
import { sendRefusal } from './error-handler.ts';
import { jsonBody } from './json-body.ts';
import { requireSameSite } from './same-site.ts';

/** A call as its handler receives it, with path parameters and body typed by the contract. */
export interface CallRequest<Call extends ApiCall> {
  params: CallParams<Call>;
  body: ApiRequest<Call>;
  req: Request;
}

/** A successful answer: by default status 200 and `private, no-store`. */
export interface CallReply<Call extends ApiCall> {
  body: ApiResponse<Call>;
  status?: 200 | 201;
  headers?: Readonly<Record<string, string>>;
  /** The body is an object of the in-memory catalogue, whose JSON and ETag are made once. */
  isCached?: boolean;
}

export type CallHandler<Call extends ApiCall> = (
  request: CallRequest<Call>,
) => Promise<CallReply<Call> | Outcome<ApiResponse<Call>>>;

export interface RouteSettings {
  siteOrigins: readonly string[];
  /**
   * For calls that read Firestore, per address and process; calls with many reads may be made a fifth as
   * often.
   */
  callLimit: RateLimit;
  /** Time limit for receiving a body; slower ones get 408. */
  bodyMs: number;
  /** Time limit of the answer; for large bodies it starts once they have arrived. */
  deadlineMs: number;
  /** Lets only admins past: before a body is read, and again, as senders can take their time. */
  adminGuard: RequestHandler;
}

export interface Route<Call extends ApiCall = ApiCall> {
  call: Call;
  handler: RequestHandler;
}

export function route<Call extends ApiCall>(call: Call, handle: CallHandler<Call>): Route<Call> {
  const handler: RequestHandler = async (req, res) => {
    const params = req.params as CallParams<Call>; // as the path is made from the call
    if (Object.values(req.params).some((value) => value.length > MAX_ID_LENGTH)) {
      return sendRefusal(res, NO_SUCH_ID);
    }
    const body = await bodyOf(call, req);
    const handled = body.ok
      ? await withinDeadline(handle({ params, body: body.value, req }))
      : refuse('invalid', body.message);
    if ('code' in handled) return sendRefusal(res, handled);
    const reply: CallReply<Call> = 'ok' in handled ? { body: handled.value } : handled;
    res.status(reply.status ?? 200).set({ ...PRIVATE, ...reply.headers });
    if (reply.isCached && reply.body) sendCachedJson(res, reply.body);
    else res.json(reply.body);
  };
  return { call, handler };
}

/** Firestore's own limit is 1,500 bytes. */
const MAX_ID_LENGTH = 300;
const NO_SUCH_ID = refuse('not_found', 'Das gibt es nicht.');

async function bodyOf<Call extends ApiCall>(
  call: Call,
  req: Request,
): Promise<Parsed<ApiRequest<Call>>> {
  const body = hasBody(call)
    ? await parseWithPauses(call, req.body, setImmediate)
    : { ok: true, value: undefined };
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

/** A call with many reads counts as this many calls, and so does a paper. */
export const COSTLY_CALLS = 5;
const COSTLY_READS = 12;

export const isCostly = ({ access, reads = 0 }: CallTerms) =>
  access !== 'admin' && reads >= COSTLY_READS;

/** Refuses costly calls of an address beyond its limit. */
export const costlyLimiter = (callLimit: RateLimit): RequestHandler[] =>
  callLimiter({ ...callLimit, max: Math.ceil(callLimit.max / COSTLY_CALLS) });

/** For the office's megabyte from a slow phone; the answer still fits the function's 30 seconds. */
const LARGE_BODY_FACTOR = 4;

/** Adds the routes to the app under the terms of their calls; any other method of their paths gets 405. */
export function addRoutes(app: Express, routes: readonly Route[], settings: RouteSettings): void {
  const { siteOrigins, callLimit, adminGuard } = settings;
  app.use('/api/admin', adminGuard);
  const sameSite = requireSameSite(siteOrigins);
  const calls = callLimiter(callLimit);
  const costly = costlyLimiter(callLimit);
  const withinBytes = byteLimiter(callLimit);
  const limitsOf = (terms: CallTerms) => {
    if (terms.isFromMemory) return [];
    return isCostly(terms) ? [...calls, ...costly] : calls;
  };
  const methods = new Map<string, string[]>();
  for (const { call, handler } of routes) {
    const terms = CALL_TERMS[call];
    const [method = '', path = ''] = call.replaceAll('{', ':').replaceAll('}', '').split(' ');
    const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method];
    methods.set(path, [...(methods.get(path) ?? []), ...allowed]);
    if (method === 'POST') {
      const again = terms.access === 'admin' ? [adminGuard] : [];
      app.post(path, sameSite, limitsOf(terms), bodyReader(terms, settings), again, handler);
    }
    if (method === 'GET') {
      const answer = terms.isFromMemory ? withinBytes(handler) : handler;
      app.get(path, terms.isSameSiteOnly ? [sameSite] : [], limitsOf(terms), answer);
    }
  }
  for (const [path, allowed] of methods) app.all(path, methodNotAllowed(allowed.join(', ')));
}

function bodyReader(
  { maxBodyBytes, maxAtOnce }: CallTerms,
  { bodyMs, deadlineMs }: RouteSettings,
): RequestHandler[] {
  if (maxBodyBytes === undefined) return jsonBody({ maxMs: bodyMs });
  return [
    ...(maxAtOnce === undefined ? [] : [atMostAtOnce(maxAtOnce)]),
    ...jsonBody({ maxBytes: maxBodyBytes, maxMs: bodyMs * LARGE_BODY_FACTOR }),
    beginDeadline(deadlineMs),
  ];
}

const BUSY: Refusal = {
  ...refuse(
    'too_many',
    'Gerade wird vieles zugleich hochgeladen. Bitte versuchen Sie es gleich noch einmal.',
  ),
  retryAfterSeconds: 2,
};

/** Refuses requests while `max` others of this process are under way. */
export function atMostAtOnce(max: number, busy: Refusal = BUSY): RequestHandler {
  let underWay = 0;
  return (_req, res, next) => {
    if (underWay >= max) return sendRefusal(res, busy);
    underWay += 1;
    res.once('close', () => {
      underWay -= 1;
    });
    next();
  };
}

/** Answers 405 with the allowed methods: `GET, HEAD`. */
export function methodNotAllowed(allowed: string): RequestHandler {
  return () => {
    throw new HttpError(405, 'Diese Methode ist hier nicht möglich.', { Allow: allowed });
  };
}
