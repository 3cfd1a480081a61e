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
    ORIGIN,
  );
  return { html: plain(html), text: plain(text), qrCode };
}

describe('a prepaid order', () => {
  const { html, text, qrCode } = confirmation({ payment_method: 'vorkasse' });

  test('names account, gross amount and reference in text and HTML', () => {
    expect(text).toContain(`So bezahlen Sie:
Bitte überweisen Sie den Gesamtbetrag auf unser Konto und geben Sie den Verwendungszweck an. Wir liefern, sobald Ihre Zahlung eingegangen ist.

Betrag: 98,53 € inkl. MwSt.
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

test.each([
  ['a consumer', {}, 'Zahlbar: 14 Tage nach Rechnungsdatum\n\n'],
  [
    'a company',
    { company_name: 'Bau GmbH' },
    'Zahlbar: 14 Tage nach Rechnungsdatum, bei Zahlung binnen 8 Tagen 2 % Skonto\n\n',
  ],
])('an order of %s to be invoiced names no day, and has no QR code', (_, fields, line) => {
  const { text, html, qrCode } = confirmation(fields);
  expect(text).toContain(`Betrag: 98,53 € inkl. MwSt.\n${line}`);
  expect(html).toContain(line.slice(9).trim());
  expect(qrCode).toBeUndefined();
});

test.each([
  ['an order without a gross amount', { gross_cents: undefined }],
  ['an unknown payment method', { payment_method: 'scheck' }],
])('%s says nothing about payment', (_, fields) => {
  const { html, text } = confirmation(fields as object);
  expect(html + text).not.toContain('So bezahlen Sie');
});
