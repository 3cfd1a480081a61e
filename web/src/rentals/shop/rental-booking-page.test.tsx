import type { RentalBooking } from '@shop/domain/booking/booking';
import { ofRenterFields } from '@shop/domain/booking/renter';
import {
  currentUser,
  rentalBooking,
  rentalTool,
  toolAvailability,
} from '@shop/domain/testing/wire';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, json, refusal } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { availabilityOf } from '../../test/fixtures.ts';
import { renderAt } from '../../test/render-at.tsx';
import RentalBookingPage from './rental-booking-page.tsx';

const NUMBER = 'M-7K3M9-QX2TP';
const GET = `GET /api/rental-bookings/${NUMBER}`;
const CANCEL = `POST /api/rental-bookings/${NUMBER}/cancel`;
const EXTEND = `POST /api/rental-bookings/${NUMBER}/extend`;
const LINK = '#token=t.1';
const now = () => new Date('2026-11-23T10:00:00Z');

function open(
  over: Partial<RentalBooking> = {},
  hash = '',
  who = {},
  answer = () => json(rentalBooking(over)),
) {
  const api = fakeApi({
    [GET]: answer,
    'GET /api/rental-tools/101': () => json(rentalTool()),
    'GET /api/delivery-options': () => json({ areas: [], closed_days: [] }),
    // Rented out on the 28th, and on the booking's own days.
    [availabilityOf('2026-11')]: () =>
      json(
        toolAvailability(
          { '2026-11': 30, '2026-12': 31 },
          { '2026-11-25': 1, '2026-11-26': 1, '2026-11-28': 1 },
          1,
        ),
      ),
  });
  const page = { '/mietbuchung/:bookingNumber': <RentalBookingPage now={now} /> };
  return { api, ...renderAt(`/mietbuchung/${NUMBER}${hash}`, page, who) };
}

const region = (name: string) => screen.findByRole('region', { name });

const PART = { start_day: '2026-11-25', end_day: '2026-11-27', pieces: 1, is_cancellable: true };
const SET = [
  { ...PART, booking_number: NUMBER, tool_name: 'Rüttelplatte', gross_amount: 100 },
  {
    ...PART,
    booking_number: 'M-00000-00002',
    tool_name: 'Stampfer',
    takes_trip: true as const,
    gross_amount: 50.5,
  },
].map((each) => ({ ...each, deposit_amount: 200, state: 'requested' as const }));

test('lists all of its reservation with one total, and cancels it as a whole', async () => {
  const { api, user } = open({ group: NUMBER, set: SET }, LINK);
  const all = await region('Ganze Reservierung');
  for (const text of ['150,50 €', '550,50 €', 'Stampfer']) expect(all).toHaveTextContent(text);
  expectLink('Stampfer', '/mietbuchung/M-00000-00002');
  const cancel = `POST /api/rental-bookings/${NUMBER}/cancel`;
  api.routes[cancel] = () => json(rentalBooking({ set: SET, state: 'cancelled' }));
  await user.click(await screen.findByRole('button', { name: 'Nur dieses Gerät stornieren' }));
  screen.getByText(/^Möchten Sie Rüttelplatte 90 kg stornieren\? .+ dann bei Stampfer\./);
  await user.click(screen.getByRole('button', { name: 'Nicht stornieren' }));
  await user.click(screen.getByRole('button', { name: 'Ganze Reservierung stornieren' }));
  await user.click(screen.getByRole('button', { name: 'Ja, stornieren' }));
  await screen.findByText(/^Storniert: Rüttelplatte, Stampfer\./);
  expect(api.requests.find(({ call }) => call === cancel)?.body).toMatchObject({ whole_set: true });
});

test('is known by the number of its reservation', async () => {
  open({ group: 'M-00000-00002', set: SET });
  expect(await region('Ihre Reservierung')).toHaveTextContent('MietnummerM-00000-00002');
  expect(screen.getByText('M-00000-00002', { selector: 'strong' })).toBeVisible();
  expect(document.title).toContain('M-00000-00002');
  expect(document.body).not.toHaveTextContent(NUMBER);
});

test('names what was cancelled of a reservation that still stands', async () => {
  open({ set: SET, state: 'cancelled' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Rüttelplatte 90 kg storniert',
  );
  expect(screen.getByText(/Ihre übrige Reservierung bleibt bestehen/)).toBeVisible();
});

test('tells who cannot be answered in time to call', async () => {
  open({ hold_until: '2026-11-25T23:00:00.000Z' });
  expect(await screen.findByText(/bevor unser Büro sicher antworten kann/)).toBeVisible();
});

test('shows state, cost and what comes next, and offers no change to who has no link', async () => {
  open();
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Vielen Dank für Ihre Reservierung!');
  expect(
    screen.getByText(
      /halten das Gerät für Sie frei und bestätigen die Reservierung bis zum 24\.11\.2026\./,
    ),
  ).toBeVisible();
  expect(await region('Ihre Reservierung')).toHaveTextContent(
    /Eingegangen.*Mittwoch, 25\.11\.2026, 07:00–17:00 Uhr/,
  );
  const costs = await region('Kosten');
  expect(costs).toHaveTextContent(
    /Summe netto91,00\s€zzgl\. 19 % MwSt\.17,29\s€Gesamtpreis inkl\. MwSt\.108,29\s€/,
  );
  expect(costs).toHaveTextContent(/Kaution, kein Teil des Preises300,00\s€, bei der Übergabe/);
  expect(await region('Nächste Schritte')).toHaveTextContent(/Kalender \(\.ics\)/);
  expectLink('widerrufen', `/widerruf?bestellung=${NUMBER}`);
  expect(document.title).toContain(NUMBER);
  expect(screen.queryByRole('button', { name: /^Miete (stornieren|verlängern)$/ })).toBeNull();
  expect(screen.getByText(/kostenlos, mit dem Link in unserer E-Mail\./)).toBeVisible();
});

test('shows everything that the renter entered and the number’s holder may see', async () => {
  open(ofRenterFields((name, { seenBy }) => (seenBy === 'number' ? `<${name}>` : '')));
  await region('Kundendaten');
  const shown = ofRenterFields((name) => document.body.textContent?.includes(`<${name}>`));
  expect(shown).toEqual(ofRenterFields((_, { seenBy }) => seenBy === 'number'));
});

test('the tab that made the booking may cancel', async () => {
  sessionStorage.setItem('cancelLink', `${NUMBER} t.1`);
  open();
  expect(await screen.findByRole('button', { name: 'Reservierung stornieren' })).toBeVisible();
  expect(screen.queryByText(/mit dem Link in unserer E-Mail/)).toBeNull();
});

test.each<[string, Partial<RentalBooking>, RegExp]>([
  ['requested beyond what is reserved', { reserves_nothing: true }, /Dank für Ihre Reservierung/],
  ['confirmed', { state: 'confirmed' }, /bestätigt/],
  ['out', { state: 'handed_out' }, /bei Ihnen/],
  ['late', { state: 'handed_out', is_late: true }, /überfällig/],
  ['back', { state: 'returned' }, /zurück/],
  ['closed', { state: 'closed' }, /abgeschlossen/],
  ['declined', { state: 'declined' }, /nicht möglich/],
  ['cancelled', { state: 'cancelled' }, /storniert/],
  ['expired', { state: 'expired' }, /verfallen/],
])('a booking that is %s says so', async (_, over, title) => {
  open(over);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test('shows a decision with its reason, and a retained part of the deposit', async () => {
  open({
    state: 'closed',
    history: [
      { what: 'requested', at: '2026-11-23T09:00:00.000Z' },
      { what: 'moved', at: '2026-11-23T10:00:00.000Z', reason: 'Werkstatt' },
    ],
    deposit: { state: 'kept', kept_amount: 40, reason: 'Seilzug' },
    returned_day: '2026-11-21',
    order_number: 'B-7K3M9-QX2TP',
  });
  expect(await region('Ihre Miete')).toHaveTextContent(
    /RückgabeSamstag, 21\.11\.2026Übergabe.+AbrechnungB-7K3M9-QX2TP$/,
  );
  expect(screen.queryByRole('link', { name: 'widerrufen' })).toBeNull();
  expect(await region('Verlauf')).toHaveTextContent(/23\.11\.2026, 11:00Geändert: Werkstatt/);
  expect(await region('Kosten')).toHaveTextContent(/davon 40,00\s€ einbehalten: Seilzug/);
});

test.each([
  ['2026-11-05T12:00:00Z', 1],
  ['2026-11-04T12:00:00Z', 0],
])('confirmed at %s, %i links lead to the withdrawal', async (at, count) => {
  open({ state: 'confirmed', history: [{ what: 'confirmed', at }] });
  await region('Kosten');
  expect(screen.queryAllByRole('link', { name: 'widerrufen' })).toHaveLength(count);
});

describe('changes', () => {
  test.each([
    ['the link', LINK],
    ['an old mail’s link', '?token=t.1'],
  ])('the customer cancels after confirmation, with the token of %s', async (_, link) => {
    const { api, user, visited } = open({}, link);
    api.routes[CANCEL] = () => json(rentalBooking({ state: 'cancelled' }));
    await user.click(await screen.findByRole('button', { name: 'Reservierung stornieren' }));
    await user.click(screen.getByRole('button', { name: 'Ja, stornieren' }));
    expect(await screen.findByText(/^Storniert: Rüttelplatte 90 kg \(M-/)).toHaveTextContent(
      'Sie erhalten dazu eine E-Mail. Kosten entstehen Ihnen nicht.',
    );
    expect(screen.queryByText(/nicht mehr für Sie reserviert/)).toBeNull();
    expect(await region('Kosten')).toHaveTextContent(/^KostenMieteentfälltKautionentfällt$/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reservierung storniert');
    expect(api.requests.find(({ call }) => call === CANCEL)?.body).toEqual({ token: 't.1' });
    expect(visited.at(-1)).toBe(`/mietbuchung/${NUMBER}`);
  });

  test('does not offer to cancel after the deadline', async () => {
    const { cancel_until: _, ...late } = rentalBooking({ state: 'confirmed' });
    open({}, LINK, {}, () => json(late));
    expect(await screen.findByRole('button', { name: 'Miete verlängern' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reservierung stornieren' })).toBeNull();
  });

  test('the signed-in customer extends to a day until which the tool is free', async () => {
    const { api, user } = open({ state: 'confirmed', vat_rate: 16, tier: 'weekend' }, '', {
      user: currentUser(),
    });
    api.routes[EXTEND] = () => json(rentalBooking({ state: 'confirmed', end_day: '2026-11-28' }));
    const price = { rental_amount: 134.4, transport_amount: 60, net_amount: 194.4, vat_rate: 19 };
    api.routes[`GET /api/rental-bookings/${NUMBER}/price?end_day=2026-11-28`] = () => json(price);
    await user.click(await screen.findByRole('button', { name: 'Miete verlängern' }));
    const extend = screen.getByRole('button', { name: 'Kostenpflichtig verlängern' });
    const until = (day: string) =>
      fireEvent.change(screen.getByLabelText(/^Neues Mietende/), { target: { value: day } });
    until('2026-11-30');
    expect(await screen.findByText(/^Bis dahin ist das Gerät nicht frei/)).toBeVisible();
    expect(extend).toBeDisabled();
    until('');
    expect(screen.queryByText(/nicht frei/)).toBeNull();
    until('2026-11-29');
    expect(await screen.findByText(/^Am Sonntag, 29\.11\.2026, ist geschlossen/)).toBeVisible();
    expect(extend).toBeDisabled();
    until('2026-11-28');
    expect(
      await screen.findByText(
        /^Bis zum 28\.11\.2026 ist das Gerät frei\. Der Wochenendpreis gilt bis Montag;/,
      ),
    ).toHaveTextContent(
      /Miete allein kostet dann 134,40\s€ netto, 159,94\s€ inkl\. 19\s% MwSt\.; bisher sind es 91,00\s€\. Mit Bringen und Holen sind es 194,40\s€/,
    );
    await user.click(extend);
    const result = await screen.findByText(/^Ihre Miete ist bis zum 28\.11\.2026 verlängert/);
    expect(result.closest('[role="status"]')).toHaveFocus();
    expect(api.requests.find(({ call }) => call === EXTEND)?.body).toEqual({
      end_day: '2026-11-28',
    });
    expect(await region('Ihre Reservierung')).toHaveTextContent('Samstag, 28.11.2026');
  });

  test('shows a refusal and reloads the booking', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { api, user } = open({}, LINK);
    api.routes[CANCEL] = () => refusal(409, 'Dafür ist es zu spät.');
    await user.click(await screen.findByRole('button', { name: 'Reservierung stornieren' }));
    await user.click(screen.getByRole('button', { name: 'Ja, stornieren' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Dafür ist es zu spät.');
    await waitFor(() => expect(api.calls().filter((call) => call === GET)).toHaveLength(2));
  });
});

test.each([
  ['that does not exist', () => refusal(404, 'Nicht gefunden.'), 0],
  ['that cannot be loaded', brokenConnection, 1],
])('a booking %s is not found', async (_, answer, retries) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open({}, '', {}, answer);
  expect(await screen.findByRole('heading', { name: 'Miete nicht gefunden' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Erneut versuchen' })).toHaveLength(retries);
});
