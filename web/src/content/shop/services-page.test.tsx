import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../lib/api/fake-api.ts';
import { field, fill, fillPerson } from '../../requests/shared/contact-fixture.ts';
import { renderAt } from '../../test/render-at.tsx';
import ServicesPage from './services-page.tsx';

const CALL = 'POST /api/contact';

const open = () => renderAt('/leistungen', { '/leistungen': <ServicesPage /> });
const sendButton = () => screen.getByRole('button', { name: 'Anfrage senden' });

beforeEach(() => {
  // jsdom has neither scrolling nor media queries.
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

test('offers eight services and shows three jobs, and the form marks what is required', () => {
  open();
  const cards = screen.getAllByRole('button', { name: /^Angebot anfragen/ });
  expect(cards).toHaveLength(8);
  const pictures = screen.getAllByRole('img');
  expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(11);
  for (const picture of pictures) {
    expect(picture).toHaveAccessibleName();
    expect(picture).toHaveAttribute('width', '800');
    expect(picture).toHaveAttribute('height', '600');
  }
  for (const name of ['Name', 'Firma/Organisation', 'E-Mail-Adresse', 'Telefonnummer']) {
    expect(field(name)).toBeRequired();
  }
  expect(field('E-Mail-Adresse')).toHaveAttribute('type', 'email');
  expect(screen.getByRole('combobox', { name: 'Gewünschte Leistung' })).not.toBeRequired();
  expect(field('Projektbeschreibung (optional)')).not.toBeRequired();
  expect(screen.getByText(/^\* Pflichtfelder/)).toBeVisible();
});

test('a complete quote request has company, service and text as one message', async () => {
  const api = fakeApi({ [CALL]: () => json({ id: '1' }) });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Angebot anfragen: Kanalbau' }));
  await user.click(sendButton());
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toHaveAccessibleDescription('Name ist erforderlich');
  expect(api.requests).toEqual([]);
  fillPerson();
  fill('Projektbeschreibung (optional)', 'Hausanschluss, 20 m');
  await user.click(sendButton());
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: 'Anfrage gesendet!' })).toHaveFocus(),
  );
  expect(api.requests[0]?.body).toEqual({
    name: 'Erika Muster',
    email: 'erika@example.org',
    phone: '0151 1234567',
    message: 'Firma: Muster GmbH\n\nLeistung: Kanalbau\n\nHausanschluss, 20 m',
    request_type: 'service_inquiry',
  });
  await user.click(screen.getByRole('button', { name: 'Neue Anfrage senden' }));
  expect(field('Name')).toHaveValue('');
});

test('another card’s service replaces the first, but not one chosen in the form', async () => {
  const { user, unmount } = open();
  fill('Telefonnummer', '0151 1234567');
  const ask = (title: string) =>
    user.click(screen.getByRole('button', { name: `Angebot anfragen: ${title}` }));
  await ask('Kanalbau');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  await ask('Asphaltarbeiten');
  expect(field('Telefonnummer')).toHaveValue('0151 1234567');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Asphaltarbeiten');
  await user.selectOptions(screen.getByRole('combobox'), 'Straßenbau');
  await ask('Kanalbau');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Straßenbau');
  expect(screen.getByText(/Neu wäre: „Kanalbau“/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Neue Anfrage übernehmen' }));
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Kanalbau');
  expect(screen.getByRole('combobox')).toHaveFocus();
  unmount();
  open();
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Kanalbau');
});
