import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { announcedText } from '../../lib/announcer/announce.ts';
import {
  CONFIRMATION,
  checkoutApi,
  field,
  fill,
  fillContact,
  openCheckout,
  POST_ORDER,
  submit,
} from './checkout-fixture.tsx';

let api: ReturnType<typeof checkoutApi>;
beforeEach(() => {
  api = checkoutApi();
});
const orders = () => api.requests.filter(({ call }) => call === POST_ORDER);

const message = (text: string) => screen.queryByText(text);

test('nothing is checked before it is sent', async () => {
  const { user } = openCheckout();
  await fill(user, 'E-Mail', 'anna');
  await user.tab();
  expect(screen.queryByText(/erforderlich/)).toBeNull();
});

test('each missing field is named under it, the first one gets the focus', async () => {
  const { user } = openCheckout();
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
  expect(announcedText()).toBe('4 Angaben fehlen oder stimmen nicht.');
  expect(orders()).toEqual([]);
});

test('fields about people say so to the browser, which may fill them in', async () => {
  const { user } = openCheckout();
  await user.click(await screen.findByRole('radio', { name: 'Geschäftskunde' }));
  for (const [label, purpose] of Object.entries({
    Name: 'name',
    'E-Mail': 'email',
    Telefonnummer: 'tel',
    Firmenname: 'organization',
    Firmenadresse: 'street-address',
  })) {
    expect(await field(label)).toHaveAttribute('autocomplete', purpose);
  }
});

test('what does not look like an e-mail address is refused', async () => {
  const { user } = openCheckout();
  await fillContact(user);
  await fill(user, 'E-Mail', ' x');
  await submit(user);
  expect(await field('E-Mail')).toHaveAccessibleDescription('Gültige E-Mail-Adresse erforderlich');
  await waitFor(async () => expect(await field('E-Mail')).toHaveFocus());
  expect(orders()).toEqual([]);
});

test('a message goes when its field is edited, the others stay', async () => {
  const { user } = openCheckout();
  await submit(user);
  await fill(user, 'E-Mail', 'a');
  expect(message('E-Mail ist erforderlich')).toBeNull();
  expect(message('Gültige E-Mail-Adresse erforderlich')).toBeNull();
  expect(message('Name ist erforderlich')).toBeVisible();
  expect(await field('E-Mail')).toHaveAttribute('aria-invalid', 'false');
});

test('a private customer sees no company fields and needs none', async () => {
  const { user, visited } = openCheckout();
  await user.click(await screen.findByRole('radio', { name: 'Geschäftskunde' }));
  await submit(user);
  await user.click(screen.getByRole('radio', { name: 'Privatkunde' }));
  expect(screen.queryByLabelText(/Firmenname/)).toBeNull();
  await fillContact(user);
  await submit(user);
  await waitFor(() => expect(visited).toContain(CONFIRMATION));
});

test('the message about the company is gone when it is shown again', async () => {
  const { user } = openCheckout();
  await user.click(await screen.findByRole('radio', { name: 'Geschäftskunde' }));
  await submit(user);
  await user.click(screen.getByRole('radio', { name: 'Privatkunde' }));
  await user.click(screen.getByRole('radio', { name: 'Geschäftskunde' }));
  expect(message('Firmenname ist für Geschäftskunden erforderlich')).toBeNull();
});
