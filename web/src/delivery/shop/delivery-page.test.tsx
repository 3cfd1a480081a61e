import type { Notices } from '@shop/domain/settings/notices';
import { deliveryOptions, OTHER_ZONE_PRICES } from '@shop/domain/testing/wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, held, json } from '../../lib/api/fake-api.ts';
import { GET_DELIVERY_OPTIONS } from '../../test/fixtures.ts';
import { renderAt } from '../../test/render-at.tsx';
import DeliveryPage from './delivery-page.tsx';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({ [GET_DELIVERY_OPTIONS]: () => json(deliveryOptions()) });
});

const open = () => renderAt('/lieferung', { '/lieferung': <DeliveryPage /> });
const field = (name: string) => screen.getByRole('textbox', { name });

async function calculate(user: UserEvent, distance: string, orderValue: string) {
  await ask(user, { 'Entfernung zur Baustelle': distance, 'Bestellwert (netto)': orderValue });
}

async function ask(user: UserEvent, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(name), { target: { value } });
  await waitFor(() => expect(screen.queryByText('Zone wird ermittelt...')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Lieferkosten berechnen' }));
}

test('lists zones, delivery times, payment options and notes', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Lieferung & Zahlung' })).toBeVisible();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'ZoneEntfernungKostenlos ab BestellwertdarunterLieferzeit',
    'Zone 1bis 15 km500,00 €25,00 €24h',
    'Zone 215–30 km750,00 €45,00 €24-48h',
    'Zone 330–50 km1.000,00 €75,00 €48-72h',
    'Darüber hinausbis 100 kmnach Angebotnach Angebotnach Absprache',
  ]);
  expect(screen.getByText('48–72').parentElement).toHaveTextContent('48–72 Stunden');
  expect(screen.getByText('2–5').parentElement).toHaveTextContent('2–5 Tage');
  for (const text of [
    '2 % Skonto bei Zahlung innerhalb von 8 Tagen.',
    'Ab der zweiten Bestellung auch auf Rechnung.',
    'In 4–8 Stunden, Aufpreis 50,00 €.',
    'Mo–Fr bei Bestellung vor 12:00 Uhr, nur in Zone 1 und 2.',
    'Wir liefern frei Bordsteinkante, mit Lkw bis 40 t.',
    '100,00 €. Alle Preise zuzüglich Mehrwertsteuer.',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test('shows and calculates no price until the office’s are known', async () => {
  const later = held();
  api.routes[GET_DELIVERY_OPTIONS] = later.route;
  const { user } = open();
  for (const price of ['500,00 €', '25,00 €', '1.000,00 €']) {
    expect(screen.getByText(price)).not.toBeVisible();
  }
  expect(screen.getByText('48-72h')).toBeVisible();
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).not.toMatch(
    /\d €/,
  );
  await calculate(user, '20', '500');
  expect(await screen.findByText('Die Lieferkosten werden ermittelt...')).toBeVisible();
  later.give(json(deliveryOptions({ zone_prices: OTHER_ZONE_PRICES })));
  expect(await screen.findByText('49,50 €', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('Noch 300,00 € bis zur kostenlosen Lieferung.')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Zone 1/ })).toHaveTextContent(
    'Zone 1bis 15 km650,00 €29,90 €24h',
  );
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    expect.stringMatching(/frei ab 650.€ bis 15 km, sonst ab 29,90.€/),
  );
});

test('explains that no price is available while the shop returns none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  api.routes[GET_DELIVERY_OPTIONS] = brokenConnection;
  open();
  const row = screen.getByRole('row', { name: /^Zone 1/ });
  await waitFor(() => expect(row).toHaveTextContent('Zone 1bis 15 km……24h'));
});

describe('the calculator', () => {
  const byPostalCode = (user: UserEvent, postalCode: string, orderValue: string) =>
    ask(user, { 'Postleitzahl der Baustelle': postalCode, 'Bestellwert (netto)': orderValue });

  test('answers distances and postcodes', async () => {
    const { user } = open();
    for (const [place, orderValue, texts] of [
      ['22222', '749,99', ['Zone 2 · 22222', '24-48h', '4–8 Stunden', '45,00 €', 'Noch 0,01 €']],
      ['99999', '999', ['Nach 99999 liefern wir nur auf Anfrage.']],
      ['15', '500', ['Zone 1', 'kostenlos', '4–8 Stunden, + 50,00 €']],
      ['15,1', '500', ['Zone 2 · 15,1 km', '24-48h', '45,00 €', 'Noch 250,00 €']],
      ['50,5', '2000', ['Darüber hinaus', 'nach Angebot', 'nach Absprache', 'nicht möglich']],
      ['100', '99', ['nach Angebot', 'Mindestbestellwert beträgt 100,00 €']],
      ['100,1', '5000', ['100,1 km sind für unsere Fahrzeuge leider zu weit', 'bis 100 km']],
    ] as const) {
      const isPostalCode = /^\d{5}$/.test(place);
      await (isPostalCode ? byPostalCode : calculate)(user, place, orderValue);
      const result = screen.getByRole('status');
      await waitFor(() => expect(result).toHaveTextContent(isPostalCode ? place : `${place} km`));
      for (const text of texts) expect(result).toHaveTextContent(text);
    }
  });

  test('adopts the cart’s postcode, unless a distance is typed', async () => {
    localStorage.setItem('postalCode', '22222');
    const { user } = open();
    await waitFor(() => expect(field('Postleitzahl der Baustelle')).toHaveValue('22222'));
    await calculate(user, '40', '100');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Zone 3 · 40 km'));
  });

  test('rejects part of a postcode and invalid numbers, and focuses the first', async () => {
    const { user } = open();
    await byPostalCode(user, '222', '100');
    await waitFor(() => expect(field('Postleitzahl der Baustelle')).toHaveFocus());
    expect(field('Postleitzahl der Baustelle')).toBeInvalid();
    expect(screen.getByRole('status')).toHaveTextContent('Geben Sie Postleitzahl oder Entfernung');
    fireEvent.change(field('Postleitzahl der Baustelle'), { target: { value: '' } });
    await calculate(user, 'um die Ecke', '');
    expect(await screen.findByText(/Entfernung in Kilometern an, zum Beispiel 12,5/)).toBeVisible();
    await waitFor(() => expect(field('Entfernung zur Baustelle')).toHaveFocus());
    expect(field('Bestellwert (netto)')).toHaveAccessibleDescription(/Bestellwert in Euro/);
  });

  test('asks for the distance if the zones cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    api.routes[GET_DELIVERY_OPTIONS] = brokenConnection;
    const { user } = open();
    await byPostalCode(user, '22222', '100');
    await waitFor(() => expect(field('Entfernung zur Baustelle')).toHaveFocus());
    expect(await screen.findByText(/Die Zone lässt sich gerade nicht ermitteln/)).toBeVisible();
  });
});

test('announces company holidays, but not other hours, which change no delivery', async () => {
  const eve = { from: '2026-12-24', to: '2026-12-24', name: 'Heiligabend', hours: '08:00–12:00' };
  const leave = { from: '2026-12-28', to: '2027-01-02', name: 'Betriebsferien' };
  const { client } = open();
  const notices: Notices = { banners: [], special_days: [eve, leave] };
  act(() => void client.setQueryData(['GET /api/notices'], notices));
  const told = await screen.findByText('Keine Lieferung:');
  expect(told.parentElement).toHaveTextContent('Keine Lieferung: 28.12.–02.01. (Betriebsferien)');
});
