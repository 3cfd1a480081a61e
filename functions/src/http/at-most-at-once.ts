import type { RequestHandler } from 'express';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { sendRefusal } from './error-handler.ts';

const BUSY: Refusal = {
  ...refuse(
    'too_many',
    'Gerade wird vieles zugleich hochgeladen. Bitte versuchen Sie es gleich noch einmal.',
  ),
  retryAfterSeconds: 2,
};

/** Refuses, before a body is read, what comes while `max` requests of this process are under way. */
export function atMostAtOnce(max: number): RequestHandler {
  let underWay = 0;
  return (_req, res, next) => {
    if (underWay >= max) return sendRefusal(res, BUSY);
    underWay += 1;
    res.once('close', () => {
      underWay -= 1;
    });
    next();
  };
}
