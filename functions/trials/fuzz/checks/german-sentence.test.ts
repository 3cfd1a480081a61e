import { expect, test } from 'vitest';
import { sentenceProblem } from './german-sentence.ts';

test.each([
  'Diese Bestellung gibt es nicht.',
  'Dieser Link ist nicht mehr gültig. Bitte rufen Sie uns an: 069 90009-123.',
  'Zu einer stornierten Bestellung wird keine Zahlungserinnerung gesendet.',
  'Name ist erforderlich',
  'Expresslieferung und Selbstabholung schließen sich aus.',
  'Anmerkungen: höchstens 2000 Zeichen',
  'Dieser Warenkorb wurde bereits bestellt (B-0A1B2-C3D4E).',
  'Der Artikel „the <b>error</b>“ ist nicht mehr erhältlich. Bitte entfernen Sie ihn aus dem Warenkorb.',
  'Der Gesamtbetrag beträgt jetzt 14.499,71 €. Bitte prüfen Sie Ihren Warenkorb.',
])('accepts the shop’s own sentence: %s', (message) => {
  expect(sentenceProblem(message)).toBeUndefined();
});

test.each([
  undefined,
  '',
  ' Diese Bestellung gibt es nicht.',
  'Diese Bestellung gibt es nicht',
  'order_items[0].quantity cannot be null',
  'Unexpected token in JSON at position 4.',
  'Das ist ein TypeError: Cannot read properties of undefined.',
  'Die Datei /srv/app/index.js gibt es nicht.',
  'Not found.',
  'Name: expected a string',
  'Die Anfrage ist ungültig.\n    bei parse (body.js:1)',
])('rejects a library’s message: %s', (message) => {
  expect(sentenceProblem(message)).toBeTypeOf('string');
});
