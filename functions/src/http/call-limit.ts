import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { refuseTooMany } from '../errors/refusal.ts';
import type { RateLimit } from '../rate-limit/rate-limit.ts';
import { clientAddress } from './client-address.ts';
import { sendRefusal } from './error-handler.ts';

/**
 * Refuses an address more requests than `max` in a window. Counts in this process's memory, since a
 * counter in Firestore would cost what it saves: each process allows `max`.
 */
export function callLimiter({
  max,
  windowMs,
}: Pick<RateLimit, 'max' | 'windowMs'>): RequestHandler {
  return rateLimit({
    limit: max,
    windowMs,
    keyGenerator: clientAddress,
    legacyHeaders: false,
    validate: false, // checks how addresses are found, which `clientAddress` does by itself
    handler: (_req, res) => sendRefusal(res, refuseTooMany(windowMs / 1000)),
  });
}
