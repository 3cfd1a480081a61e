import type { AdminBooking, RentalToday } from '@shop/domain/booking/booking';
import type { UndeliveredMail } from '@shop/domain/contract/mail';
import type { FigureTable } from '@shop/domain/statistics/figures';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brokenConnection, json, refusal } from '../../lib/api/fake-api.ts';
import { UndeliveredMails, WaitingMails } from '../../office/mails.tsx';
import { expectLink } from '../../test/expect-link.ts';
import { openOffice, type Routes } from '../../test/office-fixture.tsx';
import { Desk } from './desk.tsx';
import Figures from './figures.tsx';

const GET_MAILS = 'GET /api/admin/undelivered-mail';
const RETRY = 'POST /api/admin/undelivered-mail/m1/retry';
const AGAIN = 'Erneut senden: Bestellbestätigung B-7K3M9-QX2TP';

const mail = (differences: Partial<UndeliveredMail> = {}): UndeliveredMail => ({
  id: 'm1',
  kind: 'order_confirmation',
  recipient: 'anna@beispiel.example',
  about: 'B-7K3M9-QX2TP',
  created_at: '2026-11-03T13:05:00.000Z',
  given_up_at: '2026-11-04T13:20:00.000Z',
  ...differences,
});

const open = (routes: Routes = {}) =>
  openOffice('/admin', <UndeliveredMails />, {
    [GET_MAILS]: () => json([mail()]),
    [RETRY]: () => json(null),
    ...routes,
  });
const section = (name: string) => screen.findByRole('region', { name });

test('shows and counts e-mails with kind, subject, recipient and date, and says why one was not sent, as far as it is known', async () => {
  const { kind: _, recipient: __, ...known } = mail({ about: '', reason: 'unreadable' });
  const notice = mail({ id: 'm2', kind: 'contact_notice', about: 'Bernd Muster' });
  open({ [GET_MAILS]: () => json([notice, known]) });
  const list = within(await section('2 E-Mails konnten nicht zugestellt werden'));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    'Meldung einer Anfrage Bernd Musteran anna@beispiel.example03.11.2026, 14:05',
  );
  expect(second).toHaveTextContent(
    /^E-Mail03.11.2026, 14:05Die gespeicherten Daten dazu sind nicht lesbar./,
  );
  expect(list.getByRole('button', { name: 'Erneut senden: E-Mail' })).toBeVisible();
});

test('shows nothing without undelivered e-mails', async () => {
  const { api, container } = open({ [GET_MAILS]: () => json([]) });
  await waitFor(() => expect(api.calls()).toEqual([GET_MAILS]));
  expect(container).toBeEmptyDOMElement();
});

test('a retried e-mail leaves the list, and the focus moves to the message about it', async () => {
  let answer = (_: Response) => {};
  const { api, user } = open({
    [RETRY]: () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  const button = await screen.findByRole('button', { name: AGAIN });
  await user.dblClick(button);
  expect(button).toHaveTextContent('Wird gesendet...');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  api.routes[GET_MAILS] = () => json([]);
  answer(json(null));
  const message = await screen.findByText('Bestellbestätigung B-7K3M9-QX2TP wird erneut gesendet.');
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(screen.getByRole('status')).toContainElement(message);
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(api.calls().filter((call) => call === RETRY)).toHaveLength(1);
});

test('shows a refusal or a lost connection, and keeps the e-mail', async () => {
  const { api, press, see } = open({ [RETRY]: () => refusal(404, 'Die gibt es nicht.') });
  await section('1 E-Mail konnte nicht zugestellt werden');
  await press(AGAIN);
  await see(/gibt es nicht/);
  api.routes[RETRY] = brokenConnection;
  await press(AGAIN);
  await see(/konnte nicht erneut gesendet werden/);
  expect(await screen.findByRole('button', { name: AGAIN })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

const openWaiting = (count: number, oldest_at?: string) =>
  openOffice('/admin', <WaitingMails />, {
    'GET /api/admin/waiting-mail': () => json({ count, oldest_at }),
  });

test.each([
  [1, '1 E-Mail wartet seit dem 03.11.2026, 14:05 Uhr auf den Versand.'],
  [12, '12 E-Mails warten auf den Versand, die älteste seit dem 03.11.2026, 14:05 Uhr.'],
])('says that %i waits, and since when', async (count, text) => {
  openWaiting(count, '2026-11-03T13:05:00.000Z');
  expect(await screen.findByRole('status')).toHaveTextContent(text);
});

test('shows nothing if none wait', async () => {
  const { api, container } = openWaiting(0);
  await waitFor(() => expect(api.calls()).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});

test('the desk shows tonnes by day, open money by age, machines and the month, each opening its list', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), toFake: ['Date'] });
  const figures = { head: 'Alter', series: ['Offen inkl. MwSt.'], unit: 'euro' as const };
  const none: AdminBooking[] = [];
  const today: RentalToday = {
    requested: none,
    out: none,
    back: [{} as AdminBooking],
    overdue: none,
    inspections: [],
    cut: [],
  };
  const { user, visited } = openOffice('/admin', <Desk />, {
    'GET /api/admin/delivery-days?day=2026-11-23': () =>
      json([{ day: '2026-11-24', kg: 12_500, stops: 2, pickups: 0 }]),
    'GET /api/admin/rental-today': () => json(today),
    'GET /api/admin/desk-figures': () =>
      json([
        { ...figures, title: 'Nach Alter', rows: [{ name: 'nicht fällig', values: [98.53] }] },
        { ...figures, title: 'Fakturiert, netto', rows: [{ name: 'November 2026', values: [7] }] },
      ] satisfies FigureTable[]),
  });
  const machines = await section('Mietgeräte heute');
  expect(machines).toHaveTextContent('gehen raus–kommen zurück1überfällig–');
  expectLink('Vermietung heute', '/admin/vermietung?ansicht=heute', within(machines));
  expect(await section('Fakturiert, netto')).toHaveTextContent('November 20267,00 €');
  expectLink(
    'Offene Rechnungen',
    '/admin/rechnungen?stand=open',
    within(await section('Nach Alter')),
  );
  await user.click(await screen.findByRole('button', { name: /^Di 24.11. 12,5.t · 2 Halte/ }));
  expect(visited.at(-1)).toBe('/admin/bestellungen?lieferliste=2026-11-24');
});

test('figures are pictures with a table behind each, of a year or of the picked month', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), toFake: ['Date'] });
  const months: FigureTable = {
    title: 'Fakturiert',
    note: 'Brutto',
    head: 'Monat',
    series: ['Jetzt', 'Davor'],
    unit: 'euro',
    rows: [{ name: 'November 2026', mark: '11', values: [451.28, 490.18] }],
  };
  const tonnes: FigureTable = {
    title: 'Tonnen',
    head: 'Material',
    series: ['Abholung', 'Zone 1'],
    unit: 'tonnes',
    rows: [{ name: 'Kies 16/32', values: [0, 10.84] }],
  };
  const { choose, see } = openOffice('/admin/statistiken/auswertungen', <Figures />, {
    'GET /api/admin/orders-per-day': () => json([{ day: '2026-11-02', orders: 0 }]),
    'GET /api/admin/figures': () => json([months, tonnes]),
    'GET /api/admin/figures?month=2026-11': () => json([{ ...tonnes, rows: [] }]),
  });
  await see('Brutto');
  await see('In dieser Zeit sind keine Bestellungen eingegangen.');
  expect(screen.getAllByText('Als Tabelle anzeigen')).toHaveLength(1);
  const tables = screen.getAllByRole('table', { hidden: true });
  expect(tables.map((table) => table.querySelector('tbody')?.textContent)).toEqual([
    'November 2026451,28\u00a0€490,18\u00a0€',
    'Kies 16/32–10,84 t',
  ]);
  await choose('Zeitraum', 'November 2026');
  await see('In dieser Zeit wurde davon nichts berechnet.');
});
