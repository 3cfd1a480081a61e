import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { type RateLimit, usesBy } from '../firestore/rate-limit.ts';
import { refuseTooMany } from '../lib/refusal.ts';
import { clientAddress } from './client-address.ts';
import { type sendError, sendRefusal } from './error-handler.ts';

/**
 * Refuses requests of an address beyond its limit, in JSON or using `send`. Counts in this process's memory,
 * since a counter in Firestore would cost as much as it saves; each process therefore allows `max`.
 */
export function callLimiter(limit: RateLimit, send?: typeof sendError): RequestHandler[] {
  const usesOf = (req: Request) => usesBy(clientAddress(req), limit);
  // The wider network first, so that it never has more counters than requests.
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

/** Bytes answered from memory per call of the limit: 90 lists of 10,000 products a minute. */
const BYTES_A_CALL = 1_000_000;

/**
 * Wraps handlers whose answers come from memory: refuses an address, or a /48, that was sent too many bytes in
 * the current window. Answers without a body, such as 304, count nothing. Counts in this process's memory.
 */
export function byteLimiter(limit: RateLimit, send?: typeof sendError) {
  const perAddress = { ...limit, max: limit.max * BYTES_A_CALL };
  let sent = new Map<string, number>();
  let endsAtMs = 0;
  return (answer: RequestHandler): RequestHandler =>
    async (req, res, next) => {
      const nowMs = performance.now();
      if (nowMs >= endsAtMs) {
        sent = new Map();
        endsAtMs = nowMs + limit.windowMs;
      }
      const uses = usesBy(clientAddress(req), perAddress);
      if (uses.some(({ by, limit: { max } }) => (sent.get(by) ?? 0) >= max)) {
        return sendRefusal(res, refuseTooMany(Math.ceil((endsAtMs - nowMs) / 1000)), send);
      }
      await answer(req, res, next);
      const isEmpty = res.statusCode === 304 || req.method === 'HEAD';
      const bytes = isEmpty ? 0 : Number(res.get('Content-Length') ?? 0);
      for (const { by } of uses) sent.set(by, (sent.get(by) ?? 0) + bytes);
    };
}
