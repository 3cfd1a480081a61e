import type { OfficeStandingOrder } from '@shop/domain/cart/standing-order';
import { addDays, berlinDay, formatDay, weekdayOf } from '@shop/domain/time/calendar';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../lib/api/fake-api.ts';
import { openOffice, page, type Routes } from '../../test/office-fixture.tsx';
import QuotesTab from './quotes-tab.tsx';
import RepeatsView from './repeats-view.tsx';

const LIST = 'GET /api/admin/standing-orders';
const ONE = 'GET /api/admin/standing-orders/s1';
const CHANGE = 'POST /api/admin/standing-orders/s1';
const inTwoWeeks = addDays(berlinDay(new Date()), 14);
const next_day = addDays(inTwoWeeks, weekdayOf(inTwoWeeks) === 'Sonntag' ? 1 : 0);

const standing = (fields: Partial<OfficeStandingOrder> = {}): OfficeStandingOrder => ({
  id: 's1',
  revision: 3,
  name: 'Splitt',
  state: 'active',
  every_weeks: 1,
  next_day,
  until: addDays(next_day, 70),
  customer_number: 'K-10001',
  site: 'Hafen',
  to_see: false,
  lines: [{ product_id: 1, quantity: 12, product_name: 'Basaltsplitt' }],
  customer_name: 'Max Muster',
  customer_email: 'max@example.de',
  created_at: '2026-03-02T09:30:00.000Z',
  history: [
    { what: 'created', by: 'Kunde', at: '2026-03-02T09:30:00.000Z' },
    {
      what: 'skipped',
      by: 'Automatisch',
      at: '2026-03-02T10:00:00.000Z',
      day: '2026-03-09',
      text: 'Im Konto ist keine Baustelle gemerkt.',
      quote_number: 'AN-10001',
    },
  ],
  ...fields,
});

const open = (address: string, routes: Routes = {}) =>
  openOffice(`/admin/angebote?ansicht=dauer${address}`, <QuotesTab />, {
    [LIST]: page([standing()]),
    ...routes,
  });

/** Its dialog, before and after a change. */
function openOne(before: OfficeStandingOrder, after: OfficeStandingOrder) {
  const stored = { current: before };
  return open('&dauerbestellung=s1', {
    [ONE]: () => json(stored.current),
    [CHANGE]: () => {
      stored.current = after;
      return json(after);
    },
  });
}

test('the list shows name, customer, rhythm and state, and its filter asks the server', async () => {
  const { choose, see, api, visited } = open('', {
    [`${LIST}?state=to_see`]: page([standing({ state: 'ended', to_see: true })]),
  });
  const row = await screen.findByRole('listitem');
  const next = `nächste Lieferung am ${weekdayOf(next_day)}, ${formatDay(next_day)}`;
  const texts = ['Splitt', 'Max Muster', 'K-10001', 'jede Woche', 'Baustelle Hafen', 'Läuft', next];
  for (const text of texts) expect(row).toHaveTextContent(text);
  await choose('Stand', 'to_see');
  await see('noch nicht gesehen');
  expect(screen.queryByText(/nächste Lieferung/)).toBeNull();
  expect(api.calls().at(-1)).toBe(`${LIST}?state=to_see`);
  expect(visited.at(-1)).toMatch(/lauf=to_see/);
});

test('the office pauses it with a reason that the customer reads, and changes its days', async () => {
  const paused = standing({ state: 'paused', revision: 4 });
  const { press, type, see, choose, bodies } = openOne(standing(), paused);
  await see('12 × Basaltsplitt (10001)');
  await see(/Tag ausgelassen, 09\.03\.2026, „Im Konto ist keine.*, AN-10001/);
  const until = addDays(next_day, 7);
  type(/^Bis/, formatDay(addDays(next_day, -7)));
  await press('Speichern');
  await see('Das Ende liegt vor der ersten Lieferung.');
  type(/^Bis/, formatDay(until));
  await choose('Stand', 'paused');
  await press('Speichern');
  await see('Bitte nennen Sie dem Kunden den Grund.');
  type(/^Grund/, 'Straße gesperrt.');
  await press('Speichern');
  await see('Gespeichert. Der Kunde bekommt eine E-Mail.');
  const sent = { state: 'paused', every_weeks: 1, next_day, until, reason: 'Straße gesperrt.' };
  expect(bodies(CHANGE)).toEqual([{ id: expect.any(String), ...sent }]);
});

test('an end is noted as seen', async () => {
  const ended = standing({ state: 'ended', to_see: true });
  const { press, bodies, see } = openOne(ended, { ...ended, to_see: false });
  await press('Gesehen');
  await see('Als gesehen vermerkt.');
  expect(bodies(CHANGE)).toEqual([{ id: expect.any(String), is_seen: true }]);
  expect(screen.queryByRole('button', { name: 'Gesehen' })).toBeNull();
});

test('a customer’s page has those of the customer', async () => {
  openOffice('/admin/kunden', <RepeatsView customer="K-10001" />, {
    [`${LIST}?customer=K-10001`]: page([standing()]),
  });
  const button = await screen.findByRole('button', { name: /„Splitt“ von Max Muster öffnen/ });
  expect(button).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});
