import type { DatevRow } from '@shop/domain/books/datev';
import { type GobdTable, gobdHead, gobdIndex, gobdRow } from '@shop/domain/books/gobd';
import { PURPOSES } from '@shop/domain/books/ledger';
import type { Allowance, Invoice } from '@shop/domain/invoice/invoice';
import { type InputDifference, inputDifferences } from '@shop/domain/office/input-differences';
import { INVOICE_TITLES, isOfAdvance } from '@shop/domain/order/order';
import { PAYMENT_MEANS } from '@shop/domain/payment/order-payments';
import { signedCents } from '@shop/domain/receivable/entries';
import { addDays, berlinMidnight, isCalendarMonth, monthOf } from '@shop/domain/time/calendar';
import {
  type DocumentData,
  FieldPath,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { changedInputs } from '../changes/changes.ts';
import { toIso } from '../firestore/all-fields.ts';
import { readPages } from '../firestore/read-pages.ts';
import { HttpError } from '../lib/http-error.ts';
import { authorOf, changesOf, type StoredChange } from '../stored/change.ts';
import { datevBatchesOf, type StoredDatevBatch, unpackRows } from '../stored/datev-batch.ts';
import { moneyOf, type StoredEntry } from '../stored/entries.ts';
import { invoicesOf, readInvoice, type StoredInvoice } from '../stored/invoice.ts';
import { ledgerOf } from '../stored/ledger.ts';
import { ordersOf, type StoredOrder } from '../stored/order.ts';
import { ledgerOfClaim, ownClaimsOf } from '../stored/own-claim.ts';

type NameOf = (uid: string) => string;

/** A table with the rows of one stored document; `nameOf` resolves accounts. */
type Filled<Stored, Row> = GobdTable<Row> & {
  rowsOf(stored: Stored, nameOf: NameOf): readonly Row[];
};

const INVOICES: Filled<StoredInvoice, { of: Invoice; stored: StoredInvoice; by: string }> = {
  name: 'rechnungen',
  description:
    'Rechnungen, Anzahlungsrechnungen, Stornorechnungen und Rechnungskorrekturen, wie sie geschrieben wurden',
  rowsOf: (stored, nameOf) => [{ of: readInvoice(stored), stored, by: nameOf(stored.by_uid) }],
  columns: [
    ['Nummer', 'text', ({ of }) => of.number],
    ['Art', 'text', ({ of }) => INVOICE_TITLES[of.kind]],
    ['Datum', 'day', ({ of }) => of.day],
    ['Leistungstag', 'day', ({ of }) => (isOfAdvance(of.kind) ? undefined : of.delivery.day)],
    ['Bestellung', 'text', ({ of }) => of.order.number],
    ['Berichtigt Rechnung', 'text', ({ of }) => of.cancels?.number],
    ['Grund', 'text', ({ of }) => of.cancels?.reason],
    ['Kunde', 'text', ({ of }) => of.buyer.company || of.buyer.name],
    ['Anschrift', 'text', ({ of }) => of.buyer.address],
    ['USt-IdNr', 'text', ({ of }) => of.buyer.tax_number],
    ['Netto', 'amount', ({ of }) => of.net_cents],
    ['Brutto', 'amount', ({ of }) => of.gross_cents],
    ['Vorausgezahlt', 'amount', ({ of }) => of.prepaid_cents],
    ['Fällig am', 'day', ({ of }) => of.due_day],
    ['Geschrieben von', 'text', ({ by }) => by],
    ['Geschrieben am', 'text', ({ stored }) => toIso(stored.created_at)],
    ['Prüfsumme', 'text', ({ stored }) => stored.hash],
    ['Vorige Prüfsumme', 'text', ({ stored }) => stored.previous_hash],
    [
      'Anzahlung erhalten am',
      'day',
      ({ of }) => (isOfAdvance(of.kind) ? of.delivery.day : undefined),
    ],
    [
      'Abgesetzte Anzahlungsrechnungen',
      'text',
      ({ of }) => of.advances?.map(({ number }) => number).join(', '),
    ],
  ],
};

const LINES: Filled<StoredInvoice, Invoice['lines'][number] & { number: string; at: number }> = {
  name: 'rechnungspositionen',
  description: 'Positionen der Rechnungen',
  rowsOf: (stored) => {
    const { number, lines } = readInvoice(stored);
    return lines.map((each, index) => ({ ...each, number, at: index + 1 }));
  },
  columns: [
    ['Rechnung', 'text', ({ number }) => number],
    ['Position', 'number', ({ at }) => at],
    ['Artikelnummer', 'text', ({ article_number }) => article_number],
    ['Bezeichnung', 'text', ({ name }) => name],
    ['Menge', 'number', ({ quantity }) => quantity],
    ['Einheit', 'text', ({ unit }) => unit],
    ['Einzelpreis', 'amount', ({ unit_price_cents }) => unit_price_cents],
    ['Netto', 'amount', ({ net_cents }) => net_cents],
    ['Steuersatz', 'number', ({ vat_rate }) => vat_rate],
  ],
};

const ALLOWANCES: Filled<StoredInvoice, Allowance & { number: string }> = {
  name: 'rechnungsnachlaesse',
  description: 'Nachlässe der Rechnungen; Positionen abzüglich Nachlässe ergeben ihr Netto',
  rowsOf: (stored) =>
    (readInvoice(stored).allowances ?? []).map((of) => ({ ...of, number: stored.number })),
  columns: [
    ['Rechnung', 'text', ({ number }) => number],
    ['Steuersatz', 'number', ({ rate }) => rate],
    ['Netto', 'amount', ({ net_cents }) => net_cents],
    ['Grund', 'text', ({ reason }) => reason],
  ],
};

const VAT: Filled<StoredInvoice, Invoice['vat'][number] & { number: string }> = {
  name: 'steuerbetraege',
  description: 'Netto und Umsatzsteuer der Rechnungen nach Steuersatz',
  rowsOf: (stored) => readInvoice(stored).vat.map((of) => ({ ...of, number: stored.number })),
  columns: [
    ['Rechnung', 'text', ({ number }) => number],
    ['Steuersatz', 'number', ({ rate }) => rate],
    ['Netto', 'amount', ({ net_cents }) => net_cents],
    ['Steuer', 'amount', ({ vat_cents }) => vat_cents],
  ],
};

const PAYMENTS: Filled<StoredOrder, StoredEntry & Record<'order' | 'by', string>> = {
  name: 'zahlungen',
  description: 'Zahlungen und Rückzahlungen, wie sie erfasst wurden',
  rowsOf: (order, nameOf) =>
    moneyOf(order).map((of) => ({ ...of, order: order.order_number, by: nameOf(of.by_uid) })),
  columns: [
    ['Kennung', 'text', ({ id }) => id],
    ['Bestellung', 'text', ({ order }) => order],
    ['Tag', 'day', ({ day }) => day],
    ['Betrag', 'amount', signedCents],
    ['Zahlungsweg', 'text', ({ means = 'bank' }) => PAYMENT_MEANS[means]],
    ['Hebt auf', 'text', ({ reverses }) => reverses],
    ['Aus Kaution', 'text', ({ what, other }) => (what === 'from_deposit' ? other : undefined)],
    [
      'Andere Bestellung',
      'text',
      ({ what, other }) => (what === 'from_deposit' ? undefined : other),
    ],
    ['Erfasst von', 'text', ({ by }) => by],
    ['Erfasst am', 'text', ({ at }) => toIso(at)],
  ],
};

const ROW_COLUMNS: GobdTable<DatevRow>['columns'] = [
  ['Kennung', 'text', ({ id }) => id],
  ['Tag', 'day', ({ day }) => day],
  ['Vorgang', 'text', (row) => row.order_number],
  ['Beleg', 'text', ({ voucher }) => voucher],
  ['Kunde', 'text', ({ customer }) => customer],
  ['Art', 'text', ({ purpose }) => PURPOSES[purpose].name],
  ['Steuersatz', 'number', ({ rate }) => rate],
  ['Betrag', 'amount', ({ cents }) => cents],
  ['Text', 'text', ({ text }) => text],
  ['Leistungstag', 'day', ({ supply_day }) => supply_day],
  ['Steuerperiode', 'day', ({ supply_day, tax_day }) => tax_day ?? supply_day],
];

const ledger = <Stored>(name: string, rowsOf: (stored: Stored) => DatevRow[]) => ({
  name,
  description: 'Alles, was Forderungen ändert; positive Beträge stehen im Soll des Kunden',
  rowsOf,
  columns: ROW_COLUMNS,
});

type Booked = {
  row: ReturnType<typeof unpackRows>[number];
  batch: StoredDatevBatch;
  by: string;
};
const BATCHES: Filled<StoredDatevBatch, Booked> = {
  name: 'datev_stapel',
  description: 'Buchungen, wie sie dem Steuerbüro übergeben wurden',
  rowsOf: (batch, nameOf) =>
    unpackRows(batch).map((row) => ({ row, batch, by: nameOf(batch.by_uid) })),
  columns: [
    ['Stapel', 'text', ({ batch }) => `${batch.month}-${batch.part}`],
    ['Geschrieben von', 'text', ({ by }) => by],
    ['Geschrieben am', 'text', ({ batch }) => toIso(batch.created_at)],
    ...ROW_COLUMNS.map(([title, type, of]) => [title, type, ({ row }: Booked) => of(row)] as const),
    ['Hebt auf', 'text', ({ row }) => row.reverses],
  ],
};

/** One changed field of a change. */
type Changed = StoredChange & { by: string; difference?: InputDifference | undefined };
const CHANGES: Filled<StoredChange, Changed> = {
  name: 'aenderungen',
  description:
    'Änderungen an Artikeln, Preisen, Kunden, Einstellungen und Rechten, je Feld eine Zeile',
  rowsOf: (change, nameOf) => {
    const { before, after } = changedInputs(change);
    const { kind, item_id, item_name } = change;
    const name = kind === 'admin' ? nameOf(item_id) : item_name;
    const found = inputDifferences(kind, before, after, item_id);
    const differences = found.length > 0 ? found : [undefined];
    const by = authorOf(change, nameOf);
    return differences.map((difference) => ({ ...change, item_name: name, by, difference }));
  },
  columns: [
    ['Vorgang', 'text', ({ batch_id }) => batch_id],
    ['Zeitpunkt', 'text', ({ at }) => toIso(at)],
    ['Von', 'text', ({ by }) => by],
    ['Art', 'text', ({ kind }) => kind],
    ['Kennung', 'text', ({ item_id }) => item_id],
    ['Gegenstand', 'text', ({ item_name }) => item_name],
    ['Version', 'number', ({ version }) => version],
    ['Feld', 'text', ({ difference }) => difference?.label],
    ['Vorher', 'text', ({ difference }) => difference?.before],
    ['Nachher', 'text', ({ difference }) => difference?.after],
    ['Nimmt zurück', 'text', ({ undoes }) => undoes],
  ],
};

/** By its first day and the first one after it. */
type Period = Record<'from' | 'next', string>;

/** A year or a month, as the path names it. */
export function gobdPeriod(name: string): Period {
  const [first, last] = /^\d{4}$/.test(name) ? [`${name}-01`, `${name}-12`] : [name, name];
  if (!isCalendarMonth(first)) throw new HttpError(404, 'Diesen Zeitraum gibt es nicht.');
  return { from: `${first}-01`, next: monthOf(`${last}-01`).next };
}

/** A collection to read, and the tables it fills. */
interface Source {
  query: Query;
  tables: { table: GobdTable<never>; textOf(stored: never, nameOf: NameOf): string }[];
}

function sourcesOf(firestore: Firestore, { from, next }: Period): Source[] {
  const source = <Stored>(query: Query<Stored>, ...tables: Source['tables']): Source => {
    return { query: query as unknown as Query, tables };
  };
  const filled = <Stored, Row>(table: Filled<Stored, Row>, isOf: (row: Row) => boolean) => ({
    table,
    textOf: (stored: Stored, nameOf: NameOf) =>
      table
        .rowsOf(stored, nameOf)
        .filter(isOf)
        .map((row) => gobdRow(table, row))
        .join(''),
  });
  const all = <Stored, Row>(table: Filled<Stored, Row>) => filled(table, () => true);
  /** The period's rows of a table that is read as a whole. */
  const within = <Stored, Row extends { day: string }>(table: Filled<Stored, Row>) =>
    filled(table, ({ day }) => day >= from && day < next);
  const [first, end] = [from.slice(0, 7), next.slice(0, 7)];
  const ofMonths = <Stored>(query: Query<Stored>) =>
    query.where('month', '>=', first).where('month', '<', end).orderBy('month');
  const [began, ends] = [from, next].map((day) => Timestamp.fromDate(berlinMidnight(day)));
  const changes = changesOf(firestore).where('at', '>=', began).where('at', '<', ends);
  const orders = ordersOf(firestore).orderBy(FieldPath.documentId());
  const claims = ownClaimsOf(firestore).orderBy(FieldPath.documentId());
  return [
    source(ofMonths(invoicesOf(firestore)), all(INVOICES), all(LINES), all(ALLOWANCES), all(VAT)),
    source(orders, within(PAYMENTS), within(ledger('buchungen', ledgerOf))),
    source(claims, within(ledger('kautionen_schaeden', ledgerOfClaim))),
    source(ofMonths(datevBatchesOf(firestore)), all(BATCHES)),
    source(changes.orderBy('at'), all(CHANGES)),
  ];
}

const PAGE_SIZE = 300;

/** The accounts a document refers to. */
const peopleIn = ({ by_uid, entries = [], kind, item_id }: DocumentData): string[] =>
  [by_uid, ...entries.map((each: StoredEntry) => each.by_uid), kind === 'admin' && item_id].filter(
    Boolean,
  );

/**
 * The books of a period for a tax audit (§ 147 (6) AO). A page of documents is in memory at a time, and of the files
 * what is compressed and not sent yet. Fails at a document that cannot be read, as the export would lack it.
 */
export async function* gobdZip(
  { firestore, now, adminNames }: AdminDeps,
  period: Period,
): AsyncGenerator<Uint8Array> {
  const { strToU8, Zip, ZipDeflate } = await import('fflate');
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const begin = (name: string, start: string) => {
    const file = Object.assign(new ZipDeflate(name), { mtime: now() });
    zip.add(file);
    file.push(strToU8(start));
    return file;
  };
  const nothing = strToU8('');
  const sources = sourcesOf(firestore, period);
  const tables = sources.flatMap((source) => source.tables.map(({ table }) => table));
  const index = gobdIndex(tables, { from: period.from, to: addDays(period.next, -1) });
  begin('index.xml', index).push(nothing, true);
  const files = new Map(tables.map((each) => [each, begin(`${each.name}.csv`, gobdHead(each))]));
  for (const source of sources) {
    for await (const page of readPages(source.query, PAGE_SIZE)) {
      const nameOf = await adminNames.namesOf(
        page.flatMap((document) => peopleIn(document.data())),
      );
      for (const { table, textOf } of source.tables) {
        const text = page.map((document) => textOf(document.data() as never, nameOf)).join('');
        files.get(table)?.push(strToU8(text));
      }
      yield* ready.splice(0);
    }
  }
  for (const file of files.values()) file.push(nothing, true);
  zip.end();
  yield* ready;
}
