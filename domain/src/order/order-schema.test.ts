import { describe, expect, test } from 'vitest';
import { MAX_CART_LINES } from '../cart/cart.ts';
import { parseBody } from '../contract/request-bodies.ts';
import { quoteContentSchema } from '../quote/quote-schema.ts';
import { NO_TEXTS } from './order-fields.ts';
import { type CheckoutForm, checkoutErrors } from './order-schema.ts';

const parse = (value: unknown) => parseBody('POST /api/orders', value);

const item = {
  product_id: 1,
  product_name: 'Kies',
  quantity: 2,
  unit_price: 28.9,
  total_price: 57.8,
};
const body = {
  session_id: '3f2b8c1e-95f7-4b11-a1f0-1b6f3a0c9d2e',
  customer_name: ' Erika Muster ',
  customer_email: 'erika@example.org',
  customer_phone: '0151 1234567',
  company_name: '',
  company_address: '',
  tax_number: '',
  payment_method: 'rechnung',
  notes: '',
  total_amount: 82.8,
  order_items: [item],
};
const { postal_code: _, ...noTexts } = NO_TEXTS;
const form: CheckoutForm = {
  ...noTexts,
  customer_type: 'private',
  customer_name: 'Erika Muster',
  customer_number: '',
  customer_email: 'erika@example.org',
  customer_phone: '0151 1234567',
  payment_method: 'rechnung',
  delivery_method: 'delivery',
  truck_access: '',
  wished_day: '',
  express: '',
  remember: '',
};

describe('the body of an order', () => {
  test('is trimmed, with empty texts for missing fields', () => {
    const { company_name, company_address, tax_number, notes, ...required } = body;
    expect(parse({ ...required, notes: null, tax_number: ' DE1 ' })).toEqual({
      ok: true,
      value: { ...body, customer_name: 'Erika Muster', tax_number: 'DE1' },
    });
    expect([company_name, company_address, tax_number, notes].join('')).toBe('');
  });

  test('has the customer’s own number and an invoice address only if they were filled in', () => {
    expect(parse({ ...body, customer_reference: ' ', invoice_address: null })).toEqual({
      ok: true,
      value: { ...body, customer_name: 'Erika Muster' },
    });
    expect(parse({ ...body, customer_reference: ' Kst. 4711 ' })).toMatchObject({
      value: { customer_reference: 'Kst. 4711' },
    });
  });

  test.each([
    ['customer_name', undefined, 'Name ist erforderlich'],
    ['customer_name', '   ', 'Name ist erforderlich'],
    ['customer_name', 42, 'Name: Text erwartet'],
    ['customer_name', 'x'.repeat(101), 'Name: höchstens 100 Zeichen'],
    ['customer_email', '', 'E-Mail ist erforderlich'],
    ['customer_email', 'erika', 'Gültige E-Mail-Adresse erforderlich'],
    ['customer_phone', ' ', 'Telefonnummer ist erforderlich'],
    ['customer_reference', 'x'.repeat(61), 'Ihre Bestellnummer: höchstens 60 Zeichen'],
    ['invoice_address', 42, 'Rechnungsanschrift: Text erwartet'],
    ['remember', 'yes', 'Die Angabe, was das Konto merken soll, ist ungültig.'],
    ['notes', 'x'.repeat(2001), 'Anmerkungen: höchstens 2000 Zeichen'],
    ['payment_method', 'bitcoin', 'Zahlungsart ist unbekannt'],
    ['payment_method', {}, 'Zahlungsart ist unbekannt'],
    ['payment_method', ['rechnung'], 'Zahlungsart ist unbekannt'],
    ['payment_method', 'toString', 'Zahlungsart ist unbekannt'],
    ['session_id', '../../orders/0123', 'Die Sitzung ist ungültig.'],
    ['order_items', { length: 1, 0: item }, 'Die Bestellpositionen fehlen.'],
    ['session_id', null, 'Die Sitzung ist ungültig.'],
    ['total_amount', null, 'Gesamtbetrag fehlt'],
    ['total_amount', '82.80', 'Gesamtbetrag: Zahl erwartet'],
    ['total_amount', Number.POSITIVE_INFINITY, 'Gesamtbetrag ist ungültig'],
    ['total_amount', -1, 'Gesamtbetrag ist ungültig'],
    ['order_items', [], 'Der Warenkorb ist leer.'],
    ['order_items', 'x', 'Die Bestellpositionen fehlen.'],
    ['order_items', undefined, 'Die Bestellpositionen fehlen.'],
    ['order_items', [null], 'Eine Bestellposition ist ungültig.'],
    ['customer_type', 'private', 'Die Anfrage enthält ein unbekanntes Feld.'],
  ])('is refused with %s = %j: %s', (field, value, message) => {
    expect(parse({ ...body, [field]: value })).toEqual({ ok: false, message });
  });

  test.each([
    ['quantity', 0, 'Die Menge muss eine ganze Zahl ab 1 sein.'],
    ['quantity', null, 'Die Menge muss eine ganze Zahl ab 1 sein.'],
    ['product_id', 1e300, 'Die Artikelnummer ist ungültig.'],
    ['product_id', '1', 'Die Artikelnummer ist ungültig.'],
    ['product_id', undefined, 'Die Artikelnummer ist ungültig.'],
    ['unit_price', Number.NaN, 'Einzelpreis: Zahl erwartet'],
    ['unit', 't', 'Eine Bestellposition enthält ein unbekanntes Feld.'],
  ])('is refused with a line whose %s is %j: %s', (field, value, message) => {
    const order_items = [{ ...item, [field]: value }];
    expect(parse({ ...body, order_items })).toEqual({ ok: false, message });
  });

  test.each([
    ['postal_code', '1234', /fünf Ziffern/],
    ['wished_day', '2026-02-30', /Datum/],
    ['method', 'drone', /Lieferart/],
    ['zone', 'Zone 1', /unbekanntes Feld/],
    ['express', 'yes', /Expresslieferung/],
  ])('is refused with a delivery whose %s is %j: %s', (field, value, message) => {
    const delivery = { method: 'delivery', postal_code: '12350', [field]: value };
    expect(parse({ ...body, delivery })).toEqual({
      ok: false,
      message: expect.stringMatching(message),
    });
  });

  test(`has at most ${MAX_CART_LINES} lines`, () => {
    const lines = (count: number) => ({ ...body, order_items: Array(count).fill(item) });
    expect(parse(lines(MAX_CART_LINES)).ok).toBe(true);
    expect(parse(lines(MAX_CART_LINES + 1)).ok).toBe(false);
  });
});

describe('the checkout form', () => {
  test('names every missing field at once, and may be sent with name, e-mail and phone', () => {
    expect(checkoutErrors(form)).toEqual({});
    const empty = { ...form, customer_name: ' ', customer_email: '', customer_phone: '' };
    expect(checkoutErrors(empty)).toEqual({
      customer_name: 'Name ist erforderlich',
      customer_email: 'E-Mail ist erforderlich',
      customer_phone: 'Telefonnummer ist erforderlich',
    });
  });

  test('refuses an absurdly long e-mail within a second', { timeout: 1000 }, () => {
    const customer_email = `a@${'.'.repeat(60_000)}@`;
    expect(checkoutErrors({ ...form, customer_email })).toHaveProperty('customer_email');
  });

  test('requires the company’s name from business customers only', () => {
    expect(checkoutErrors({ ...form, customer_type: 'business', company_name: ' ' })).toEqual({
      company_name: 'Firmenname ist für Geschäftskunden erforderlich',
    });
    expect(checkoutErrors({ ...form, customer_type: 'private', company_name: '' })).toEqual({});
  });
});

test.each([
  ['', undefined],
  ['DE', undefined],
  ['FR', 'FR'],
])('reads the country %j as %j', (country, read) => {
  const parsed = parse({ ...body, country });
  expect(parsed.ok && parsed.value.country).toBe(read);
});

test('refuses a country that is not offered, and strips a Leitweg-ID of blanks', () => {
  expect(parse({ ...body, country: 'XX' })).toEqual({
    ok: false,
    message: 'Bitte wählen Sie das Land aus der Liste.',
  });
  const buyer_reference = '04011000 – 1234512345 – 06';
  expect(parse({ ...body, buyer_reference })).toMatchObject({
    value: { buyer_reference: '04011000-1234512345-06' },
  });
});

test('refuses a Leitweg-ID with wrong check digits, in orders, quotes and corrections of an invoice', () => {
  const wrong = { buyer_reference: '04011000-1234512345-07' };
  const message = 'Die Prüfziffern der Leitweg-ID stimmen nicht: Bitte prüfen Sie sie.';
  expect(parse({ ...body, ...wrong })).toEqual({ ok: false, message });
  const billing = parseBody('POST /api/admin/orders/{orderNumber}/billing', {
    address: '',
    ...wrong,
  });
  expect(billing).toEqual({ ok: false, message });
  expect(() => quoteContentSchema.validateSyncAt('buyer_reference', wrong)).toThrow(message);
  const problem = (customer_type: 'business' | 'private') =>
    checkoutErrors({ ...form, customer_type, ...wrong }).buyer_reference;
  expect([problem('business'), problem('private')]).toEqual([message, undefined]);
});
