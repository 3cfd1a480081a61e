import { expect, test } from 'vitest';
import { epcQrPayload, type Transfer } from './epc-qr.ts';

const TRANSFER: Transfer = {
  holder: 'Muster Straßen- und Tiefbau GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  amountCents: 119_00,
  reference: 'B-7K3M9-QX2TP',
};

test('has a line for each field, in the order of EPC069-12', () => {
  expect(epcQrPayload(TRANSFER)).toEqual({
    ok: true,
    payload: `BCD
002
1
SCT
COBADEFFXXX
Muster Straßen- und Tiefbau GmbH
DE89370400440532013000
EUR119.00


B-7K3M9-QX2TP`,
  });
});

test.each([
  [1, 'EUR0.01'],
  [10, 'EUR0.10'],
  [1_234_50, 'EUR1234.50'],
  [999_999_999_99, 'EUR999999999.99'],
])('writes %d cents as %s', (amountCents, text) => {
  const result = epcQrPayload({ ...TRANSFER, amountCents });
  expect(result.ok && result.payload.split('\n')[7]).toBe(text);
});

test.each([
  ['a recipient of 70 characters', { holder: 'x'.repeat(70) }],
  ['a reference of 140 characters', { reference: 'x'.repeat(140) }],
  ['no reference', { reference: '' }],
  ['a BIC of 8 characters', { bic: 'COBADEFF' }],
  ['331 bytes', { holder: 'ß'.repeat(70), reference: `${'x'.repeat(126)}€` }],
  ['331 bytes', { holder: 'ß'.repeat(70), reference: `${'x'.repeat(125)}🚛` }],
])('accepts %s', (_, fields) => {
  expect(epcQrPayload({ ...TRANSFER, ...fields }).ok).toBe(true);
});

test.each([
  ['no recipient', { holder: '' }, 'holder'],
  ['a recipient of 71 characters', { holder: 'x'.repeat(71) }, 'holder'],
  ['a recipient on two lines', { holder: 'Muster\nGmbH' }, 'holder'],
  ['a grouped IBAN', { iban: 'DE89 3704 0044 0532 0130 00' }, 'iban'],
  ['a BIC of 9 characters', { bic: 'COBADEFFX' }, 'bic'],
  ['nothing to pay', { amountCents: 0 }, 'amount'],
  ['less than nothing', { amountCents: -1 }, 'amount'],
  ['half a cent', { amountCents: 0.5 }, 'amount'],
  ['a thousand million', { amountCents: 1_000_000_000_00 }, 'amount'],
  ['a reference of 141 characters', { reference: 'x'.repeat(141) }, 'reference'],
  ['a reference with a line feed', { reference: 'a\nb' }, 'reference'],
  ['332 bytes', { holder: 'ß'.repeat(70), reference: `${'x'.repeat(127)}€` }, 'too_long'],
])('refuses %s', (_, fields, problem) => {
  expect(epcQrPayload({ ...TRANSFER, ...fields })).toEqual({ ok: false, problem });
});
