import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { refuseTooMany } from '../errors/refusal.ts';
import { type RateLimit, usesBy } from '../rate-limit/rate-limit.ts';
import { clientAddress } from './client-address.ts';
import { type sendError, sendRefusal } from './error-handler.ts';

/**
 * Refuses an address more requests than its limit, in JSON or as `send` does it. Counts in this process's memory, since a
 * counter in Firestore would cost what it saves: each process allows `max`.
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
      validate: false, // checks how addresses are found, which `clientAddress` does by itself
      handler: (_req, res) => sendRefusal(res, refuseTooMany(limit.windowMs / 1000), send),
    }),
  );
}
