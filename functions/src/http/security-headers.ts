import type { RequestHandler } from 'express';
import firebase from '../../../firebase.json' with { type: 'json' };

/** Hosting's headers for documents, taken from its own settings when the function is bundled. */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = Object.fromEntries(
  documentRule().headers.map(({ key, value }) => [key, value]),
);

function documentRule() {
  const [rule] = firebase.hosting.headers;
  if (rule?.headers[0]?.key === 'Content-Security-Policy') return rule;
  throw new Error('The first headers of firebase.json have to be those of documents.');
}

/** Data is not a page: it may load nothing and must not be framed. */
const DATA_HEADERS = Object.entries({
  ...DOCUMENT_HEADERS,
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
});

/** Sets the same security headers as Hosting, with the strictest content policy. */
export const securityHeaders: RequestHandler = (_req, res, next) => {
  for (const [name, value] of DATA_HEADERS) res.setHeader(name, value);
  next();
};
