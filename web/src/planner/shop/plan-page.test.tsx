import type { CartPlanRequest } from '@shop/domain/cart/cart';
import { PAGE_LIST } from '@shop/domain/contract/pages';
import type { PlannerGoods } from '@shop/domain/planner/planner-goods';
import { PROJECT_IDS, PROJECTS } from '@shop/domain/planner/projects';
import { cartItem, currentUser, deliveryOptions } from '@shop/domain/testing/wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, json, refusal } from '../../lib/api/fake-api.ts';
import { BOTTOM_BAR_ID } from '../../lib/theme/shared-styles.ts';
import { readReturn } from '../../session/return-address.ts';
import { expectLink } from '../../test/expect-link.ts';
import { beginSession, GET_CART, GET_DELIVERY_OPTIONS } from '../../test/fixtures.ts';
import { renderAt } from '../../test/render-at.tsx';
import { stubSight } from '../../test/stub-sight.ts';
import PlanPage from './plan-page.tsx';
import PlannerPage from './planner-page.tsx';

const BULK = { kind: 'bulk', kg_per_unit: 1000, loose_density: 1.7, compacted_density: 2 } as const;
const goods = (id: number, values: Partial<PlannerGoods>): PlannerGoods => ({
  id,
  name: `Ware ${id}`,
  category: 'Schotter',
  unit: 't',
  price: 10,
  weight_kg: 1000,
  coverage: BULK,
  roles: [],
  ...values,
});
const tool = (id: number, name: string, daily_price: number) => {
  const prices = { weekly_price: 5 * daily_price, monthly_price: 15 * daily_price };
  return { id, name, daily_price, ...prices, deposit_amount: 200 };
};
const DATA = {
  goods: [
    goods(1, { name: 'Frostschutz 0/45', roles: ['frost'] }),
    goods(2, { name: 'Schotter 0/32', roles: ['base'] }),
    goods(3, { name: 'Schotter im Big Bag', roles: ['base'], unit: 'Stück', price: 75 }),
    goods(4, {
      name: 'Pflaster grau',
      roles: ['driveway_paving'],
      unit: 'm²',
      price: 20,
      weight_kg: 180,
      coverage: { kind: 'area', m2_per_unit: 1 },
    }),
  ],
  tools: [
    tool(7, 'Rüttelplatte 140 kg', 45),
    tool(8, 'Steinknacker', 30),
    tool(9, 'Minibagger 1,9 t', 145),
  ],
};
const PLANNER = 'GET /api/planner';
const PUT = 'POST /api/cart/plan';
const now = () => new Date('2026-11-26T10:00:00+01:00');
const open = (query = '?m2=40', user?: Parameters<typeof renderAt>[2]) =>
  renderAt(`/planer/einfahrt${query}`, { '/planer/:slug': <PlanPage now={now} /> }, user);
const entry = async (name: RegExp) => {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  return heading.closest('li') as HTMLElement;
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({
    [PLANNER]: () => json(DATA),
    [GET_DELIVERY_OPTIONS]: () => json(deliveryOptions()),
  });
});

test('every project has a page with a description, and the choice leads to it', () => {
  renderAt('/planer', { '/planer': <PlannerPage /> });
  for (const id of PROJECT_IDS) {
    const { name, slug, description } = PROJECTS[id];
    const link = screen.getByRole('link', { name: new RegExp(`^${name}`) });
    expect(link).toHaveAttribute('href', `/planer/${slug}`);
    expect(PAGE_LIST.map(({ path }) => path)).toContain(`/planer/${slug}`);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('a typed area answers with layers, sums and a quote, and stands in the address', async () => {
  const { user, visited } = open('');
  expect(
    screen.getByRole('img', { name: /^Schnitt von oben nach unten: Pflaster 8 cm/ }),
  ).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'oder Fläche' }), '40');
  expect(await entry(/^Tragschicht, 15 cm/)).toHaveTextContent(
    '40 m² × 0,15 m = 6 m³ × 2 t/m³ = 12 t',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Einfahrt, 40 m²');
  expect(await entry(/^Pflaster/)).toHaveTextContent('42 m²840,00 €');
  expect(screen.getByRole('region', { name: 'Alles zusammen' })).toHaveTextContent('Gesamtsumme');
  const quote = await screen.findByRole('link', { name: 'Angebot anfragen' });
  expect(decodeURIComponent(quote.getAttribute('href') ?? '')).toContain('artikel=1x16,2x12,4x42');
  await waitFor(() => expect(visited.at(-1)).toBe('/planer/einfahrt?m2=40&boden=lehmig'));
  await user.type(screen.getByRole('textbox', { name: 'Länge' }), '5');
  await user.type(screen.getByRole('textbox', { name: 'Breite' }), '4,5');
  await waitFor(() => expect(visited.at(-1)).toBe('/planer/einfahrt?masse=5x4.5&boden=lehmig'));
  expect(screen.getByRole('textbox', { name: 'Breite' })).toHaveValue('4,5');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Einfahrt, 22,5 m²');
});

test('measures may be typed with their units', async () => {
  const { visited } = open('');
  for (const [name, value, query] of [
    [/oder Fläche/, '40 qm', 'm2=40'],
    [/oder Fläche/, '50 m²', 'm2=50'],
    [/Einfassung/, '8 m', 'm2=50&rand=8'],
  ] as const) {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    await waitFor(() => expect(visited.at(-1)).toBe(`/planer/einfahrt?${query}&boden=lehmig`));
  }
});

test('thickness and product can be chosen; a value out of limits says so', async () => {
  const { user, visited } = open();
  const base = await entry(/^Tragschicht/);
  await user.click(within(base).getByText('ändern'));
  const depth = within(base).getByRole('textbox', { name: 'Dicke' });
  await user.clear(depth);
  await user.type(depth, '20');
  await waitFor(() => expect(base).toHaveTextContent('= 16 t'));
  await user.selectOptions(within(base).getByRole('combobox'), '3');
  await waitFor(() => expect(base).toHaveTextContent('16 Stück'));
  await waitFor(() => expect(visited.at(-1)).toContain('boden=sandig&cm-base=20&artikel-base=3'));
  await user.type(depth, '0');
  expect(await screen.findByText(/^Tragschicht: Bitte geben Sie 5 bis 80 cm an/)).toBeVisible();
});

test('an impossible area gets its sentence', async () => {
  open('');
  const area = screen.getByRole('textbox', { name: 'oder Fläche' });
  for (const value of ['0', '1000000000', '-5', 'abc']) {
    const told = /^Bitte geben Sie eine Fläche von 0,1 bis/;
    fireEvent.change(area, { target: { value } });
    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Alles zusammen' })).toBeNull();
    fireEvent.change(area, { target: { value: '40' } });
    await waitFor(() => expect(screen.queryByText(told)).toBeNull());
  }
});

test.each([
  ['99', /bieten wir dafür nicht mehr an\. Stattdessen.*Schotter 0\/32/],
  ['1', /^Frostschutz 0\/45 passt .* nicht mehr.*Stattdessen.*Schotter 0\/32/],
])('a chosen product %s that is not offered is named with what replaces it', async (id, said) => {
  open(`?m2=40&artikel-base=${id}`);
  expect(await screen.findByText(said)).toBeVisible();
});

test.each([
  ['33333', '33333', '?m2=40&plz=33333'],
  ['00000', '11111', '?m2=40&plz=11111'],
])('the postcode %s of an address becomes %s for all pages', async (given, kept, query) => {
  localStorage.setItem('postalCode', '11111');
  const { user, visited } = open(`?m2=40&plz=${given}`);
  const field = screen.getByRole('textbox', { name: /^Postleitzahl/ });
  await waitFor(() => expect(field).toHaveValue(kept));
  expect(localStorage.getItem('postalCode')).toBe(kept);
  await waitFor(() => expect(visited.at(-1)).toBe(`/planer/einfahrt${query}`));
  await user.clear(field);
  await user.type(field, '44444');
  await waitFor(() => expect(visited.at(-1)).toBe('/planer/einfahrt?m2=40&plz=44444'));
  expect(field).toHaveValue('44444');
  const offers = within(await entry(/^Tragschicht/)).getByRole('combobox');
  expect(offers).not.toHaveTextContent('mit Lieferung');
  expect(offers).toHaveAccessibleName('2 Angebote, günstigste zuerst');
});

test.each([
  ['einfahrt', '2 bis 2,5 % Gefälle'],
  ['weg-wassergebunden', '2 bis 3 % Gefälle'],
  ['fundamentplatte', undefined],
])('the picture of %s says its own slope', (slug, slope) => {
  renderAt(`/planer/${slug}?m2=4`, { '/planer/:slug': <PlanPage now={now} /> });
  expect(screen.queryByText(/% Gefälle/)?.textContent).toBe(slope);
});

test('if the prices cannot be loaded, they can be asked again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  api.routes[PLANNER] = brokenConnection;
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  api.routes[PLANNER] = () => json(DATA);
  await user.click(again);
  expect(await entry(/^Tragschicht/)).toBeVisible();
});

describe('machines', () => {
  test('come on the days of their stages, in their own sum, and all into one reservation', async () => {
    stubSight({ isIntersecting: true });
    open('?m2=80');
    const machines = await screen.findByRole('region', { name: 'Maschinen dazu mieten' });
    const rows = await within(machines).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Minibagger.*Aushub: 27.11.2026 bis 28.11.2026.*145,00/),
      expect.stringMatching(/^Rüttelplatte.*Unterbau: 30.11.2026 bis 01.12.2026.*45,00/),
      expect.stringMatching(/^Steinknacker.*Belag: 02.12.2026.*30,00/),
      expect.stringMatching(/^Rüttelplatte.*Fugen: 04.12.2026 bis 05.12.2026.*45,00/),
    ]);
    expectLink(
      'Alle Maschinen reservieren',
      '/reservieren/9?von=2026-11-27&bis=2026-11-28&weitere=7_1_2026-11-30_2026-12-01' +
        '&weitere=8_1_2026-12-02_2026-12-02&weitere=7_1_2026-12-04_2026-12-05&vorschlag=plan',
      within(machines),
    );
    expect(machines).toHaveTextContent(/Die Tage sind ein Vorschlag aus Ihrem Plan\./);
    const all = screen.getByRole('region', { name: 'Alles zusammen' });
    // Goods of 16, 24 and 84 units at 10, 10 and 20 €, delivered free; the machines are not in their total.
    expect(all).toHaveTextContent(/Gesamtsumme2\.080,00 €/);
    expect(all).toHaveTextContent(/Maschinen mieten265,00 €Material und Maschinen2\.345,00 €/);
    expect(all).toHaveTextContent('Material und Maschinen inkl. MwSt.2.790,55 €');
  });

  test('can be delivered, for what their trips cost', async () => {
    localStorage.setItem('postalCode', '11111');
    stubSight({ isIntersecting: true });
    open('?m2=80');
    expect(await screen.findByText(/^Bringen und Holen \(/)).toHaveTextContent(
      'Bringen und Holen (Zone 1) kostet 240,00 € netto, 285,60 € inkl. 19 % MwSt. mehr.',
    );
  });

  test('are asked for once, on a press, for the days of their stages', async () => {
    const SPAN = 'GET /api/rental-availability?from=2026-11-28&to=2026-12-02';
    api.routes[SPAN] = () => json({ free: { 7: 1, 9: 0 } });
    stubSight({ isIntersecting: true });
    const { user } = open();
    const start = await screen.findByRole('textbox', { name: /Baubeginn/ });
    await user.type(start, '28.11.2026');
    await user.click(screen.getByRole('button', { name: 'Was ist frei?' }));
    expect(await screen.findByText(/^Unterbau: 30.11.2026.*, frei$/)).toBeVisible();
    expect(screen.getByText(/^Aushub: 28.11.2026.*, nicht an allen Tagen frei$/)).toBeVisible();
    await user.clear(start);
    await waitFor(() => expect(screen.queryByText(/, frei$/)).toBeNull());
    expect(api.calls().filter((call) => call.includes('availability'))).toEqual([SPAN]);
  });
});

describe('an example', () => {
  test('is worked out at once, marked, and nobody\u2019s until it is taken', async () => {
    const { user, visited } = open('');
    expect(screen.getByText(/^Beispiel: 1 Auto, 6 × 3 m/)).toBeVisible();
    const all = await screen.findByRole('region', { name: 'Alles zusammen im Beispiel' });
    expect(await entry(/^Pflaster/)).toHaveTextContent('19 m²');
    expect(visited).toEqual(['/planer/einfahrt']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Einfahrt planen');
    const deeds = /Warenkorb|speichern|anmelden|Drucken|reservieren|Angebot anfragen/;
    expect(screen.queryByRole('button', { name: deeds })).toBeNull();
    expect(screen.queryByRole('link', { name: deeds })).toBeNull();
    // In print it is marked as an example, without a plan's heading.
    expect(screen.queryByText('Einfahrt, 18 m²')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Nutzung' }), 'lorries');
    await waitFor(() =>
      expect(visited.at(-1)).toBe('/planer/einfahrt?nutzung=lorries&boden=lehmig'),
    );
    await user.click(within(all).getByRole('button', { name: 'Mit diesem Beispiel weiterplanen' }));
    expect(await screen.findByRole('button', { name: 'Alles in den Warenkorb' })).toBeVisible();
    expect(screen.queryByText(/^Beispiel/)).toBeNull();
    await waitFor(() => expect(visited.at(-1)).toContain('masse=6x3&nutzung=lorries'));
  });

  test('gives way to a size that is picked or typed', async () => {
    const { user, visited } = open('');
    const two = screen.getByRole('button', { name: /^2 Autos/ });
    await user.click(two);
    expect(two).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('textbox', { name: 'Länge' })).toHaveValue('6');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Einfahrt, 36 m²');
    await waitFor(() => expect(visited.at(-1)).toBe('/planer/einfahrt?masse=6x6&boden=lehmig'));
    expect(screen.queryByText(/^Beispiel/)).toBeNull();
  });
});

test('what is dug out is asked for in a quote with the goods of the plan', async () => {
  open('?m2=40');
  const link = await screen.findByRole('link', { name: /^Aushub abholen/ });
  const href = decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('+', ' ');
  expect(href).toContain('Plan: Einfahrt, 40 m². Aushub abholen: etwa 14,8\u00A0m³, 26,6\u00A0t');
  expect(href).toContain('artikel=1x8,2x12,4x42');
});

test('the gross sum stays in view while all together is out of sight', async () => {
  stubSight({ intersectionRatio: 0 });
  const bar = document.createElement('div');
  bar.id = BOTTOM_BAR_ID;
  document.body.append(bar);
  const { user } = open('?m2=40');
  await waitFor(() => expect(bar).toHaveTextContent('mit Lieferung, inkl. MwSt.1.237,60 €'));
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  await user.click(within(bar).getByText('Alles zusammen'));
  expect(scroll).toHaveBeenCalledOnce();
});

test('what a layman cannot answer is folded, with what is assumed', async () => {
  const { user } = open('?m2=40');
  const summary = screen.getByText(/^Einfassung 26.m, Reserve 5.%/);
  expect(summary.closest('details')).not.toHaveAttribute('open');
  const base = within(await entry(/^Tragschicht/));
  const fold = base.getByText('ändern').closest('details');
  expect(fold).toHaveTextContent(/^Dicke 15.cm, Empfehlung aus 2 Angeboten: ändern/);
  expect(fold).not.toHaveAttribute('open');
  await user.selectOptions(base.getByRole('combobox'), '3');
  await waitFor(() => expect(fold).toHaveTextContent('Ihre Wahl aus 2 Angeboten'));
});

test('a wrong value of an address is not folded away', async () => {
  open('?m2=40&verschnitt=99&cm-base=1');
  expect(screen.getByText(/^Einfassung 26/).closest('details')).toHaveAttribute('open');
  const base = within(await entry(/^Tragschicht/));
  expect(base.getByText('ändern').closest('details')).toHaveAttribute('open');
});

test('recycled stone below what lets water through says what it asks for', async () => {
  const recycled = goods(5, { name: 'Recyclingschotter', roles: ['base', 'recycled'], price: 5 });
  api.routes[PLANNER] = () => json({ ...DATA, goods: [...DATA.goods, recycled] });
  renderAt('/planer/stellplatz?m2=20&artikel-base=5', {
    '/planer/:slug': <PlanPage now={now} />,
  });
  expect(
    await screen.findByText(/^Recyclingschotter unter einer wasserdurchlässigen/),
  ).toBeVisible();
});

describe('all into the cart', () => {
  const sent = () => api.requests.filter(({ call }) => call === PUT);
  const button = (name: string) => screen.findByRole('button', { name });
  const inCart = () => screen.findByRole('link', { name: 'Im Warenkorb: ansehen' });
  const changes = () => JSON.parse(localStorage.getItem('cartChanges') ?? '{}');
  const area = async (user: ReturnType<typeof open>['user'], m2: string) => {
    const field = screen.getByRole('textbox', { name: /oder Fläche/ });
    await user.clear(field);
    await user.type(field, m2);
  };
  /** The server's cart, which applies each request id once. */
  const server = new Map<number, number>();
  const known = new Set<string>();
  const quantities = () =>
    Object.fromEntries([...server].map(([id, has]) => [id, has + (changes().deltas?.[id] ?? 0)]));
  beforeEach(() => {
    server.clear();
    known.clear();
    beginSession();
    api.routes[GET_CART] = () =>
      json(
        [...server].map(([id, quantity]) => cartItem({ id: `${id}`, product_id: id, quantity })),
      );
    api.routes[PUT] = ({ body }) => {
      const { request_id, lines } = body as CartPlanRequest;
      if (known.has(request_id)) return json([]);
      known.add(request_id);
      for (const { product_id: id, quantity } of lines) {
        server.set(id, (server.get(id) ?? 0) + quantity);
      }
      return json([]);
    };
  });

  test('counts once, though its answer got lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const arrives = api.routes[PUT];
    api.routes[PUT] = (request) => {
      arrives?.(request);
      return brokenConnection();
    };
    const { user, unmount } = open();
    await user.click(await button('Alles in den Warenkorb'));
    expect(await screen.findByText(/^Das hat nicht geklappt/)).toBeVisible();
    if (arrives) api.routes[PUT] = arrives;
    // Also after a reload.
    unmount();
    const again = open();
    await again.user.click(await button('Alles in den Warenkorb'));
    expect(await inCart()).toBeVisible();
    expect(sent()[0]?.body).toEqual(sent()[1]?.body);
    expect(quantities()).toEqual({ 1: 8, 2: 12, 4: 42 });
    expect(changes().plans).toMatchObject([
      { id: 'einfahrt', name: 'Einfahrt, 40 m²', path: '/planer/einfahrt?m2=40&boden=sandig' },
    ]);
  });

  test('again with another size replaces its own lines beside what else is there', async () => {
    server.set(1, 5);
    const { user } = open();
    await user.click(await button('Alles in den Warenkorb'));
    expect(await inCart()).toBeVisible();
    await area(user, '80');
    await user.click(await button('Warenkorb aktualisieren'));
    expect(await inCart()).toBeVisible();
    // Only products without a line on the server are sent.
    expect(sent()).toHaveLength(1);
    expect(quantities()).toEqual({ 1: 5 + 16, 2: 24, 4: 84 });
    await user.click(await button('Als weiteren Plan hinzufügen'));
    await waitFor(() => expect(quantities()).toEqual({ 1: 5 + 32, 2: 48, 4: 168 }));
    expect(changes().plans).toMatchObject([{ id: 'einfahrt' }, { id: 'einfahrt-2' }]);
  });

  test('asks before it replaces what was changed in the cart', async () => {
    const { user } = open();
    await user.click(await button('Alles in den Warenkorb'));
    expect(await inCart()).toBeVisible();
    const { plans, ...others } = changes();
    const [plan] = plans;
    const cut = [{ ...plan, cut: { 2: 2 } }];
    const text = JSON.stringify({ ...others, deltas: { 2: -2 }, plans: cut });
    localStorage.setItem('cartChanges', text);
    fireEvent(window, new StorageEvent('storage', { key: 'cartChanges' }));
    await user.click(await button('Warenkorb aktualisieren'));
    const asked = await screen.findByRole('group', { name: /von Hand geändert/ });
    expect(asked).toHaveTextContent('Schotter 0/32: 10 t werden 12 t.');
    await user.click(within(asked).getByRole('button', { name: 'Nicht ersetzen' }));
    expect(quantities()).toEqual({ 1: 8, 2: 10, 4: 42 });
    await user.click(await button('Warenkorb aktualisieren'));
    await user.click(await button('Ja, ersetzen'));
    expect(await inCart()).toBeVisible();
    expect(quantities()).toEqual({ 1: 8, 2: 12, 4: 42 });
  });

  test('carries the days of its stages, once the start is chosen', async () => {
    stubSight({ isIntersecting: true });
    const { user } = open();
    const start = await screen.findByRole('textbox', { name: /Baubeginn/ });
    await user.type(start, '07.12.2026');
    expect(await screen.findByRole('textbox', { name: /Tag: Belag/ })).toHaveValue('09.12.2026');
    await user.click(await button('Alles in den Warenkorb'));
    expect(await inCart()).toBeVisible();
    const [{ lines, path }] = changes().plans;
    expect(path).toBe('/planer/einfahrt?m2=40&boden=sandig&tag-start=2026-12-07');
    expect(lines).toMatchObject([
      { product_id: 1, stage: 'base', wished_day: '2026-12-08' },
      { product_id: 2, stage: 'base', wished_day: '2026-12-08' },
      { product_id: 4, stage: 'paving', wished_day: '2026-12-09' },
    ]);
    expect(sent()[0]?.body).toMatchObject({ lines: [{ product_id: 1, quantity: 8 }, {}, {}] });
    const paving = screen.getByRole('textbox', { name: /Tag: Belag/ });
    await user.clear(paving);
    await user.type(paving, '13.12.2026');
    await user.tab();
    expect(paving).toHaveValue('13.12.2026');
    expect(paving).toHaveAccessibleDescription(
      /liefern wir nicht\. Geplant ist Mittwoch, 09\.12\.2026\./,
    );
  });

  test.each([
    [4, 'Warenkorb aktualisieren'],
    [9, 'Alles in den Warenkorb'],
  ])(
    'a plan that an older version put with product %i in the cart offers: %s',
    async (id, name) => {
      const plan = { name: 'Einfahrt', path: '/planer/einfahrt?m2=40', productIds: [1, 2, 4] };
      localStorage.setItem('cartPlan', JSON.stringify(plan));
      server.set(id, 1);
      open('?m2=40&plz=33333');
      expect(await button(name)).toBeVisible();
    },
  );
});

describe('a plan of the account', () => {
  test('is saved by its name and address, and again once either differs', async () => {
    api.routes['POST /api/users/plans'] = () => json([]);
    const { user } = open('?m2=40', { user: currentUser() });
    await user.click(await screen.findByRole('button', { name: 'Als Plan speichern' }));
    const saved = await screen.findByRole('link', { name: 'Gespeichert: meine Pläne' });
    expect(saved).toHaveAttribute('href', '/dashboard?bereich=plaene');
    await user.type(screen.getByRole('textbox', { name: 'Name des Plans' }), ' Oma');
    api.routes['POST /api/users/plans'] = () => refusal(409, 'Ihr Konto hat schon 20 Pläne.');
    await user.click(screen.getByRole('button', { name: 'Als Plan speichern' }));
    expect(await screen.findByText('Ihr Konto hat schon 20 Pläne.')).toBeVisible();
    const address = 'einfahrt?m2=40&boden=sandig';
    expect(
      api.requests.filter(({ call }) => call.endsWith('plans')).map(({ body }) => body),
    ).toEqual([
      { address, name: 'Einfahrt, 40 m²' },
      { address, name: 'Einfahrt, 40 m² Oma' },
    ]);
  });

  test('asks visitors to sign in, which leads back to it', async () => {
    api.routes['GET /api/oauth/google/redirect_url'] = () => refusal(503, 'Später.');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Zum Speichern anmelden' }));
    expect(readReturn()).toBe('/planer/einfahrt?m2=40&boden=sandig');
  });
});
