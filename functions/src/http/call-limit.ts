import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { refuseTooMany } from '../errors/refusal.ts';
import { type RateLimit, usesBy } from '../rate-limit/rate-limit.ts';
import { clientAddress } from './client-address.ts';
import { type sendError, sendRefusal } from './error-handler.ts';

/**
 * Refuses requests of an address beyond its limit, in JSON or using `send`. Counts in this process's memory,
 * since a counter in Firestore would cost as much as it saves; each process therefore allows `max`.
 */
export function callLimiter(limit: RateLimit, send?: typeof sendError): RequestHandler[] {
  const usesOf = (req: Request) => usesBy(clientAddress(req), limit);
  // The wider network first, so that it has no more counters than requests.
  return [1, 0].map((index) =>
    rateLimit({
      windowMs: limit.windowMs,
      limit: (req) => usesOf(req)[index]?.limit.max ?? 0,
      keyGenerator: (req) => usesOf(req)[index]?.by ?? '',
      skip: (req) => usesOf(req)[index] === undefined,
      legacyHeaders: false,
      validate: false, // would check how addresses are determined, which `clientAddress` does itself
      handler: (_req, res) => sendRefusal(res, refuseTooMany(limit.windowMs / 1000), send),
    }),
  );
}
