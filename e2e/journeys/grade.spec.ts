import { expect, test } from '@playwright/test';
import { gradeAnswer } from '../observatory/grade.ts';
import { gradePage } from '../observatory/grade-page.ts';

// 130 less 10 for inline styles, which the header lets in and each document limits to its own.
for (const path of ['/', '/katalog', '/produkt/1', '/checkout', '/dashboard', '/admin']) {
  test(`the HTTP Observatory would give ${path} an A+`, async ({ baseURL }) => {
    const { grade, score, findings } = await gradePage(baseURL ?? '', path);
    expect({ grade, score }, JSON.stringify(findings)).toEqual({ grade: 'A+', score: 120 });
  });
}

const POLICY = 'content-security-policy';

/** Replaces a part of the policy. */
const policy = (part: string | RegExp, by: string) => (headers: Headers) =>
  headers.set(POLICY, (headers.get(POLICY) ?? '').replace(part, by));
const without =
  (...names: string[]) =>
  (headers: Headers) =>
    names.forEach((name) => {
      headers.delete(name);
    });
const cookie = (text: string) => (headers: Headers) => headers.append('set-cookie', text);

const WEAKENED: [what: string, weaken: (headers: Headers) => void, grade: string, score: number][] =
  [
    ['a safe session cookie', cookie('__session=1; Secure; HttpOnly; SameSite=Lax'), 'A+', 125],
    ['no inline styles', policy(" 'unsafe-inline'", ''), 'A+', 130],
    ['no nosniff', without('x-content-type-options'), 'A+', 115],
    ['eval', policy("script-src 'self'", "script-src 'self' 'unsafe-eval'"), 'A+', 110],
    ['inline scripts', policy(/script-src [^;]*/, "script-src 'unsafe-inline'"), 'B+', 80],
    ['scripts of any host', policy("script-src 'self'", 'script-src https:'), 'B+', 80],
    ['calls over HTTP', policy("connect-src 'self'", 'connect-src http://a.example'), 'B+', 80],
    ['a directive that comes twice', policy(/^/, "script-src 'self'; "), 'B', 75],
    ['no policy, older header', without(POLICY), 'B', 75],
    ['neither policy nor older header', without(POLICY, 'x-frame-options'), 'C', 55],
    ['no HSTS', without('strict-transport-security'), 'B+', 80],
    ['a session cookie for scripts', cookie('session=1; Secure; SameSite=Lax'), 'B', 70],
    ['a cookie over HTTP', cookie('session=1; HttpOnly; SameSite=Lax'), 'A+', 110],
  ];

for (const [what, weaken, grade, score] of WEAKENED) {
  test(`with ${what} it would be ${grade}`, async ({ request }) => {
    const answer = await request.get('/');
    const headers = new Headers(answer.headers());
    weaken(headers);
    expect(gradeAnswer({ headers, html: await answer.text() })).toMatchObject({ grade, score });
  });
}

test('scripts of other hosts cost the grade unless they are pinned', async ({ request }) => {
  const headers = new Headers((await request.get('/')).headers());
  const scoreWith = (tag: string) => gradeAnswer({ headers, html: tag }).score;
  expect(scoreWith('<script src="https://cdn.example/a.js"></script>')).toBe(115);
  expect(scoreWith('<script src="//cdn.example/a.js"></script>')).toBe(50);
  expect(scoreWith('<script src="https://cdn.example/a.js" integrity="sha256-x"></script>')).toBe(
    125,
  );
  expect(scoreWith('<script src="/assets/a.js" integrity="sha256-x"></script>')).toBe(125);
});
