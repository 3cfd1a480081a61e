import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, json, refusal } from '../../api/fake-api.ts';
import { beginSession, cartItem, GET_CART, SESSION_ID } from '../../test/cart-fixture.ts';
import { renderAt } from '../../test/render-at.tsx';
import { currentUser } from '../../test/user-fixture.ts';
import CheckoutPage from './checkout-page.tsx';

const POST_ORDER = 'POST /api/orders';
const CONFIRMATION = '/bestellung-bestaetigung/B-00000-00001';

const open = (who: Parameters<typeof renderAt>[2] = {}) =>
  renderAt('/checkout', { '/checkout': <CheckoutPage /> }, who);
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const fill = async (user: UserEvent, label: string, text: string) => {
  await user.click(await field(label));
  await user.paste(text);
};
const submit = async (user: UserEvent) =>
  user.click(await screen.findByText('Bestellung absenden'));

async function fillContact(user: UserEvent) {
  await fill(user, 'Name', 'Anna Beispiel');
  await fill(user, 'E-Mail', 'anna@beispiel.example');
  await fill(user, 'Telefonnummer', '069 1234');
}

let api: ReturnType<typeof fakeApi>;
const orders = () => api.requests.filter(({ call }) => call === POST_ORDER);
const callsOf = (call: string) => api.calls().filter((made) => made === call).length;

beforeEach(() => {
  beginSession();
  api = fakeApi({
    [GET_CART]: () => json([cartItem()]),
    [POST_ORDER]: () => json({ order_number: 'B-00000-00001' }, { status: 201 }),
  });
});

describe('placing an order', () => {
  test('a private customer orders and comes to the confirmation', async () => {
    const { user, visited } = open();
    await fillContact(user);
    await submit(user);
    await waitFor(() => expect(visited).toContain(CONFIRMATION));
    expect(visited).toEqual(['/checkout', CONFIRMATION]);
    expect(orders()[0]?.body).toEqual({
      session_id: SESSION_ID,
      customer_name: 'Anna Beispiel',
      customer_email: 'anna@beispiel.example',
      customer_phone: '069 1234',
      company_name: '',
      company_address: '',
      tax_number: '',
      payment_method: 'rechnung',
      notes: '',
      total_amount: 64.8,
      order_items: [
        {
          product_id: 7,
          product_name: 'Kies 0/32',
          quantity: 2,
          unit_price: 19.9,
          total_price: 39.8,
        },
      ],
    });
  });

  test('nothing of the order stays in the browser', async () => {
    localStorage.setItem('cartChanges', '{}');
    const { user, visited } = open();
    await fillContact(user);
    await submit(user);
    await waitFor(() => expect(visited).toContain(CONFIRMATION));
    expect(localStorage.getItem('sessionId')).toBeNull();
    expect(localStorage.getItem('cartChanges')).toBeNull();
    expect(sessionStorage.getItem('checkoutDraft')).toBeNull();
  });

  test('a business customer orders with company data, prepayment and notes', async () => {
    const { user, visited } = open();
    await user.click(await screen.findByRole('radio', { name: 'Geschäftskunde' }));
    await fillContact(user);
    await fill(user, 'Firmenname', 'Beispiel Bau GmbH');
    await fill(user, 'Firmenadresse', 'Weg 1, 12345 Musterstadt');
    await fill(user, 'USt-IdNr./Steuernummer', 'DE1');
    await user.click(screen.getByRole('radio', { name: 'Vorkasse' }));
    await fill(user, 'Anmerkungen zur Bestellung', 'Bitte anrufen');
    await submit(user);
    await waitFor(() => expect(visited).toContain(CONFIRMATION));
    expect(orders()[0]?.body).toMatchObject({
      company_name: 'Beispiel Bau GmbH',
      company_address: 'Weg 1, 12345 Musterstadt',
      tax_number: 'DE1',
      payment_method: 'vorkasse',
      notes: 'Bitte anrufen',
    });
  });

  test('local changes of the cart are what is shown and ordered', async () => {
    localStorage.setItem(
      'cartChanges',
      JSON.stringify({ sessionId: SESSION_ID, deltas: { 7: 3, 8: -1 } }),
    );
    const sand = cartItem({ id: '8', product_id: 8, name: 'Spielsand', quantity: 1 });
    api.routes[GET_CART] = () => json([cartItem(), sand]);
    const { user } = open();
    await fillContact(user);
    expect(screen.getByText('Kies 0/32').closest('li')).toHaveTextContent('5 t × 19,90 €');
    expect(screen.queryByText('Spielsand')).toBeNull();
    await submit(user);
    expect(orders()[0]?.body).toMatchObject({
      total_amount: 124.5,
      order_items: [{ product_id: 7, quantity: 5, total_price: 99.5 }],
    });
  });

  test('while it is sent the button says so, and a second click sends nothing', async () => {
    let answer = (_: Response) => {};
    api.routes[POST_ORDER] = () => new Promise<Response>((resolve) => (answer = resolve));
    const { user, visited } = open();
    await fillContact(user);
    await user.dblClick(screen.getByRole('button', { name: 'Bestellung absenden' }));
    const sending = screen.getByRole('button', { name: 'Bestellung wird verarbeitet...' });
    expect(sending).toBeDisabled();
    await user.type(await field('Name'), '{Enter}');
    expect(orders()).toHaveLength(1);
    answer(json({ order_number: 'B-00000-00001' }));
    await waitFor(() => expect(visited).toContain(CONFIRMATION));
  });

  test('the form sent twice in one moment makes one call', async () => {
    const { user, container } = open();
    await fillContact(user);
    const form = container.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await waitFor(() => expect(orders()).not.toHaveLength(0));
    expect(orders()).toHaveLength(1);
  });
});

describe('the summary', () => {
  test('shows articles, subtotal, delivery and total', async () => {
    open();
    const summary = await screen.findByRole('region', { name: 'Ihre Bestellung' });
    expect(summary).toHaveTextContent('2 t × 19,90 €39,80 €');
    expect(summary).toHaveTextContent('Zwischensumme39,80 €');
    expect(summary).toHaveTextContent('Lieferung25,00 €');
    expect(summary).toHaveTextContent('Gesamtsumme64,80 €');
    expect(summary.querySelector('img')?.src).toContain('https://');
  });

  test('stands beside what a shopper may rely on and what sending confirms', async () => {
    open();
    expect(await screen.findByText('Kostenlose Beratung')).toBeVisible();
    expect(screen.getByText('Lieferung in 24-48h')).toBeVisible();
    expect(screen.getByText('Qualitätsgarantie')).toBeVisible();
    expect(screen.getByText(/^Mit dem Absenden der Bestellung bestätigen Sie/)).toHaveTextContent(
      'dass Sie unsere AGB und die Datenschutzerklärung gelesen haben.',
    );
    expect(screen.getByRole('link', { name: 'AGB' })).toHaveAttribute('href', '/agb');
    expect(screen.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute(
      'href',
      '/datenschutz',
    );
  });
});

describe('checking the form', () => {
  const message = (text: string) => screen.queryByText(text);

  test('nothing is checked before it is sent', async () => {
    const { user } = open();
    await fill(user, 'E-Mail', 'anna');
    await user.tab();
    expect(screen.queryByText(/erforderlich/)).toBeNull();
  });

  test('each missing field is named under it, the first one gets the focus', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Geschäftskunde' }));
    await fill(user, 'Name', '   ');
    await submit(user);
    expect(await field('Name')).toHaveAccessibleDescription('Name ist erforderlich');
    expect(await field('E-Mail')).toHaveAccessibleDescription('E-Mail ist erforderlich');
    expect(await field('Telefonnummer')).toHaveAccessibleDescription(
      'Telefonnummer ist erforderlich',
    );
    expect(await field('Firmenname')).toHaveAccessibleDescription(
      'Firmenname ist für Geschäftskunden erforderlich',
    );
    expect(await field('Firmenadresse')).toHaveAttribute('aria-invalid', 'false');
    await waitFor(async () => expect(await field('Name')).toHaveFocus());
    expect(orders()).toEqual([]);
  });

  test('what does not look like an e-mail address is refused', async () => {
    const { user } = open();
    await fillContact(user);
    await fill(user, 'E-Mail', ' x');
    await submit(user);
    expect(await field('E-Mail')).toHaveAccessibleDescription(
      'Gültige E-Mail-Adresse erforderlich',
    );
    await waitFor(async () => expect(await field('E-Mail')).toHaveFocus());
    expect(orders()).toEqual([]);
  });

  test('a message goes when its field is edited, the others stay', async () => {
    const { user } = open();
    await submit(user);
    await fill(user, 'E-Mail', 'a');
    expect(message('E-Mail ist erforderlich')).toBeNull();
    expect(message('Gültige E-Mail-Adresse erforderlich')).toBeNull();
    expect(message('Name ist erforderlich')).toBeVisible();
    expect(await field('E-Mail')).toHaveAttribute('aria-invalid', 'false');
  });

  test('a private customer sees no company fields and needs none', async () => {
    const { user, visited } = open();
    await user.click(await screen.findByRole('radio', { name: 'Geschäftskunde' }));
    await submit(user);
    await user.click(screen.getByRole('radio', { name: 'Privatkunde' }));
    expect(screen.queryByLabelText(/Firmenname/)).toBeNull();
    await fillContact(user);
    await submit(user);
    await waitFor(() => expect(visited).toContain(CONFIRMATION));
  });

  test('the message about the company is gone when it is shown again', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Geschäftskunde' }));
    await submit(user);
    await user.click(screen.getByRole('radio', { name: 'Privatkunde' }));
    await user.click(screen.getByRole('radio', { name: 'Geschäftskunde' }));
    expect(message('Firmenname ist für Geschäftskunden erforderlich')).toBeNull();
  });
});

describe('an order that fails', () => {
  const fails = 'Fehler beim Erstellen der Bestellung';

  test.each([
    [
      'with a sentence of the server',
      () => refusal(422, 'Bitte prüfen Sie Ihren Warenkorb.'),
      `${fails}: Bitte prüfen Sie Ihren Warenkorb.`,
    ],
    [
      'without a sentence',
      () => new Response('<h1>502</h1>', { status: 502 }),
      `${fails}: Unbekannter Fehler`,
    ],
    ['by the network', brokenConnection, `${fails}. Bitte versuchen Sie es erneut.`],
    ['with an answer that is no order', () => json({}), `${fails}. Bitte versuchen Sie es erneut.`],
  ])('%s is announced and keeps what was typed', async (_, answer, alert) => {
    api.routes[POST_ORDER] = answer;
    const { user, visited } = open();
    await fillContact(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(alert);
    expect(await field('Name')).toHaveValue('Anna Beispiel');
    expect(screen.getByRole('button', { name: 'Bestellung absenden' })).toBeEnabled();
    expect(localStorage.getItem('sessionId')).toBe(SESSION_ID);
    expect(visited).toEqual(['/checkout']);
  });

  test('can be sent again, and its alert goes', async () => {
    api.routes[POST_ORDER] = brokenConnection;
    const { user, visited } = open();
    await fillContact(user);
    await submit(user);
    await screen.findByRole('alert');
    let answer = (_: Response) => {};
    api.routes[POST_ORDER] = () => new Promise<Response>((resolve) => (answer = resolve));
    await submit(user);
    expect(screen.queryByRole('alert')).toBeNull();
    answer(json({ order_number: 'B-00000-00001' }));
    await waitFor(() => expect(visited).toContain(CONFIRMATION));
  });

  test('because of a changed price shows the new one', async () => {
    api.routes[POST_ORDER] = () => refusal(422, 'Der Preis beträgt jetzt 21,00 €.');
    const { user } = open();
    await fillContact(user);
    api.routes[GET_CART] = () => json([cartItem({ price: 21 })]);
    await submit(user);
    expect(await screen.findByText('Gesamtsumme')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Ihre Bestellung' })).toHaveTextContent(
        'Gesamtsumme67,00 €',
      ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Der Preis beträgt jetzt 21,00 €.');
  });

  test('although it was accepted leads to its confirmation', async () => {
    api.routes[POST_ORDER] = brokenConnection;
    const { user, visited } = open();
    await fillContact(user);
    api.routes[GET_CART] = () => json([], { headers: { 'order-number': 'B-00000-00001' } });
    await submit(user);
    await waitFor(() => expect(visited).toContain(CONFIRMATION));
    expect(visited).toEqual(['/checkout', CONFIRMATION]);
    expect(sessionStorage.getItem('checkoutDraft')).toBeNull();
  });
});

test('what was typed and chosen is there again when the page is loaded anew', async () => {
  const { user, unmount } = open();
  await user.click(await screen.findByRole('radio', { name: 'Geschäftskunde' }));
  await fillContact(user);
  await fill(user, 'Firmenname', 'Beispiel Bau');
  await user.click(screen.getByRole('radio', { name: 'Vorkasse' }));
  unmount();
  open();
  expect(await field('Name')).toHaveValue('Anna Beispiel');
  expect(await field('Firmenname')).toHaveValue('Beispiel Bau');
  expect(screen.getByRole('radio', { name: 'Geschäftskunde' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Vorkasse' })).toBeChecked();
});

describe('a signed-in customer', () => {
  const GET_PROFILE = 'GET /api/users/profile';
  const anna = { user: currentUser() };

  beforeEach(() => {
    api.routes[GET_PROFILE] = () => json({ phone: '069 1234', company_name: 'Beispiel Bau' });
  });

  test('finds what is known about them filled in', async () => {
    const { user } = open(anna);
    await waitFor(async () => expect(await field('Telefonnummer')).toHaveValue('069 1234'));
    expect(await field('Name')).toHaveValue('Anna Beispiel');
    expect(await field('E-Mail')).toHaveValue('anna@beispiel.example');
    await user.click(screen.getByRole('radio', { name: 'Geschäftskunde' }));
    expect(await field('Firmenname')).toHaveValue('Beispiel Bau');
  });

  test('keeps what they typed before it was known', async () => {
    let answer = (_: Response) => {};
    api.routes[GET_PROFILE] = () => new Promise<Response>((resolve) => (answer = resolve));
    const { user } = open(anna);
    await fill(user, 'Name', 'Bauhof Beispiel');
    answer(json({ phone: '069 1234' }));
    await waitFor(async () => expect(await field('Telefonnummer')).toHaveValue('069 1234'));
    expect(await field('Name')).toHaveValue('Bauhof Beispiel');
  });

  test('may empty a field for good', async () => {
    const { user } = open(anna);
    await waitFor(async () => expect(await field('Telefonnummer')).toHaveValue('069 1234'));
    await user.clear(await field('Telefonnummer'));
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(callsOf(GET_PROFILE)).toBe(2));
    expect(await field('Telefonnummer')).toHaveValue('');
  });

  test('is not mixed up with what was typed in an earlier visit', async () => {
    sessionStorage.setItem('checkoutDraft', '{"customer_name":"Bernd"}');
    open(anna);
    await waitFor(() => expect(callsOf(GET_PROFILE)).toBe(1));
    expect(await field('Name')).toHaveValue('Bernd');
    expect(await field('E-Mail')).toHaveValue('');
  });

  test('is known by name and e-mail when the profile cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    api.routes[GET_PROFILE] = () => refusal(404, 'Nicht gefunden.');
    open(anna);
    await waitFor(async () => expect(await field('Name')).toHaveValue('Anna Beispiel'));
    expect(await field('Telefonnummer')).toHaveValue('');
  });
});

describe('without something to order', () => {
  test('a visitor without a session is led to the cart', async () => {
    localStorage.removeItem('sessionId');
    const { visited } = open();
    await waitFor(() => expect(visited).toContain('/warenkorb'));
    expect(api.calls()).toEqual([]);
  });

  test('an empty cart is shown instead', async () => {
    api.routes[GET_CART] = () => json([]);
    const { visited } = open();
    await waitFor(() => expect(visited).toContain('/warenkorb'));
  });

  test('so is a cart whose lines were all removed', async () => {
    const changes = { sessionId: SESSION_ID, deltas: { 7: -2 } };
    localStorage.setItem('cartChanges', JSON.stringify(changes));
    const { visited } = open();
    await waitFor(() => expect(visited).toContain('/warenkorb'));
  });

  test('so is a cart that cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    api.routes[GET_CART] = brokenConnection;
    const { visited } = open();
    await waitFor(() => expect(visited).toContain('/warenkorb'));
  });

  test('a cart that has become an order leads to its confirmation', async () => {
    api.routes[GET_CART] = () => json([], { headers: { 'order-number': 'B-00000-00001' } });
    const { visited } = open();
    await waitFor(() => expect(visited).toContain(CONFIRMATION));
    expect(visited).toEqual(['/checkout', CONFIRMATION]);
    expect(localStorage.getItem('sessionId')).toBeNull();
  });

  test('the page waits for the cart before it decides', async () => {
    let answer = (_: Response) => {};
    api.routes[GET_CART] = () => new Promise<Response>((resolve) => (answer = resolve));
    const { visited } = open();
    expect(screen.getByRole('status')).toHaveTextContent('Warenkorb wird geladen...');
    answer(json([cartItem()]));
    expect(await screen.findByText('Kies 0/32')).toBeVisible();
    expect(visited).toEqual(['/checkout']);
  });
});
