import { COMPANY } from '@shop/domain/company';
import type { Notices } from '@shop/domain/settings/notices';
import { currentUser, product } from '@shop/domain/testing/wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { announcedText } from '../../lib/announcer/announce.ts';
import { brokenConnection, fakeApi, held, json, refusal } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { renderAt } from '../../test/render-at.tsx';
import { field, fill, fillPerson } from '../shared/contact-fixture.ts';
import ContactPage from './contact-page.tsx';

const CALL = 'POST /api/contact';
const REACH = 'HEAD /favicon.svg';

const open = (address = '/kontakt', who: Parameters<typeof renderAt>[2] = {}) =>
  renderAt(address, { '/kontakt': <ContactPage /> }, who);

function fillIn(): void {
  fillPerson();
  fill('Nachricht', 'Bitte melden.');
}

const sendButton = () => screen.getByRole('button', { name: 'Nachricht senden' });

test('shows the contact cards and tiles; eight questions open and close', async () => {
  const { user, container } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  const cards = within(screen.getByRole('list', { name: 'Kontaktdaten' }));
  for (const title of ['Telefon', 'E-Mail', 'Adresse', 'Öffnungszeiten']) {
    expect(cards.getByRole('heading', { name: title })).toBeVisible();
  }
  const tiles = within(screen.getByRole('list', { name: 'Schnellkontakt' }));
  expectLink(/anrufen/, COMPANY.phone.href, tiles);
  expectLink(/Antwort in 24h/, `mailto:${COMPANY.email}`, tiles);
  expect(container.querySelectorAll('details')).toHaveLength(8);
  const answer = screen.getByText(/binnen 8 Tagen/);
  expect(answer).not.toBeVisible();
  await user.click(screen.getByText('Welche Zahlungsmöglichkeiten gibt es?'));
  expect(answer).toBeVisible();
});

test('a button in the first view leads to the form', async () => {
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { user } = open('/kontakt?anfrage=callback');
  await user.click(screen.getByRole('link', { name: 'Nachricht schreiben' }));
  expect(screen.getByRole('combobox', { name: /^Art der Anfrage/ })).toHaveFocus();
});

test('the form prefills the signed-in user, and keeps what was typed before', async () => {
  sessionStorage.setItem('contactDraft', '{"name":"Bauhof Muster","message":"Wann?"}');
  fakeApi({ 'GET /api/users/profile': () => json({ phone: '069 1', company_name: 'Muster AG' }) });
  open('/kontakt', { user: currentUser() });
  await waitFor(() => expect(field('Telefonnummer')).toHaveValue('069 1'));
  expect(field('Firma/Organisation')).toHaveValue('Muster AG');
  expect(field('E-Mail-Adresse')).toHaveValue('anna@beispiel.example');
  expect(field('Name')).toHaveValue('Bauhof Muster');
  expect(field('Nachricht')).toHaveValue('Wann?');
});

const sentTo = ({ requests }: ReturnType<typeof fakeApi>) =>
  requests.filter(({ call }) => call === CALL);

test('sends a filled form once, even if pressed twice, then shows an empty one', async () => {
  const later = held();
  const api = fakeApi({ [CALL]: later.route });
  const { user } = open();
  fillIn();
  await user.dblClick(sendButton());
  expect(await screen.findByRole('button', { name: 'Wird gesendet...' })).toBeDisabled();
  later.give(json({ id: '1' }));
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: 'Nachricht gesendet!' })).toHaveFocus(),
  );
  expect(sentTo(api).map(({ body }) => body)).toEqual([
    {
      name: 'Erika Muster',
      email: 'erika@example.org',
      phone: '0151 1234567',
      message: 'Firma: Muster GmbH\n\nBitte melden.',
      request_type: 'contact',
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Neue Nachricht senden' }));
  expect(field('Name')).toHaveValue('');
  expect(field('Nachricht')).toHaveValue('');
});

test.each([
  ['the server refuses', () => refusal(429, 'Zu viele Anfragen.')],
  ['the connection breaks', brokenConnection],
])('when %s, the form stays as it is, and only screen readers are told', async (_, answer) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi({ [CALL]: answer, [REACH]: () => new Response() });
  const { user } = open();
  fillIn();
  await user.click(sendButton());
  await waitFor(() => expect(log).toHaveBeenCalled());
  await waitFor(() => expect(sendButton()).toBeEnabled());
  expect(field('Nachricht')).toHaveValue('Bitte melden.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Zu viele Anfragen.')).toBeNull();
  expect(screen.queryByText(/Internetverbindung/)).toBeNull();
  await waitFor(() => expect(announcedText()).toMatch(/^Die Anfrage wurde nicht gesendet\./));
  expect(sendButton()).toHaveFocus();
});

test('without a connection the form survives a reload, and one press sends it later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const api = fakeApi();
  const first = open();
  fillIn();
  await first.user.selectOptions(type(), 'Reklamation');
  await first.user.click(sendButton());
  expect(await screen.findByText(/^Keine Internetverbindung: Ihre Anfrage wurde/)).toBeVisible();
  await waitFor(() => expect(sendButton()).toBeEnabled());
  first.unmount();

  const { user } = open();
  expect(field('Nachricht')).toHaveValue('Bitte melden.');
  expect(type()).toHaveDisplayValue('Reklamation');
  api.routes[REACH] = () => new Response();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText(/die Verbindung ist wieder da/)).toBeVisible();
  api.routes[CALL] = () => json({ id: '1' });
  await user.click(sendButton());
  expect(await screen.findByText('Nachricht gesendet!')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('does not send an incomplete form; shows its errors and focuses the first one', async () => {
  const api = fakeApi();
  const { user } = open();
  fill('Name', 'Erika Muster');
  fill('E-Mail-Adresse', 'erika');
  await user.click(sendButton());
  const company = field('Firma/Organisation');
  await waitFor(() => expect(company).toHaveFocus());
  expect(company).toHaveAccessibleDescription('Firma/Organisation ist erforderlich');
  expect(field('E-Mail-Adresse')).toHaveAccessibleDescription(
    'Gültige E-Mail-Adresse erforderlich',
  );
  expect(field('Telefonnummer')).toBeRequired();
  expect(sentTo(api)).toEqual([]);
  const isPrivate = screen.getByRole('checkbox', { name: 'Privat, ohne Firma' });
  await user.click(isPrivate);
  expect(company).toHaveValue('privat');
  expect(company).not.toHaveAccessibleDescription();
  await user.click(isPrivate);
  expect(company).toHaveValue('');
});

test.each([
  ['callback', 'Rückruf'],
  ['delivery', 'Lieferung'],
  ['service_inquiry', 'Allgemeine Anfrage'],
  ['fax', 'Allgemeine Anfrage'],
])('the address can preset the request type: %s', (type, label) => {
  open(`/kontakt?anfrage=${type}`);
  expect(screen.getByRole('combobox', { name: 'Art der Anfrage' })).toHaveDisplayValue(label);
});

const STONES = '/kontakt?anfrage=quote&betreff=Preisanfrage%3A+Findlinge';
const CALLBACK = '/kontakt?anfrage=callback';
const type = () => screen.getByRole('combobox', { name: 'Art der Anfrage' });
const keep = { name: 'Begonnene behalten' };

test('the address presets the message; once edited it stays when another one is opened', async () => {
  const first = open(STONES);
  expect(field('Nachricht')).toHaveValue('Preisanfrage: Findlinge\n');
  expect(screen.queryByText(/begonnene Anfrage/)).toBeNull();
  fill('Nachricht', 'Preisanfrage: Findlinge\n20 t');
  first.unmount();
  const { user } = open(CALLBACK);
  expect(screen.getByText(/Ihre begonnene Anfrage steht noch im Formular/)).toHaveTextContent(
    'Neu wäre: „Rückruf“.',
  );
  expect(type()).toHaveDisplayValue('Angebot');
  await user.click(screen.getByRole('button', keep));
  expect(screen.queryByRole('button', keep)).toBeNull();
  expect(field('Nachricht')).toHaveFocus();
  expect(field('Nachricht')).toHaveValue('Preisanfrage: Findlinge\n20 t');
});

describe('a quote for a cart', () => {
  const ADDRESS = '/kontakt?anfrage=quote&artikel=7x20,8x3,99x1&plz=12345';
  const slate = { name: 'Schiefer', category: 'Dachdeckung', unit: 'm²', article_number: 'SCH-8' };
  const PRODUCTS = [
    product({ name: 'Kies 0/32', price: 19.9 }),
    { ...product({ id: 8, ...slate }), price: undefined },
  ];
  const items = async () => {
    const list = await screen.findByRole('region', { name: 'Angefragte Artikel' });
    return within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replace(/\s/g, ' '));
  };

  test('lists the articles, which can be removed, and sends the rest', async () => {
    const api = fakeApi({
      [CALL]: () => json({ id: '1' }),
      'GET /api/products': () => json(PRODUCTS),
    });
    const { user, visited } = open(ADDRESS);
    await screen.findByText('Kies 0/32');
    expect(await items()).toEqual([
      'Kies 0/3220 t · 19,90 € je t · Art.-Nr. 10 007',
      'Schiefer3 m² · Preis auf Anfrage · Art.-Nr. SCH-8',
      'Artikel 10 099Nicht mehr im Katalog, wird nicht mitgesendet',
    ]);
    const all = screen.getByRole('region', { name: 'Angefragte Artikel' });
    expect(all).toHaveTextContent(
      'Warenwert heute: 398,00 € netto, 473,62 € inkl. MwSt., ohne Lieferung',
    );
    await user.click(screen.getByRole('button', { name: 'Schiefer entfernen' }));
    expect(screen.getByRole('heading', { name: 'Angefragte Artikel' })).toHaveFocus();
    expect(await items()).toHaveLength(2);
    expect(visited.at(-1)).toContain('artikel=7x20%2C99x1');
    fillIn();
    await user.click(sendButton());
    await user.click(await screen.findByRole('button', { name: 'Neue Nachricht senden' }));
    expect(sentTo(api)[0]?.body).toMatchObject({
      request_type: 'quote',
      items: [{ product_id: 7, quantity: 20 }],
      postal_code: '12345',
    });
    expect(screen.queryByRole('region', { name: 'Angefragte Artikel' })).toBeNull();
  });

  test('shows numbers while the catalogue is missing, and sends them all, as the honeypot', async () => {
    const api = fakeApi({
      [CALL]: () => json({ id: '1' }),
      'GET /api/products': () => new Promise(() => {}),
    });
    const { user } = open(ADDRESS);
    expect(await items()).toEqual(['Artikel 10 00720', 'Artikel 10 0083', 'Artikel 10 0991']);
    fillIn();
    fireEvent.change(screen.getByLabelText('Bitte frei lassen'), { target: { value: 'spam' } });
    await user.click(sendButton());
    await screen.findByText('Nachricht gesendet!');
    expect(sentTo(api)[0]?.body).toMatchObject({
      website: 'spam',
      items: [
        { product_id: 7, quantity: 20 },
        { product_id: 8, quantity: 3 },
        { product_id: 99, quantity: 1 },
      ],
    });
  });
});

test('special days have their own opening hours', async () => {
  const eve = { from: '2026-12-24', to: '2026-12-24', name: 'Heiligabend', hours: '08:00–12:00' };
  const { client } = open();
  const notices: Notices = { banners: [], special_days: [eve] };
  act(() => void client.setQueryData(['GET /api/notices'], notices));
  const row = await screen.findByText('24.12.');
  expect(row.nextElementSibling).toHaveTextContent('08:00–12:00 (Heiligabend)');
});
