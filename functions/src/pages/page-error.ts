import { COMPANY } from '@shop/domain/company';
import { escapeHtml } from '@shop/domain/escape-html';
import type { Response } from 'express';
import { NO_STORE } from '../http/caching.ts';

/** Answers with an HTML page that needs nothing else: one German sentence and where to go on. */
export function sendPageError(
  res: Response,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  res.status(status).set({ ...NO_STORE, ...headers });
  res.type('html').send(errorPage(message));
}

export function errorPage(message: string): string {
  const heading = escapeHtml(message);
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | ${escapeHtml(COMPANY.shortName)}</title>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>Telefonisch erreichen Sie uns unter <a href="${COMPANY.phone.href}">${COMPANY.phone.display}</a>.</p>
<p><a href="/">Zur Startseite</a></p>
</main>
</body>
</html>
`;
}
