import { NO_SITE } from '@shop/domain/customer/building-site';
import type { CustomerFigures, CustomerSums } from '@shop/domain/customer/customer-calls';
import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import type { SaveRequest, Versioned } from '@shop/domain/office/office';
import type { FigureTable } from '@shop/domain/statistics/figures';
import { adminOrder } from '@shop/domain/testing/office';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, refusal } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { openOffice, page, type Routes, saveAll } from '../../test/office-fixture.tsx';
import CustomersTab from './customers-tab.tsx';

const READ = 'GET /api/admin/customers?visibility=current';
const READ_COMPANIES = 'GET /api/admin/customers?is_company=true&visibility=current';
const SUMS = 'GET /api/admin/customer-sums?numbers=K-10001%2CK-10002';
const BOTH: CustomerSums[] = [
  { number: 'K-10001', open_amount: 59.5, revenue: 1200, last_order_day: '2026-03-02' },
  { number: 'K-10002', open_amount: 0, revenue: 0 },
];
const READ_ONE = 'GET /api/admin/customers/10001';
const SAVE = 'POST /api/admin/customers';
const RIGHTS = { is_owner: true, may_order: true, may_see_invoices: false };
const MEMBER = { email: 'max@bau.example', ...RIGHTS };

function customer(id: string, fields: Partial<CustomerInput> = {}): Versioned<CustomerInput> {
  const input = {
    is_company: true,
    name: 'Muster Bau GmbH',
    members: [MEMBER],
    sites: [],
    ...fields,
  };
  return { id, version: 1, input: { visibility: 'visible', ...input } };
}

const table = (title: string, unit: FigureTable['unit'], value: number): FigureTable => ({
  title,
  head: 'Jahr',
  series: [title],
  unit,
  rows: [{ name: '2026', values: [value] }],
});
const FIGURES: CustomerFigures = {
  open: { ...table('Offene Posten', 'euro', 59.5), head: 'Kunde' },
  revenue: table('Umsatz netto', 'euro', 1200),
  tonnes: table('Tonnen', 'tonnes', 84.5),
  materials: { ...table('Tonnen nach Material', 'tonnes', 84.5), head: 'Material' },
  sites: { ...table('Umsatz netto nach Baustelle', 'euro', 1200), head: 'Baustelle' },
  invoices: [
    {
      id: 'RE-2026-00001',
      number: 'RE-2026-00001',
      kind: 'invoice',
      order_number: 'B-1',
      day: '2026-03-02',
      customer: 'Muster',
      state: 'open',
      gross_amount: 59.5,
      open_amount: 59.5,
    },
  ],
  rentals: [
    {
      booking_number: 'M-7K2MQ-4XN8T',
      tool_name: 'Rüttelplatte',
      state: 'returned',
      start_day: '2026-03-02',
      end_day: '2026-03-04',
    },
  ],
  is_cut: false,
};

const open = (address = '', routes: Routes = {}) =>
  openOffice(`/admin/kunden${address}`, <CustomersTab />, {
    [READ]: page([
      customer('10001', { contact_name: 'Erika', email: 'e@bau.example', address: 'Weg 1\nOrt' }),
      customer('10002', { name: 'Zorn', members: [], visibility: 'hidden' }),
    ]),
    [READ_ONE]: () => json(customer('10001')),
    [READ_COMPANIES]: page([]),
    'GET /api/admin/standing-orders?customer=K-10001': page([]),
    'GET /api/admin/orders?customer=K-10001&placed=true': page([
      adminOrder({ deliveries: [{ number: 'B-7K3M9-QX2TP-1', day: '2026-03-03', lines: [] }] }),
    ]),
    [SUMS]: () => json(BOTH),
    'GET /api/admin/customers/10001/figures': () => json(FIGURES),
    [SAVE]: saveAll,
    ...routes,
  });

test('lists the customers, who are searched by the server', async () => {
  const { api, user } = open();
  const [head, ...rows] = await screen.findAllByRole('row');
  expect(head).toHaveTextContent(/Offen \(brutto\)Umsatz \d{4} \(netto\)Letzte Bestellung/);
  await screen.findByText('59,50 €');
  expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Muster Bau GmbHK-10001Erikae@bau.exampleWeg 1, Ort59,50 €1.200,00 €02.03.2026Aktiv1 Konto',
    'ZornK-100020,00 €0,00 €Gesperrt',
  ]);
  expectLink('Zorn', '/admin/kunden/kunde?id=10002');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Art' }), 'Firmen');
  await waitFor(() => expect(api.calls()).toContain(READ_COMPANIES));
});

test('lists the customers without their sums if these fail', async () => {
  const { see } = open('', { [SUMS]: () => refusal(500, 'Störung.') });
  await see(/^Offene Beträge, Umsätze und letzte Bestellungen ließen sich nicht laden/);
  expect(screen.getByRole('row', { name: /^Zorn/ })).toHaveTextContent('ZornK-10002Gesperrt');
});

test('a new customer is saved with accounts, and continues at the own address', async () => {
  const { press, type, user, bodies, visited, see } = open('/kunde?id=neu');
  await screen.findByLabelText(/^Name/);
  type(/^Name/, 'Beispiel Bau');
  type('USt-IdNr./Steuernummer', 'DE12');
  await press('Konto hinzufügen');
  type(/E-Mail-Adresse des Kontos/, 'max@bau.example');
  await user.click(screen.getByRole('checkbox', { name: 'verwaltet Konten und Baustellen' }));
  await press('Speichern');
  await see(/^Nicht gespeichert: .*keine vollständige USt-IdNr/);
  type('USt-IdNr./Steuernummer', 'DE123456789');
  await press('Speichern');
  await see(/Kunde wird geladen|Gespeichert/);
  const [sent] = bodies<SaveRequest<CustomerInput>>(SAVE);
  const company = { is_company: true, name: 'Beispiel Bau', vat_id: 'DE123456789' };
  const input = { ...company, visibility: 'visible', members: [MEMBER], sites: [] };
  expect(sent?.changes).toEqual([{ version: 0, input }]);
  expect(visited.at(-1)).toBe('/admin/kunden/kunde?id=12&daten=1');
});

test('its record opens for changes', async () => {
  open('/kunde?id=10001&daten=1');
  expect(await screen.findByLabelText(/E-Mail-Adresse des Kontos/)).toHaveValue('max@bau.example');
  expect(screen.getByRole('link', { name: /Zum Kunden/ })).toBeVisible();
});

test('shows accounts, orders, invoices, open items, rentals and sums of a customer', async () => {
  const { see } = open('/kunde?id=10001');
  expect(await screen.findByRole('heading', { name: 'Muster Bau GmbH (K-10001)' })).toBeVisible();
  await see('max@bau.example, verwaltet Konten und Baustellen, bestellt');
  expectLink('Stammdaten ändern', '/admin/kunden/kunde?id=10001&daten=1');
  expectLink('Verlauf', '/admin/kunden/verlauf?id=10001');
  expect(await screen.findByRole('link', { name: 'B-7K3M9-QX2TP' })).toHaveAttribute(
    'href',
    '/admin/bestellungen?bestellung=B-7K3M9-QX2TP',
  );
  expectLink('B-7K3M9-QX2TP-1', '/admin/bestellungen?bestellung=B-7K3M9-QX2TP-1');
  await see(/^Rest 64,80.€ netto$/);
  expect(screen.getByRole('link', { name: 'RE-2026-00001' }).closest('li')).toHaveTextContent(
    'RE-2026-0000102.03.202659,50 € inkl. MwSt.offen 59,50 €',
  );
  expect(screen.getByRole('link', { name: 'Rüttelplatte' })).toBeVisible();
  for (const name of ['Offene Posten', 'Umsatz netto', 'Tonnen', 'Tonnen nach Material']) {
    expect(screen.getByRole('table', { name })).toBeVisible();
  }
});

test('shows orders, papers and figures of one building site', async () => {
  const OF_SITE = 'GET /api/admin/orders?customer=K-10001&site=S%C3%BCd&placed=true';
  const { user, api } = open('/kunde?id=10001', {
    [READ_ONE]: () => json(customer('10001', { sites: [{ ...NO_SITE, name: 'Süd' }] })),
    [OF_SITE]: page([]),
    'GET /api/admin/customers/10001/figures?site=S%C3%BCd': () => json(FIGURES),
  });
  const [choice] = await screen.findAllByRole('combobox', { name: 'Baustelle' });
  await user.selectOptions(choice as HTMLElement, 'Süd');
  await waitFor(() => expect(api.calls()).toContain(OF_SITE));
  const papers = /^\/api\/admin\/customers\/10001\/papers\.zip\?from=.*&to=.*&site=S%C3%BCd$/;
  expectLink('Als ZIP herunterladen', expect.stringMatching(papers));
});

test('imports a table after a preview, and leaves out what is wrong', async () => {
  const { user, press, see, bodies } = open('/import', {
    'GET /api/admin/customers?limit=500': page([customer('10001')]),
    [SAVE]: saveAll,
  });
  const rows = ['Kundennummer;Name;Telefon', 'K-10001;;069 7', ';Neubau KG;', 'K-10009;X;'];
  const file = new File([rows.join('\n')], 'kunden.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Datei für den Import'), file);
  await see(/1 neu, 1 geändert/);
  await see(/Einen Kunden K-10009 gibt es nicht/);
  await user.click(screen.getByRole('checkbox', { name: /auslassen/ }));
  await press(/speichern$/);
  await see(/gespeichert\.$/);
  expect(bodies<SaveRequest<CustomerInput>>(SAVE)[0]?.changes).toMatchObject([
    { id: '10001', version: 1, input: { phone: '069 7', members: [MEMBER] } },
    { version: 0, input: { name: 'Neubau KG', is_company: true } },
  ]);
});

test('merges a customer into one like it, until all orders are moved', async () => {
  const SIMILAR = 'GET /api/admin/customers?search=Muster+Bau+GmbH&visibility=current';
  const MERGE = 'POST /api/admin/customers/10001/merge';
  const left = [20, 3];
  const like = customer('10003', { name: 'Muster Bau', phone: '069 8', payment_days: 30 });
  const { press, see, bodies } = open('/kunde?id=10001', {
    [READ_ONE]: () => json(customer('10001', { phone: '069 7' })),
    [SIMILAR]: page([customer('10001'), like]),
    [MERGE]: () => json({ moved: left.shift(), has_more: left.length > 0 }),
  });
  await press('Zusammenführen');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByRole('listitem')).toHaveLength(1);
  await press('Diesen behalten');
  const terms = within(screen.getByRole('table', { name: 'Konditionen im Vergleich' }));
  expect(terms.getByRole('row', { name: /Zahlungsziel 30 Tage 14 Tage/ })).toBeVisible();
  expect(dialog.getByText(/Telefon: .* \(es gilt: 069 8\)/s)).toBeVisible();
  await press('Ja, mit Muster Bau zusammenführen');
  await see('Zusammengeführt mit K-10003, 23 Bestellungen umgehängt.');
  const sent = { request_id: expect.any(String), into: 'K-10003', conditions: 'own' };
  expect(bodies(MERGE)).toEqual([sent, sent]);
});

test('says that there is no such customer', async () => {
  const { see } = open('/kunde?id=10001', { [READ_ONE]: () => refusal(404, 'Nein.') });
  await see('Diesen Kunden gibt es nicht.');
});

test('goes on with an interrupted merge', async () => {
  const MERGE = 'POST /api/admin/customers/10001/merge';
  const { press, see, bodies } = open('/kunde?id=10001', {
    [READ_ONE]: () => json(customer('10001', { merged_into: 'K-10003' })),
    [MERGE]: () => json({ moved: 1, has_more: false }),
  });
  await press('Übrige Bestellungen umhängen');
  await see('Zusammengeführt mit K-10003, 1 Bestellung umgehängt.');
  expect(bodies(MERGE)).toMatchObject([{ into: 'K-10003' }]);
});
