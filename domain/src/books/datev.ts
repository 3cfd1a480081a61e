import { withoutFormulas } from '../text/csv.ts';
import { formatAmount } from '../text/format.ts';
import { inWindows1252 } from '../text/windows-1252.ts';
import { addDays, type CalendarDay, monthOf } from '../time/calendar.ts';
import { accountOf, type DatevTerms } from './datev-terms.ts';
import { ACCOUNT_DIGITS } from './debtor-accounts.ts';
import type { Posting } from './ledger.ts';

const VERSION = 700;
const CATEGORY = 21;
const FORMAT_VERSION = 13;

const numbered = (count: number, ...names: readonly string[]) =>
  Array.from({ length: count }, (_, index) => names.map((name) => `${name} ${index + 1}`)).flat();

/** The 125 columns of a posting in format version 13, as DATEV names them. */
export const DATEV_COLUMNS: readonly string[] = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
  'Postensperre',
  'Diverse Adressnummer',
  'Geschäftspartnerbank',
  'Sachverhalt',
  'Zinssperre',
  'Beleglink',
  ...numbered(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  'KOST1 - Kostenstelle',
  'KOST2 - Kostenstelle',
  'Kost-Menge',
  'EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung)',
  'Abw. Versteuerungsart',
  'Sachverhalt L+L',
  'Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp',
  'BU 49 Hauptfunktionsnummer',
  'BU 49 Funktionsergänzung',
  ...numbered(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  'Stück',
  'Gewicht',
  'Zahlweise',
  'Forderungsart',
  'Veranlagungsjahr',
  'Zugeordnete Fälligkeit',
  'Skontotyp',
  'Auftragsnummer',
  'Buchungstyp',
  'USt-Schlüssel (Anzahlungen)',
  'EU-Land (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen)',
  'EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen)',
  'Herkunft-Kz',
  'Buchungs GUID',
  'KOST-Datum',
  'SEPA-Mandatsreferenz',
  'Skontosperre',
  'Gesellschaftername',
  'Beteiligtennummer',
  'Identifikationsnummer',
  'Zeichnernummer',
  'Postensperre bis',
  'Bezeichnung SoBil-Sachverhalt',
  'Kennzeichen SoBil-Buchung',
  'Festschreibung',
  'Leistungsdatum',
  'Datum Zuord. Steuerperiode',
  'Fälligkeit',
  'Generalumkehr (GU)',
  'Steuersatz',
  'Land',
  'Abrechnungsreferenz',
  'BVV-Position',
  'EU-Land u. UStID (Ursprung)',
  'EU-Steuersatz (Ursprung)',
  'Abw. Skontokonto',
];

/** Matches the names of text columns, which are quoted even if empty. */
const TEXT =
  /Kennzeichen$|^WKZ|BU-Schlüssel$|Belegfeld|Buchungstext|Beleglink|Beleginfo|^KOST\d|EU-Land|Abw. Versteuerungsart|Zusatzinformation|Auftragsnummer|Buchungstyp|Herkunft-Kz|GUID|SEPA|Gesellschaftername|Identifikationsnummer|Zeichnernummer|SoBil-Sachverhalt|^Land$|Abrechnungsreferenz|Generalumkehr/;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const compact = (day: CalendarDay) => day.replaceAll('-', '');
/** `2411` */
const dayAndMonth = (day: CalendarDay) => `${day.slice(8)}${day.slice(5, 7)}`;

/** `24112026` */
const dayAndYear = (day: CalendarDay) => `${dayAndMonth(day)}${day.slice(0, 4)}`;

/** DATEV's texts are single lines in Windows-1252, of limited length, and must not start like a formula. */
const short = (text: string, max: number) =>
  withoutFormulas(inWindows1252(text.replace(/[\s\p{Cc}]+/gu, ' '))).slice(0, max);

/** Belegfeld 1 allows few special characters. */
const voucher = (text: string) => text.replace(/[^A-Za-z0-9$&%*+/-]/g, '').slice(0, 36);

/** A posting as a row of the file. */
export interface DatevRow extends Posting {
  customer: string;
  order_number: string;
  /** The customer's record. */
  customer_number?: string | undefined;
  /** The customer's building site. */
  site?: string | undefined;
  /** The customer's own account; without one, the control account. */
  debtor?: number | undefined;
  /** DATEV's `Zahlweise`; empty for transfers. */
  payment: string;
}

/** Rows of one file at most, so that the adviser can look through it. */
export const MAX_DATEV_ROWS = 1000;

/**
 * Postings of a month as a batch (EXTF 700, category 21, version 13): one row for each rate, against the debtor.
 * The file has to be encoded in Windows-1252. Every row needs an account.
 */
export function datevFile(
  rows: readonly DatevRow[],
  terms: DatevTerms,
  { month, part, at }: { month: string; part: number; at: Date },
): string {
  const { first, next } = monthOf(`${month}-01`);
  const created = at.toISOString().replace(/\D/g, '').slice(0, 17);
  const header = [
    quoted('EXTF'),
    VERSION,
    CATEGORY,
    quoted('Buchungsstapel'),
    FORMAT_VERSION,
    created,
    '',
    quoted('RE'),
    quoted('Shop'),
    quoted(''),
    terms.consultant,
    terms.client,
    `${month.slice(0, 4)}0101`,
    terms.account_digits ?? ACCOUNT_DIGITS.usual,
    compact(first),
    compact(addDays(next, -1)),
    quoted(`Shop ${month} Stapel ${part}`),
    quoted(''),
    1,
    0,
    // Not final: the tax adviser may still change it.
    0,
    quoted('EUR'),
    '',
    quoted(''),
    '',
    '',
    quoted(''),
    '',
    '',
    quoted(''),
    quoted(''),
  ];
  const postings = rows.map((row) => {
    const { cents, day, due_day, supply_day, tax_day = supply_day, purpose } = row;
    const isRevenue = purpose === 'revenue';
    return posting({
      'Umsatz (ohne Soll/Haben-Kz)': formatAmount(Math.abs(cents)),
      'Soll/Haben-Kennzeichen': cents < 0 ? 'H' : 'S',
      'WKZ Umsatz': 'EUR',
      Konto: String(row.debtor ?? terms.debtor),
      'Gegenkonto (ohne BU-Schlüssel)': String(accountOf(terms, row) ?? ''),
      Belegdatum: dayAndMonth(day),
      'Belegfeld 1': voucher(row.voucher),
      'Belegfeld 2': due_day ? `${dayAndMonth(due_day)}${due_day.slice(2, 4)}` : '',
      Buchungstext: short([row.text, nameOf(row)].filter(Boolean).join(' '), 60),
      ...(row.site && {
        'Zusatzinformation - Art 1': 'Baustelle',
        'Zusatzinformation- Inhalt 1': short(row.site, 210),
      }),
      Zahlweise: isRevenue ? row.payment : '',
      Auftragsnummer: short(row.order_number, 30),
      Festschreibung: '0',
      Leistungsdatum: supply_day ? dayAndYear(supply_day) : '',
      // DATEV takes the one only with the other.
      'Datum Zuord. Steuerperiode': supply_day && tax_day ? dayAndYear(tax_day) : '',
    });
  });
  return [header.join(';'), DATEV_COLUMNS.join(';'), ...postings]
    .map((row) => `${row}\r\n`)
    .join('');
}

/** Replaces a name that Windows-1252 cannot encode by the voucher's number. */
const nameOf = ({ customer, voucher: number }: DatevRow) => short(customer, 60) || number;

function posting(values: Readonly<Record<string, string>>): string {
  return DATEV_COLUMNS.map((name) => {
    const value = values[name] ?? '';
    return TEXT.test(name) ? quoted(value) : value;
  }).join(';');
}
