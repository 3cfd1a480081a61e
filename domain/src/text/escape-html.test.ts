import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('keeps what would end an attribute or begin an element as text', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
});

test('leaves any other text unchanged', () => {
  expect(escapeHtml('24–48 Stunden, 5 m² für 12,50 €')).toBe('24–48 Stunden, 5 m² für 12,50 €');
});
