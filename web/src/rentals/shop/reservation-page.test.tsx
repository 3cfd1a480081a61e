import { RENTER_FIELD_NAMES, type Renter } from '@shop/domain/booking/renter';
import { COMPANY } from '@shop/domain/company';
import {
  currentUser,
  deliveryOptions,
  rentalTool,
  toolAvailability,
} from '@shop/domain/testing/wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, json, refusal } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { availabilityOf, GET_DELIVERY_OPTIONS } from '../../test/fixtures.ts';
import { labelled } from '../../test/named.ts';
import { renderAt } from '../../test/render-at.tsx';
import { reservationPath } from '../shared/reservation-path.ts';
import ReservationPage from './reservation-page.tsx';

const TOOL = 'GET /api/rental-tools/101';
const BOOK = 'POST /api/rental-bookings';
const BUTTON = 'Zahlungspflichtig mieten';
const NUMBER = 'M-7K3M9-QX2TP';
const now = () => new Date('2026-11-23T09:00:00Z');
const MONTHS = { '2026-11': 30, '2026-12': 31 };

let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  const rental_conditions = {
    insurance_cover: 'Bruch und Brand.',
    insurance_excess: '500 €.',
    late_fee: '',
  };
  api = fakeApi({
    [TOOL]: () => json(rentalTool({ insurance_price: 4.5 })),
    [GET_DELIVERY_OPTIONS]: () => json(deliveryOptions({ rental_conditions })),
    [availabilityOf('2026-11')]: () => json(toolAvailability(MONTHS)),
    [BOOK]: () => json({ booking_number: NUMBER }, { status: 201 }),
  });
});

const PERIOD = '?von=2026-11-25&bis=2026-11-27';
const open = (query = PERIOD, who: Parameters<typeof renderAt>[2] = {}) =>
  renderAt(`/reservieren/101${query}`, { '/reservieren/:id': <ReservationPage now={now} /> }, who);

const field = (label: string) => waitFor(() => labelled(new RegExp(`^${label}`)));
const fill = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

async function openFilled(query = PERIOD) {
  const view = open(query);
  await fill('Name', ' Anna Beispiel');
  await fill('E-Mail', 'anna@beispiel.example');
  await fill('Telefonnummer', '069 1234');
  return view;
}

const press = async (user: UserEvent) => user.click(await screen.findByText(BUTTON));
const agree = async (user: UserEvent) =>
  user.click(await screen.findByRole('checkbox', { name: /^Ich verlange ausdrücklich/ }));
const bookings = () => api.requests.filter(({ call }) => call === BOOK);
const costs = () => {
  const terms = [
    ...screen.getByRole('region', { name: 'Ihre Reservierung' }).querySelectorAll('dt'),
  ];
  return terms.map((term) =>
    `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '),
  );
};

test('shows what is rented and what it costs above the button, the deposit apart', async () => {
  open();
  const button = await screen.findByRole('button', { name: BUTTON });
  expect(costs()).toEqual([
    'Zeitraum: 25.11.2026 bis 27.11.2026',
    'Mietdauer: 2 Tage',
    'Miete (2 Tage × 45,50 €): 91,00 €',
    'Summe netto: 91,00 €',
    'zzgl. 19 % MwSt.: 17,29 €',
    'Gesamtpreis inkl. MwSt.: 108,29 €',
    'Kaution, bei der Übergabe: 300,00 €',
    'Gesamt mit Kaution, inkl. MwSt.: 408,29 €',
  ]);
  const summary = screen.getByRole('region', { name: 'Ihre Reservierung' });
  const after = summary.compareDocumentPosition(button);
  expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(await screen.findByText('In dieser Zeit sind 3 von 3 Stück frei.')).toBeVisible();
  const line = /^Mi 25\.11\. bis Fr 27\.11\., 2 Tage, 108,29\s€ brutto, Kaution 300\s€$/;
  expect(screen.getByText(line)).toBeVisible();
  expect(screen.queryByText(/bevor unser Büro/)).toBeNull();
});

test('tells who cannot be answered in time to call', async () => {
  open('?von=2026-11-23&bis=2026-11-25');
  expect(await screen.findByText(/bevor unser Büro sicher antworten kann/)).toBeVisible();
  expectLink('Jetzt anrufen', COMPANY.phone.href);
});

test('reserves further machines with it, found by search, at one price of transport', async () => {
  const image_url = '/pictures/saw-800.webp';
  const PLATE = rentalTool({ id: 7, name: 'Fugenschneider', weekend_price: 60, image_url });
  api.routes['GET /api/rental-tools'] = () => json([rentalTool(), PLATE]);
  api.routes['GET /api/rental-availability?from=2026-11-25&to=2026-11-27'] = () =>
    json({ free: { 7: 1, 101: 2 } });
  api.routes['GET /api/rental-tools/7/availability?from=2026-11'] = () =>
    json(toolAvailability(MONTHS));
  const { user } = await openFilled();
  await user.click(await screen.findByRole('button', { name: 'Weitere Maschine hinzufügen' }));
  await user.type(screen.getByRole('searchbox', { name: 'Maschine suchen' }), 'fugen{Enter}');
  // Enter searches; it does not send the reservation.
  expect(screen.queryByText(/^Bitte kreuzen Sie das an/)).toBeNull();
  const add = await screen.findByRole('button', { name: 'Fugenschneider hinzufügen' });
  const row = within(add.closest('li') as HTMLElement);
  expect(row.getByText(/^45,50\s€ \/ Tag$/)).toBeVisible();
  expect(row.getByRole('presentation')).toHaveAttribute('src', image_url);
  await user.click(add);
  await waitFor(() => expect(costs()).toContain('Gesamt ohne Kaution, inkl. MwSt.: 216,58 €'));
  expect(costs()).toContain('Gesamt mit Kaution, inkl. MwSt.: 816,58 €');
  await agree(user);
  await press(user);
  const [start_day, end_day] = ['2026-11-25', '2026-11-27'];
  const further = [{ tool_id: 7, pieces: 1, start_day, end_day, tier: 'daily' }];
  await waitFor(() => expect(bookings()[0]?.body).toMatchObject({ further, gross_amount: 216.58 }));
});

test('says gross amounts of further machines to who chose Privat', async () => {
  localStorage.setItem('prices', 'private');
  const SAW = rentalTool({ id: 7, name: 'Fugenschneider', insurance_price: 4 });
  api.routes['GET /api/rental-tools'] = () => json([rentalTool(), SAW]);
  api.routes['GET /api/rental-availability?from=2026-11-25&to=2026-11-27'] = () =>
    json({ free: { 7: 1 } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Weitere Maschine hinzufügen' }));
  const found = await screen.findByRole('group', { name: 'Weitere Maschine hinzufügen' });
  await waitFor(() => expect(found).toHaveTextContent(/Fugenschneider54,15\s€ \/ Tag/));
  await user.click(screen.getByRole('button', { name: 'Fugenschneider hinzufügen' }));
  const further = within(await screen.findByRole('group', { name: 'Fugenschneider' }));
  further.getByRole('checkbox', {
    name: /^Maschinenbruchversicherung, 4,76\s€ je Stück und Tag$/,
  });
});

test.each([
  ['suggested by a plan', '?von=2026-11-25&bis=2026-11-27&vorschlag=plan', 1],
  ['chosen', '?von=2026-11-25&bis=2026-11-27', 0],
])('days that are %s are said to be so', async (_, query, notes) => {
  open(query);
  expect(await field('Mietbeginn')).toHaveValue('25.11.2026');
  const note = 'Termine aus Ihrem Plan vorgeschlagen: bitte prüfen.';
  expect(screen.queryAllByText(note)).toHaveLength(notes);
});

test('takes no days that nobody chose', async () => {
  open('?');
  expect(await field('Mietbeginn')).toHaveValue('');
  expect(await field('Mietende')).toHaveValue('');
  expect(screen.getByText('Bitte wählen Sie Mietbeginn und Mietende.')).toBeVisible();
});

test('opens with the machines that the address names, each of which can be removed', async () => {
  api.routes['GET /api/rental-tools'] = () =>
    json([rentalTool(), rentalTool({ id: 7, name: 'Fugenschneider' })]);
  api.routes['GET /api/rental-tools/7/availability?from=2026-11'] = () =>
    json(toolAvailability(MONTHS));
  const days = { start_day: '2026-11-25', end_day: '2026-11-27' };
  const path = reservationPath([
    { toolId: 101, pieces: 2, ...days },
    { toolId: 7, pieces: 1, ...days, end_day: '2026-11-26' },
  ]);
  expect(path).toBe(
    '/reservieren/101?von=2026-11-25&bis=2026-11-27&stueck=2&weitere=7_1_2026-11-25_2026-11-26',
  );
  const { user } = open(path.replace('/reservieren/101', ''));
  const further = within(await screen.findByRole('group', { name: 'Fugenschneider' }));
  await waitFor(() => expect(costs()).toContain('Gesamt ohne Kaution, inkl. MwSt.: 270,73 €'));
  expectLink('Zurück zum Gerät', path.replace('/reservieren/', '/miete/'));
  await user.click(further.getByRole('button', { name: 'Entfernen' }));
  await waitFor(() => expect(costs()).toContain('Gesamt mit Kaution, inkl. MwSt.: 816,58 €'));
  expect(costs()).toContain('Gesamtpreis inkl. MwSt.: 216,58 €');
});

test('books the selection at the office’s VAT rate, and opens the booking', async () => {
  api.routes[GET_DELIVERY_OPTIONS] = () => json(deliveryOptions({ vat_rate: 16 }));
  const { user, visited } = await openFilled();
  await waitFor(() => expect(costs()).toContain('zzgl. 16 % MwSt.: 14,56 €'));
  await agree(user);
  await press(user);
  await waitFor(() => expect(visited.at(-1)).toBe(`/mietbuchung/${NUMBER}`));
  expect(bookings().map(({ body }) => body)).toEqual([
    {
      tool_id: 101,
      start_day: '2026-11-25',
      end_day: '2026-11-27',
      pieces: 1,
      method: 'pickup',
      tier: 'daily',
      early_start: true,
      gross_amount: 105.56,
      customer_name: 'Anna Beispiel',
      customer_email: 'anna@beispiel.example',
      customer_phone: '069 1234',
    },
  ]);
  expect(bookings()[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
  expect(sessionStorage.getItem('reservationDraft')).toBeNull();
});

test('asks for every field of a renter', async () => {
  const { user } = await openFilled('?von=2026-12-14&bis=2026-12-16');
  await user.click(screen.getByRole('radio', { name: 'Bringen und holen lassen' }));
  for (const text of screen.getAllByRole<HTMLInputElement>('textbox')) {
    if (!text.value) fireEvent.change(text, { target: { value: '22222' } });
  }
  await press(user);
  await waitFor(() => expect(bookings()).toHaveLength(1));
  const sent = bookings()[0]?.body as Partial<Renter>;
  expect(RENTER_FIELD_NAMES.filter((name) => !sent[name])).toEqual([]);
});

test('prices pieces, insurance and delivery, and sends them with the place', async () => {
  const { user } = await openFilled('?von=2026-12-14&bis=2026-12-16');
  await user.selectOptions(await field('Stückzahl'), '2');
  await user.click(screen.getByRole('checkbox', { name: /^Maschinenbruchversicherung/ }));
  await user.click(screen.getByRole('radio', { name: 'Bringen und holen lassen' }));
  await press(user);
  expect(await screen.findByText('Postleitzahl ist erforderlich')).toBeVisible();
  await waitFor(async () => expect(await field('Straße')).toHaveFocus());
  await fill('Straße', 'Am Hang 7');
  expect(await field('Postleitzahl der Baustelle')).toBeRequired();
  expect(screen.getByText('Postleitzahl der Baustelle')).toHaveTextContent(/\*$/);
  await fill('Postleitzahl', '22222');
  await fill('Ort', 'Neudorf');
  await waitFor(() => expect(costs()).toContain('Bringen und holen (Zone 2): 95,00 €'));
  expect(costs()).toContain('Miete (2 × 2 Tage × 45,50 €): 182,00 €');
  expect(costs()).toContain('Maschinenbruchversicherung: 18,00 €');
  expect(costs()).toContain('Summe netto: 295,00 €');
  await press(user);
  await waitFor(() => expect(bookings()).toHaveLength(1));
  expect(bookings()[0]?.body).toMatchObject({
    pieces: 2,
    method: 'delivery',
    insured: true,
    street: 'Am Hang 7',
    postal_code: '22222',
    city: 'Neudorf',
  });
});

test('shows the cost of transport to a known postcode, and the insurance’s cover, before they are chosen', async () => {
  localStorage.setItem('postalCode', '22222');
  open();
  const transport = await screen.findByRole('radio', { name: 'Bringen und holen lassen' });
  await waitFor(() =>
    expect(transport).toHaveAccessibleDescription(
      /^Zone 2: 95,00\s€ netto, 113,05\s€ inkl\.\s19\s%\sMwSt\.$/,
    ),
  );
  const insurance = screen.getByRole('group', { name: 'Versicherung' });
  expect(insurance).toHaveTextContent('Bruch und Brand. Selbstbeteiligung: 500 €.');
  const required = screen.getByText('* Pflichtfelder');
  for (const before of [insurance, screen.getByRole('checkbox', { name: /^Ich verlange/ })]) {
    const order = before.compareDocumentPosition(required);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
  expectLink('Mietbedingungen', '/mietbedingungen');
});

test('is a request if the price of transport is by arrangement', async () => {
  localStorage.setItem('postalCode', '99999');
  const { user } = await openFilled();
  expect(await screen.findByRole('button', { name: BUTTON })).toBeEnabled();
  await user.click(await screen.findByRole('radio', { name: 'Bringen und holen lassen' }));
  await waitFor(() => expect(costs()).toContain('Bringen und holen: nach Absprache'));
  expect(screen.queryByText(BUTTON)).toBeNull();
  expect(
    screen.getByText(/Ihre Reservierung verpflichtet Sie bis dahin zu nichts/),
  ).toHaveTextContent('und melden uns innerhalb von 2 Werktagen');
  await fill('Straße', 'Am Hang 7');
  await fill('Ort', 'Neudorf');
  await agree(user);
  await user.click(screen.getByRole('button', { name: 'Unverbindlich reservieren' }));
  await waitFor(() => expect(bookings()).toHaveLength(1));
});

test('offers a cheaper tier, which one press takes', async () => {
  const { user, visited } = open('?von=2026-11-23&bis=2026-11-30');
  await user.click(await screen.findByRole('button', { name: 'Wochenpreis nehmen' }));
  expect(costs()).toContain('Miete (1 Woche × 254,80 €): 254,80 €');
  await waitFor(() => expect(visited.at(-1)).toContain('tarif=weekly'));
});

describe('shows errors at their fields and sends nothing', () => {
  test('for names, dates on closed days, and the consent required of a consumer', async () => {
    const { user } = open('?von=2026-11-25&bis=2026-11-29');
    const end = await field('Mietende');
    await waitFor(() =>
      expect(end).toHaveAccessibleDescription(/^Am Sonntag, 29\.11\.2026, ist geschlossen/),
    );
    expect(screen.getAllByText(/ist geschlossen/)).toHaveLength(1);
    expect(screen.getByText(/^Rückgabe ist am Samstag, 28\.11\. .* oder am Montag/)).toBeVisible();
    await press(user);
    await waitFor(() => expect(end).toHaveFocus());
    expect(await field('Name')).toHaveAccessibleDescription('Name ist erforderlich');
    expect(screen.getByRole('checkbox', { name: /^Ich verlange/ })).toHaveAccessibleDescription(
      /^Bitte kreuzen Sie das an/,
    );
    expect(bookings()).toEqual([]);
  });

  test('asks no consent of a company, nor for a rental after the withdrawal period', async () => {
    await openFilled();
    expect(screen.getByRole('checkbox', { name: /^Ich verlange/ })).not.toBeChecked();
    await fill('Firmenname', 'Beispiel Bau GmbH');
    expect(screen.queryByRole('checkbox', { name: /^Ich verlange/ })).toBeNull();
    await fill('Firmenname', '');
    await fill('Mietende', '2026-12-09');
    await fill('Mietbeginn', '2026-12-07');
    expect(screen.queryByRole('checkbox', { name: /^Ich verlange/ })).toBeNull();
  });
});

test('refuses a period taken meanwhile, and one press takes the next', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, visited } = await openFilled();
  await agree(user);
  for (const from of ['2027-01', '2027-03', '2027-05']) {
    api.routes[availabilityOf(from)] = () => json(toolAvailability({ [from]: 31 }));
  }
  await screen.findByText('In dieser Zeit sind 3 von 3 Stück frei.');
  api.routes[availabilityOf('2026-11')] = () => json(toolAvailability(MONTHS, { '2026-11-25': 3 }));
  api.routes[BOOK] = () => refusal(409, 'Das Gerät ist am 25.11.2026 nicht frei.');
  await press(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Das Gerät ist am 25.11.2026 nicht frei.');
  const take = await within(alert).findByRole('button', { name: 'Diesen Zeitraum nehmen' });
  expect(alert).toHaveTextContent('Donnerstag, 26.11.2026, bis Samstag, 28.11.2026');
  await user.click(take);
  await waitFor(() => expect(visited.at(-1)).toContain('von=2026-11-26&bis=2026-11-28'));
  expect(screen.queryByRole('alert')).toBeNull();
  api.routes[BOOK] = () => json({ booking_number: NUMBER }, { status: 201 });
  await press(user);
  await waitFor(() => expect(visited.at(-1)).toBe(`/mietbuchung/${NUMBER}`));
});

test('fills in a signed-in customer’s data', async () => {
  api.routes['GET /api/users/profile'] = () =>
    json({ phone: '069 99', company_name: 'Beispiel Bau GmbH' });
  open(PERIOD, { user: currentUser() });
  await waitFor(async () => expect(await field('Telefonnummer')).toHaveValue('069 99'));
  expect(await field('E-Mail')).toHaveValue('anna@beispiel.example');
  expect(await field('Firmenname')).toHaveValue('Beispiel Bau GmbH');
});

test.each([
  ['that does not exist', () => refusal(404, 'Nicht gefunden.'), false],
  ['that is not for rent', () => json(rentalTool({ is_available: false })), false],
  ['that cannot be loaded', brokenConnection, true],
])('a tool %s cannot be booked', async (_, answer, mayRetry) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  api.routes[TOOL] = answer;
  open();
  expect(await screen.findByRole('heading', { name: 'Gerät nicht zu mieten' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Erneut versuchen' })).toHaveLength(
    Number(mayRetry),
  );
});
