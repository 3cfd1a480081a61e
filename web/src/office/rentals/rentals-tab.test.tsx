import type { AdminBooking, FleetTool } from '@shop/domain/booking/booking';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brokenConnection, json, refusal } from '../../lib/api/fake-api.ts';
import { rentalTool } from '../../test/fixtures.ts';
import { openOffice, page, type Routes } from '../../test/office-fixture.tsx';
import { inLanes, spanOf } from './booking-bar.tsx';
import { RecordPhotos } from './record-photos.tsx';
import RentalsTab from './rentals-tab.tsx';
import { pathOf } from './signature-field.tsx';

const LIST = 'GET /api/admin/rental-bookings';
const NUMBER = 'M-7K3M9-QX2TP';
const CALENDAR = 'GET /api/admin/rental-calendar';
const WEEK = `${CALENDAR}?from=2026-11-23&to=2026-11-30`;
/** The days of the tool around a booking that is moved. */
const LONGER = `${CALENDAR}?from=2026-11-25&to=2026-12-01&tool=101`;
const FLEET = 'GET /api/admin/rental-fleet';
const NO_BOOKINGS = { bookings: [], is_cut: false };
const ONE = `GET /api/admin/rental-bookings/${NUMBER}`;
const STEP = `POST /api/admin/rental-bookings/${NUMBER}/step`;
const TAKE_BACK = `POST /api/admin/rental-bookings/${NUMBER}/take-back`;
const MOVE = `POST /api/admin/rental-bookings/${NUMBER}/move`;

beforeEach(() => {
  // A Tuesday.
  vi.useFakeTimers({ now: new Date('2026-11-24T08:00:00Z'), toFake: ['Date'] });
});

const booking = (over: Partial<AdminBooking> = {}): AdminBooking => ({
  booking_number: NUMBER,
  kind: 'rental',
  state: 'requested',
  created_at: '2026-11-23T08:00:00Z',
  hold_until: '2026-11-25T17:00:00Z',
  tool_id: 101,
  tool_name: 'Rüttelplatte 90 kg',
  article_number: 'RP 90',
  start_day: '2026-11-25',
  end_day: '2026-11-27',
  blocked: { from: '2026-11-25', to: '2026-11-27' },
  buffer_days: 0,
  pieces: 1,
  method: 'pickup',
  tier: 'daily',
  days: 2,
  rental_amount: 91,
  insurance_amount: 0,
  net_amount: 91,
  gross_amount: 108.29,
  vat_rate: 19,
  deposit_amount: 300,
  deposit: { state: 'none' },
  is_late: false,
  extra_prices: {},
  customer_name: 'Hanna Huber',
  customer_email: 'hanna@huber.example',
  customer_phone: '0171 1',
  history: [{ what: 'requested', at: '2026-11-23T08:00:00Z' }],
  ...over,
});

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
    ...Object.fromEntries(
      [WEEK, LONGER].map((call) => [call, () => json({ bookings, is_cut: false })]),
    ),
    [ONE]: () => json(bookings[0]),
    ...routes,
  });
}

const cell = (name: RegExp) => screen.findByRole('gridcell', { name });

test('the calendar opens on this week and says of each day what is free and who has the tool', async () => {
  open();
  expect(await cell(/Mittwoch, 25\.11\.2026: 0 von 1 frei\. Angefragt: Hanna Huber/)).toBeVisible();
  expect(await cell(/Freitag, 27\.11\.2026: 1 von 1 frei$/)).toBeVisible();
  expect(screen.getByText('23.11.2026 bis 29.11.2026')).toBeVisible();
});

test('arrows move the one cell that has the focus, Enter opens its booking', async () => {
  const { user } = open();
  const today = await cell(/Dienstag, 24\.11\./);
  expect(today).toHaveAttribute('tabindex', '0');
  await cell(/25\.11\..*Angefragt/);
  today.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName(/Mittwoch, 25\.11\./);
  await user.keyboard('{Home}{ArrowUp}');
  expect(document.activeElement).toHaveAccessibleName(/Montag, 23\.11\./);
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(
    await screen.findByRole('dialog', { name: 'Rüttelplatte 90 kg: Hanna Huber' }),
  ).toBeVisible();
});

test('a request is confirmed with one press, and declined with a reason', async () => {
  const { user, bodies } = open(`?buchung=${NUMBER}`, [booking({ reserves_nothing: true })], {
    [STEP]: ({ body }) => json(booking({ state: (body as { to: 'confirmed' }).to })),
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/gilt bis zur Übergabe am 25\.11\.2026/)).toBeVisible();
  expect(dialog.getByText(/^Reserviert nichts: .*Beim Bestätigen/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ablehnen' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Buchung ablehnen?' }));
  await user.type(question.getByRole('textbox', { name: /Grund/ }), 'Defekt');
  await user.click(question.getByRole('button', { name: 'Ablehnen' }));
  await user.click(await dialog.findByRole('button', { name: 'Bestätigen' }));
  expect(bodies(STEP)).toMatchObject([
    { from: 'requested', to: 'declined', reason: 'Defekt' },
    { from: 'requested', to: 'confirmed' },
  ]);
});

test('the last step can be undone, and the history says who did what', async () => {
  const step = {
    what: 'confirmed',
    at: '2026-11-24T07:55:00Z',
    by: 'chef@tiefbau.example',
  } as const;
  const history = [{ ...step, can_take_back_until: '2026-11-24T08:05:00Z' }];
  const taken_back = { by: step.by, at: '2026-11-24T08:00:00Z' };
  let now = booking({ state: 'confirmed', history });
  const { user, bodies } = open(`?buchung=${NUMBER}`, [], {
    [ONE]: () => json(now),
    [TAKE_BACK]: () => {
      now = booking({ history: [{ ...step, taken_back }] });
      return json(now);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect(
    await screen.findByText(/Bestätigt, chef.*; zurückgenommen am 24\.11\.2026/),
  ).toBeVisible();
  expect(bodies(TAKE_BACK)).toEqual([{ to: 'confirmed', at: step.at }]);
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
});

test('a move names the days that clash, and needs a reason for them', async () => {
  const other = booking({
    booking_number: 'M-00000-00001',
    state: 'confirmed',
    start_day: '2026-11-30',
    end_day: '2026-12-01',
    blocked: { from: '2026-11-30', to: '2026-12-01' },
  });
  const { user, bodies } = open(`?buchung=${NUMBER}`, [booking(), other], {
    [MOVE]: () => json(booking()),
  });
  const dialog = within(await screen.findByRole('dialog'));
  const end = await dialog.findByLabelText(/^Mietende/);
  fireEvent.change(end, { target: { value: '01.12.2026' } });
  expect(await dialog.findByText('Nicht frei am 30.11.2026')).toBeVisible();
  const save = dialog.getByRole('button', { name: 'Tage ändern' });
  await user.click(save);
  expect(bodies(MOVE)).toEqual([]);
  await user.type(
    dialog.getByRole('textbox', { name: /Trotzdem buchen/ }),
    'Zweites Gerät geliehen',
  );
  await user.click(save);
  expect(bodies(MOVE)).toMatchObject([
    {
      start_day: '2026-11-25',
      end_day: '2026-12-01',
      pieces: 1,
      despite_clash: 'Zweites Gerät geliehen',
    },
  ]);
});

/** The bar of the booking, 50 pixels a day, pulled five days to the right and still held. */
async function pulledBar() {
  const bar = await screen.findByTitle('Bestätigt: Hanna Huber');
  bar.setPointerCapture = () => {};
  bar.getBoundingClientRect = () => ({ width: 100, right: 100 }) as DOMRect;
  fireEvent.pointerDown(bar, { clientX: 10, button: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(bar, { clientX: 260 });
  return bar;
}

test('a bar is dragged to other days, which its dialog proposes until it is closed once', async () => {
  const { user, visited } = open('', [booking({ state: 'confirmed' })]);
  const bar = await pulledBar();
  fireEvent.pointerUp(bar);
  // The browser reports the end of a drag as a click, too.
  fireEvent.click(bar);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText(/^Mietbeginn/)).toHaveValue('30.11.2026');
  expect(dialog.getByLabelText(/^Mietende/)).toHaveValue('02.12.2026');
  expect(visited).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a drag that the browser breaks off moves nothing, and the next press opens the booking', async () => {
  open('', [booking({ state: 'confirmed' })]);
  const bar = await pulledBar();
  fireEvent.pointerCancel(bar);
  fireEvent.pointerUp(bar);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(bar);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText(/^Mietbeginn/)).toHaveValue('25.11.2026');
});

test('a bar reaches from hand-over to return, and the next rental begins in the same lane', () => {
  const first = booking();
  const later = { start_day: '2026-11-27', end_day: '2026-11-30' };
  const next = booking({ ...later, blocked: { from: '2026-11-27', to: '2026-11-30' } });
  const day = { start_day: '2026-11-27', end_day: '2026-11-27' };
  const within1Day = booking({ ...day, blocked: { from: '2026-11-27', to: '2026-11-28' } });
  const checked = booking({ blocked: { from: '2026-11-25', to: '2026-11-28' } });
  const late = booking({ is_late: true, blocked: { from: '2026-11-25', to: '2026-12-01' } });
  const monday = '2026-11-23';
  expect([first, next, within1Day, checked, late].map((each) => spanOf(each, monday))).toEqual([
    { from: 5, to: 9, checked: 9 },
    { from: 9, to: 15, checked: 15 },
    { from: 8, to: 10, checked: 10 },
    { from: 5, to: 9, checked: 10 },
    { from: 5, to: 16, checked: 16 },
  ]);
  expect(inLanes([next, first], monday)).toEqual([[first, next]]);
  expect(inLanes([within1Day, first], monday)).toHaveLength(2);
});

test('the calendar shows one category, hidden tools only while booked, and says what it leaves out', async () => {
  const digger = fleetTool({ id: 102, name: 'Bagger', category: 'Bagger & Lader' });
  const hidden = fleetTool({ id: 103, name: 'Alt', visibility: 'hidden' });
  const { user } = open('', [booking({ tool_id: 103 })], {
    [FLEET]: () => json([fleetTool(), digger, hidden, { ...hidden, id: 104, name: 'Weg' }]),
    [WEEK]: () => json({ bookings: [booking({ tool_id: 103 })], is_cut: true }),
  });
  expect(await screen.findByText(/mehr als 400 Buchungen/)).toBeVisible();
  const names = () =>
    screen.getAllByRole('rowheader').map(({ firstChild }) => firstChild?.textContent);
  expect(names()).toEqual(['Rüttelplatte 90 kg', 'Bagger', 'Alt']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kategorie' }), 'Bagger & Lader');
  expect(names()).toEqual(['Bagger']);
});

test('a move keeps its id until it is stored, and tells only who can be told', async () => {
  const NOBODY = booking({ state: 'confirmed', customer_email: '' });
  let answers = [brokenConnection, () => refusal(409, 'Nicht frei.'), () => json(NOBODY)];
  const { user, bodies } = open(`?buchung=${NUMBER}`, [NOBODY], {
    [MOVE]: () => {
      const [answer = brokenConnection, ...others] = answers;
      answers = others;
      return answer();
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText(/^Mietende/), { target: { value: '01.12.2026' } });
  const save = dialog.getByRole('button', { name: 'Tage ändern' });
  for (const told of [/Bitte versuchen Sie es erneut/, 'Nicht frei.', 'Gespeichert.']) {
    await user.click(save);
    expect(await dialog.findByText(told)).toBeVisible();
  }
  const ids = bodies<{ request_id: string }>(MOVE).map(({ request_id }) => request_id);
  expect(ids).toEqual([ids[0], ids[0], ids[0]]);
});

test('two photos chosen one after the other are both kept', async () => {
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

test('a free cell begins a booking on the telephone in a few presses', async () => {
  const BOOK = 'POST /api/admin/rental-bookings';
  let isRefused = true;
  const { user, bodies } = open('', [], {
    [BOOK]: () => (isRefused ? refusal(409, 'Nicht frei.') : json(booking({ state: 'confirmed' }))),
    [ONE]: () => json(booking({ state: 'confirmed' })),
  });
  await user.click(await cell(/Freitag, 27\.11\./));
  const dialog = within(await screen.findByRole('dialog', { name: 'Neue Buchung' }));
  expect(dialog.getByLabelText(/^Mietbeginn/)).toHaveValue('27.11.2026');
  fireEvent.change(dialog.getByLabelText(/^Mietende/), { target: { value: '30.11.2026' } });
  expect(await dialog.findByText(/^3 Tage: 136,50/)).toBeVisible();
  // The price told on the telephone is the one that is stored.
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Übergabe' }), 'delivery');
  expect(dialog.getByText(/Transport nach Absprache/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'PLZ' }), '12360');
  expect(dialog.getByText(/^3 Tage: 231,50/)).toBeVisible();
  expect(dialog.getByText(/mit Transport für 95,00/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Hanna Huber');
  await user.click(dialog.getByRole('button', { name: 'Buchen' }));
  expect(await dialog.findByText('Nicht frei.')).toBeVisible();
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Buchen' }));
  expect(await screen.findByRole('dialog', { name: /Hanna Huber/ })).toBeVisible();
  const sent = bodies<{ request_id: string }>(BOOK);
  expect(sent[0]).toMatchObject({
    kind: 'rental',
    tool_id: 101,
    start_day: '2026-11-27',
    end_day: '2026-11-30',
    customer_name: 'Hanna Huber',
  });
  expect(sent[1]).toEqual(sent[0]);
});

test('a booking begins without a tool, which is found by typing', async () => {
  const { user, bodies } = open('', [], {
    [FLEET]: () => json([fleetTool({ id: 102, name: 'Bagger' }), fleetTool()]),
  });
  await user.click(screen.getByRole('button', { name: 'Neue Buchung' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Neue Buchung' }));
  const tool = dialog.getByRole('combobox', { name: /^Gerät/ });
  await user.click(dialog.getByRole('button', { name: 'Buchen' }));
  expect(dialog.getByText('Bitte wählen Sie ein Gerät.')).toBeVisible();
  expect(tool).toHaveFocus();
  expect(bodies('POST /api/admin/rental-bookings')).toEqual([]);
  await user.type(tool, 'rütt');
  await user.click(screen.getByRole('option', { name: 'Rüttelplatte 90 kg' }));
  expect(dialog.queryByText('Bitte wählen Sie ein Gerät.')).toBeNull();
});

test('an overdue booking is not blamed before anything was typed', async () => {
  const overdue = { state: 'handed_out', is_late: true, end_day: '2026-11-20' } as const;
  open(`?buchung=${NUMBER}`, [booking({ ...overdue, start_day: '2026-11-18' })]);
  expect(await screen.findByLabelText(/^Mietende/)).not.toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByText(/Vergangenheit/)).toBeNull();
});

test('a closed day cannot be booked, a workshop visit can begin on it', async () => {
  const { user } = open('', []);
  await user.click(await cell(/Donnerstag, 26\.11\./));
  const dialog = within(await screen.findByRole('dialog', { name: 'Neue Buchung' }));
  fireEvent.change(dialog.getByLabelText(/^Mietende/), { target: { value: '27.11.2026' } });
  expect(await dialog.findByText(/26\.11\.2026, ist geschlossen/)).toBeVisible();
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Art' }),
    'Werkstatt, Prüfung, Ausfall',
  );
  expect(dialog.queryByText(/ist geschlossen/)).toBeNull();
  expect(dialog.getByRole('textbox', { name: /^Grund/ })).toBeVisible();
});

test('today lists requests, what is late, what goes out and what comes back', async () => {
  const late = booking({ booking_number: 'M-00000-00002', state: 'handed_out', is_late: true });
  const { user } = open('?ansicht=heute', [booking()], {
    'GET /api/admin/rental-today': () =>
      json({
        requested: [booking()],
        overdue: [late],
        out: [],
        back: [],
        inspections: [],
        cut: ['overdue'],
      }),
  });
  const requests = within(await screen.findByRole('region', { name: 'Anfragen' }));
  expect(
    within(screen.getByRole('region', { name: 'Überfällig' })).getByText('Überfällig'),
  ).toBeVisible();
  expect(screen.getByText('Überfällig (die ersten 1)')).toBeVisible();
  expect(screen.getByText('Heute geht nichts hinaus.')).toBeVisible();
  await user.click(requests.getByRole('button', { name: /öffnen$/ }));
  expect(await screen.findByRole('dialog', { name: /Hanna Huber/ })).toBeVisible();
});

test('today lists the inspections that are due, and a press fills the form of a downtime', async () => {
  const inspections = [
    { tool_id: 102, name: 'Bagger', due: '2026-11-20' },
    { tool_id: 101, name: 'Rüttelplatte 90 kg', due: '2026-12-03' },
  ];
  const { user } = open('?ansicht=heute', [], {
    'GET /api/admin/rental-today': () =>
      json({ requested: [], overdue: [], out: [], back: [], inspections, cut: [] }),
    [`${CALENDAR}?from=2026-12-03&to=2026-12-04&tool=101`]: () => json(NO_BOOKINGS),
  });
  expect(await screen.findByText('überfällig seit 20.11.2026')).toHaveAttribute(
    'data-color',
    'red',
  );
  expect(screen.getByText('fällig am 03.12.2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Prüfung eintragen: Rüttel/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Neue Buchung' }));
  expect(form.getByRole('combobox', { name: 'Art' })).toHaveValue('downtime');
  expect(await form.findByDisplayValue('Rüttelplatte 90 kg')).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Grund/ })).toHaveValue('UVV-Prüfung');
  expect(form.getAllByDisplayValue('03.12.2026')).toHaveLength(2);
});

test('the list is searched by the server', async () => {
  const { user } = open('?ansicht=liste', [], {
    [`${LIST}?search=huber`]: page([booking()], { total: 1 }),
  });
  expect(await screen.findByText('Keine Buchungen')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'huber');
  await user.tab();
  expect(await screen.findByRole('button', { name: /Hanna Huber öffnen/ })).toBeVisible();
});

test('a tool is handed out with its state, accessories, deposit and a signature', async () => {
  // jsdom has no canvas.
  const context = new Proxy({}, { get: () => () => {}, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const tool = fleetTool({
    accessories: 'Transportwagen\nKanister',
    inspection_due: '23.11.2026',
  });
  const { user, bodies } = open(`?buchung=${NUMBER}`, [booking({ state: 'confirmed' })], {
    [FLEET]: () => json([tool]),
    [STEP]: () => json(booking({ state: 'handed_out' })),
  });
  await user.click(await screen.findByRole('button', { name: 'Ausgeben' }));
  const form = within(await screen.findByRole('dialog', { name: 'Übergabe: Rüttelplatte 90 kg' }));
  // It has no tank.
  expect(form.queryByRole('combobox', { name: 'Tankfüllung' })).toBeNull();
  await user.click(form.getByRole('checkbox', { name: 'Kanister' }));
  fireEvent.change(form.getByLabelText(/^Betriebsstunden/), { target: { value: '120,5' } });
  await user.click(form.getByRole('button', { name: 'Übergeben' }));
  expect(form.getByText('Bitte nennen Sie den Grund.')).toBeVisible();
  const despite = form.getByLabelText(/^Warum es trotzdem hinausgeht/);
  fireEvent.change(despite, { target: { value: 'Prüfer kommt' } });
  await user.click(form.getByRole('button', { name: 'Übergeben' }));
  expect(form.getByText('Die Unterschrift fehlt.')).toBeVisible();
  expect(bodies(STEP)).toEqual([]);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(form.getByLabelText(/^Betriebsstunden/)).toHaveValue('120,5');
});

test('what was used beside the rent is charged when a booking is closed', async () => {
  const record = {
    at: '2026-11-27T08:00:00Z',
    by: 'Chef',
    condition: 'gut',
    accessories: [],
    pictures: [],
    signature: 'M1 1',
    signed_by: 'Huber',
  };
  const returned = booking({
    state: 'returned',
    extra_prices: { extra_hours: 18, cleaning: 45 },
    handover: { ...record, meter_hours: 1000.5, accessories: ['Kanister', 'Trichter'] },
    return_record: { ...record, meter_hours: 1019, accessories: ['Kanister'] },
  });
  const { user, bodies } = open(`?buchung=${NUMBER}`, [returned], {
    [STEP]: () => json(booking({ state: 'closed', order_number: 'B-7K3M9-QX2TP' })),
  });
  expect(await screen.findByText('Es fehlt')).toBeVisible();
  expect(screen.getByText('Trichter')).toBeVisible();
  expect(screen.getByText('1.000,5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Abrechnen' }));
  const form = within(await screen.findByRole('dialog', { name: /^Abrechnen/ }));
  // Two days include 16 hours.
  expect(form.getByLabelText(/^Mehrstunden/)).toHaveValue('2,5');
  fireEvent.change(form.getByLabelText(/^Reinigung/), { target: { value: '1' } });
  expect(form.getByText('181,00 €')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Abrechnen' }));
  expect(bodies(STEP)).toMatchObject([
    { from: 'returned', to: 'closed', extras: { extra_hours: 2.5, cleaning: 1 } },
  ]);
});

test('the strokes of a signature become a path', () => {
  expect(
    pathOf(
      [
        {
          points: [
            { x: 1.2, y: 2 },
            { x: 3, y: 4.6 },
          ],
        },
        { points: [{ x: 5, y: 5 }] },
        {
          points: [
            { x: -3, y: 120 },
            { x: 310, y: -1 },
          ],
        },
      ],
      2,
    ),
  ).toBe('M2 4L6 9M10 10M0 200L600 0');
});

test('the utilisation of a month tells the share of days and the rent', async () => {
  open('?ansicht=auslastung', [], {
    'GET /api/admin/rental-utilisation?month=2026-11': () =>
      json([
        {
          tool_id: 101,
          name: 'Rüttelplatte 90 kg',
          pieces: 1,
          rented_days: 12,
          possible_days: 30,
          downtime_days: 6,
          revenue: 546,
        },
      ]),
  });
  const row = await screen.findByRole('row', { name: /Rüttelplatte/ });
  for (const text of ['50 %', '12 von 30, 6 Ausfall', '546,00'])
    expect(row).toHaveTextContent(text);
});
