import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render-at.tsx';
import AboutPage from './about-page.tsx';

test('shows history, milestones, values, team and location', () => {
  const { container } = renderAt('/uber-uns', { '/uber-uns': <AboutPage /> });
  expect(screen.getByRole('heading', { level: 1, name: 'Über uns' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
    'Unsere Geschichte',
    'Meilensteine',
    'Unsere Werte',
    'Unser Team',
    'Unser Standort',
  ]);
  expect(screen.getByRole('button', { name: 'Karte laden' })).toBeVisible();
  expect(container.querySelector('iframe')).toBeNull();
});
