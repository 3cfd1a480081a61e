import { COMPANY } from '@shop/domain/company';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render-at.tsx';
import ImprintPage from './imprint-page.tsx';

test('contains everything § 5 DDG requires', () => {
  const { container } = renderAt('/', { '/': <ImprintPage /> });
  expect(screen.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  for (const text of [
    COMPANY.street,
    COMPANY.managingDirector,
    COMPANY.register,
    COMPANY.vatId,
    COMPANY.liabilityInsurance.name,
    '§ 5 DDG',
    'https://ec.europa.eu/consumers/odr',
    'eingestellt',
    'nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren',
  ]) {
    expect(container).toHaveTextContent(text);
  }
});
