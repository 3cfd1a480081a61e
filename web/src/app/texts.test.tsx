import { RENTER_FIELDS } from '@shop/domain/booking/renter';
import { COMPANY } from '@shop/domain/company';
import { CUSTOMER_RECORD } from '@shop/domain/customer/customer-fields';
import type { OfPerson, Personal } from '@shop/domain/fields/personal';
import { ORDER_FIELDS } from '@shop/domain/order/order-fields';
import { ORDER_PART_NAMES, shownParts } from '@shop/domain/order/order-parts';
import { paymentLabels } from '@shop/domain/payment/payment-methods';
import { deliveryOptions } from '@shop/domain/testing/wire';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import AboutPage from '../content/shop/about-page.tsx';
import AccessibilityPage from '../content/shop/legal/accessibility-page.tsx';
import ImprintPage from '../content/shop/legal/imprint-page.tsx';
import PrivacyPage from '../content/shop/legal/privacy-page.tsx';
import TermsPage from '../content/shop/legal/terms-page.tsx';
import WarrantyPage from '../content/shop/legal/warranty-page.tsx';
import WithdrawalInstructionPage from '../content/shop/legal/withdrawal-instruction-page.tsx';
import DeliveryPage from '../delivery/shop/delivery-page.tsx';
import { fakeApi, json } from '../lib/api/fake-api.ts';
import ContactPage from '../requests/shop/contact-page.tsx';
import { renderAt } from '../test/render-at.tsx';

/** What the privacy page must name, and what erasing leaves to a company. */
const labelsOf = (fields: Record<string, OfPerson & { label: string }>, ...of: Personal[]) =>
  Object.values(fields).flatMap(({ label, personal }) => (of.includes(personal) ? [label] : []));
const { payment_days, ...record } = CUSTOMER_RECORD;
const RECORD = Object.fromEntries(
  Object.entries(record).filter(([, { section }]) => section !== payment_days.section),
);

test.each([
  ['bestellung', [...labelsOf(ORDER_FIELDS, 'always', 'private'), payment_days.section]],
  ['bestellung', labelsOf(RECORD, 'always', 'private', 'own rule')],
  [
    'bestellung',
    labelsOf(RENTER_FIELDS, 'always', 'private').filter((label) => label !== 'Straße'),
  ],
  ['rechte', labelsOf(ORDER_FIELDS, 'private', 'never')],
])('the privacy page names whatever is personal under %s', (section, labels) => {
  renderAt('/', { '/': <PrivacyPage /> });
  const said = document.getElementById(section)?.textContent ?? '';
  expect(labels.filter((label) => !said.includes(label))).toEqual([]);
});

const PARTS = shownParts(Object.fromEntries(ORDER_PART_NAMES.map((name) => [name, 1]))).map(
  ({ label }) => label(),
);

test.each([
  [
    'history, values and place',
    'Über uns',
    AboutPage,
    [
      ...['Unsere Geschichte', 'Meilensteine', 'Unsere Werte', 'Unser Team', 'Unser Standort'],
      'Karte laden',
    ],
  ],
  [
    'what Anlage 3 Nr. 1 BFSG requires',
    'Erklärung zur Barrierefreiheit',
    AccessibilityPage,
    [
      'Stand: ',
      'Wie eine Bestellung abläuft',
      'EN 301 549',
      'WCAG) 2.2',
      'OpenStreetMap',
      '§ 16',
      'Jede ist nach PDF/A-3a ausgezeichnet',
      'Marktüberwachungsstelle der Länder für die Barrierefreiheit',
      'Magdeburg',
      COMPANY.phone.display,
      COMPANY.email,
    ],
  ],
  [
    'what § 5 DDG requires',
    'Impressum',
    ImprintPage,
    [
      COMPANY.street,
      COMPANY.managingDirector,
      COMPANY.register,
      COMPANY.vatId,
      COMPANY.liabilityInsurance.name,
      '§ 5 DDG',
      'https://ec.europa.eu/consumers/odr',
      'eingestellt',
      'nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren',
    ],
  ],
  [
    'what is stored in the browser',
    'Datenschutzerklärung',
    PrivacyPage,
    [
      ...['sessionId', 'cartChanges', 'rentalFavourites', 'dismissedNotices', '__session'],
      ...['checkoutDraft', 'contactDraft', 'quoteDraft', 'reservationDraft', 'withdrawalDraft'],
      'quantityDraft',
    ],
  ],
  [
    'the rights of visitors',
    'Datenschutzerklärung',
    PrivacyPage,
    [
      'Recht auf Datenübertragbarkeit, Art. 20 DSGVO',
      ...[15, 16, 17, 18, 19, 20, 21, 22, 77].map((article) => `Art. ${article}`),
    ],
  ],
  [
    'what orders leave behind and for how long',
    'Datenschutzerklärung',
    PrivacyPage,
    [
      'Wir bewahren den Widerruf als Geschäftsbrief 6 Jahre auf',
      'Kontaktperson an der Baustelle',
      'wann wie viel gezahlt wurde',
      'verfällt 30 Tage nach der letzten Änderung',
      'Geschäftsbriefe 6 Jahre, Rechnungen und andere Buchungsbelege 8 Jahre,',
      'löschen wir spätestens nach 180 Tagen',
      'Lieferungen bewahren wir als Geschäftsbriefe 6 Jahre auf',
    ],
  ],
  [
    'duration, rights and whom to turn to',
    'Gewährleistung',
    WarrantyPage,
    [
      'mindestens zwei Jahre',
      'Nachbesserung oder Ersatz',
      'niedrigeren Preis',
      'Geld zurück',
      'Wir sind als Verkäufer verantwortlich',
      'freiwillig',
    ],
  ],
  [
    'instruction, exceptions and model form',
    'Widerrufsbelehrung',
    WithdrawalInstructionPage,
    [
      'binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen',
      `${COMPANY.website}/widerruf`,
      'Folgen des Widerrufs',
      '§ 312g Abs. 2 Nr. 1 BGB',
      '§ 312g Abs. 2 Nr. 4 BGB',
      'Muster-Widerrufsformular',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
      COMPANY.phone.display,
    ],
  ],
  ['every method of payment', 'Allgemeine Geschäftsbedingungen', TermsPage, paymentLabels()],
  ['every part of a sum', 'Allgemeine Geschäftsbedingungen', TermsPage, PARTS],
  ['every part of a sum', 'Lieferung & Zahlung', DeliveryPage, PARTS],
  ['every method of payment', 'Kontakt', ContactPage, paymentLabels()],
])('%s: on the page „%s“', (_, title, Page, parts) => {
  const { container } = renderAt('/', { '/': <Page /> });
  const text = container.textContent?.replaceAll('\u00a0', ' ');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  for (const part of parts) expect(text).toContain(part);
});

test.each([
  [AccessibilityPage, 'contact'],
  [WarrantyPage, 'complaint'],
])('a page leads to the contact form for its own kind of request', (Page, type) => {
  renderAt('/', { '/': <Page /> });
  const form = screen.getByRole('link', { name: 'Kontaktformular' });
  expect(form).toHaveAttribute('href', expect.stringContaining(`/kontakt?anfrage=${type}`));
});

test('the terms have § 1 to § 11 in order, a placeholder for the date, and a table of contents', () => {
  const { container } = renderAt('/', { '/': <TermsPage /> });
  const titles = screen.getAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => /^§ \d+/.exec(textContent ?? '')?.[0])).toEqual(
    Array.from({ length: 11 }, (_, index) => `§ ${index + 1}`),
  );
  expect(screen.getByText('Stand: [Datum einsetzen]')).toBeVisible();
  const links = screen.getByRole('navigation', { name: 'Inhalt', hidden: true });
  const targets = [...links.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(targets).toHaveLength(11);
  for (const target of targets) expect(container.querySelector(target)).not.toBeNull();
});

test('the terms name what delivery costs in each zone, at the office’s prices', async () => {
  const zone_prices = [30, 50, 80].map((otherwise) => ({ free_from: 10 * otherwise, otherwise }));
  fakeApi({ 'GET /api/delivery-options': () => json(deliveryOptions({ zone_prices })) });
  renderAt('/', { '/': <TermsPage /> });
  await waitFor(() =>
    expect(screen.getByText(/^\(2\) Die Lieferung kostet/)).toHaveTextContent(
      'nach der Entfernung zur Baustelle: Zone 1, bis 15 km: 30,00 € netto, ab 300,00 € netto Warenwert kostenlos; Zone 2, bis 30 km: 50,00 € netto, ab 500,00 € netto Warenwert kostenlos; Zone 3, bis 50 km: 80,00 € netto, ab 800,00 € netto Warenwert kostenlos; Darüber hinaus, bis 100 km: nach Angebot.',
    ),
  );
});

test('the instruction makes withdrawal depend on neither (§ 357a BGB), and prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { container, user } = renderAt('/', { '/': <WithdrawalInstructionPage /> });
  expect(container).not.toHaveTextContent(/unbenutzt|Originalverpackung/);
  await user.click(screen.getByRole('button', { name: 'Belehrung drucken' }));
  expect(print).toHaveBeenCalledOnce();
});
