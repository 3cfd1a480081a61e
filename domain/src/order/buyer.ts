import type { TestContext, ValidationError } from 'yup';
import { lazy } from '../text/lazy.ts';
import { mod97 } from '../text/mod97.ts';

/** Countries for invoice addresses, by ISO 3166-1: the EU and its neighbours. */
const COUNTRIES =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  );
export const HOME_COUNTRY = 'DE';

const names = lazy(() => new Intl.DisplayNames('de', { type: 'region' }));

/** `Frankreich` for `FR`; an unknown code as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names().of(code) ?? code) : code;
}

export function isCountry(code: string): boolean {
  return COUNTRIES.includes(code);
}

/** A form's countries by name, Germany first, as the empty value. */
export const countryOptions = lazy(() => [
  { value: '', label: countryName(HOME_COUNTRY) },
  ...COUNTRIES.filter((code) => code !== HOME_COUNTRY)
    .map((value) => ({ value, label: countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'de')),
]);

/** The part after a VAT id's prefix; in most countries 8 to 12 digits. */
const VAT_IDS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  DE: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  IE: /^[A-Z\d]{8,9}$/,
  IT: /^\d{11}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
};
const OTHER_VAT_ID = /^\d{2,12}$/;

/** Prefixes other than the country's code: Greece and Northern Ireland. */
const PREFIXES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** The country of a VAT id by its prefix, and whether the rest is plausible; undefined for other numbers. */
function readVatId(text: string) {
  const id = text.toUpperCase().replace(/[\s.\-/]/g, '');
  const prefix = id.slice(0, 2);
  const country = PREFIXES[prefix] ?? prefix;
  if (!isCountry(country) || !/\d/.test(id)) return undefined;
  return { id, country, isPossible: (VAT_IDS[country] ?? OTHER_VAT_ID).test(id.slice(2)) };
}

/** A tax number as printed on invoices: VAT ids without blanks and dots, anything else as written. */
export function invoiceTaxNumber(text: string): string {
  const read = readVatId(text);
  return read?.isPossible ? read.id : text;
}

/** A form's message for an impossible VAT id, or one of another country. */
export function vatIdHint(text: string, country: string): string | undefined {
  const read = readVatId(text);
  if (!read) return undefined;
  if (!read.isPossible)
    return 'Das ist keine vollständige USt-IdNr.: Bitte prüfen Sie die Stellen.';
  if (read.country === (country || HOME_COUNTRY)) return undefined;
  return `Diese USt-IdNr. gehört zu ${countryName(read.country)}: Bitte prüfen Sie das Land.`;
}

const LEITWEG_ID = /^\d{2,12}(-[A-Z\d]{1,30})?-\d{2}$/;

/** A Leitweg-ID without blanks and with plain dashes; anything else as written. */
export function leitwegId(text: string): string {
  const id = text
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/\p{Pd}|\u2212/gu, '-');
  return LEITWEG_ID.test(id) ? id : text;
}

/** A form's message for an impossible Leitweg-ID. */
export function leitwegHint(text: string): string | undefined {
  const id = leitwegId(text.trim());
  if (id === '') return undefined;
  if (!LEITWEG_ID.test(id)) return 'Eine Leitweg-ID sieht aus wie 04011000-1234512345-06.';
  return mod97(id.replaceAll('-', '')) === 1
    ? undefined
    : 'Die Prüfziffern der Leitweg-ID stimmen nicht: Bitte prüfen Sie sie.';
}

/** Schema test for an optional Leitweg-ID. */
export function isLeitwegId(
  text: string | undefined,
  context: TestContext,
): ValidationError | true {
  const message = leitwegHint(text ?? '');
  return message ? context.createError({ message }) : true;
}

/** The office's hint for an invoice to another country; the shop charges German VAT. */
export function foreignHint(country: string | undefined): string | undefined {
  return country && `Rechnung ins Ausland (${countryName(country)}): MwSt. prüfen.`;
}

/** An address with its country as the last line, unless that is Germany or already there. */
export function withCountry(address: string, country: string | undefined): string {
  if (!country || address === '') return address;
  const name = countryName(country);
  return address.toLowerCase().includes(name.toLowerCase()) ? address : `${address}\n${name}`;
}
