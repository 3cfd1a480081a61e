import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render-at.tsx';
import TermsPage from './terms-page.tsx';

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent ?? '');

test('has § 1 to § 11 in order and a placeholder for the date', () => {
  renderAt('/', { '/': <TermsPage /> });
  expect(titles().map((title) => /^§ \d+/.exec(title)?.[0])).toEqual(
    Array.from({ length: 11 }, (_, index) => `§ ${index + 1}`),
  );
  expect(screen.getByText('Stand: [Datum einsetzen]')).toBeVisible();
});

test('the table of contents links to every section', () => {
  const { container } = renderAt('/', { '/': <TermsPage /> });
  const links = screen.getByRole('navigation', { name: 'Inhalt', hidden: true });
  const targets = [...links.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(targets).toHaveLength(11);
  for (const target of targets) expect(container.querySelector(target)).not.toBeNull();
});
