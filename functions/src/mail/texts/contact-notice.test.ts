import { contactRequest } from '@shop/domain/testing/sent';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { contactNotice, contactReceipt } from './contact-notice.ts';

const CONTACT = {
  ...contactRequest({ request_type: 'callback' }),
  created_at: Timestamp.fromDate(new Date('2026-03-02T09:30:00.123Z')),
  schema_version: 1 as const,
};
const { text, html } = contactNotice(CONTACT, 'https://shop.example');

test('contains every field of the request and its line breaks, and links to it, in text and HTML', () => {
  const parts = ['Rückruf', '02.03.2026, 10:30 Uhr', 'Erika Muster', 'erika@example.de'];
  for (const part of [...parts, '069 90009-123']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain('Firma: Muster GmbH\n\nBitte rufen Sie mich zurück.');
  expect(html).toContain('Firma: Muster GmbH<br><br>Bitte rufen Sie mich zurück.');
  expect(text).toContain('https://shop.example/admin/kontaktanfragen');
  expect(html).toContain('href="https://shop.example/admin/kontaktanfragen"');
});

test('neutralises line breaks and markup in a name, and drops control characters from a message', () => {
  const name = 'Erika\r\nBcc: x@y.de <script>alert(1)</script>\u0007';
  const message = 'a\r\nb\u001b[31m\u0000c';
  const notice = contactNotice({ ...CONTACT, name, message }, 'https://shop.example');
  expect(notice.subject).toContain('Erika Bcc: x@y.de <script>alert(1)</script> (Rückruf)');
  expect(notice.html).not.toContain('<script>');
  expect(notice.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(notice.text).toContain('a\nb[31mc');
});

test('the receipt names the sender if that looks like a name, and articles as the catalogue does', () => {
  const item = { product_id: 7, product_name: 'Kies 0/32', unit: 't', quantity: 20 };
  const asked = { ...CONTACT, items: [item], site: 'BV Hafen' };
  const receipt = contactReceipt(asked, 'https://shop.example').text.replace(/\u00a0/g, ' ');
  for (const part of ['Guten Tag Erika Muster,', 'Baustelle: BV Hafen', '20 t: Kies 0/32 (Art.']) {
    expect(receipt).toContain(part);
  }
  const named = { ...asked, name: 'Gewinn auf werbung.example', site: 'www.werbung.example' };
  expect(contactReceipt(named, 'https://shop.example').text).not.toContain('werbung');
});
