import type { Express, Request, RequestHandler, Response } from 'express';
import { type Answer, send } from './answer.ts';
import { withinDeadline } from './deadline.ts';
import { HttpError } from './http-error.ts';
import { jsonBody } from './json-body.ts';
import { requireSameSite } from './site.ts';

type Handler = (req: Request) => Promise<Answer>;

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
  const route = app.route(path).all(nameRoute(path));
  if (get) route.get(...(isGetGuarded ? [ours] : []), answering(get));
  if (post) route.post(ours, jsonBody(), answering(post));
  route.all(refuseMethod([get && 'GET, HEAD', post && 'POST'].filter(Boolean).join(', ')));
}

/** The pattern that a request fell under: logs name it, as the path itself may hold an id. */
export function routeOf(res: Response): string {
  return typeof res.locals.route === 'string' ? res.locals.route : 'unknown';
}

function nameRoute(path: string): RequestHandler {
  return (_req, res, next) => {
    res.locals.route = path;
    next();
  };
}

function answering(handler: Handler): RequestHandler {
  return async (req, res) => send(res, await withinDeadline(res, handler(req)));
}

function refuseMethod(allowed: string): RequestHandler {
  return () => {
    throw new HttpError(405, 'Diese Methode ist hier nicht möglich.', { Allow: allowed });
  };
}
