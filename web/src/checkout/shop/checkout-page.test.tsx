import { cartItem, currentUser } from '@shop/domain/testing/wire';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkoutDraft } from '../../cart/shared/checkout-draft.ts';
import { brokenConnection, held, json, refusal } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { GET_CART } from '../../test/fixtures.ts';
import {
  checkoutApiForEach,
  field,
  fill,
  fillContact,
  openCheckout,
  submit,
} from './checkout-fixture.tsx';

const { api, orders } = checkoutApiForEach();
const callsOf = (call: string) => api.calls().filter((made) => made === call).length;

describe('the summary', () => {
  test('shows items and sums, with trust notes and what submitting confirms', async () => {
    openCheckout();
    const summary = await screen.findByRole('region', { name: 'Ihre Bestellung' });
    await screen.findByRole('link', { name: 'Zone 1, bis 15 km' });
    expect(summary).toHaveTextContent('2 t × 19,90 €39,80 €');
    expect(summary).toHaveTextContent('Zwischensumme39,80 €');
    expect(summary).toHaveTextContent('Lieferung (Zone 1, bis 15 km)25,00 €');
    expect(summary).toHaveTextContent('Gesamtsumme64,80 €');
    expect(summary).toHaveTextContent('Lieferzeit24–48 Stunden');
    expect(summary.querySelector('img')?.src).toContain('https://');
    expect(screen.getByText('Kostenlose Beratung')).toBeVisible();
    expect(screen.getByText('Lieferung in 24-48h')).toBeVisible();
    expect(screen.getByText('Qualitätsgarantie')).toBeVisible();
    expect(screen.getByText(/^Mit dem Absenden der Bestellung bestätigen Sie/)).toHaveTextContent(
      'dass Sie unsere AGB und die Datenschutzerklärung gelesen haben.',
    );
    expectLink('AGB', '/agb');
    expectLink('Datenschutzerklärung', '/datenschutz');
  });

  test('the summary tells the time of an order that takes longer than the general claim', async () => {
    api.routes[GET_CART] = () => json([cartItem({ category: 'Pflastersteine' })]);
    openCheckout();
    expect(await screen.findByText('Lieferung in 24-48h')).toBeVisible();
    const summary = screen.getByRole('region', { name: 'Ihre Bestellung' });
    expect(summary).toHaveTextContent('Lieferzeit2–5 Tage');
  });
});

test('notes a phone without digits and a street without a number, and sends them', async () => {
  const { user } = openCheckout();
  await fillContact();
  await fill('Telefonnummer', 'steht im Auftrag');
  const phone = await field('Telefonnummer');
  expect(phone).toHaveAccessibleDescription(/Bitte prüfen/);
  expect(phone).toBeValid();
  await fill('Straße', 'Am Hang');
  expect(await field('Straße')).toHaveAccessibleDescription(/Bitte prüfen/);
  await fill('Straße', 'Am Hang 7');
  expect(await field('Straße')).not.toHaveAccessibleDescription(/Bitte prüfen/);
  await submit(user);
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(orders()[0]?.body).toMatchObject({ customer_phone: 'steht im Auftrag' });
});

test('private customers read under „Rechnung“ what the terms say about a first order', async () => {
  const { user } = openCheckout();
  const invoice = await screen.findByRole('radio', { name: 'Rechnung' });
  expect(invoice).toBeChecked();
  expect(invoice).toHaveAccessibleDescription(
    'Zahlbar innerhalb von 14 Tagen nach Rechnungsdatum. Für Privatkunden ab der zweiten Bestellung; bei der ersten stimmen wir die Zahlungsart mit Ihnen ab.',
  );
  const cash = 'Bar oder mit EC-Karte zahlen Sie nach Absprache, beim Fahrer oder auf dem Hof.';
  expect(screen.getByText(cash)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Geschäftskunde' }));
  expect(screen.queryByText(cash)).toBeNull();
  expect(invoice).toHaveAccessibleDescription(
    'Zahlbar innerhalb von 14 Tagen nach Rechnungsdatum, mit 2\u00a0% Skonto innerhalb von 8 Tagen',
  );
});

test('business customers read what concerns them instead of the rights of consumers', async () => {
  api.routes[GET_CART] = () => json([cartItem({ withdrawal_exemption: 'mixed_after_delivery' })]);
  const { user } = openCheckout();
  const summary = await screen.findByRole('region', { name: 'Ihre Bestellung' });
  await screen.findByRole('link', { name: 'Zone 1, bis 15 km' });
  expect(summary).not.toHaveTextContent('Skonto');
  await user.click(screen.getByRole('radio', { name: 'Geschäftskunde' }));
  expect(summary).toHaveTextContent('Mit 2 % Skonto binnen 8 Tagen75,57 €');
  expect(screen.queryByText(/Das Widerrufsrecht erlischt|Verbraucher haben/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Widerrufsbelehrung' })).toBeNull();
  expectLink(/^§\s9 unserer AGB$/, '/agb#p9');
  await user.click(screen.getByRole('radio', { name: 'Vorkasse' }));
  expect(summary).not.toHaveTextContent('Skonto');
  await user.click(screen.getByRole('radio', { name: 'Privatkunde' }));
  expect(summary).toHaveTextContent('Das Widerrufsrecht erlischt');
});

test('input and choices survive a reload', async () => {
  const { user, unmount } = openCheckout();
  await user.click(await screen.findByRole('radio', { name: 'Geschäftskunde' }));
  await fillContact();
  await fill('Firmenname', 'Beispiel Bau');
  await fill('Straße', 'Am Hang 3');
  await fill('Postleitzahl', '22222');
  await fill('Wunschtermin', '27.11.2026');
  const chosen = ['Geschäftskunde', 'ja', 'Vorkasse'];
  for (const name of chosen) await user.click(screen.getByRole('radio', { name }));
  unmount();
  openCheckout();
  expect(await field('Name')).toHaveValue('Anna Beispiel');
  expect(await field('Firmenname')).toHaveValue('Beispiel Bau');
  expect(await field('Straße')).toHaveValue('Am Hang 3');
  expect(await field('Postleitzahl')).toHaveValue('22222');
  expect(await field('Wunschtermin')).toHaveValue('27.11.2026');
  for (const name of chosen) expect(screen.getByRole('radio', { name })).toBeChecked();
});

test('flags an impossible VAT id and Leitweg-ID, but does not refuse them', async () => {
  const { user } = openCheckout();
  await user.click(await screen.findByRole('radio', { name: 'Geschäftskunde' }));
  expect(await field('Land')).toHaveDisplayValue('Deutschland');
  await fill('USt-IdNr./Steuernummer', 'ATU12345678');
  await fill('Leitweg-ID', '04011000-12345-07');
  expect(screen.queryByText(/gehört zu/)).toBeNull();
  for (const name of ['USt-IdNr./Steuernummer', /Leitweg-ID/]) {
    fireEvent.blur(screen.getByLabelText(name));
  }
  expect(await screen.findByText(/gehört zu Österreich: Bitte prüfen Sie das Land/)).toBeVisible();
  expect(screen.getByText(/Prüfziffern der Leitweg-ID stimmen nicht/)).toBeVisible();
  await user.selectOptions(await field('Land'), 'Österreich');
  await waitFor(() => expect(screen.queryByText(/gehört zu/)).toBeNull());
});

const REMEMBERED = {
  is_business: true,
  company_address: 'Weg 1',
  tax_number: 'DE1',
  site: {
    street: 'Am Hang 3',
    postal_code: '22222',
    city: 'Neudorf',
    truck_access: 'yes',
    unloading_place: '',
    contact_name: 'Paul Polier',
    contact_phone: '',
  },
};

describe('a signed-in customer', () => {
  const GET_PROFILE = 'GET /api/users/profile';
  const anna = { user: currentUser() };

  beforeEach(() => {
    api.routes[GET_PROFILE] = () => json({ phone: '069 1234', company_name: 'Beispiel Bau' });
  });

  test('sees their data filled in, and can clear it', async () => {
    const { user } = openCheckout(anna);
    await waitFor(async () => expect(await field('Telefonnummer')).toHaveValue('069 1234'));
    await fill('Telefonnummer', '');
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(callsOf(GET_PROFILE)).toBe(2));
    expect(await field('Telefonnummer')).toHaveValue('');
    expect(await field('Name')).toHaveValue('Anna Beispiel');
    expect(await field('E-Mail')).toHaveValue('anna@beispiel.example');
    await user.click(screen.getByRole('radio', { name: 'Geschäftskunde' }));
    expect(await field('Firmenname')).toHaveValue('Beispiel Bau');
  });

  test('keeps what they typed before it loaded', async () => {
    const later = held();
    api.routes[GET_PROFILE] = later.route;
    openCheckout(anna);
    await fill('Name', 'Bauhof Beispiel');
    later.give(json({ phone: '069 1234' }));
    await waitFor(async () => expect(await field('Telefonnummer')).toHaveValue('069 1234'));
    expect(await field('Name')).toHaveValue('Bauhof Beispiel');
  });

  test('sees remembered details filled in, and may ask for it again', async () => {
    api.routes[GET_PROFILE] = () => json({ company_name: 'Beispiel Bau', remembered: REMEMBERED });
    const { user } = openCheckout(anna);
    await waitFor(async () => expect(await field('Firmenadresse')).toHaveValue('Weg 1'));
    expect(screen.getByRole('radio', { name: 'Geschäftskunde' })).toBeChecked();
    expect(await field('USt-IdNr./Steuernummer')).toHaveValue('DE1');
    expect(await field('Straße')).toHaveValue('Am Hang 3');
    expect(await field('Postleitzahl')).toHaveValue('22222');
    expect(await field('Ansprechpartner')).toHaveValue('Paul Polier');
    expect(screen.getByRole('checkbox', { name: /merken$/ })).toBeChecked();
    await fill('Telefonnummer', '069 1');
    await submit(user);
    await waitFor(() => expect(orders()[0]?.body).toMatchObject({ remember: true }));
  });

  test.each([
    ['with another postcode than the cart’s', '12345'],
    ['for a repeated order without one', ''],
  ])('gets no remembered building site %s', async (_, postalCode) => {
    if (postalCode) localStorage.setItem('postalCode', postalCode);
    else checkoutDraft.markRepeated();
    api.routes[GET_PROFILE] = () => json({ phone: '069 1', remembered: REMEMBERED });
    openCheckout(anna);
    await waitFor(async () => expect(await field('Telefonnummer')).toHaveValue('069 1'));
    expect(await field('Straße')).toHaveValue('');
    expect(await field('Postleitzahl')).toHaveValue(postalCode);
  });

  test('does not get their data mixed into an earlier draft', async () => {
    sessionStorage.setItem('checkoutDraft', '{"customer_name":"Bernd"}');
    openCheckout(anna);
    await waitFor(() => expect(callsOf(GET_PROFILE)).toBe(1));
    expect(await field('Name')).toHaveValue('Bernd');
    expect(await field('E-Mail')).toHaveValue('');
  });

  test('gets name and e-mail if the profile cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    api.routes[GET_PROFILE] = () => refusal(404, 'Nicht gefunden.');
    openCheckout(anna);
    await waitFor(async () => expect(await field('Name')).toHaveValue('Anna Beispiel'));
    expect(await field('Telefonnummer')).toHaveValue('');
  });

  test('who chose Gewerbe starts as a private customer; one press switches and fills in the company', async () => {
    localStorage.setItem('prices', 'business');
    const draft = { customer_name: 'Anna', company_address: 'Weg 1' };
    checkoutDraft.write({ ...checkoutDraft.empty, ...draft });
    const remembered = { is_business: true, company_address: 'Allee 2', tax_number: 'DE123456789' };
    api.routes[GET_PROFILE] = () => json({ company_name: 'Beispiel GmbH', remembered });
    const { user } = openCheckout(anna);
    const take = await screen.findByRole('button', { name: 'Für Beispiel GmbH bestellen' });
    expect(screen.getByRole('radio', { name: 'Privatkunde' })).toBeChecked();
    await user.click(take);
    expect(screen.getByRole('radio', { name: 'Geschäftskunde' })).toBeChecked();
    expect(await field('Firmenname')).toHaveValue('Beispiel GmbH');
    expect(await field('Firmenname')).toHaveFocus();
    expect(await field('Firmenadresse')).toHaveValue('Weg 1');
    expect(await field('USt-IdNr')).toHaveValue('DE123456789');
    expect(screen.queryByRole('button', { name: /^Für / })).toBeNull();
  });
});

test.each(['private', ''])(
  'a visitor who chose "%s" is asked for no company, nor what to remember',
  async (chosen) => {
    if (chosen) localStorage.setItem('prices', chosen);
    openCheckout();
    await field('Name');
    expect(screen.queryByRole('button', { name: 'Als Geschäftskunde bestellen' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /merken$/ })).toBeNull();
  },
);

describe('without anything to order', () => {
  test.each([
    ['is unknown', undefined],
    ['is empty', () => json([])],
    ['cannot be loaded', brokenConnection],
  ])('redirects a visitor whose cart %s', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    if (answer) api.routes[GET_CART] = answer;
    else localStorage.removeItem('sessionId');
    const { visited } = openCheckout();
    await waitFor(() => expect(visited).toContain('/warenkorb'));
    if (!answer) expect(api.calls()).toEqual([]);
  });

  test('waits for the cart before it redirects', async () => {
    const later = held();
    api.routes[GET_CART] = later.route;
    const { visited } = openCheckout();
    expect(screen.getByRole('status')).toHaveTextContent('Warenkorb wird geladen...');
    later.give(json([cartItem()]));
    expect(await screen.findByText('Kies 0/32')).toBeVisible();
    expect(visited).toEqual(['/checkout']);
  });
});
