import { PRODUCT_ROLES } from '@shop/domain/product/material-rules';
import { deliveryOptions, product } from '@shop/domain/testing/wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, json } from '../../../lib/api/fake-api.ts';
import { expectLink } from '../../../test/expect-link.ts';
import { renderAt } from '../../../test/render-at.tsx';
import HomePage from './home-page.tsx';

const open = () => renderAt('/', { '/': <HomePage /> });

test('hero, layers of a road and tiles lead to the assortment, with benefits and testimonials', () => {
  open();
  expectLink('JETZT BESTELLEN', '/katalog');
  expect(screen.getByRole('link', { name: 'Kostenlose Beratung' })).toBeVisible();
  const road = within(screen.getByRole('figure', { name: 'Schnitt durch eine Straße' }));
  const layers = road.getAllByRole('link');
  expect(layers.map((layer) => layer.getAttribute('href'))).toContain(
    '/katalog?verwendung=Frostschutz',
  );
  expect(road.getByRole('link', { name: /^15 cm Schottertragschicht/ })).toBeVisible();
  const uses = layers.map((layer) => layer.querySelector('small')?.textContent);
  expect(Object.values(PRODUCT_ROLES)).toEqual(expect.arrayContaining(uses));
  for (const [title, href] of [
    ['Schüttgut', '/katalog?category=Sch%C3%BCttgut'],
    ['Sand', '/katalog?category=Sand'],
    ['Beton', '/katalog?category=Beton'],
    ['Werkzeugmiete', '/miete'],
  ] as const)
    expectLink(new RegExp(`^${title}`), href);
  expect(screen.getAllByRole('blockquote')).toHaveLength(3);
  expect(screen.getByText('Beispiele, keine geprüften Kundenbewertungen')).toBeVisible();
  const benefits = screen.getByRole('region', { name: 'Darauf können Sie bauen' });
  expect(benefits.querySelectorAll('h3')).toHaveLength(4);
});

test('the hero answers a postcode with zone, cost and earliest day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00+01:00') });
  const closed_days = ['2026-11-25'];
  fakeApi({ 'GET /api/delivery-options': () => json(deliveryOptions({ closed_days })) });
  const { user } = open();
  const field = screen.getByRole('textbox', { name: 'Was kostet die Lieferung zu Ihnen?' });
  const answer = field.closest('form')?.querySelector('[role="status"]');
  const ask = async (value: string) => {
    fireEvent.change(field, { target: { value } });
    await user.type(field, '{Enter}');
  };
  await ask('222');
  await waitFor(() => expect(answer).toHaveTextContent(/Postleitzahl/));
  await ask('22222');
  await waitFor(() =>
    expect(answer).toHaveTextContent(
      'Zone 2: Lieferung 45 € netto, ab 750 € kostenlos, frühestens am Donnerstag, 26.11.2026.',
    ),
  );
  await ask('99999');
  await waitFor(() => expect(answer).toHaveTextContent(/^Nach 99999 liefern wir nur auf Anfrage/));
});

test('the banner reserves room for the threshold, and shows none until it is known', () => {
  fakeApi({ 'GET /api/delivery-options': () => new Promise(() => {}) });
  open();
  expect(screen.getByText('500 €')).not.toBeVisible();
  expect(screen.getByRole('heading', { name: 'Kostenlose Lieferung ab' })).toBeVisible();
});

test('the banner states the office’s threshold', async () => {
  const zone_prices = [{ free_from: 650, otherwise: 29 }];
  fakeApi({ 'GET /api/delivery-options': () => json(deliveryOptions({ zone_prices })) });
  open();
  expect(
    await screen.findByRole('heading', { name: 'Kostenlose Lieferung ab 650\u00a0€' }),
  ).toBeVisible();
});

describe('the products below', () => {
  const region = () => screen.queryByRole('region', { name: 'Direkt bestellen' });
  const PRODUCTS = [
    ...Array.from({ length: 10 }, (_, index) =>
      product({ id: index + 1, name: `Kies ${index + 1}`, category: 'Schüttgut', price: 24.5 }),
    ),
    { ...product({ id: 101, name: 'Rollkies', category: 'Sand' }), price: undefined },
    product({ id: 102, name: 'Spielsand', category: 'Sand', price: 29.9, unit: 't' }),
  ];

  /** jsdom has no layout: the products only come near when a test says so. */
  function openFarAway() {
    const observers = new Set<IntersectionObserverCallback>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback) {
          observers.add(callback);
        }
        observe() {}
        disconnect() {}
      },
    );
    open();
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    return () => act(() => observers.forEach((tell) => void tell(entries, {} as never)));
  }

  test('load when they come near, and lead to their pages and to the catalogue', async () => {
    const api = fakeApi({ 'GET /api/products': () => json(PRODUCTS) });
    const comeNear = openFarAway();
    expect(region()).toBeVisible();
    expect(api.calls()).not.toContain('GET /api/products');

    comeNear();
    const kies = await screen.findByRole('link', { name: 'Kies 1' });
    expect(kies).toHaveAttribute('href', '/produkt/1');
    const shown = within(region() as HTMLElement);
    expect(shown.getByText('29,90 € / t')).toBeVisible();
    expectLink('Ganzes Sortiment ansehen', '/katalog', shown);
    const names = shown.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    expect(names).toHaveLength(8);
    expect(names.slice(0, 3), 'all categories, and what has a price').toEqual([
      'Kies 1',
      'Spielsand',
      'Kies 2',
    ]);
  });

  test.each([
    ['cannot be loaded', brokenConnection],
    ['are none', () => json([])],
  ])('leave no gap when they %s', async (_, answer) => {
    fakeApi({ 'GET /api/products': answer });
    openFarAway()();
    await waitFor(() => expect(region()).toBeNull());
    expect(screen.getAllByRole('blockquote')).toHaveLength(3);
  });
});
