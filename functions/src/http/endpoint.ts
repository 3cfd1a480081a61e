import type { Express, Request, RequestHandler, Response } from 'express';
import { type Answer, send } from './answer.ts';
import { withinDeadline } from './deadline.ts';
import { HttpError } from './http-error.ts';
import { jsonBody } from './json-body.ts';
import { requireSameSite } from './site.ts';

/** What is in memory is answered at once: a promise and its deadline would cost more than the answer. */
type Handler = (req: Request) => Answer | Promise<Answer>;

/** The methods of one path; every other method is answered with 405 and the list of these. */
export interface Endpoint {
  path: string;
  get?: Handler;
  /** Gets its body parsed from JSON. */
  post?: Handler;
  /** For a GET that changes something: like every POST, only our own pages may send it. */
  isGetGuarded?: boolean;
}

/** What holds for all endpoints. */
export interface EndpointRules {
  /** Our own addresses, besides the one that a request was sent to. */
  siteOrigins: readonly string[];
}

/** Puts an endpoint into the app. */
export function addEndpoint(app: Express, endpoint: Endpoint, rules: EndpointRules): void {
  const { path, get, post, isGetGuarded } = endpoint;
  const ours = requireSameSite(rules.siteOrigins);
  const route = app.route(path);
  if (get) route.get(...(isGetGuarded ? [ours] : []), answering(get));
  if (post) route.post(ours, jsonBody(), answering(post));
  route.all(refuseMethod([get && 'GET, HEAD', post && 'POST'].filter(Boolean).join(', ')));
}

/** The pattern that a request fell under: logs name it, as the path itself may hold an id. */
export function routeOf({ req, locals }: Response): string {
  const pattern: unknown = req.route?.path ?? locals.route;
  return typeof pattern === 'string' ? pattern : 'unknown';
}

function answering(handler: Handler): RequestHandler {
  return (req, res) => {
    const answer = handler(req);
    if (!(answer instanceof Promise)) return send(res, answer);
    return withinDeadline(res, answer).then((later) => send(res, later));
  };
}

function refuseMethod(allowed: string): RequestHandler {
  return () => {
    throw new HttpError(405, 'Diese Methode ist hier nicht möglich.', { Allow: allowed });
  };
}
