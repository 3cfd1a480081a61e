import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { storedOrder } from '../../../test/stored-data.ts';
import { orderConfirmation } from './order-confirmation.ts';

const ORIGIN = 'https://shop.example';
const TAXED = { vat: [{ rate: 19, net_cents: 8280, vat_cents: 1573 }], gross_cents: 9853 };
const plain = (text: string) => text.replace(/[^\S\n]/g, ' ');

function confirmation(fields: Parameters<typeof storedOrder>[0]) {
  const { html, text, qrCode } = orderConfirmation(
    storedOrder({ ...TAXED, ...fields }),
    ORIGIN,
    'token',
  );
  return { html: plain(html), text: plain(text), qrCode };
}

describe('a prepaid order', () => {
  const { html, text, qrCode } = confirmation({ payment_method: 'vorkasse' });

  test('names account, gross amount and reference in text and HTML', () => {
    expect(text).toContain(`So bezahlen Sie:
Bitte überweisen Sie den Gesamtbetrag auf unser Konto und geben Sie den Verwendungszweck an. Wir liefern, sobald Ihre Zahlung eingegangen ist.

Betrag: 98,53 €
Empfänger: Muster Straßen- und Tiefbau GmbH
IBAN: DE89 3704 0044 0532 0130 00
BIC: COBADEFFXXX
Bank: Musterbank
Verwendungszweck: B-00000-00000`);
    for (const part of ['98,53 €', 'DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', 'B-00000-00000']) {
      expect(html).toContain(part);
    }
  });

  test('shows a QR code with a description, and loads nothing external', () => {
    expect(qrCode?.payload.split('\n')).toContain('EUR98.53');
    expect(html.match(/src="[^"]*"/g)).toEqual([`src="cid:${qrCode?.id}"`]);
    expect(html).toContain('alt="QR-Code für die Überweisung mit den Angaben oben"');
  });

  test('beyond SEPA’s limits has no QR code, but all the rest', () => {
    const large = confirmation({ payment_method: 'vorkasse', gross_cents: 1_000_000_000_00 });
    expect(large.qrCode).toBeUndefined();
    expect(large.html).not.toMatch(/<img|QR-Code/);
    expect(large.text).toContain('Betrag: 1.000.000.000,00 €');
  });
});

describe('an invoice', () => {
  const created_at = Timestamp.fromDate(new Date('2026-03-02T23:30:00Z'));

  test('has a due date', () => {
    const { text, qrCode } = confirmation({ created_at });
    expect(text).toContain('Betrag: 98,53 €\nZahlbar bis: 17.03.2026\n\n');
    expect(qrCode).toBeUndefined();
  });

  test('offers business customers a discount for paying early', () => {
    const { text, html } = confirmation({ created_at, company_name: 'Bau GmbH' });
    expect(text).toContain('Mit 2 % Skonto: 96,56 € bis 11.03.2026');
    expect(html).toContain('96,56 € bis 11.03.2026');
  });
});

test.each([
  ['an order without a gross amount', { gross_cents: undefined }],
  ['an unknown payment method', { payment_method: 'scheck' }],
])('%s says nothing about payment', (_, fields) => {
  const { html, text } = confirmation(fields as object);
  expect(html + text).not.toContain('So bezahlen Sie');
});
