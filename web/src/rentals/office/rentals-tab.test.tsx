import type { AdminBooking, FleetTool } from '@shop/domain/booking/booking';
import { ofRenterFields, RENTER_FIELD_NAMES } from '@shop/domain/booking/renter';
import type { OwnClaim } from '@shop/domain/deposit/own-claim';
import { adminBooking } from '@shop/domain/testing/office';
import { rentalTool } from '@shop/domain/testing/wire';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brokenConnection, json, refusal } from '../../lib/api/fake-api.ts';
import { openOffice, page, type Routes } from '../../test/office-fixture.tsx';
import { inLanes, spanOf } from './booking-bar.tsx';
import { RecordPhotos } from './record-photos.tsx';
import RentalsTab from './rentals-tab.tsx';
import { pathOf } from './signature-field.tsx';

const LIST = 'GET /api/admin/rental-bookings';
const NUMBER = 'M-7K3M9-QX2TP';
const CALENDAR = 'GET /api/admin/rental-calendar';
/** The coming days. */
const WEEK = `${CALENDAR}?from=2026-11-24&to=2026-12-01`;
/** The tool's days around a booking that is moved. */
const LONGER = `${CALENDAR}?from=2026-11-25&to=2026-12-01&tool=101`;
const FLEET = 'GET /api/admin/rental-fleet';
const CLAIMS = 'GET /api/admin/claims';
const CLAIM = `${CLAIMS}?booking=${NUMBER}`;
const ONE = `GET /api/admin/rental-bookings/${NUMBER}`;
const PRICE = `GET /api/rental-bookings/${NUMBER}/price`;
const IN_DIALOG = `?buchung=${NUMBER}`;
const BOOK = 'POST /api/admin/rental-bookings';
const NOTES = `/api/admin/rental-bookings/${NUMBER}/notes`;
const STEP = `POST /api/admin/rental-bookings/${NUMBER}/step`;
const TAKE_BACK = `POST /api/admin/rental-bookings/${NUMBER}/take-back`;
const ASSIGN = `POST /api/admin/rental-bookings/${NUMBER}/customer`;
const HUBER = 'GET /api/admin/customers?search=huber%40example.de&visibility=current';
const MOVE = `POST /api/admin/rental-bookings/${NUMBER}/move`;

beforeEach(() => {
  // A Tuesday.
  vi.useFakeTimers({ now: new Date('2026-11-24T08:00:00Z'), toFake: ['Date'] });
});

const booking = (over: Partial<AdminBooking> = {}) =>
  adminBooking({ customer_name: 'Hanna Huber', hold_until: '2026-11-25T17:00:00Z', ...over });

const fleetTool = (over: Partial<FleetTool> = {}): FleetTool => ({
  ...rentalTool({ quantity_available: 1 }),
  visibility: 'visible',
  ...over,
});

function open(address = '', bookings: AdminBooking[] = [booking()], routes: Routes = {}) {
  return openOffice(`/admin/vermietung${address}`, <RentalsTab />, {
    [FLEET]: () => json([fleetTool()]),
    'GET /api/delivery-options': () =>
      json({ areas: [{ from: '12350', to: '12369', zone: 2 }], closed_days: ['2026-11-26'] }),
    [LIST]: page(bookings),
    [WEEK]: () => json({ bookings, is_cut: false }),
    [LONGER]: () => json({ bookings, is_cut: false }),
    [ONE]: () => json(bookings[0]),
    [`GET ${NOTES}`]: () => json([]),
    [CLAIM]: () => json([]),
    ...routes,
  });
}

const cell = (name: RegExp) => screen.findByRole('gridcell', { name });

test('the calendar shows nothing as free while bookings are loading', async () => {
  const { see } = open('', [], { [WEEK]: () => new Promise<Response>(() => {}) });
  await see('Buchungen werden geladen...');
  expect(screen.queryAllByRole('gridcell')).toEqual([]);
});

test('the calendar shows who has a tool and what is free this week, arrows move its one focusable cell, Enter opens a booking', async () => {
  const { user, see } = open();
  const today = await cell(/Dienstag, 24\.11\./);
  expect(today).toHaveAttribute('tabindex', '0');
  await cell(/Mittwoch, 25\.11\.2026: 0 von 1 frei\. Eingegangen: Hanna Huber/);
  expect(await cell(/Freitag, 27\.11\.2026: 1 von 1 frei$/)).toBeVisible();
  await see('24.11.2026 bis 30.11.2026');
  today.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName(/Mittwoch, 25\.11\./);
  await user.keyboard('{Home}{ArrowUp}');
  expect(document.activeElement).toHaveAccessibleName(/Dienstag, 24\.11\./);
  await user.keyboard('{ArrowRight}{Enter}');
  await screen.findByRole('dialog', { name: 'Rüttelplatte 90 kg: Hanna Huber' });
});

test('one press confirms a request, and declining takes a reason', async () => {
  const { press, type, see, bodies } = open(IN_DIALOG, [booking({ reserves_nothing: true })], {
    [STEP]: ({ body }) => json(booking({ state: (body as { to: 'confirmed' }).to })),
  });
  await see(/gilt bis zur Übergabe am 25\.11\.2026/);
  await see(/^Reserviert nichts: .*Beim Bestätigen/);
  await press('Ablehnen');
  await screen.findByRole('alertdialog', { name: 'Buchung ablehnen?' });
  type(/^Grund/, 'Defekt');
  await press('Ablehnen');
  await press('Bestätigen');
  expect(bodies(STEP)).toMatchObject([
    { from: 'requested', to: 'declined', reason: 'Defekt' },
    { from: 'requested', to: 'confirmed' },
  ]);
});

test('a request whose transport is by arrangement is confirmed at the price agreed with the customer', async () => {
  const { press, type, bodies } = open(IN_DIALOG, [booking({ method: 'delivery' })], {
    [STEP]: () => json(booking({ state: 'confirmed' })),
  });
  await press('Bestätigen');
  await screen.findByRole('dialog', { name: 'Hat der Kunde dem Preis zugestimmt?' });
  await press('Ja, bestätigen');
  expect(bodies(STEP)).toEqual([]);
  type(/^Bringen und Abholen/, '120,5');
  await press('Ja, bestätigen');
  const sent = { from: 'requested', to: 'confirmed', transport_amount: 120.5 };
  expect(bodies(STEP)).toMatchObject([sent]);
});

test('the last step can be undone, the history shows who did what, and the office writes notes', async () => {
  const note = { id: 'n1', text: 'Bringt er selbst.', by: 'chef', at: '2026-11-24T08:00:00Z' };
  const stored: unknown[] = [];
  const step = { what: 'confirmed', at: '2026-11-24T07:55:00Z', by: 'chef' } as const;
  const taken_back = { by: 'chef', at: '2026-11-24T08:00:00Z' };
  const history = [{ ...step, can_take_back_until: '2026-11-24T08:05:00Z' }];
  let now = booking({ state: 'confirmed', history });
  const { press, type, see, bodies } = open(IN_DIALOG, [], {
    [ONE]: () => json(now),
    [`GET ${NOTES}`]: () => json(stored),
    [`POST ${NOTES}`]: () => {
      stored.push(note);
      return json(stored);
    },
    [TAKE_BACK]: () => {
      now = booking({ history: [{ ...step, taken_back }] });
      return json(now);
    },
  });
  await press('Rückgängig');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Verlauf' })).toHaveTextContent(
      'Bestätigt24.11.2026, 08:55 · chefZurückgenommen: Bestätigt24.11.2026, 09:00 · chef',
    ),
  );
  expect(bodies(TAKE_BACK)).toEqual([{ to: 'confirmed', at: step.at }]);
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  type('Neue Notiz', note.text);
  await press('Notiz speichern');
  await see(/^Bringt er selbst/);
  expect(bodies(`POST ${NOTES}`)).toEqual([{ id: expect.any(String), text: note.text }]);
});

test('a move names the days that clash, and requires a reason for them', async () => {
  const period = { start_day: '2026-11-30', end_day: '2026-12-01' };
  const blocked = { from: '2026-11-30', to: '2026-12-01' };
  const number = { booking_number: 'M-00000-00001', state: 'confirmed' as const };
  const other = booking({ ...number, ...period, blocked });
  const { press, type, see, bodies } = open(IN_DIALOG, [booking(), other], {
    [MOVE]: () => json(booking()),
  });
  await screen.findByLabelText(/^Mietende/);
  type(/^Mietende/, '01.12.2026');
  await see('Nicht frei am 30.11.2026');
  await press('Tage ändern');
  expect(bodies(MOVE)).toEqual([]);
  const despite_clash = 'Zweites Gerät geliehen';
  type(/^Trotzdem buchen/, despite_clash);
  await press('Tage ändern');
  const sent = { start_day: '2026-11-25', end_day: '2026-12-01', pieces: 1, despite_clash };
  expect(bodies(MOVE)).toMatchObject([sent]);
});

/** The booking's bar, 50 pixels a day, dragged five days to the right and still held. */
async function pulledBar() {
  const bar = await screen.findByTitle('Bestätigt: Hanna Huber');
  bar.setPointerCapture = () => {};
  bar.getBoundingClientRect = () => ({ width: 100, right: 100 }) as DOMRect;
  fireEvent.pointerDown(bar, { clientX: 10, button: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(bar, { clientX: 260 });
  return bar;
}

test('a bar is dragged to other days, which its dialog proposes until they are given up', async () => {
  const asked = booking({ state: 'confirmed' });
  const { user, press, type, see, visited } = open('', [asked], {
    [`${PRICE}?start_day=2026-11-26&end_day=2026-12-02&pieces=1`]: () =>
      json({ days: 6, net_amount: 273 }),
  });
  const bar = await pulledBar();
  fireEvent.pointerUp(bar);
  // The browser reports the end of a drag as a click, too.
  fireEvent.click(bar);
  expect(await screen.findByLabelText(/^Mietbeginn/)).toHaveValue('30.11.2026');
  expect(screen.getByLabelText(/^Mietende/)).toHaveValue('02.12.2026');
  expect(visited).toHaveLength(2);
  type(/^Mietbeginn/, '26.11.2026');
  await see(/26\.11\.2026, ist geschlossen/);
  await see(/^Noch nicht gespeichert\. 6 Tage: 273,00 € netto, bisher 91,00 €/);
  await user.keyboard('{Escape}');
  await press('Ja, verwerfen');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a drag cancelled by the browser moves nothing, and the next press opens the booking', async () => {
  open('', [booking({ state: 'confirmed' })]);
  const bar = await pulledBar();
  fireEvent.pointerCancel(bar);
  fireEvent.pointerUp(bar);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(bar);
  expect(await screen.findByLabelText(/^Mietbeginn/)).toHaveValue('25.11.2026');
});

test('a bar reaches from handover to return, and the next rental starts in the same lane', () => {
  const at = (start_day: string, end_day: string, to = end_day, is_late = false) =>
    booking({ start_day, end_day, blocked: { from: start_day, to }, is_late });
  const first = at('2026-11-25', '2026-11-27');
  const next = at('2026-11-27', '2026-11-30');
  const withinOneDay = at('2026-11-27', '2026-11-27', '2026-11-28');
  const checked = at('2026-11-25', '2026-11-27', '2026-11-28');
  const late = at('2026-11-25', '2026-11-27', '2026-12-01', true);
  const monday = '2026-11-23';
  expect([first, next, withinOneDay, checked, late].map((each) => spanOf(each, monday))).toEqual([
    { from: 5, to: 9, checked: 9 },
    { from: 9, to: 15, checked: 15 },
    { from: 8, to: 10, checked: 10 },
    { from: 5, to: 9, checked: 10 },
    { from: 5, to: 16, checked: 16 },
  ]);
  expect(inLanes([next, first], monday)).toEqual([[first, next]]);
  expect(inLanes([withinOneDay, first], monday)).toHaveLength(2);
});

test('the calendar shows booked tools first or alone, one category, hidden tools only while booked, and says what it leaves out', async () => {
  const digger = fleetTool({ id: 102, name: 'Bagger', category: 'Bagger & Lader' });
  const hidden = fleetTool({ id: 103, name: 'Alt', visibility: 'hidden' });
  const { user, choose, see, visited } = open('', [], {
    [FLEET]: () => json([fleetTool(), digger, hidden, { ...hidden, id: 104, name: 'Weg' }]),
    [WEEK]: () => json({ bookings: [booking({ tool_id: 103 })], is_cut: true }),
  });
  await see(/mehr als 400 Buchungen/);
  const heads = () => screen.getAllByRole('rowheader');
  const names = () => heads().map(({ firstChild }) => firstChild?.textContent);
  expect(names()).toEqual(['Alt', 'Rüttelplatte 90 kg', 'Bagger']);
  const only = screen.getByRole('checkbox', { name: 'nur gebuchte' });
  await user.click(only);
  expect(names()).toEqual(['Alt']);
  expect(visited.at(-1)).toMatch(/\?gebucht=ja$/);
  await user.click(only);
  await choose('Kategorie', 'Bagger & Lader');
  expect(names()).toEqual(['Bagger']);
});

test('a move keeps its id until it or an earlier attempt is stored, and tells only who can be told', async () => {
  const NOBODY = booking({ state: 'confirmed', customer_email: '' });
  const taken = () => json({ message: 'Vergeben.', code: 'id_taken' }, { status: 409 });
  const answers = [brokenConnection, () => refusal(409, 'Nicht frei.'), taken, () => json(NOBODY)];
  const { press, type, see, bodies } = open(IN_DIALOG, [NOBODY], {
    [MOVE]: () => (answers.shift() ?? brokenConnection)(),
    [`${PRICE}?start_day=2026-11-25&end_day=2026-12-01&pieces=1`]: () =>
      json({ days: 6, net_amount: 273 }),
  });
  await screen.findByLabelText(/^Mietende/);
  type(/^Mietende/, '01.12.2026');
  await see(/^Noch nicht gespeichert. 6 Tage: 273,00 € netto/);
  const told = [/Bitte versuchen Sie es erneut/, 'Nicht frei.', /^Ihr erster .* versuchen Sie es/];
  for (const text of [...told, 'Gespeichert.']) {
    await press('Tage ändern');
    await see(text);
  }
  const ids = bodies<{ request_id: string }>(MOVE).map(({ request_id }) => request_id);
  expect(ids.map((id) => id === ids[0])).toEqual([true, true, true, false]);
});

test('keeps both of two photos chosen one after the other', async () => {
  function Form() {
    const [photos, setPhotos] = useState({ pictures: [] as readonly string[], reading: 0 });
    return (
      <RecordPhotos
        {...photos}
        onChange={(change) => setPhotos((now) => ({ ...now, ...change(now) }))}
        upload={async ({ name }) => `/${name}-800.webp`}
      />
    );
  }
  render(<Form />);
  const input = screen.getByLabelText('Foto aufnehmen');
  for (const name of ['a', 'b']) {
    fireEvent.change(input, { target: { files: [new File(['?'], name)] } });
  }
  expect(await screen.findByText('Fotos (2)')).toBeVisible();
});

test('a free cell starts a booking by phone in a few presses, which asks for every field of a renter', async () => {
  let isRefused = true;
  const confirmed = () => json(booking(ofRenterFields((name) => `<${name}>`)));
  const { user, press, choose, type, see, bodies } = open('', [], {
    [BOOK]: () => (isRefused ? refusal(409, 'Nicht frei.') : confirmed()),
    [ONE]: confirmed,
  });
  await user.click(await cell(/Freitag, 27\.11\./));
  expect(await screen.findByLabelText(/^Mietbeginn/)).toHaveValue('27.11.2026');
  type(/^Mietende/, '30.11.2026');
  await see(/^3 Tage: 136,50/);
  // The price quoted by phone is the one that is stored.
  await choose('Übergabe', 'delivery');
  await see(/Transport nach Absprache/);
  type('PLZ', '12360');
  await see(/^3 Tage: 231,50/);
  await see(/mit Transport für 95,00/);
  type(/^Bringen und Abholen/, '80');
  await see(/^3 Tage: 216,50/);
  for (const text of screen.getAllByRole<HTMLInputElement>('textbox')) {
    if (!text.value) fireEvent.change(text, { target: { value: '12345' } });
  }
  await press('Buchen');
  await see('Nicht frei.');
  isRefused = false;
  await press('Buchen');
  const { textContent: told = '' } = await screen.findByRole('region', { name: 'Kunde' });
  const [first = {}, second] = bodies<Partial<AdminBooking>>(BOOK);
  const period = { start_day: '2026-11-27', end_day: '2026-11-30' };
  expect(first).toMatchObject({ kind: 'rental', tool_id: 101, ...period, transport_amount: 80 });
  expect(second).toEqual(first);
  expect(RENTER_FIELD_NAMES.filter((name) => !first[name])).toEqual([]);
  expect(RENTER_FIELD_NAMES.filter((name) => !told?.includes(`<${name}>`))).toEqual([]);
});

test('a booking starts without a tool, which is found by typing', async () => {
  const { user, press, see, bodies } = open('', [], {
    [FLEET]: () => json([fleetTool({ id: 102, name: 'Bagger' }), fleetTool()]),
  });
  await press('Neue Buchung');
  await press('Buchen');
  await see('Bitte wählen Sie ein Gerät.');
  const tool = screen.getByRole('combobox', { name: /^Gerät/ });
  expect(tool).toHaveFocus();
  expect(bodies(BOOK)).toEqual([]);
  await user.type(tool, 'rütt');
  await user.click(screen.getByRole('option', { name: 'Rüttelplatte 90 kg' }));
  expect(screen.queryByText('Bitte wählen Sie ein Gerät.')).toBeNull();
});

test('a booking takes the only customer found by Enter', async () => {
  const input = { name: 'Muster AG', contact_name: 'Anna', members: [], sites: [] };
  const { press, see } = open('', [], {
    'GET /api/admin/customers?search=Muster&visibility=current': page([{ id: '10001', input }]),
  });
  await press('Neue Buchung');
  expect(screen.getByLabelText('Kunden suchen')).not.toHaveFocus();
  fireEvent.change(screen.getByLabelText('Kunden suchen'), { target: { value: 'Muster' } });
  fireEvent.keyDown(screen.getByLabelText('Kunden suchen'), { key: 'Enter' });
  await see('Kunde K-10001');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Anna');
});

test('shows no errors for an overdue booking before anything was typed', async () => {
  const overdue = { state: 'handed_out', is_late: true, end_day: '2026-11-20' } as const;
  open(IN_DIALOG, [booking({ ...overdue, start_day: '2026-11-18' })]);
  expect(await screen.findByLabelText(/^Mietende/)).not.toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByText(/Vergangenheit/)).toBeNull();
});

test('a closed day cannot be booked, but a workshop visit can start on it', async () => {
  const { user, choose, type, see } = open('', []);
  await user.click(await cell(/Donnerstag, 26\.11\./));
  await screen.findByLabelText(/^Mietende/);
  type(/^Mietende/, '27.11.2026');
  await see(/26\.11\.2026, ist geschlossen/);
  await choose('Art', 'Werkstatt, Prüfung, Ausfall');
  expect(screen.queryByText(/ist geschlossen/)).toBeNull();
  expect(screen.getByRole('textbox', { name: /^Grund/ })).toBeVisible();
});

const TODAY = 'GET /api/admin/rental-today';
const NOTHING = { requested: [], overdue: [], out: [], back: [], inspections: [], cut: [] };

test('today lists requests, late tools, what goes out, and due inspections, for which a press fills in a downtime', async () => {
  const late = booking({ booking_number: 'M-00000-00002', state: 'handed_out', is_late: true });
  const inspections = [
    { tool_id: 102, name: 'Bagger', due: '2026-11-20' },
    { tool_id: 101, name: 'Rüttelplatte 90 kg', due: '2026-12-03' },
  ];
  const work = {
    ...NOTHING,
    requested: [booking()],
    overdue: [late],
    cut: ['overdue'],
    inspections,
  };
  const { user, press, see } = open('?ansicht=heute', [booking()], {
    [TODAY]: () => json(work),
    [`${CALENDAR}?from=2026-12-03&to=2026-12-04&tool=101`]: () =>
      json({ bookings: [], is_cut: false }),
  });
  await see('Überfällig');
  await see('Überfällig (die ersten 1)');
  await see('Heute geht nichts hinaus.');
  expect(screen.getByText('überfällig seit 20.11.2026')).toHaveAttribute('data-color', 'red');
  await see('fällig am 03.12.2026');
  const requests = within(screen.getByRole('region', { name: 'Neue Reservierungen' }));
  fireEvent.click(requests.getByRole('button', { name: /öffnen$/ }));
  await screen.findByRole('dialog', { name: /Hanna Huber/ });
  await user.keyboard('{Escape}');
  await press(/^Prüfung eintragen: Rüttel/);
  await screen.findByDisplayValue('Rüttelplatte 90 kg');
  expect(screen.getByLabelText('Art')).toHaveValue('downtime');
  expect(screen.getByLabelText(/^Grund/)).toHaveValue('UVV-Prüfung');
  expect(screen.getAllByDisplayValue('03.12.2026')).toHaveLength(2);
});

test('the server searches the list', async () => {
  const { user } = open('?ansicht=liste', [], {
    [`${LIST}?search=huber`]: page([booking()], { total: 1 }),
  });
  expect(await screen.findByText('Keine Buchungen')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'huber');
  await user.tab();
  expect(await screen.findByRole('button', { name: /Hanna Huber öffnen/ })).toBeVisible();
});

/** jsdom has no canvas for the signature. */
function fakeCanvas() {
  const context = new Proxy({}, { get: () => () => {}, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

test('hands out a tool with its state, accessories, deposit and a signature', async () => {
  fakeCanvas();
  const tool = { accessories: 'Transportwagen\nKanister', inspection_due: '23.11.2026' };
  const { user, press, choose, type, see, bodies } = open(
    IN_DIALOG,
    [booking({ state: 'confirmed' })],
    { [FLEET]: () => json([fleetTool(tool)]) },
  );
  await press('Ausgeben');
  await user.click(await screen.findByRole('checkbox', { name: 'Kanister' }));
  // It has no tank.
  expect(screen.queryByRole('combobox', { name: 'Tankfüllung' })).toBeNull();
  type(/^Betriebsstunden/, '120,5');
  await press('Übergeben');
  await see('Bitte nennen Sie den Grund.');
  type(/^Warum es trotzdem hinausgeht/, 'Prüfer kommt');
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  await press('Übergeben');
  await see('Bitte geben Sie an, was mit der Kaution geschieht.');
  expect(shown.mock.contexts).toEqual([screen.getAllByRole('alert').at(-1)]);
  expect(screen.getByLabelText(/^Kaution/)).toHaveDisplayValue('bitte wählen');
  await choose(/^Kaution/, 'erhalten');
  await press('Übergeben');
  await see('Die Unterschrift fehlt.');
  expect(bodies(STEP)).toEqual([]);
  await user.keyboard('{Escape}');
  await press('Weiter bearbeiten');
  expect(screen.getByLabelText(/^Betriebsstunden/)).toHaveValue('120,5');
});

test.each([
  ['cheap', { gross_amount: 100 }, [false]],
  ['dear', { gross_amount: 1000 }, [true]],
  ['known', { invoice_address: 'Ahornweg 3, 12345 Musterstadt' }, []],
])('the handover asks for an address that the contract lacks: %s', async (_, over, required) => {
  fakeCanvas();
  const { press } = open(IN_DIALOG, [booking({ state: 'confirmed', ...over })]);
  await press('Ausgeben');
  await screen.findByLabelText(/^Betriebsstunden/);
  const asked = screen.queryAllByRole<HTMLTextAreaElement>('textbox', {
    name: /^Rechnungsanschrift/,
  });
  expect(asked.map((field) => field.required)).toEqual(required);
});

const SIGNED = { at: '2026-11-27T08:00:00Z', by: 'Chef', condition: 'gut', pictures: [] };
const HANDOVER = { ...SIGNED, signature: 'M1 1', signed_by: 'H' };

test('charges what was used besides the rent when a booking is closed', async () => {
  const returned = booking({
    state: 'returned',
    history: [{ what: 'handed_out', at: SIGNED.at }],
    prices: { ...adminBooking().prices, extra_hour_price: 18, cleaning_price: 45 },
    handover: {
      ...HANDOVER,
      meter_hours: 1000.5,
      fuel_percent: 100,
      accessories: ['Kanister', 'Trichter'],
    },
    return_record: {
      ...HANDOVER,
      meter_hours: 1019,
      fuel_percent: 75,
      accessories: ['Kanister'],
    },
  });
  const { user, press, type, see, bodies } = open(IN_DIALOG, [returned], {
    [STEP]: () => json(booking({ state: 'closed', order_number: 'B-7K3M9-QX2TP' })),
  });
  for (const text of ['Es fehlt', 'Trichter', '1.000,5']) await see(text);
  // A lost part is a damage, without VAT; missing fuel is charged here.
  const missing = /^Nicht zurückgegeben: Trichter\..*ohne Umsatzsteuer/;
  await see(missing);
  await press('Schaden eintragen');
  expect(await screen.findByLabelText(/^Was beschädigt ist/)).toHaveValue(
    'Nicht zurückgegeben: Trichter',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await press('Abrechnen');
  await waitFor(() => expect(screen.getAllByText(missing)).toHaveLength(2));
  expect(screen.getAllByText(/^Im Tank fehlen 25 %/)).toHaveLength(2);
  // Two days include 16 hours.
  expect(await screen.findByLabelText(/^Mehrstunden/)).toHaveValue('2,5');
  type(/^Reinigung/, '1');
  await see('181,00 €');
  await see('215,39 €');
  await press('Abrechnen');
  const extras = { extra_hours: 2.5, cleaning: 1 };
  expect(bodies(STEP)).toMatchObject([{ from: 'returned', to: 'closed', extras }]);
});

test('a return with fewer hours than at the handover is refused', async () => {
  fakeCanvas();
  const pictures = ['/api/rental-pictures/a-800.webp'];
  const handover = { ...HANDOVER, meter_hours: 1203.5, accessories: ['Koffer'], pictures };
  const out = booking({ state: 'handed_out', handover, deposit: { state: 'held' } });
  const { press, type, see, bodies } = open(IN_DIALOG, [out]);
  await press('Rückgabe aufnehmen');
  // Beside the form stands what it is compared with.
  const dialog = within(await screen.findByRole('dialog', { name: /^Rückgabe: / }));
  const before = within(dialog.getByRole('region', { name: 'Übergabe' }));
  for (const text of ['1.203,5', 'gut', 'Koffer']) expect(before.getByText(text)).toBeVisible();
  expect(dialog.getByRole('img', { name: 'Übergabe, Foto 1' })).toBeVisible();
  type(/^Betriebsstunden/, '1200');
  await press('Rückgabe speichern');
  await see('Weniger als bei der Übergabe.');
  expect(screen.getByLabelText(/^Kaution/)).toHaveValue('');
  expect(bodies(STEP)).toEqual([]);
});

test('a rental names the customer with its address, is joined to a customer, and taken away again', async () => {
  const input = { name: 'Huber Bau', email: 'HUBER@example.de', members: [] };
  const huber = booking({ customer_email: 'huber@example.de' });
  let now = huber;
  const { press, see, bodies } = open(IN_DIALOG, [], {
    [ONE]: () => json(now),
    [HUBER]: page([{ id: '10001', version: 1, input }]),
    [ASSIGN]: ({ body }) => {
      now = { ...huber, ...(body as object) };
      return json(now);
    },
  });
  await see('hat dieselbe E-Mail-Adresse.');
  expect(screen.getByRole('link', { name: 'Kunde K-10001' })).toBeVisible();
  await press('Kunde anlegen oder zuordnen');
  await press('Zuordnen');
  await press('Zuordnung lösen');
  await see('hat dieselbe E-Mail-Adresse.');
  expect(bodies(ASSIGN)).toEqual([{ customer_number: 'K-10001' }, {}]);
});

const DEPOSIT: OwnClaim = {
  id: `${NUMBER}-K`,
  kind: 'deposit',
  booking_number: NUMBER,
  customer: 'Hanna Huber',
  tool_name: 'Rüttelplatte 90 kg',
  step: 'settle',
  debt_amount: 0,
  held_amount: 300,
  open_amount: 0,
  credit_amount: 300,
  entries: [
    {
      id: 'step-0001-paid',
      what: 'paid',
      amount: 300,
      day: '2026-11-20',
      by: 'Chef',
      at: '2026-11-20T08:00:00Z',
    },
  ],
};
const SETTLE = `POST /api/admin/claims/${NUMBER}-K/entries`;

test.each(['?ansicht=kautionen', IN_DIALOG])(
  'a deposit is settled from %s, a part for the invoice',
  async (address) => {
    const { press, type, see, bodies } = open(address, [booking({ state: 'returned' })], {
      [CLAIMS]: page([DEPOSIT]),
      [CLAIM]: () => json([DEPOSIT]),
      [SETTLE]: () => json(DEPOSIT),
    });
    await see(/^300,00.€ abzurechnen$/);
    await press('Kaution abrechnen');
    expect(screen.getByLabelText(/^Betrag/)).toHaveValue('300,00');
    type(/^Was geschehen ist/, 'invoice');
    type(/^Betrag/, '108,29');
    await press('Eintragen');
    await see('Bitte nennen Sie dem Kunden den Grund.');
    type(/^Grund/, 'Miete');
    await press('Eintragen');
    await waitFor(() => expect(bodies(SETTLE)).toHaveLength(1));
    const sent = { what: 'set_off', amount: 108.29, day: '2026-11-24', reason: 'Miete' };
    expect(bodies(SETTLE)).toMatchObject([{ ...sent, for: 'B-7K3M9-QX2TP' }]);
  },
);

test('an entry of a deposit is reversed', async () => {
  const { press, bodies } = open(IN_DIALOG, [booking({ state: 'returned' })], {
    [CLAIM]: () => json([DEPOSIT]),
    [SETTLE]: () => json(DEPOSIT),
  });
  await press(/^300,00.€ erhalten gegenbuchen/);
  await waitFor(() => expect(bodies(SETTLE)).toMatchObject([{ reverses: 'step-0001-paid' }]));
});

test('the strokes of a signature become a path', () => {
  const stroke = (...points: [x: number, y: number][]) => ({
    points: points.map(([x, y]) => ({ x, y })),
  });
  const strokes = [stroke([1.2, 2], [3, 4.6]), stroke([5, 5]), stroke([-3, 120], [310, -1])];
  expect(pathOf(strokes, 2)).toBe('M2 4L6 9M10 10M0 200L600 0');
});

test('the utilisation of a month shows the share of days and the rent', async () => {
  const days = { pieces: 1, rented_days: 12, possible_days: 30, downtime_days: 6, revenue: 546 };
  open('?ansicht=auslastung', [], {
    'GET /api/admin/rental-utilisation?month=2026-11': () =>
      json([{ tool_id: 101, name: 'Rüttelplatte 90 kg', ...days }]),
  });
  const row = await screen.findByRole('row', { name: /Rüttelplatte/ });
  expect(row).toHaveTextContent(/50 %.*12 von 30, 6 Ausfall.*546,00/);
});
