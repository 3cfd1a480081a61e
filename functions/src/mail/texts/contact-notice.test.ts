import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { contactRequest } from '../../../test/shop-data.ts';
import { contactNotice } from './contact-notice.ts';

const CONTACT = {
  ...contactRequest({ request_type: 'callback' }),
  created_at: Timestamp.fromDate(new Date('2026-03-02T09:30:00.123Z')),
  schema_version: 1 as const,
};
const { text, html } = contactNotice(CONTACT, 'https://shop.example');

test('contains every field of the request, in text and HTML', () => {
  for (const part of [
    'Rückruf',
    '02.03.2026, 10:30 Uhr',
    'Erika Muster',
    'erika@example.de',
    '069 90009-123',
    'Firma: Muster GmbH',
    'Bitte rufen Sie mich zurück.',
  ]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
});

test('keeps the line breaks of the message', () => {
  expect(text).toContain('Firma: Muster GmbH\n\nBitte rufen Sie mich zurück.');
  expect(html).toContain('Firma: Muster GmbH<br><br>Bitte rufen Sie mich zurück.');
});

test('links to the admin area', () => {
  expect(text).toContain('https://shop.example/admin/kontaktanfragen');
  expect(html).toContain('href="https://shop.example/admin/kontaktanfragen"');
});

test('neutralises line breaks and markup in a name', () => {
  const name = 'Erika\r\nBcc: x@y.de <script>alert(1)</script>\u0007';
  const notice = contactNotice({ ...CONTACT, name }, 'https://shop.example');
  expect(notice.subject).toContain('Erika Bcc: x@y.de <script>alert(1)</script> (Rückruf)');
  expect(notice.html).not.toContain('<script>');
  expect(notice.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('drops control characters from a message, but keeps its line breaks', () => {
  const notice = contactNotice({ ...CONTACT, message: 'a\r\nb\u001b[31m\u0000c' }, 'https://x.de');
  expect(notice.text).toContain('a\nb[31mc');
});
