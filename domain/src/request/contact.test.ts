import { expect, test } from 'vitest';
import { contactMessage, isRequestType, quoteMessage, requestTypeLabel } from './contact.ts';

test.each([
  ['Muster GmbH', 'Bitte melden.', 'Firma: Muster GmbH\n\nBitte melden.'],
  [' Muster GmbH ', ' Bitte\nmelden. ', 'Firma: Muster GmbH\n\nBitte\nmelden.'],
  ['  ', 'Bitte melden.', 'Bitte melden.'],
])('a contact message of "%s" starts with the company', (company, text, expected) => {
  expect(contactMessage(company, text)).toBe(expected);
});

test.each([
  ['Muster GmbH', 'Kanalbau', 'Bald.', 'Firma: Muster GmbH\n\nLeistung: Kanalbau\n\nBald.'],
  ['Muster GmbH', '', 'Bald.', 'Firma: Muster GmbH\n\nBald.'],
  ['Muster GmbH', 'Kanalbau', ' ', 'Firma: Muster GmbH\n\nLeistung: Kanalbau'],
  ['Muster GmbH', '', '', 'Firma: Muster GmbH'],
])('a quote message of "%s", "%s", "%s" omits missing parts', (...texts) => {
  const [company, service, message, expected] = texts;
  expect(quoteMessage(company, service, message)).toBe(expected);
});

test('request types have labels, unknown ones are shown raw', () => {
  expect(requestTypeLabel('callback')).toBe('Rückruf');
  expect(requestTypeLabel('service_inquiry')).toBe('Leistungsanfrage');
  expect(requestTypeLabel('fax')).toBe('fax');
  expect(isRequestType('toString')).toBe(false);
});
