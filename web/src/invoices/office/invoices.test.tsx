import { leftOf } from '@shop/domain/invoice/corrections';
import type { Invoice } from '@shop/domain/invoice/invoice';
import type { ListedInvoice } from '@shop/domain/invoice/invoice-list';
import { writtenInvoice } from '@shop/domain/testing/invoices';
import { adminOrder } from '@shop/domain/testing/office';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brokenConnection, json } from '../../lib/api/fake-api.ts';
import { NUMBER, openOrder } from '../../orders/office/order-fixture.tsx';
import { expectLink } from '../../test/expect-link.ts';
import { openOffice, type Routes } from '../../test/office-fixture.tsx';
import InvoicesTab from './invoices-tab.tsx';

const LIST = 'GET /api/admin/invoices';
const PREVIEW = 'GET /api/admin/invoice-preview';
const WRITE = 'POST /api/admin/invoices';
const LISTED: ListedInvoice = {
  id: 'RE-2026-00001',
  number: 'RE-2026-00001',
  kind: 'invoice',
  order_number: NUMBER,
  day: '2026-11-04',
  customer: 'Brandt Bau GmbH',
  state: 'open',
  due_day: '2026-11-18',
  gross_amount: 571.43,
  open_amount: 571.43,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), toFake: ['Date'] });
});

const totals = () => json({ count: 1, gross_amount: 571.43, open_amount: 571.43 });

const open = (routes: Routes = {}) =>
  openOffice('/admin/rechnungen', <InvoicesTab />, {
    [LIST]: () => json([LISTED]),
    'GET /api/admin/invoice-totals': totals,
    'GET /api/admin/invoice-totals?month=2026-11': totals,
    ...routes,
  });

test('the tab lists invoices with their state, building site, sums and files', async () => {
  const joint = { order_kind: 'collective', site: 'Südring', number: 'RE-2026-00002' };
  const { see, press } = open({ [LIST]: () => json([LISTED, { ...LISTED, id: 'x', ...joint }]) });
  const row = await screen.findByRole('row', { name: /RE-2026-00001/ });
  for (const text of ['Brandt Bau GmbH', NUMBER, 'überfällig', '18.11.2026', '571,43']) {
    expect(row).toHaveTextContent(text);
  }
  expect(await screen.findByRole('row', { name: /RE-2026-00002/ })).toHaveTextContent(
    'Sammelrechnung, Baustelle Südring',
  );
  await see(/davon offen 571,43/);
  const link = screen.getByRole('link', { name: 'RE-2026-00001 als PDF öffnen' });
  expect(link).toHaveAttribute('href', '/api/invoices/RE-2026-00001/pdf');
  await press('Dateien');
  for (const [name, href] of [
    ['PDF November 2026', '/api/admin/invoices/2026-11.zip'],
    ['Rechnungsbuch (CSV)', '/api/admin/invoice-book.csv'],
    ['GoBD-Export 2026', '/api/admin/gobd/2026.zip'],
    ['GoBD-Export November 2026', '/api/admin/gobd/2026-11.zip'],
  ] as const) {
    expect(screen.getByRole('menuitem', { name })).toHaveAttribute('href', href);
  }
});

test('open items are listed by customer and age, and lead to their invoices', async () => {
  const rows = [
    { name: 'Brandt Bau GmbH', values: [0, 571.43] },
    { name: LISTED.number, values: [0, 571.43], isPart: true, invoice: LISTED.number },
  ];
  const table = { title: 'Offene Posten', head: 'Kunde', series: ['nicht fällig', '1–30 Tage'] };
  const { press } = open({
    'GET /api/admin/open-items': () => json({ ...table, unit: 'euro', rows, note: 'Nur 500' }),
  });
  await press('Offene Posten');
  const row = await screen.findByRole('row', { name: /^Brandt Bau GmbH *– *571,43.€$/ });
  expect(row).toBeVisible();
  const link = screen.getByRole('link', { name: LISTED.number });
  expect(link).toHaveAttribute('href', `/api/invoices/${LISTED.number}/pdf`);
  expect(screen.getByText('Nur 500')).toBeVisible();
});

test('a month with more invoices than fit into a file has several files', async () => {
  const { press } = open({
    'GET /api/admin/invoice-totals?month=2026-11': () =>
      json({ count: 101, gross_amount: 571.43, open_amount: 0 }),
  });
  await press('Dateien');
  const second = await screen.findByRole('menuitem', { name: 'PDF November 2026, Teil 2 von 2' });
  expect(second).toHaveAttribute('href', '/api/admin/invoices/2026-11.zip?part=2');
  expect(screen.getAllByRole('menuitem', { name: /^PDF November 2026, Teil/ })).toHaveLength(2);
});

test('the DATEV dialog writes what no batch has, tells what is left out, and offers the batches', async () => {
  const STATE = 'GET /api/admin/datev?month=2026-11';
  const batch = { id: '2026-11-1', rows: 3, at: '2026-11-23T08:00:00Z' };
  const left_out = [{ order_number: NUMBER, reason: 'Konto fehlt: Erlöse 7 %', amount: 105.93 }];
  const { press, see, bodies } = open({
    [STATE]: () => json({ waiting: [{ month: '2026-11', orders: 2 }], batches: [batch] }),
    'POST /api/admin/datev': () => json({ batch, left_out, has_more: false }),
  });
  await press('DATEV');
  await see('Noch zu übergeben: November 2026 (2 Bestellungen).');
  const file = screen.getByRole('link', { name: 'Stapel 2026-11-1 herunterladen' });
  expect(file).toHaveAttribute('href', '/api/admin/datev/2026-11-1.csv');
  await press('Stapel November 2026 schreiben');
  await see(/^Stapel 2026-11-1 mit 3 Buchungen ist geschrieben/);
  await see(`${NUMBER}: Konto fehlt: Erlöse 7 %, 105,93 €`);
  expect(await bodies('POST /api/admin/datev')).toMatchObject([{ month: '2026-11' }]);
});

test('one press previews the invoices, writes them, and reports those left out', async () => {
  const rebate = { percent: 2.5, cents: 0, reason: 'Treue' };
  const ready: Invoice[] = [writtenInvoice({ rebate }, 'Entwurf')];
  const left_out = [{ order_number: 'B-0', customer: 'Huber', reason: 'Nichts geliefert.' }];
  const { api, bodies, press, see } = open({
    [PREVIEW]: () => json({ ready, left_out, is_cut: false }),
    [WRITE]: brokenConnection,
  });
  await press('Rechnungen schreiben');
  const preview = await screen.findByRole('article', { name: `Bestellung ${NUMBER}` });
  expect(preview).toHaveTextContent('11,84 t Kies 16/32 (bestellt 12 t)');
  expect(preview).toHaveTextContent(/2,5 %: Treue \(auf 19 % MwSt\.\)-\d/);
  expect(preview).toHaveTextContent('Zahlbar bis 08.12.2026 ohne Abzug.');
  await see(/Nichts geliefert/);
  await press('1 Rechnung schreiben und senden');
  await see(/konnten geschrieben werden/);
  api.routes[WRITE] = () =>
    json([{ order_number: NUMBER, outcome: 'refused', message: 'Schon berechnet.' }]);
  await press('1 Rechnung schreiben und senden');
  await see(/Nicht geschrieben: .*Schon berechnet/);
  const [first, ...others] = bodies(WRITE);
  expect(others).toEqual([first]);
});

test('what is written can be chosen; one with a warning is off, and letters are named', async () => {
  const [one, two, three] = ['B-00001-00001', 'B-00002-00002', 'B-00003-00003'] as const;
  const draft = (order_number: string) => writtenInvoice({ order_number }, 'Entwurf');
  const posted = writtenInvoice({ order_number: three, customer_email: '' }, 'Entwurf');
  const warnings = [{ order_number: two, warning: 'Der Kunde hat widerrufen.' }];
  const written = { order_number: three, outcome: 'written', number: 'RE-2026-00009' };
  const { bodies, press, see, user } = open({
    [PREVIEW]: () =>
      json({ ready: [draft(one), draft(two), posted], left_out: [], warnings, is_cut: false }),
    [WRITE]: () => json([written]),
  });
  await press('Rechnungen schreiben');
  const box = (number: string) =>
    screen.findByRole('checkbox', { name: `Rechnung zu ${number} schreiben` });
  expect(await box(two)).not.toBeChecked();
  await see('Der Kunde hat widerrufen.');
  await see(/2 Rechnungen über .*1 Kunde hat keine E-Mail-Adresse/);
  await user.click(await box(one));
  await press('1 Rechnung schreiben und senden');
  await see(/1 Rechnung ist geschrieben \(RE-2026-00009\)\. 1 Kunde hat keine E-Mail-Adresse/);
  expect(bodies(WRITE)).toMatchObject([{ order_numbers: [three] }]);
});

test.each([
  [[], 'Zurzeit ist nichts zu berechnen: Zu allem, was geliefert ist, gibt es eine Rechnung.'],
  [[{ order_number: 'B-0', reason: 'Kein Preis.' }], 'Zurzeit ist nichts zu berechnen.'],
])(
  'without any, says how they are written, and with %j left out that none can be',
  async (left_out, text) => {
    const preview = () => json({ ready: [], left_out, is_cut: false });
    const { press, see } = open({ [LIST]: () => json([]), [PREVIEW]: preview });
    await see(/mit einem Druck auf „Rechnungen schreiben“/);
    await press('Rechnungen schreiben');
    await see(text);
  },
);

test('an order shows its invoice, which can be cancelled with a reason', async () => {
  const { number, day, gross_amount } = LISTED;
  const invoices = [{ number, kind: 'invoice' as const, day, gross_amount, has_xml: true }];
  const CANCEL = `POST /api/admin/invoices/${number}/cancel`;
  const { bodies, press, type, see, user } = openOrder(
    { order_status: 'delivered', invoices },
    { [CANCEL]: () => json({ ...LISTED, number: 'RE-2026-00002', kind: 'cancellation' }) },
  );
  expectLink(`${number} als XML öffnen`, `/api/invoices/${number}/xml`);
  await press('Rechnung stornieren');
  await screen.findByRole('alertdialog', { name: `Rechnung ${number} stornieren?` });
  await press('Stornorechnung schreiben');
  await see(/Bitte geben Sie den Grund an/);
  type(/^Grund der Stornierung/, 'Falsche Menge');
  await user.keyboard('{Escape}');
  await press('Stornorechnung schreiben');
  await see('Die Stornorechnung RE-2026-00002 ist geschrieben und unterwegs.');
  expect(bodies(CANCEL)).toEqual([{ request_id: expect.any(String), reason: 'Falsche Menge' }]);
});

test('a part of it can be credited: what is left is asked for, and the sum shown before it is sent', async () => {
  const { number, day, gross_amount } = LISTED;
  const CREDIT = `POST /api/admin/invoices/${number}/credit`;
  const DRAFT = 'POST /api/admin/draft-paper';
  const invoices = [{ number, kind: 'invoice' as const, day, gross_amount }];
  const order = { order_status: 'delivered', invoices };
  const { bodies, press, type, see } = openOrder(order, {
    [`POST /api/admin/orders/${NUMBER}/notes`]: () => json([]),
    [`GET /api/admin/invoices/${number}/left`]: () => json(leftOf(writtenInvoice(), [])),
    [DRAFT]: () => json({ pdf: btoa('%PDF') }),
    [CREDIT]: () => json({ ...LISTED, number: 'RE-2026-00003', kind: 'credit' }),
  });
  await press('Teil gutschreiben');
  await screen.findByRole('dialog', { name: `${number} korrigieren` });
  await press('Rechnungskorrektur schreiben');
  await see(/Bitte wählen Sie, was gutgeschrieben wird/);
  type(/^Menge \(t\)/, '1');
  type(/^Wofür/, 'Nachlass');
  type(/^Betrag netto/, '10');
  type(/^Grund/, 'feucht');
  await see(/Gutgeschrieben werden 46,29/);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL() {} }));
  await press('Entwurf als PDF');
  await waitFor(() =>
    expect(bodies(DRAFT)).toMatchObject([{ credit: { number, reason: 'feucht' } }]),
  );
  await press('Rechnungskorrektur schreiben');
  await see('Die Rechnungskorrektur RE-2026-00003 ist geschrieben und unterwegs.');
  const lines = [{ line: 0, quantity: 1 }];
  const amounts = [{ text: 'Nachlass', amount: 10, vat_rate: 19 }];
  const sent = { lines, amounts, reason: 'feucht', gross_amount: 46.29 };
  expect(bodies(CREDIT)).toEqual([{ request_id: expect.any(String), ...sent }]);
  type('Neue Notiz', 'Gutschrift besprochen.');
  await press('Notiz speichern');
  await see('Die Notiz ist gespeichert.');
  expect(screen.queryByRole('dialog', { name: `${number} korrigieren` })).toBeNull();
});

const COLLECTED = { collected_by: 'RE-2026-00001', collecting_order: 'B-00000-00009' };

const MONTHLY = { conditions: { invoicing: 'monthly' }, payment_method: 'rechnung' } as const;

test.each([
  ['delivered', {}, ['Nächster Schritt'], []],
  ['delivered', MONTHLY, ['Rechnung'], [/kommt in die Sammelrechnung/]],
  ['on_the_way', {}, [], []],
  ['delivered', COLLECTED, [], [/^In der Sammelrechnung RE-/, /^Diese Lieferung ist in der/]],
])(
  'an order that is %s, %j, offers to write its invoice: %j',
  (order_status, order, places, says) => {
    const { dialog } = openOrder({ order_status, ...order });
    const button = { name: 'Rechnung schreiben' };
    expect(dialog.queryAllByRole('button', button)).toHaveLength(places.length);
    for (const name of places)
      within(dialog.getByRole('region', { name })).getByRole('button', button);
    const step = within(dialog.getByRole('region', { name: 'Nächster Schritt' }));
    for (const text of says) expect(step.getByText(text)).toBeVisible();
  },
);

test('collective invoices are written one after the other, and a lost answer is asked for again', async () => {
  const PATH = 'collective-invoices';
  const COLLECT = `POST /api/admin/${PATH}` as const;
  const group = (customer: string, order_numbers: string[], more: object = {}) => ({
    customer,
    customer_number: `K-${customer}`,
    order_numbers,
    has_email: true,
    from: '2026-10-02',
    to: '2026-10-29',
    net_amount: 100,
    gross_amount: 119,
    ...more,
  });
  const { api, bodies, press, see } = open({
    [`GET /api/admin/${PATH}?until=2026-10-31`]: () =>
      json({
        until: '2026-10-31',
        later: 2,
        is_cut: false,
        groups: [
          group('Brandt Bau GmbH', ['B-1', 'B-2'], { site: 'Südring' }),
          group('Muster Bau GmbH', ['B-3'], { has_email: false }),
          group('Hof Bau GmbH', ['B-4']),
        ],
        left_out: [{ order_number: 'B-5', customer: 'Hof Bau GmbH', reason: 'Widerrufen.' }],
      }),
    [COLLECT]: brokenConnection,
  });
  await press('Sammelrechnungen');
  await see(/2 Lieferungen · 02.10.2026 bis 29.10.2026 · 100,00.€ netto, 119,00.€ inkl. MwSt/);
  await see(/1 Lieferung · .* · bitte drucken und per Post senden/);
  await see('B-5, Hof Bau GmbH');
  await see('Zusammen 357,00 € inkl. MwSt. 2 Lieferungen nach dem 31.10.2026 sind nicht dabei.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hof Bau GmbH' }));
  await press('2 Sammelrechnungen schreiben und senden');
  await see(/schreibt nichts doppelt/);
  const answers = [
    { order_number: 'B-9', outcome: 'written', number: 'RE-2026-00002' },
    { order_number: 'B-8', outcome: 'refused', message: 'B-3: Schon berechnet.' },
  ];
  api.routes[COLLECT] = () => json(answers.shift());
  await press('2 Sammelrechnungen schreiben und senden');
  await see('1 Sammelrechnung ist geschrieben (RE-2026-00002).');
  await see('Nicht geschrieben: B-3: Schon berechnet.');
  const [lost, first, second] = bodies(COLLECT);
  expect(first).toEqual(lost);
  expect(second).toMatchObject({ order_numbers: ['B-3'] });
});

test('an order in a collective invoice names it, and one that was cancelled is dissolved', async () => {
  const STATUS = `POST /api/admin/orders/${NUMBER}/status`;
  const paper = { created_at: '2026-11-04T09:00:00Z', day: '2026-11-04', gross_amount: 119 };
  const invoices = (['invoice', 'cancellation'] as const).map((kind, index) => {
    return { ...paper, kind, number: `RE-2026-0000${index + 1}` };
  });
  const joined = { kind: 'collective' as const, collects: ['B-00000-00001'], invoices };
  const { press, see, bodies, dialog } = openOrder(
    { order_status: 'delivered', ...joined },
    { [STATUS]: () => json(adminOrder({ order_status: 'cancelled', ...joined })) },
  );
  expect(dialog.getByRole('link', { name: 'B-00000-00001' })).toBeVisible();
  await press('Sammlung auflösen');
  await press('Ja, auflösen');
  await see(/Jede Lieferung lässt sich wieder berechnen/);
  expect(bodies(STATUS)).toEqual([{ from: 'delivered', to: 'cancelled' }]);
});

test('a run of reminders sends what is selected, repeats a lost one, and lists letters to post', async () => {
  const RUN = 'POST /api/admin/reminder-run';
  const POST = 'POST /api/admin/reminder-letters';
  const due = { customer: 'Brandt Bau GmbH', open_amount: 571.43, due_day: '2026-11-18' };
  const proposal = (order_number: string, reference: string, more: object) => {
    return { id: order_number, order_number, reference, ...due, ...more };
  };
  const first = { title: '1. Mahnung', channel: 'mail', fee: 5, interest: 0.8 };
  const letter = { title: 'Zahlungserinnerung', channel: 'letter' };
  const ahead = { title: 'Zahlungserinnerung', channel: 'mail' };
  const { api, bodies, press, see } = open({
    'GET /api/admin/reminder-run': () =>
      json([
        proposal('B-1', 'RE-2026-00001', first),
        proposal('B-2', 'RE-2026-00002', letter),
        proposal('B-3', 'RE-2026-00003', { problem: 'Mahnstopp bis 01.12.2026: in Klärung.' }),
      ]),
    'GET /api/admin/reminder-run?list=prepaid': () => json([proposal('B-6', 'B-6', ahead)]),
    'GET /api/admin/reminder-run?list=letters': () =>
      json([
        { ...proposal('B-4', 'RE-2026-00004', letter), id: 'RE-2026-00004' },
        proposal('B-4', 'RE-2026-00004', { ...letter, reminder_id: 'run-0001' }),
        proposal('B-4', 'RE-2026-00005', { ...letter, due_day: '2026-12-10' }),
      ]),
    [RUN]: brokenConnection,
    [POST]: () => json(null),
  });
  await press('Mahnlauf');
  await see(/offen 571,43.€ seit 18.11.2026, Gebühr 5,00.€, Zinsen 0,80.€, per E-Mail/);
  await see(/offen 571,43.€, fällig am 10.12.2026/);
  await see(/Mahnstopp bis 01.12.2026: in Klärung/);
  fireEvent.click(screen.getByRole('checkbox', { name: /RE-2026-00002/ }));
  await see('1 Zahlungserinnerung, offen 571,43 € inkl. MwSt.');
  const both = '1 Mahnung und 1 Zahlungserinnerung per E-Mail senden';
  expect(screen.getByRole('button', { name: both })).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: /B-6/ }));
  await press('1 Mahnung per E-Mail senden');
  await see(/bekommt nichts doppelt/);
  api.routes[RUN] = () => json([{ order_number: 'B-1', outcome: 'mail', title: '1. Mahnung' }]);
  await press('Erneut senden');
  await see('1 E-Mail unterwegs.');
  const [sent, again] = bodies(RUN);
  expect(sent).toMatchObject({ order_numbers: ['B-1'] });
  expect(again).toEqual(sent);
  const links = screen.getAllByRole('link', { name: 'PDF' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/invoices/RE-2026-00004/pdf',
    '/api/admin/orders/B-4/reminder.pdf?id=run-0001',
  ]);
  await press('1 Brief als verschickt vermerken');
  await see('Die Briefe sind als verschickt vermerkt.');
  const papers = ['RE-2026-00004', 'run-0001', 'B-4'];
  expect(bodies(POST)).toEqual([{ order_numbers: ['B-4'], papers }]);
});
