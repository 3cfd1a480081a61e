import { COMPANY } from '@shop/domain/company';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import AccessibilityPage from '../../pages/accessibility/accessibility-page.tsx';
import ImprintPage from '../../pages/imprint/imprint-page.tsx';
import PrivacyPage from '../../pages/privacy/privacy-page.tsx';
import TermsPage from '../../pages/terms/terms-page.tsx';
import { renderAt } from '../../test/render-at.tsx';

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent ?? '');

test('the imprint names the company and all that the law asks for', () => {
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

test('the privacy policy names all that is stored and the rights of visitors', () => {
  const { container } = renderAt('/', { '/': <PrivacyPage /> });
  expect(screen.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
  for (const text of [
    'sessionId',
    'cartChanges',
    'rentalFavourites',
    'checkoutDraft',
    'contactDraft',
    'quoteDraft',
    '__session',
    ...[15, 16, 17, 18, 19, 20, 21, 22, 77].map((article) => `Art. ${article}`),
  ]) {
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toContain(text);
  }
});

test('the statement on accessibility says all that Anlage 3 Nr. 1 BFSG asks for', () => {
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

test('the terms have eleven paragraphs in order and a date to fill in', () => {
  renderAt('/', { '/': <TermsPage /> });
  expect(titles().map((title) => /^§ \d+/.exec(title)?.[0])).toEqual(
    Array.from({ length: 11 }, (_, index) => `§ ${index + 1}`),
  );
  expect(screen.getByText('Stand: [Datum einsetzen]')).toBeVisible();
});

test('the contents lead to every paragraph', () => {
  const { container } = renderAt('/', { '/': <TermsPage /> });
  const links = screen.getByRole('navigation', { name: 'Inhalt', hidden: true });
  const targets = [...links.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(targets).toHaveLength(11);
  for (const target of targets) expect(container.querySelector(target)).not.toBeNull();
});
