import { COMPANY } from '@shop/domain/company';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render-at.tsx';
import AccessibilityPage from './accessibility-page.tsx';

test('contains everything Anlage 3 Nr. 1 BFSG requires', () => {
  const { container } = renderAt('/', { '/': <AccessibilityPage /> });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Erklärung zur Barrierefreiheit' }),
  ).toBeVisible();
  for (const text of [
    'Stand: ',
    'Wie eine Bestellung abläuft',
    'EN 301 549',
    'WCAG) 2.2',
    'OpenStreetMap',
    '§ 16',
    'Marktüberwachungsstelle der Länder für die Barrierefreiheit',
    'Magdeburg',
    COMPANY.phone.display,
    COMPANY.email,
  ]) {
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toContain(text);
  }
  const form = screen.getByRole('link', { name: 'Kontaktformular' });
  expect(form).toHaveAttribute('href', expect.stringContaining('/kontakt?anfrage=contact'));
});
