import { TEXTS } from '@shop/domain/order/order-fields';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announcedText } from '../../lib/announcer/announce.ts';
import {
  CONFIRMATION,
  checkoutApiForEach,
  field,
  fill,
  fillContact,
  openCheckout,
  submit,
} from './checkout-fixture.tsx';

const { orders } = checkoutApiForEach();
const message = (text: string) => screen.queryByText(text);

test('each missing field has its message once sent, and the first one is focused', async () => {
  const { user } = openCheckout();
  await user.click(await screen.findByRole('radio', { name: 'Geschäftskunde' }));
  await fill('E-Mail', 'anna');
  fireEvent.blur(await field('E-Mail'));
  expect(screen.queryByText(/erforderlich/)).toBeNull();
  await fill('E-Mail', '');
  await fill('Name', '   ');
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

test('asks for every text of an order, whoever orders; personal ones can be filled in', async () => {
  const { user } = openCheckout();
  const asked = new Set<string | null>();
  for (const name of ['Privatkunde', 'Geschäftskunde']) {
    await user.click(await screen.findByRole('radio', { name }));
    for (const input of document.querySelectorAll('[name]')) asked.add(input.getAttribute('name'));
  }
  // Members choose one of their company's.
  expect(TEXTS.all.filter((name) => !asked.has(name))).toEqual(['site']);
  for (const [label, purpose] of Object.entries({
    Name: 'name',
    'E-Mail': 'email',
    Telefonnummer: 'tel',
    Firmenname: 'organization',
    Firmenadresse: 'street-address',
    Straße: 'shipping address-line1',
    Postleitzahl: 'shipping postal-code',
    Ort: 'shipping address-level2',
    Ansprechpartner: 'shipping name',
    'Telefon vor Ort': 'shipping tel',
  })) {
    expect(await field(label)).toHaveAttribute('autocomplete', purpose);
  }
});

test('editing a field clears its message and no other', async () => {
  const { user } = openCheckout();
  await submit(user);
  await fill('E-Mail', 'a');
  expect(message('E-Mail ist erforderlich')).toBeNull();
  expect(message('Gültige E-Mail-Adresse erforderlich')).toBeNull();
  expect(message('Name ist erforderlich')).toBeVisible();
  expect(await field('E-Mail')).toHaveAttribute('aria-invalid', 'false');
});

test('a private customer sees no company fields, needs none, and leaves no message in them', async () => {
  const { user, visited } = openCheckout();
  await user.click(await screen.findByRole('radio', { name: 'Geschäftskunde' }));
  await submit(user);
  await user.click(screen.getByRole('radio', { name: 'Privatkunde' }));
  expect(screen.queryByLabelText(/Firmenname/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Geschäftskunde' }));
  expect(message('Firmenname ist für Geschäftskunden erforderlich')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Privatkunde' }));
  await fillContact();
  await submit(user);
  await waitFor(() => expect(visited).toContain(CONFIRMATION));
});
