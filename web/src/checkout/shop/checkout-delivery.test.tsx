import { cartItem, deliveryOptions } from '@shop/domain/testing/wire';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { announcedText } from '../../lib/announcer/announce.ts';
import { brokenConnection, json, refusal } from '../../lib/api/fake-api.ts';
import { GET_CART, GET_DELIVERY_OPTIONS } from '../../test/fixtures.ts';
import {
  CONFIRMATION,
  checkoutApiForEach,
  field,
  fill,
  openCheckout,
  openFilled,
  POST_ORDER,
  submit,
} from './checkout-fixture.tsx';

const { api, orders } = checkoutApiForEach();
const summary = () => screen.findByRole('region', { name: 'Ihre Bestellung' });
const express = () => screen.queryByRole('checkbox', { name: /^Express/ });

/** The body of the only order, once placed. */
async function placed(visited: string[]) {
  await waitFor(() => expect(visited).toContain(CONFIRMATION));
  expect(orders()).toHaveLength(1);
  return orders()[0]?.body as Record<string, unknown>;
}

test('an order without a word about delivery can be placed without the delivery options', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  api.routes[GET_DELIVERY_OPTIONS] = brokenConnection;
  const { user, visited } = await openFilled();
  await submit(user);
  expect(await placed(visited)).not.toHaveProperty('delivery');
});

const CLOSED =
  'An Sonn- und Feiertagen und in unseren Betriebsferien liefern wir nicht. Bitte wählen Sie einen anderen Tag. Frühester Termin: 24.11.2026';

test.each([
  ['Wunschtermin', '25.12.2026', CLOSED],
  ['Wunschtermin', 'bald', /Datum als TT\.MM\.JJJJ/],
  ['Postleitzahl', '222', 'Bitte geben Sie eine Postleitzahl mit fünf Ziffern an.'],
])('an order with „%s“ as „%s“ is not sent', async (name, typed, message) => {
  api.routes[GET_DELIVERY_OPTIONS] = () => json(deliveryOptions({ closed_days: ['2026-12-25'] }));
  const { user } = await openFilled();
  await fill(name, typed);
  await submit(user);
  await waitFor(async () => expect(await field(name)).toHaveFocus());
  expect(await field(name)).toHaveAccessibleDescription(message);
  expect(orders()).toEqual([]);
});

test('a day chosen before prepayment stays, and is said to be too early', async () => {
  const { user } = await openFilled();
  await fill('Wunschtermin', '24.11.2026');
  await user.click(screen.getByRole('radio', { name: /^Vorkasse/ }));
  expect(await field('Wunschtermin')).toHaveValue('24.11.2026');
  expect(await field('Wunschtermin')).toHaveAccessibleDescription(
    /^Bei Vorkasse frühestens am 26\.11\.2026, weil die Zahlung zwei Banktage braucht\./,
  );
  await submit(user);
  await waitFor(async () => expect(await field('Wunschtermin')).toHaveFocus());
  expect(orders()).toEqual([]);
});

describe('a delivery', () => {
  test('is sent with all its details, and charged by its zone', async () => {
    const { user, visited } = await openFilled();
    await fill('Straße und Hausnummer', ' Am Hang 3 ');
    await fill('Postleitzahl', '22222');
    await fill('Ort', 'Musterdorf');
    await fill('Abladestelle', 'Einfahrt links');
    await fill('Wunschtermin', '27.11.2026');
    await fill('Ansprechpartner', 'Bernd Polier');
    await fill('Telefon vor Ort', '069 5678');
    await user.click(screen.getByRole('radio', { name: 'nein' }));
    expect(await summary()).toHaveTextContent('Lieferung (Zone 2, bis 30 km)45,00 €');
    expect(await summary()).toHaveTextContent('Gesamtbetrag inkl. 19 % MwSt.100,91 €');
    await submit(user);
    expect(await placed(visited)).toMatchObject({
      total_amount: 84.8,
      delivery: {
        method: 'delivery',
        street: 'Am Hang 3',
        postal_code: '22222',
        city: 'Musterdorf',
        truck_access: 'no',
        unloading_place: 'Einfahrt links',
        wished_day: '2026-11-27',
        contact_name: 'Bernd Polier',
        contact_phone: '069 5678',
        express: false,
      },
    });
  });

  test('to a place that no large truck reaches comes with the office’s smaller one', async () => {
    const small_truck = { total_t: 7.5, load_t: 3.2 };
    api.routes[GET_DELIVERY_OPTIONS] = () => json(deliveryOptions({ small_truck }));
    api.routes[GET_CART] = () => json([cartItem({ quantity: 8, weight_kg: 1000 })]);
    const { user } = openCheckout();
    expect(await summary()).toHaveTextContent('Gewichtca. 8 tG');
    await user.click(screen.getByRole('radio', { name: 'nein' }));
    expect(
      await screen.findByText(/^Wir kommen mit Lkw bis 7,5.t; einer lädt etwa 3,2.t\.$/),
    ).toBeVisible();
    expect(await summary()).toHaveTextContent('Gewichtca. 8 t, 3 Lkw bis 7,5 t');
    expect(await summary()).toHaveTextContent(
      'Wir liefern in 3 Fahrten: ohne Aufpreis, Termine nach Absprache.',
    );
    await user.click(screen.getByRole('radio', { name: 'ja' }));
    expect(await summary()).toHaveTextContent('Gewichtca. 8 tG');
  });
});

test('a business customer adopts the company’s address', async () => {
  const { user } = openCheckout();
  await user.click(await screen.findByRole('radio', { name: 'Geschäftskunde' }));
  const button = () => screen.queryByRole('button', { name: 'Firmenadresse übernehmen' });
  await fill('Firmenadresse', 'Weg 1');
  expect(button()).toBeNull();
  await fill('Firmenadresse', 'Weg 1, 22222 Musterdorf');
  await user.click(button() as HTMLElement);
  expect(await field('Straße')).toHaveValue('Weg 1');
  expect(await field('Postleitzahl')).toHaveValue('22222');
  expect(await field('Ort')).toHaveValue('Musterdorf');
  expect(button()).toBeDisabled();
  expect(announcedText()).toBe('Firmenadresse übernommen.');
  await user.click(screen.getByRole('radio', { name: 'Privatkunde' }));
  expect(button()).toBeNull();
});
test('pickup costs nothing, shows address and opening hours, and omits what was typed', async () => {
  const { user, visited } = await openFilled();
  await fill('Straße', 'Am Hang 3');
  await fill('Postleitzahl', '44444');
  await user.click(screen.getByRole('radio', { name: 'Selbstabholung' }));
  expect(screen.queryByLabelText(/^Straße/)).toBeNull();
  expect(screen.getByText('Abholung bei').parentElement).toHaveTextContent('Musterstraße 12');
  expect(screen.getByText('Mo–Fr: 07:00–17:00 Uhr')).toBeVisible();
  expect(await summary()).toHaveTextContent('SelbstabholungKostenlos');
  expect(await summary()).toHaveTextContent('Gesamtsumme39,80 €');
  await submit(user);
  expect(await placed(visited)).toMatchObject({
    total_amount: 39.8,
    delivery: { method: 'pickup', street: '', postal_code: '', express: false },
  });
  expect(localStorage.getItem('postalCode')).toBe('44444');
});
test('the earliest day waits for the zone and for the night', async () => {
  localStorage.setItem('postalCode', '33333');
  const { unmount } = openCheckout();
  expect(await screen.findByText('Frühester Termin: 25.11.2026')).toBeVisible();
  unmount();
  openCheckout({}, () => new Date('2026-11-22T22:40:00Z'));
  expect(await screen.findByText('Frühester Termin: 25.11.2026')).toBeVisible();
});

test('beyond the zones the order is not sent, and the field leads to a quote', async () => {
  localStorage.setItem('postalCode', '44444');
  const { user } = await openFilled();
  expect(await screen.findByText(/^Nach 44444 liefern wir nur auf Anfrage\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Angebot anfordern' })).toBeVisible();
  expect(await summary()).toHaveTextContent('Gesamtsummenach Angebot');
  await submit(user);
  await waitFor(async () => expect(await field('Postleitzahl')).toHaveFocus());
  expect(orders()).toEqual([]);
});

test('does not send a postcode whose zone cannot be loaded, but offers a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  api.routes[GET_DELIVERY_OPTIONS] = brokenConnection;
  localStorage.setItem('postalCode', '22222');
  const { user, visited } = await openFilled();
  await screen.findByRole('button', { name: 'Erneut versuchen' });
  await submit(user);
  expect(await screen.findByText(/^Ohne Zone kennen wir die Lieferkosten nicht/)).toBeVisible();
  expect(orders()).toEqual([]);
  api.routes[GET_DELIVERY_OPTIONS] = () => json(deliveryOptions());
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(async () => expect(await summary()).toHaveTextContent('(Zone 2, bis 30 km)45'));
  await submit(user);
  expect(await placed(visited)).toMatchObject({ delivery: { postal_code: '22222' } });
});

describe('express delivery', () => {
  test('is charged, sent without a day, and can be undone', async () => {
    localStorage.setItem('postalCode', '22222');
    const { user, visited } = await openFilled();
    await fill('Wunschtermin', '27.11.2026');
    await user.click(await screen.findByRole('checkbox', { name: /^Express: heute in 4–8/ }));
    expect(screen.queryByLabelText(/^Wunschtermin/)).toBeNull();
    expect(await summary()).toHaveTextContent('Expresslieferung50,00 €Lieferzeit4–8 Stunden');
    await submit(user);
    expect(await placed(visited)).toMatchObject({
      total_amount: 134.8,
      delivery: { express: true, wished_day: '' },
    });
  });

  test('and prepayment exclude each other, and the shopper learns so at once', async () => {
    localStorage.setItem('postalCode', '22222');
    const { user, visited } = await openFilled();
    await user.click(await screen.findByRole('checkbox', { name: /^Express/ }));
    const prepayment = screen.getByRole('radio', { name: 'Vorkasse' });
    expect(prepayment).toHaveAccessibleDescription(/Nicht zusammen mit Expresslieferung$/);
    await user.click(prepayment);
    expect(express()).toHaveAccessibleDescription(/^Expresslieferung und Vorkasse schließen sich/);
    await submit(user);
    await waitFor(() => expect(express()).toHaveFocus());
    expect(orders()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Rechnung' }));
    expect(express()).not.toHaveAccessibleDescription(/schließen sich/);
    await submit(user);
    expect(await placed(visited)).toMatchObject({ payment_method: 'rechnung' });
  });

  test('ends at noon: the total falls, and the shopper must agree', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let instant = '2026-11-23T10:59:50Z';
    localStorage.setItem('postalCode', '22222');
    const clock = () => new Date(instant);
    const { user, visited } = await openFilled({}, clock);
    await user.click(await screen.findByRole('checkbox', { name: /^Express/ }));
    expect(await summary()).toHaveTextContent('Gesamtsumme134,80 €');
    instant = '2026-11-23T11:00:10Z';
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(await summary()).toHaveTextContent('Gesamtsumme84,80 €');
    expect(express()).toHaveAccessibleDescription(/^Expresslieferung ist für diese Bestellung/);
    await submit(user);
    await waitFor(() => expect(express()).toHaveFocus());
    expect(orders()).toEqual([]);
    await user.click(express() as HTMLElement);
    expect(express()).toBeNull();
    await submit(user);
    expect(await placed(visited)).toMatchObject({
      total_amount: 84.8,
      delivery: { express: false },
    });
  });
});

test('after a refusal it reloads the zones, and the field names the fault', async () => {
  const message = 'Nach 22222 liefern wir nur auf Anfrage. Bitte fordern Sie ein Angebot an.';
  localStorage.setItem('postalCode', '22222');
  api.routes[POST_ORDER] = () => refusal(422, message);
  const { user } = await openFilled();
  await waitFor(async () => expect(await summary()).toHaveTextContent('(Zone 2, bis 30 km)'));
  api.routes[GET_DELIVERY_OPTIONS] = () => json(deliveryOptions({ areas: [] }));
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Fehler beim Erstellen der Bestellung: ${message}`,
  );
  await waitFor(async () => expect(await field('Postleitzahl')).toHaveFocus());
  expect(await field('Postleitzahl')).toHaveAccessibleDescription(message);
  expect(await summary()).toHaveTextContent('Gesamtsummenach Angebot');
});
