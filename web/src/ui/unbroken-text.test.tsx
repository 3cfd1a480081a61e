import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UnbrokenText } from './unbroken-text.tsx';

test.each([
  ['Im handlichen 25-kg-Sack geliefert.', ['25-kg']],
  ['Im 25-kg- oder 40-kg-Sack', ['25-kg', '40-kg']],
  ['Lieferung in 24–48\u00a0Stunden, bis 2020–2026', ['24–48']],
  ['USt-IdNr./Steuernummer', ['USt-IdNr.']],
  ['Straßen- und Tiefbau, 0/2-Sand, Q-18', []],
])('%s keeps %j on one line, with every character', (text, kept) => {
  const { container } = render(<UnbrokenText>{text}</UnbrokenText>);
  expect(container.textContent).toBe(text);
  const spans = [...container.querySelectorAll('span')];
  expect(spans.map((span) => span.textContent)).toEqual(kept);
  for (const span of spans) expect(span).toHaveStyle({ whiteSpace: 'nowrap' });
});
