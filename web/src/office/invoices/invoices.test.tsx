import type { Invoice } from '@shop/domain/invoice/invoice';
import { writtenInvoice } from '@shop/domain/invoice/invoice-fixture';
import type { ListedInvoice } from '@shop/domain/invoice/invoice-list';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brokenConnection, json } from '../../lib/api/fake-api.ts';
import { openOffice, type Routes } from '../../test/office-fixture.tsx';
import { NUMBER, openOrder } from '../orders/order-fixture.tsx';
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
  gross_amount: 571.43,
  open_amount: 571.43,
  state: 'open',
  due_day: '2026-11-18',
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), toFake: ['Date'] });
});

const open = (routes: Routes = {}) =>
  openOffice('/admin/rechnungen', <InvoicesTab />, {
    [LIST]: () => json([LISTED]),
    'GET /api/admin/invoice-totals': () =>
      json({ count: 1, gross_amount: 571.43, open_amount: 571.43 }),
    ...routes,
  });

test('the tab lists invoices with their state, sums and files', async () => {
  open();
  const row = await screen.findByRole('row', { name: /RE-2026-00001/ });
  for (const text of ['Brandt Bau GmbH', NUMBER, 'überfällig', '18.11.2026', '571,43']) {
    expect(row).toHaveTextContent(text);
  }
  expect(within(row).getByRole('link', { name: 'RE-2026-00001 als PDF öffnen' })).toHaveAttribute(
    'href',
    '/api/invoices/RE-2026-00001/pdf',
  );
  expect(await screen.findByText(/davon offen 571,43/)).toBeVisible();
  for (const [name, href] of [
    ['PDF November 2026', '/api/admin/invoices/2026-11.zip'],
    ['DATEV November 2026', '/api/admin/invoices/2026-11.csv'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('a month of more invoices than fit into a file has several', async () => {
  open({
    'GET /api/admin/invoice-totals?month=2026-11': () =>
      json({ count: 101, gross_amount: 571.43, open_amount: 0 }),
  });
  const second = await screen.findByRole('link', { name: 'PDF November 2026, Teil 2 von 2' });
  expect(second).toHaveAttribute('href', '/api/admin/invoices/2026-11.zip?part=2');
  expect(screen.getAllByRole('link', { name: /^PDF November 2026, Teil/ })).toHaveLength(2);
});

test('without any it says how they are written', async () => {
  open({ [LIST]: () => json([]) });
  expect(await screen.findByText(/mit einem Druck auf „Rechnungen schreiben“/)).toBeVisible();
});

test('one press shows what will be written, writes it, and tells what was not', async () => {
  const ready: Invoice[] = [writtenInvoice({}, 'Entwurf')];
  const left_out = [
    {
      order_number: 'B-0',
      customer: 'Huber',
      reason: 'Von dieser Bestellung wurde nichts geliefert.',
    },
  ];
  let isBroken = true;
  const { api, user } = open({
    [PREVIEW]: () => json({ ready, left_out, is_cut: false }),
    [WRITE]: () => {
      if (isBroken) return brokenConnection();
      return json([{ order_number: NUMBER, outcome: 'refused', message: 'Schon berechnet.' }]);
    },
  });
  await user.click(screen.getByRole('button', { name: 'Rechnungen schreiben' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rechnungen schreiben' }));
  const preview = await dialog.findByRole('article', { name: `Bestellung ${NUMBER}` });
  expect(preview).toHaveTextContent('11,84 t Kies 16/32 (bestellt 12 t)');
  expect(preview).toHaveTextContent('Zahlbar bis 08.12.2026 ohne Abzug.');
  expect(dialog.getByText(/nichts geliefert/)).toBeVisible();
  const press = { name: '1 Rechnung schreiben und senden' };
  await user.click(dialog.getByRole('button', press));
  expect(await dialog.findByText(/konnten geschrieben werden/)).toBeVisible();
  isBroken = false;
  await user.click(dialog.getByRole('button', press));
  expect(await dialog.findByText(/Nicht geschrieben: .*Schon berechnet/)).toBeVisible();
  const sent = api.requests.filter(({ call }) => call === WRITE).map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test.each([
  [[], 'Zurzeit ist nichts zu berechnen: Zu allem, was geliefert ist, gibt es eine Rechnung.'],
  [[{ order_number: 'B-0', reason: 'Kein Preis.' }], 'Zurzeit ist nichts zu berechnen.'],
])('nothing to write, with %j left out', async (left_out, text) => {
  const { user } = open({ [PREVIEW]: () => json({ ready: [], left_out, is_cut: false }) });
  await user.click(screen.getByRole('button', { name: 'Rechnungen schreiben' }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('an order shows its invoice, which is cancelled with a reason', async () => {
  const invoices = [
    {
      number: 'RE-2026-00001',
      kind: 'invoice' as const,
      day: '2026-11-04',
      gross_amount: 571.43,
      has_xml: true,
    },
  ];
  const CANCEL = 'POST /api/admin/invoices/RE-2026-00001/cancel';
  const { bodies, user, dialog } = openOrder(
    { order_status: 'delivered', invoices },
    {
      [CANCEL]: () => json({ ...LISTED, number: 'RE-2026-00002', kind: 'cancellation' }),
    },
  );
  const section = within(dialog.getByRole('region', { name: 'Rechnung' }));
  expect(section.getByRole('link', { name: 'RE-2026-00001 als XML öffnen' })).toHaveAttribute(
    'href',
    '/api/invoices/RE-2026-00001/xml',
  );
  await user.click(section.getByRole('button', { name: 'Rechnung stornieren' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Rechnung RE-2026-00001 stornieren?' }),
  );
  await user.click(question.getByRole('button', { name: 'Stornorechnung schreiben' }));
  expect(question.getByText(/Bitte geben Sie den Grund an/)).toBeVisible();
  await user.type(
    question.getByRole('textbox', { name: /Grund der Stornierung/ }),
    'Falsche Menge',
  );
  await user.keyboard('{Escape}');
  await user.click(question.getByRole('button', { name: 'Stornorechnung schreiben' }));
  expect(
    await section.findByText('Die Stornorechnung RE-2026-00002 ist geschrieben und unterwegs.'),
  ).toBeVisible();
  expect(bodies(CANCEL)).toEqual([{ request_id: expect.any(String), reason: 'Falsche Menge' }]);
});

test('a delivered order without an invoice offers to write one, one that is not delivered does not', () => {
  const { dialog } = openOrder({ order_status: 'delivered' });
  expect(dialog.getByRole('button', { name: 'Rechnung schreiben' })).toBeVisible();
});

test('an order that is under way has no invoice yet', () => {
  const { dialog } = openOrder({ order_status: 'on_the_way' });
  expect(dialog.queryByRole('region', { name: 'Rechnung' })).toBeNull();
});
