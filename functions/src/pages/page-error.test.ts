import { expect, test } from 'vitest';
import { errorPage } from './page-error.ts';

test('escapes its message', () => {
  const html = errorPage('<b>Ein & aus</b>');
  expect(html).toContain('<title>&lt;b&gt;Ein &amp; aus&lt;/b&gt; | ');
  expect(html).toContain('<h1>&lt;b&gt;Ein &amp; aus&lt;/b&gt;</h1>');
});
