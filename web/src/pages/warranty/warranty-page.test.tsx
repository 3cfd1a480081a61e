import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render-at.tsx';
import WarrantyPage from './warranty-page.tsx';

test('names duration, rights and whom to turn to', () => {
  const { container } = renderAt('/', { '/': <WarrantyPage /> });
  for (const text of [
    'mindestens zwei Jahre',
    'Nachbesserung oder Ersatz',
    'niedrigeren Preis',
    'Geld zurück',
    'Wir sind als Verkäufer verantwortlich',
    'freiwillig',
  ]) {
    expect(container).toHaveTextContent(text);
  }
  const form = screen.getByRole('link', { name: 'Kontaktformular' });
  expect(form).toHaveAttribute('href', expect.stringContaining('anfrage=complaint'));
});
