import { expect, test } from 'vitest';
import { pageErrorAnswer } from './page-error.ts';

test('whatever it says stays a text', () => {
  const { content } = pageErrorAnswer(500, '<b>Ein & aus</b>');
  const html = 'html' in content ? content.html : '';
  expect(html).toContain('<title>&lt;b&gt;Ein &amp; aus&lt;/b&gt; | ');
  expect(html).toContain('<h1>&lt;b&gt;Ein &amp; aus&lt;/b&gt;</h1>');
});
