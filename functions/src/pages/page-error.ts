import { COMPANY } from '@shop/domain/company';
import { escapeHtml } from '@shop/domain/escape-html';
import type { Answer } from '../http/answer.ts';
import { NOT_STORED } from '../http/caching.ts';

/**
 * What a visitor reads when a page cannot be made: one sentence and the ways on, in a document that
 * needs nothing else. No cache keeps it.
 */
export function pageErrorAnswer(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const heading = escapeHtml(message);
  const html = `<!doctype html>
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
  return { status, headers: { ...headers, ...NOT_STORED }, content: { html } };
}
