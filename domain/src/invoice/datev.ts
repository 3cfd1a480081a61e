import type { VatRate } from '../money/vat.ts';
import type { DatevTerms } from '../payment/datev-terms.ts';
import { withoutFormulas } from '../text/csv.ts';
import { formatAmount } from '../text/format.ts';
import { inWindows1252 } from '../text/windows-1252.ts';
import { addDays, type CalendarDay, monthOf } from '../time/calendar.ts';
import type { Invoice } from './invoice.ts';

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

/**
 * The invoices of a month as a batch of postings (EXTF 700, category 21, version 13): one debtor posting per
 * rate, cancellations on the opposite side. The file has to be encoded in Windows-1252. Throws for a rate
 * without an account.
 */
export function datevFile(
  invoices: readonly Invoice[],
  { consultant, client, debtor, revenue }: DatevTerms,
  { month, at }: { month: string; at: Date },
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
    consultant,
    client,
    `${month.slice(0, 4)}0101`,
    4,
    compact(first),
    compact(addDays(next, -1)),
    quoted(`Rechnungen ${month}`),
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
  const accountOf = (rate: VatRate) => {
    const account = revenue.find((each) => each.rate === rate)?.account;
    if (account === undefined) throw new MissingAccount(rate);
    return account;
  };
  const rows = invoices.flatMap((invoice) =>
    invoice.vat.map((of) => {
      const cents = of.net_cents + of.vat_cents;
      return posting({
        'Umsatz (ohne Soll/Haben-Kz)': formatAmount(Math.abs(cents)),
        'Soll/Haben-Kennzeichen': cents < 0 ? 'H' : 'S',
        'WKZ Umsatz': 'EUR',
        Konto: String(debtor),
        'Gegenkonto (ohne BU-Schlüssel)': String(accountOf(of.rate)),
        Belegdatum: dayAndMonth(invoice.day),
        'Belegfeld 1': voucher(invoice.number),
        'Belegfeld 2': invoice.due_day
          ? `${dayAndMonth(invoice.due_day)}${invoice.due_day.slice(2, 4)}`
          : '',
        Buchungstext:
          short(invoice.buyer.company, 60) || short(invoice.buyer.name, 60) || invoice.number,
        Zahlweise: invoice.payment?.datev ?? '',
        Auftragsnummer: short(invoice.order.number, 30),
        Festschreibung: '0',
        Leistungsdatum: dayAndYear(invoice.delivery.day),
        // DATEV takes the one only with the other.
        'Datum Zuord. Steuerperiode': dayAndYear(invoice.delivery.day),
      });
    }),
  );
  return [header.join(';'), DATEV_COLUMNS.join(';'), ...rows].map((row) => `${row}\r\n`).join('');
}

/** A rate of an invoice has no revenue account in the settings. */
export class MissingAccount extends Error {
  readonly rate: VatRate;

  constructor(rate: VatRate) {
    super(`no revenue account for ${rate} %`);
    this.rate = rate;
  }
}

function posting(values: Readonly<Record<string, string>>): string {
  return DATEV_COLUMNS.map((name) => {
    const value = values[name] ?? '';
    return TEXT.test(name) ? quoted(value) : value;
  }).join(';');
}
