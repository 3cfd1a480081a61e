import { describe, expect, test } from 'vitest';
import { parseBody } from '../contract/request-bodies.ts';
import { type ContactForm, contactErrors, type QuoteForm, quoteErrors } from './contact-schema.ts';

const parse = (value: unknown) => parseBody('POST /api/contact', value);

const body = {
  name: ' Erika Muster ',
  email: 'erika@example.org ',
  phone: '0151 1234567',
  message: 'Firma: Muster\n\nBitte melden.',
  request_type: 'callback',
};

const form: ContactForm = {
  request_type: 'contact',
  name: 'Erika Muster',
  email: 'erika@example.org',
  phone: '0151 1234567',
  company: 'Muster GmbH',
  message: 'Bitte melden.',
  website: '',
};

const quote: QuoteForm = { ...form, service_type: '', message: '' };

describe('the body of a contact request', () => {
  test('is trimmed', () => {
    expect(parse(body)).toEqual({
      ok: true,
      value: { ...body, name: 'Erika Muster', email: 'erika@example.org' },
    });
  });

  test('keeps the field that only robots fill in', () => {
    expect(parse({ ...body, website: 'http://x' })).toMatchObject({
      value: { website: 'http://x' },
    });
    expect(parse({ ...body, website: '' })).toMatchObject({ value: { website: '' } });
  });

  test.each([
    ['name', '  ', 'Name ist erforderlich'],
    ['name', 7, 'Name: Text erwartet'],
    ['name', 'x'.repeat(101), 'Name: höchstens 100 Zeichen'],
    ['email', 'erika', 'Gültige E-Mail-Adresse erforderlich'],
    ['phone', null, 'Telefonnummer ist erforderlich'],
    ['message', '\n ', 'Nachricht ist erforderlich'],
    ['message', 'x'.repeat(4301), 'Nachricht: höchstens 4300 Zeichen'],
    ['phone', '1'.repeat(41), 'Telefonnummer: höchstens 40 Zeichen'],
    ['request_type', 'toString', 'Die Art der Anfrage ist unbekannt'],
    ['website', 'x'.repeat(201), 'Die Anfrage ist ungültig.'],
    ['request_type', undefined, 'Die Art der Anfrage fehlt'],
    ['website', null, 'Die Anfrage ist ungültig.'],
    ['id', '1', 'Die Anfrage enthält ein unbekanntes Feld.'],
  ])('is refused with %s = %j', (field, value, message) => {
    expect(parse({ ...body, [field]: value })).toEqual({ ok: false, message });
  });

  test.each([
    ...['x', null, [null], [{ product_id: 1 }], [{ product_id: 1, quantity: 0.5 }]],
    [{ product_id: 1, quantity: 1, unit_price: 0.01 }],
    Array(101).fill({ product_id: 1, quantity: 1 }),
  ])('is refused with the items %j', (items) => {
    expect(parse({ ...body, items }).ok).toBe(false);
  });

  test.each(['1234', 12345, null])('is refused with the postcode %j', (postal_code) => {
    expect(parse({ ...body, postal_code }).ok).toBe(false);
  });
});

test('the contact form names every missing field, and may be sent once it is filled in', () => {
  expect(contactErrors(form)).toEqual({});
  const empty = { ...form, name: '', email: '', phone: ' ', company: '', message: '' };
  expect(contactErrors(empty)).toEqual({
    name: 'Name ist erforderlich',
    email: 'E-Mail ist erforderlich',
    phone: 'Telefonnummer ist erforderlich',
    company: 'Firma/Organisation ist erforderlich',
    message: 'Nachricht ist erforderlich',
  });
});

test('the quote form requires the company, but neither service nor description', () => {
  expect(quoteErrors(quote)).toEqual({});
  const company = 'Firma/Organisation ist erforderlich';
  expect(quoteErrors({ ...quote, company: '' })).toEqual({ company });
});
