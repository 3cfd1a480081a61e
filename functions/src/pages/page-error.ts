import { createHash } from 'node:crypto';
import { COMPANY } from '@shop/domain/company';
import { escapeHtml } from '@shop/domain/text/escape-html';
import type { Response } from 'express';
import { NO_STORE } from '../http/caching.ts';

const STYLE = `
body { margin: 0; background: #f4f4f1; color: #16191c; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-width: 36rem; margin: 0 auto; padding: 3rem 1.5rem }
h1 { margin: 0 0 1.5rem; font-size: 1.5rem; line-height: 1.3 }
a { color: inherit }
.home { display: inline-block; margin-top: .5rem; padding: .75rem 1.25rem; border-radius: 4px; background: #ffb310; font-weight: 600; text-decoration: none }
`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Answers with a self-contained HTML page: one German sentence and links to go on. */
export function sendPageError(
  res: Response,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  res.status(status).set({ ...NO_STORE, 'Content-Security-Policy': POLICY, ...headers });
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
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>Telefonisch erreichen Sie uns unter <a href="${COMPANY.phone.href}">${COMPANY.phone.display}</a>.</p>
<p><a class="home" href="/">Zur Startseite</a></p>
</main>
</body>
</html>
`;
}
