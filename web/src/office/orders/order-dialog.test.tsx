import type { AdminOrder } from '@shop/domain/order/order';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, json, refusal } from '../../lib/api/fake-api.ts';
import { ADMIN_USER, adminOrder, page, STATS } from '../../test/admin-fixture.ts';
import { renderAt } from '../../test/render-at.tsx';
import AdminPage from '../frame/admin-page.tsx';

const NUMBER = 'B-7K3M9-QX2TP';
const NOTES = `GET /api/admin/orders/${NUMBER}/notes`;
const ADD_NOTE = `POST /api/admin/orders/${NUMBER}/notes`;
const CHANGE_DAY = `POST /api/admin/orders/${NUMBER}/delivery-day`;
const DELIVERED: Partial<AdminOrder> = {
  delivery: {
    method: 'delivery',
    street: 'Am Hang 7',
    postal_code: '12355',
    city: 'Neudorf',
    truck_access: 'no',
    unloading_place: 'Hinter der Garage',
    wished_day: '2026-11-26',
    contact_name: 'Paul Polier',
    contact_phone: '0171 234567',
    express: false,
    zone: 'Zone 2',
  },
  delivery_day: '2026-11-26',
  subtotal_amount: 39.8,
  delivery_amount: 45,
  total_amount: 84.8,
  vat: [{ rate: 19, net_amount: 84.8, vat_amount: 16.11 }],
  gross_amount: 100.91,
  order_items: [
    {
      product_id: 1,
      product_name: 'Kies 0/32',
      quantity: 2,
      unit: 't',
      unit_price: 19.9,
      total_price: 39.8,
      weight_kg: 1000,
    },
  ],
};

async function openDetails(
  order: Partial<AdminOrder> = DELIVERED,
  routes: Parameters<typeof fakeApi>[0] = {},
) {
  const api = fakeApi({
    'GET /api/admin/stats': () => json(STATS),
    'GET /api/admin/orders': page([adminOrder(order)]),
    'GET /api/admin/contacts': page([]),
    'GET /api/delivery-options': () => json({ areas: [], closed_days: ['2026-12-25'] }),
    [NOTES]: () => json([]),
    ...routes,
  });
  const view = renderAt('/admin/bestellungen', { '/admin/*': <AdminPage /> }, { user: ADMIN_USER });
  await view.user.click(await screen.findByRole('button', { name: /^Details/ }));
  return { api, ...view, dialog: within(await screen.findByRole('dialog')) };
}

/** The sheet to print. */
const sheet = () => document.querySelector('[data-print-sheet]');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

test('the dialog says where, when and how an order is delivered', async () => {
  const { dialog } = await openDetails();
  const facts = dialog.getByRole('region', { name: 'Lieferung' });
  for (const text of [
    'ArtLieferung',
    'LiefertagDonnerstag, 26.11.2026',
    'ZoneZone 2',
    'LieferadresseAm Hang 7, 12355 Neudorf',
    'Zufahrtmit 40-t-Lkw nicht möglich',
    'AbladestelleHinter der Garage',
    'Vor OrtPaul Polier',
    'Ladungca. 2 t, 1 Lkw bis 18 t',
  ]) {
    expect(facts).toHaveTextContent(text);
  }
  expect(dialog.getByRole('link', { name: '0171 234567' })).toHaveAttribute(
    'href',
    'tel:0171234567',
  );
});

test('net and gross totals are told apart', async () => {
  const { dialog } = await openDetails();
  const facts = dialog.getByRole('region', { name: 'Bestellung' });
  expect(facts).toHaveTextContent('Gesamtsumme84,80 € netto');
  expect(facts).toHaveTextContent('Gesamtbetrag100,91 € brutto (inkl. MwSt.)');
});

test('an order that names no delivery says so', async () => {
  const { dialog } = await openDetails({});
  const facts = dialog.getByRole('region', { name: 'Lieferung' });
  expect(facts).toHaveTextContent('ArtLieferung, Ort nach Absprache');
  expect(facts).toHaveTextContent('LadungGewicht unbekannt, mindestens 1 Lkw');
});

test('printing an open order prints its confirmation, with prices, VAT and terms', async () => {
  const { user, dialog } = await openDetails();
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  expect(sheet()).toHaveTextContent('Auftragsbestätigung');
  await user.click(dialog.getByRole('button', { name: 'Auftragsbestätigung drucken' }));
  expect(print).toHaveBeenCalledOnce();
  for (const text of [
    `Auftragsbestätigung ${NUMBER}`,
    'Beispiel Bau GmbHAnna BeispielBauweg 112345 Musterstadt',
    '1Kies 0/32, Art.-Nr. 10 0012 t19,90 €39,80 €',
    'Lieferung (Zone 2)45,00 €',
    'Gesamtsumme84,80 €',
    'zzgl. 19 % MwSt.16,11 €',
    'Gesamtbetrag inkl. 19 % MwSt.100,91 €',
    'Einzelpreise, Lieferung und Gesamtsumme zzgl. MwSt.',
    `Verwendungszweck${NUMBER}`,
  ]) {
    expect(sheet()).toHaveTextContent(text);
  }
});

test('the delivery note has weights, place, contact and signatures, but no price', async () => {
  const { user, dialog } = await openDetails();
  const texts: string[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    texts.push(sheet()?.textContent ?? '');
  });
  await user.click(dialog.getByRole('button', { name: 'Lieferschein drucken' }));
  const [note = ''] = texts;
  for (const text of [
    `Lieferschein zu ${NUMBER}`,
    'Am Hang 712355 Neudorf',
    'LiefertagDonnerstag, 26.11.2026',
    'Zufahrtmit 40-t-Lkw nicht möglich',
    'AbladestelleHinter der Garage',
    'Vor OrtPaul Polier',
    'Telefon vor Ort0171 234567',
    'Kies 0/3210\u00a00012 t2\u00a0t',
    'Unterschrift Empfänger',
    'ZahlungVorkasse, noch nicht bezahlt: nur nach Rücksprache mit dem Büro übergeben',
  ]) {
    expect(note).toContain(text);
  }
  expect(note).not.toMatch(/€|MwSt|19,90/);
});

test.each([
  ['vorkasse', 'part', 'Vorkasse, erst teilweise bezahlt: nur nach Rücksprache'],
  ['vorkasse', 'paid', 'Vorkasse, bezahlt'],
  ['rechnung', 'open', 'Rechnung, nichts zu kassieren'],
] as const)('a delivery note of %s, %s says „%s“', async (payment_method, payment_state, text) => {
  const { user, dialog } = await openDetails({ payment_method, payment_state });
  vi.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(dialog.getByRole('button', { name: 'Lieferschein drucken' }));
  expect(sheet()).toHaveTextContent(text);
});

test('without a contact on site the delivery note names the customer', async () => {
  const { user, dialog } = await openDetails({});
  vi.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(dialog.getByRole('button', { name: 'Lieferschein drucken' }));
  expect(sheet()).toHaveTextContent('Vor OrtAnna BeispielTelefon vor Ort069 / 12 34');
});

test('a delivery day is set, and sent with the one that was shown', async () => {
  const changed = adminOrder({
    ...DELIVERED,
    delivery_day: '2026-11-30',
    delivery_day_changes: [
      { day: '2026-11-30', by: 'chef@tiefbau.example', at: '2026-11-23T08:00:00Z' },
    ],
  });
  const { api, user, dialog } = await openDetails(DELIVERED, { [CHANGE_DAY]: () => json(changed) });
  const field = dialog.getByRole('textbox', { name: 'Liefertag festlegen' });
  await user.clear(field);
  await user.type(field, '29.11.2026');
  expect(
    await dialog.findByText(
      'An Sonn- und Feiertagen und in unseren Betriebsferien liefern wir nicht.',
    ),
  ).toBeVisible();
  await user.clear(field);
  await user.type(field, '30.11.2026{Enter}');
  expect(await dialog.findByText('Der Liefertag ist jetzt der 30.11.2026.')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Lieferung' })).toHaveTextContent('Montag, 30.11.2026');
  expect(dialog.getByRole('region', { name: 'Verlauf' })).toHaveTextContent(
    'Liefertag: 30.11.202623.11.2026, 09:00 · chef@tiefbau.example',
  );
  const sent = api.requests.filter(({ call }) => call === CHANGE_DAY).map(({ body }) => body);
  expect(sent).toEqual([{ from: '2026-11-26', to: '2026-11-30' }]);
});

test('a refused delivery day shows the sentence of the server', async () => {
  const sentence = 'Die Bestellung wurde inzwischen geändert.';
  const { user, dialog } = await openDetails({}, { [CHANGE_DAY]: () => refusal(409, sentence) });
  await user.type(dialog.getByRole('textbox', { name: 'Liefertag festlegen' }), '30.11.2026');
  await user.click(dialog.getByRole('button', { name: 'Liefertag speichern' }));
  expect(await dialog.findByText(sentence)).toBeVisible();
});

test('a finished order has no delivery day to set', async () => {
  const { dialog } = await openDetails({ ...DELIVERED, order_status: 'delivered' });
  expect(dialog.queryByRole('button', { name: 'Liefertag speichern' })).toBeNull();
});

test('notes are shown with author and time, and a new one is kept until it is stored', async () => {
  const first = {
    id: 'n1',
    text: 'Ruft zurück.',
    by: 'lager@tiefbau.example',
    at: '2026-11-20T09:00:00Z',
  };
  const second = {
    id: 'n2',
    text: 'Zurückgerufen.',
    by: 'chef@tiefbau.example',
    at: '2026-11-23T08:00:00Z',
  };
  const { api, user, dialog } = await openDetails(
    {},
    {
      [NOTES]: () => json([first]),
      [ADD_NOTE]: brokenConnection,
    },
  );
  const notes = within(dialog.getByRole('region', { name: 'Interne Notizen' }));
  expect(await notes.findByRole('listitem')).toHaveTextContent(
    'Ruft zurück.20.11.2026, 10:00 · lager@tiefbau.example',
  );
  await user.type(notes.getByRole('textbox', { name: 'Neue Notiz' }), 'Zurückgerufen.');
  await user.click(notes.getByRole('button', { name: 'Notiz speichern' }));
  expect(await notes.findByText(/konnte nicht gespeichert werden/)).toBeVisible();
  api.routes[ADD_NOTE] = () => json([first, second]);
  await user.click(notes.getByRole('button', { name: 'Notiz speichern' }));
  await waitFor(() => expect(notes.getAllByRole('listitem')).toHaveLength(2));
  expect(notes.getByRole('textbox', { name: 'Neue Notiz' })).toHaveValue('');
  const ids = api.requests
    .filter(({ call }) => call === ADD_NOTE)
    .map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
});

test('notes that cannot be loaded can be tried again', async () => {
  const { api, user, dialog } = await openDetails(
    {},
    {
      [NOTES]: () => refusal(404, 'Diese Bestellung gibt es nicht.'),
    },
  );
  expect(await dialog.findByText('Die Notizen konnten nicht geladen werden')).toBeVisible();
  api.routes[NOTES] = () => json([{ id: 'n1', text: 'Da.', by: 'x', at: '2026-11-20T09:00:00Z' }]);
  await user.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await dialog.findByText('Da.')).toBeVisible();
});
