import { cartItem, deliveryOptions, OTHER_ZONE_PRICES } from '@shop/domain/testing/wire';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { announcedText } from '../../lib/announcer/announce.ts';
import { brokenConnection, fakeApi, json } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { beginSession, GET_CART, GET_DELIVERY_OPTIONS } from '../../test/fixtures.ts';
import { renderAt } from '../../test/render-at.tsx';
import { checkoutDraft } from '../shared/checkout-draft.ts';
import CartPage from './cart-page.tsx';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  beginSession();
  api = fakeApi({
    [GET_CART]: () => json([cartItem({ price: 100, quantity: 6, weight_kg: 500 })]),
    [GET_DELIVERY_OPTIONS]: () => json(deliveryOptions()),
  });
});

const open = () => renderAt('/warenkorb', { '/warenkorb': <CartPage /> });
const summary = () => screen.findByRole('region', { name: 'Bestellübersicht' });
const field = () => screen.findByRole('textbox', { name: 'Postleitzahl der Baustelle' });
const checkout = () => screen.queryByRole('link', { name: 'Bestellung aufgeben' });

async function type(user: UserEvent, postalCode: string): Promise<void> {
  await user.clear(await field());
  await user.paste(postalCode);
}

describe('without a postcode', () => {
  test.each(['', '22222'])(
    'no amount and no hint is seen until the prices are known: „%s“',
    async (postalCode) => {
      localStorage.setItem('postalCode', postalCode);
      api.routes[GET_DELIVERY_OPTIONS] = () => new Promise(() => {});
      open();
      expect(await summary()).toHaveTextContent('Lieferungwird ermittelt');
      expect(await summary()).toHaveTextContent('Gesamtsummewird ermittelt');
      expect(screen.getByText('Sie erhalten kostenlose Lieferung.')).not.toBeVisible();
    },
  );

  test('uses the office’s flat rule', async () => {
    api.routes[GET_DELIVERY_OPTIONS] = () =>
      json(deliveryOptions({ zone_prices: OTHER_ZONE_PRICES }));
    open();
    await waitFor(async () =>
      expect(await summary()).toHaveTextContent('Lieferung (Zone 1, bis 15 km)29,90 €'),
    );
    expect(await summary()).toHaveTextContent('Noch 50,00 € bis zur kostenlosen Lieferung.');
    expect(await summary()).toHaveTextContent('Ohne Angabe rechnen wir mit Zone 1.');
  });

  test('does so with part of one, and reports an error once the field is left', async () => {
    const { user } = open();
    await type(user, '12');
    expect(await field()).toBeValid();
    expect(await field()).toHaveAccessibleDescription('Ohne Angabe rechnen wir mit Zone 1.');
    await user.tab();
    expect(await field()).toBeInvalid();
    expect(await field()).toHaveAccessibleDescription(
      'Bitte geben Sie eine Postleitzahl mit fünf Ziffern an.',
    );
    expect(await summary()).toHaveTextContent('Lieferung (Zone 1, bis 15 km)Kostenlos');
    expect(await summary()).toHaveTextContent('Sie erhalten kostenlose');
    expect(checkout()).toBeVisible();
  });
});

describe('with a postcode', () => {
  test('is extracted from pasted text, and remembered', async () => {
    const { user, unmount } = open();
    await user.click(await field());
    await user.paste('D-22222 Musterstadt');
    expect(await field()).toHaveValue('22222');
    await waitFor(() => expect(announcedText()).toMatch(/^Gesamtsumme 645,00.€$/));
    unmount();
    open();
    expect(await field()).toHaveValue('22222');
    await waitFor(async () => expect(await summary()).toHaveTextContent('Zone 2, bis 30 km'));
  });

  test('follows another tab', async () => {
    open();
    await field();
    localStorage.setItem('postalCode', '22222');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'postalCode' })));
    expect(await field()).toHaveValue('22222');
    await waitFor(async () => expect(await summary()).toHaveTextContent('(Zone 2, bis 30 km)45'));
    expect(await summary()).toHaveTextContent('Gesamtsumme645,00 €');
  });

  test('counts by the flat rule and says so if the zones cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    api.routes[GET_DELIVERY_OPTIONS] = brokenConnection;
    localStorage.setItem('postalCode', '22222');
    const { user } = open();
    expect(await screen.findByText(/Die Zone lässt sich gerade nicht ermitteln/)).toBeVisible();
    expect(await summary()).toHaveTextContent('Gesamtsumme600,00 €');
    api.routes[GET_DELIVERY_OPTIONS] = () => json(deliveryOptions());
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(async () => expect(await summary()).toHaveTextContent('Gesamtsumme645,00 €'));
  });
});

test('beyond the zones it offers a quote for the delivery, and pickup can be ordered', async () => {
  localStorage.setItem('postalCode', '44444');
  api.routes[GET_CART] = () => json([cartItem({ price: 100, quantity: 60, weight_kg: 1000 })]);
  const { user, visited } = open();
  const notice = 'Nach 44444 liefern wir nur auf Anfrage. Bitte fordern Sie ein Angebot an.';
  await waitFor(async () => expect(await summary()).toHaveTextContent(notice));
  expect(await field()).toHaveAccessibleDescription(expect.stringContaining(notice));
  expect(await summary()).toHaveTextContent('Lieferungnach AngebotLieferzeitnach Angebot');
  expect(await summary()).toHaveTextContent('Gesamtsummenach Angebot');
  expect(await summary()).toHaveTextContent('Wir liefern in 3 Fahrten: Termine nach Absprache.');
  expect(checkout()).toBeNull();
  expectLink('Angebot anfordern', expect.stringMatching(/^\/kontakt\?anfrage=quote/));
  await user.click(await screen.findByRole('link', { name: 'Bestellen und selbst abholen' }));
  expect(visited.at(-1)).toBe('/checkout');
  expect(checkoutDraft.read()).toEqual({ ...checkoutDraft.empty, delivery_method: 'pickup' });
  expect(localStorage.getItem('postalCode')).toBe('44444');
});
