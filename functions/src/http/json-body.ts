import express, { type Request, type RequestHandler } from 'express';
import { HttpError } from '../lib/http-error.ts';

/** Larger bodies get 413. An order with 100 lines stays well below. */
const MAX_BODY_BYTES = 64 * 1024;

export const TOO_LARGE = 'Die Anfrage ist zu groß.';
const TOO_SLOW = 'Ihre Anfrage kam nicht rechtzeitig an. Bitte versuchen Sie es erneut.';
const NOT_JSON = 'Die Anfrage muss aus gültigem JSON bestehen.';
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Only an escape can smuggle in a surrogate: UTF-8 cannot encode one. */
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;
const utf8 = new TextDecoder('utf-8', { fatal: true });

export interface BodyLimits {
  maxBytes?: number | undefined;
  /** Limit for the whole body, even if parts of it keep arriving. */
  maxMs: number;
}

export const jsonBody = ({ maxBytes = MAX_BODY_BYTES, maxMs }: BodyLimits): RequestHandler[] => [
  inTime(express.raw({ type: () => true, limit: maxBytes }), maxMs),
  parseBytes,
];

/** Answers 408 and closes the connection unless `read` finishes in time. */
function inTime(read: RequestHandler, maxMs: number): RequestHandler {
  return (req, res, next) => {
    const timer = setTimeout(() => {
      next(new HttpError(408, TOO_SLOW, { Connection: 'close' }));
    }, maxMs);
    read(req, res, (problem?: unknown) => {
      // The rest of an abandoned body ends in an error that nobody awaits.
      if (res.headersSent) return;
      clearTimeout(timer);
      next(problem);
    });
  };
}

const parseBytes: RequestHandler = (req, _res, next) => {
  req.body = parseJson(req);
  next();
};

function parseJson(req: Request): unknown {
  const bytes: unknown = req.body;
  if (!Buffer.isBuffer(bytes)) throw new HttpError(400, NOT_JSON);
  if (!req.is('application/json')) throw new HttpError(400, NOT_JSON);
  try {
    const text = utf8.decode(bytes);
    return JSON.parse(text, ESCAPED_SURROGATE.test(text) ? refuseLoneSurrogate : undefined);
  } catch {
    throw new HttpError(400, NOT_JSON);
  }
}

/** Firestore would refuse half a surrogate pair later, as a fault of ours. */
function refuseLoneSurrogate(key: string, value: unknown): unknown {
  if (LONE_SURROGATE.test(key) || (typeof value === 'string' && LONE_SURROGATE.test(value))) {
    throw new SyntaxError('lone surrogate');
  }
  return value;
}
