import { expect, test } from 'vitest';
import { readPostalAddress } from '../text/postal-address.ts';
import {
  countryOptions,
  foreignHint,
  invoiceTaxNumber,
  leitwegHint,
  leitwegId,
  vatIdHint,
  withCountry,
} from './buyer.ts';

test.each([
  ['de123456789', '', 'DE123456789', undefined],
  ['DE 123.456.789', '', 'DE123456789', undefined],
  ['ATU12345678', 'AT', 'ATU12345678', undefined],
  ['atu 12345678', '', 'ATU12345678', /gehört zu Österreich/],
  ['EL123456789', '', 'EL123456789', /gehört zu Griechenland/],
  ['CHE-123.456.789 MWST', 'CH', 'CHE123456789MWST', undefined],
  ['DE111', '', 'DE111', /keine vollständige/],
  ['FR 12 345', 'FR', 'FR 12 345', /keine vollständige/],
  ['12/345/67890', '', '12/345/67890', undefined],
  ['Dezernat 4', '', 'Dezernat 4', /keine vollständige/],
  ['folgt', '', 'folgt', undefined],
  ['', '', '', undefined],
])('prints the tax number %j in %j as %j', (typed, country, printed, hint) => {
  expect(invoiceTaxNumber(typed)).toBe(printed);
  if (hint) expect(vatIdHint(typed, country)).toMatch(hint);
  else expect(vatIdHint(typed, country)).toBeUndefined();
});

test.each([
  ['BE', '0123456789', '2123456789'],
  ['CY', '12345678L', '12345678'],
  ['ES', 'B1234567C', '123456789B0'],
  ['FR', 'XX123456789', 'XX12345678A'],
  ['IE', '1234567WA', '1234567'],
  ['IT', '12345678901', '1234567890'],
  ['NL', '123456789B01', 'A23456789B01'],
  ['NO', '123456789MVA', '123456789MWST'],
  ['PL', '1234567890', '123456789'],
  ['SE', '123456789012', '1234567890123'],
])('a VAT id of %s may be %s, but not %s', (country, possible, impossible) => {
  expect(vatIdHint(country + possible, country)).toBeUndefined();
  expect(vatIdHint(country + impossible, country)).toMatch(/keine vollständige/);
});

test.each([
  ['04011000-1234512345-06', '04011000-1234512345-06', undefined],
  [' 04011000 – 1234512345 – 06', '04011000-1234512345-06', undefined],
  ['991‑33333test‑33', '991-33333TEST-33', undefined],
  ['04011000-1234512345-07', '04011000-1234512345-07', /Prüfziffern/],
  ['Kst. 4711', 'Kst. 4711', /sieht aus wie/],
  ['', '', undefined],
])('stores the Leitweg-ID %j as %j', (typed, kept, hint) => {
  expect(leitwegId(typed)).toBe(kept);
  if (hint) expect(leitwegHint(typed)).toMatch(hint);
  else expect(leitwegHint(typed)).toBeUndefined();
});

test('names countries in German, Germany first', () => {
  expect(
    countryOptions()
      .slice(0, 3)
      .map(({ label }) => label),
  ).toEqual(['Deutschland', 'Belgien', 'Bulgarien']);
  expect(countryOptions().every(({ value, label }) => label !== value)).toBe(true);
  expect(foreignHint('FR')).toBe('Rechnung ins Ausland (Frankreich): MwSt. prüfen.');
  expect(foreignHint('')).toBeFalsy();
});

test.each([
  ['1 Quai\n67000 Strasbourg', 'FR', '1 Quai\n67000 Strasbourg\nFrankreich'],
  ['1 Quai\n67000 Strasbourg\nFRANKREICH', 'FR', '1 Quai\n67000 Strasbourg\nFRANKREICH'],
  ['Weg 1', undefined, 'Weg 1'],
  ['', 'FR', ''],
])('prints the address %j in %j as %j', (address, country, printed) => {
  expect(withCountry(address, country)).toBe(printed);
});

test.each([
  ['Ring 1, 1010 Wien', '1010', 'Wien'],
  ['1 Quai\nF-67000 Strasbourg\nFrankreich', '67000', 'Strasbourg'],
  ['ul. Długa 5\n00-238 Warszawa', '00-238', 'Warszawa'],
  ['Dam 1, 1012 JS Amsterdam', '1012 JS', 'Amsterdam'],
])('reads the foreign address %j', (text, postalCode, city) => {
  expect(readPostalAddress(text, true)).toMatchObject({ postalCode, city });
});
