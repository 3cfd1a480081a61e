import { createHash } from 'node:crypto';
import { COMPANY } from '@shop/domain/company';
import { escapeHtml } from '@shop/domain/text/escape-html';
import type { EmulatedPerson } from './sign-in-codes.ts';

const STYLE = `
body { margin: 0; background: #f4f4f1; color: #16191c; font: 1rem/1.5 "Barlow", system-ui, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem; }
section { background: #fff; border: 1px solid #c6c9c6; border-radius: 3px; padding: 1rem; margin-top: 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.25rem; margin: 0 0 .5rem; }
ul { list-style: none; margin: 0; padding: 0; }
li + li { margin-top: .5rem; }
button { width: 100%; min-height: 3rem; padding: .5rem 1rem; border: 1px solid #16191c; border-radius: 3px;
  background: #fff; color: inherit; font: inherit; text-align: left; cursor: pointer; }
button.signal { background: #ffb310; text-align: center; font-weight: 600; margin-top: 1rem; }
button:focus-visible, input:focus-visible { outline: 3px solid #16191c; outline-offset: 2px; }
button span { display: block; overflow-wrap: anywhere; }
label { display: block; margin-top: .75rem; font-weight: 600; }
input { box-sizing: border-box; width: 100%; min-height: 3rem; padding: .5rem; border: 1px solid #868c8f;
  border-radius: 3px; font: inherit; }
p.error { color: #b3261e; font-weight: 600; }
`;

export const SIGN_IN_PAGE_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface SignInPage {
  /** The action of both forms, and the hidden fields that they submit. */
  action: string;
  hidden: Readonly<Record<string, string>>;
  people: readonly EmulatedPerson[];
  error?: string;
}

/** The page on which a developer or a browser test chooses the account to sign in with. */
export function signInPage({ action, hidden, people, error }: SignInPage): string {
  const fields = Object.entries(hidden).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const form = (content: string) =>
    `<form method="get" action="${escapeHtml(action)}">${fields.join('')}${content}</form>`;
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Anmelden – ${escapeHtml(COMPANY.shortName)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Anmelden</h1>
<p>Diese Seite vertritt Google auf dem Entwicklungsrechner. Jedes Konto lässt sich ohne Kennwort öffnen.</p>
${people.length > 0 ? section('Konto wählen', form(`<ul>${people.map(personItem).join('')}</ul>`)) : ''}
${section('Neues Konto', (error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : '') + form(NEW_PERSON))}
</main>
</body>
</html>
`;
}

const NEW_PERSON = `
<label for="name">Name</label><input id="name" name="name" required autocomplete="off">
<label for="email">E-Mail</label><input id="email" name="email" type="email" required autocomplete="off">
<button class="signal">Konto anlegen und anmelden</button>`;

function section(heading: string, content: string): string {
  return `<section><h2>${heading}</h2>${content}</section>`;
}

function personItem({ sub, name, email }: EmulatedPerson): string {
  const label = `<strong>${escapeHtml(name)}</strong><span>${escapeHtml(email)}</span>`;
  return `<li><button name="account" value="${escapeHtml(sub)}">${label}</button></li>`;
}
