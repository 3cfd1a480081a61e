import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render-at.tsx';
import PrivacyPage from './privacy-page.tsx';

test('names everything that is stored and the rights of visitors', () => {
  const { container } = renderAt('/', { '/': <PrivacyPage /> });
  expect(screen.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
  for (const text of [
    'sessionId',
    'cartChanges',
    'rentalFavourites',
    'dismissedNotices',
    'checkoutDraft',
    'contactDraft',
    'quoteDraft',
    'withdrawalDraft',
    'quantityDraft',
    '__session',
    'Recht auf Datenübertragbarkeit, Art. 20 DSGVO',
    ...[15, 16, 17, 18, 19, 20, 21, 22, 77].map((article) => `Art. ${article}`),
  ]) {
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toContain(text);
  }
});

test('names what withdrawals, deliveries and payments leave behind', () => {
  const { container } = renderAt('/', { '/': <PrivacyPage /> });
  for (const text of [
    'Wir bewahren den Widerruf als Geschäftsbrief 6 Jahre auf',
    'Kontaktperson an der Baustelle',
    'wann wie viel gezahlt wurde',
  ]) {
    expect(container).toHaveTextContent(text);
  }
});

test('names the periods after which data is deleted', () => {
  const { container } = renderAt('/', { '/': <PrivacyPage /> });
  for (const text of [
    'verfällt 30 Tage nach der letzten Änderung',
    'Geschäftsbriefe 6 Jahre, Rechnungen und andere Buchungsbelege 8 Jahre,',
    'löschen wir spätestens nach 180 Tagen',
    'Lieferungen bewahren wir als Geschäftsbriefe 6 Jahre auf',
  ]) {
    expect(container.textContent).toContain(text);
  }
});
