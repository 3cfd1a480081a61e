import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render-at.tsx';
import HomePage from './home-page.tsx';

const open = () => renderAt('/', { '/': <HomePage /> });

test('the hero links to the catalogue and to contact', () => {
  open();
  expect(screen.getByRole('link', { name: 'JETZT BESTELLEN' })).toHaveAttribute('href', '/katalog');
  expect(screen.getByRole('link', { name: 'Kostenlose Beratung' })).toBeVisible();
});

test.each([
  ['Schüttgut', '/katalog?category=Sch%C3%BCttgut'],
  ['Sand', '/katalog?category=Sand'],
  ['Beton', '/katalog?category=Beton'],
  ['Werkzeugmiete', '/miete'],
])('the tile %s links to %s', (title, href) => {
  open();
  expect(screen.getByRole('link', { name: new RegExp(`^${title}`) })).toHaveAttribute('href', href);
});

test('the banner states the free-delivery threshold', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Kostenlose Lieferung ab 500 €' })).toBeVisible();
});

test('shows four benefits and three testimonials', () => {
  open();
  expect(screen.getAllByRole('blockquote')).toHaveLength(3);
  const benefits = screen.getByRole('region', { name: 'Darauf können Sie bauen' });
  expect(benefits.querySelectorAll('h3')).toHaveLength(4);
});
