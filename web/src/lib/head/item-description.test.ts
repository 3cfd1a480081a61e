import { expect, test } from 'vitest';
import { itemDescription } from './item-description.ts';

test('takes each sentence that still fits', () => {
  const long = `${'x'.repeat(60)}.`;
  expect(itemDescription(['Sand.', long, `${long}${long}`, '28,90 € / t.'])).toBe(
    `Sand. ${long} 28,90 € / t.`,
  );
});

test('leaves a description of the full length as it is', () => {
  const exact = 'wort '.repeat(32).trim().padEnd(160, '.');
  expect(itemDescription([exact, 'Mehr.'])).toBe(exact);
});

test('cuts a longer one after a whole word', () => {
  const text = itemDescription(['Pflasterstein '.repeat(20)]);
  expect(text).toMatch(/Pflasterstein …$/);
  expect(text.length).toBeLessThanOrEqual(160);
});
