import { cartItem, deliveryOptions } from '@shop/domain/testing/wire';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { checkoutDraft } from '../../cart/shared/checkout-draft.ts';
import { fakeApi, json } from '../../lib/api/fake-api.ts';
import { beginSession, GET_CART, GET_DELIVERY_OPTIONS } from '../../test/fixtures.ts';
import { labelled } from '../../test/named.ts';
import { renderAt } from '../../test/render-at.tsx';
import CheckoutPage from './checkout-page.tsx';

export const POST_ORDER = 'POST /api/orders';
export const CONFIRMATION = '/bestellung-bestaetigung/B-00000-00001';

function checkoutApi() {
  beginSession();
  return fakeApi({
    [GET_CART]: () => json([cartItem()]),
    [GET_DELIVERY_OPTIONS]: () => json(deliveryOptions()),
    [POST_ORDER]: () => json({ order_number: 'B-00000-00001' }, { status: 201 }),
  });
}

/** A new API for each test, and the orders sent to it. */
export function checkoutApiForEach() {
  const api = {} as ReturnType<typeof checkoutApi>;
  beforeEach(() => void Object.assign(api, checkoutApi()));
  return { api, orders: () => api.requests.filter(({ call }) => call === POST_ORDER) };
}

/** Monday, two hours before noon in Berlin. */
const now = () => new Date('2026-11-23T09:00:00Z');

export const openCheckout = (who: Parameters<typeof renderAt>[2] = {}, clock = now) =>
  renderAt('/checkout', { '/checkout': <CheckoutPage now={clock} /> }, who);

export const field = (label: string) => waitFor(() => labelled(new RegExp(`^${label}`)));

/** Fills a field with a single event, as typing would take much longer. */
export async function fill(label: string, value: string): Promise<void> {
  fireEvent.change(await field(label), { target: { value } });
}

export async function fillContact(): Promise<void> {
  await fill('Name', 'Anna Beispiel');
  await fill('E-Mail', 'anna@beispiel.example');
  await fill('Telefonnummer', '069 1234');
}

/** The checkout of who typed that before: filling field by field renders the page for each. */
export async function openFilled(...args: Parameters<typeof openCheckout>) {
  const contact = { customer_email: 'anna@beispiel.example', customer_phone: '069 1234' };
  checkoutDraft.write({ ...checkoutDraft.empty, customer_name: 'Anna Beispiel', ...contact });
  const view = openCheckout(...args);
  await field('Name');
  return view;
}

export async function submit(user: UserEvent): Promise<void> {
  await user.click(await screen.findByText('Bestellung absenden'));
}
