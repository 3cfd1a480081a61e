import type { AdminOrder } from '@shop/domain/order/order';
import { paymentText } from '@shop/domain/tour/delivery-text';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { json, refusal } from '../../lib/api/fake-api.ts';
import { adminOrder, orderDelivery, type Routes } from '../../test/office-fixture.tsx';
import { NUMBER, openOrder } from './order-fixture.tsx';

const ORDER_NOTES = `/api/admin/orders/${NUMBER}/notes`;
const CHANGE_DAY = `POST /api/admin/orders/${NUMBER}/delivery-day`;
const DELIVERED: Partial<AdminOrder> = {
  delivery: orderDelivery({ wished_day: '2026-11-26' }),
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

const open = (order: Partial<AdminOrder> = DELIVERED, routes: Routes = {}) =>
  openOrder(order, routes);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), toFake: ['Date'] });
});

test('the bill of a rental leads to it, without delivery, slips and notes of delivery', () => {
  const { dialog } = open({
    ...DELIVERED,
    order_status: 'delivered',
    booking_number: 'M-7K3M9-QX2TP',
    status_changes: [
      { from: 'pending', to: 'delivered', by: 'Chef', at: '2026-11-04T08:15:00.000Z' },
    ],
  });
  expect(dialog.getByRole('link', { name: 'Miete M-7K3M9-QX2TP' })).toHaveAttribute(
    'href',
    '/admin/vermietung?buchung=M-7K3M9-QX2TP',
  );
  expect(dialog.getByText('Miete M-7K3M9-QX2TP abgeschlossen')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Mengen ändern' })).toBeVisible();
  expect(
    dialog.queryByText(
      /Geliefert|Bestellte Artikel|Liefertag|Lieferschein|Auftragsbestätigung|Wiegeschein|eingegangen/,
    ),
  ).toBeNull();
});

test('the dialog shows all of an order', () => {
  const by = 'lager@tiefbau.example';
  const change = { from: 'pending', to: 'processing', by, at: '2026-11-04T08:15:00.000Z' };
  const { dialog } = open({
    ...DELIVERED,
    order_status: 'processing',
    payment_state: 'open',
    status_changes: [change],
  });
  for (const [name, texts] of [
    ['Nächster Schritt', ['Wird bearbeitet', 'Als unterwegs markieren']],
    [
      'Lieferung',
      [
        'ArtLieferung',
        'LiefertagDonnerstag, 26.11.2026',
        'ZoneZone 2',
        'LieferadresseAm Hang 7, 12355 Neudorf',
        'Zufahrtmit 40-t-Lkw nicht möglich',
        'AbladestelleHinter der Garage',
        'Vor OrtPaul Polier',
        'Ladungca. 2 t, 1 Lkw bis 18 t',
      ],
    ],
    [
      'Kundendaten',
      ['KundeAnna Beispiel', 'FirmaBeispiel Bau GmbH', 'AnschriftBauweg 1', 'DE123456789'],
    ],
    [
      'Bestellung',
      [
        'Gesamtsumme84,80 € netto',
        'Gesamtbetrag100,91 € brutto (inkl. MwSt.)',
        'ZahlungsartVorkasse',
        'Datum03.11.2026, 14:05',
      ],
    ],
    ['Anmerkungen', ['am Hoftor']],
    ['Bestellte Artikel', ['Kies 0/32Art.-Nr. 10 0012 t19,90 €']],
    ['Verlauf', [`In Bearbeitung → Wird bearbeitet04.11.2026, 09:15 · ${by}`]],
  ] as const) {
    for (const text of texts) expect(dialog.getByRole('region', { name })).toHaveTextContent(text);
  }
  const titles = dialog.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual([
    'Nächster Schritt',
    'Bestellte Artikel',
    'Anmerkungen',
    'Zahlung',
    'Interne Notizen',
    'Kundendaten',
    'Lieferung',
    'Bestellung',
    'Verlauf',
  ]);
  const buttons = dialog.getAllByRole('button').map((button) => button.textContent);
  expect(buttons[0]).toBe('Als unterwegs markieren');
  expect(buttons.at(-1)).toBe('Schließen');
  for (const [name, href] of [
    ['0171 234567', 'tel:0171234567'],
    ['069 / 12 34', 'tel:0691234'],
    ['anna@beispiel.example', 'mailto:anna@beispiel.example'],
  ] as const) {
    expect(dialog.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('an order that names no delivery says so', () => {
  const { dialog } = open({ payment_method: 'rechnung' });
  const facts = dialog.getByRole('region', { name: 'Lieferung' });
  expect(facts).toHaveTextContent('ArtLieferung, Ort nach Absprache');
  expect(facts).toHaveTextContent('LadungGewicht unbekannt, mindestens 1 Lkw');
});

test('the contact data of an erased customer are left out', () => {
  const erased = { customer_name: 'Gelöscht', customer_email: '', customer_phone: '' };
  const { dialog } = open(erased);
  const customer = within(dialog.getByRole('region', { name: 'Kundendaten' }));
  expect(customer.getByText('Gelöscht')).toBeVisible();
  expect(customer.queryByRole('link')).toBeNull();
  expect(customer.queryByText('E-Mail')).toBeNull();
});

test('its papers open as PDF in a tab of their own', () => {
  const { dialog } = open();
  for (const [name, href] of [
    ['Auftragsbestätigung drucken', `/api/admin/orders/${NUMBER}/confirmation.pdf`],
    ['Lieferschein drucken', `/api/admin/delivery-notes/${NUMBER}.pdf`],
  ] as const) {
    const link = dialog.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test.each([
  ['part', 'Vorkasse, erst teilweise bezahlt: nur nach Rücksprache mit dem Büro übergeben'],
  ['paid', 'Vorkasse, bezahlt'],
] as const)('the driver of a prepaid order that is %s reads „%s“', (payment_state, text) => {
  expect(paymentText(adminOrder({ payment_state }))).toBe(text);
});

test('a delivery day is set, and sent with the one that was shown', async () => {
  const changed = adminOrder({
    ...DELIVERED,
    delivery_day: '2026-11-30',
    delivery_day_changes: [
      { day: '2026-11-30', by: 'chef@tiefbau.example', at: '2026-11-23T08:00:00Z' },
    ],
  });
  const { bodies, user, dialog } = open(DELIVERED, { [CHANGE_DAY]: () => json(changed) });
  const field = dialog.getByRole('textbox', { name: 'Liefertag festlegen' });
  fireEvent.change(field, { target: { value: '29.11.2026' } });
  expect(
    await dialog.findByText(
      'An Sonn- und Feiertagen und in unseren Betriebsferien liefern wir nicht.',
    ),
  ).toBeVisible();
  fireEvent.change(field, { target: { value: '30.11.2026' } });
  await user.type(field, '{Enter}');
  expect(await dialog.findByText('Der Liefertag ist jetzt der 30.11.2026.')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Lieferung' })).toHaveTextContent('Montag, 30.11.2026');
  expect(dialog.getByRole('region', { name: 'Verlauf' })).toHaveTextContent(
    'Liefertag: 30.11.202623.11.2026, 09:00 · chef@tiefbau.example',
  );
  expect(bodies(CHANGE_DAY)).toEqual([{ from: '2026-11-26', to: '2026-11-30' }]);
});

describe('an order that has not left yet is edited', () => {
  const EDIT = `POST /api/admin/orders/${NUMBER}/edit`;
  const BEFORE = { ...DELIVERED, edits: [] };
  const sand = { id: 401, name: 'Sand 0/2', category: 'Sand', unit: 't', price: 25 };
  const stone = { id: 9, name: 'Stein', category: 'Stein', unit: 't' };
  const after = adminOrder({
    ...BEFORE,
    total_amount: 134.7,
    delivery_amount: 45,
    open_amount: 160.29,
    edits: [
      {
        by: 'chef@tiefbau.example',
        at: '2026-11-23T08:00:00Z',
        reason: 'Am Telefon.',
        total_before: 84.8,
        total_after: 134.7,
        lines: [
          { product_name: 'Kies 0/32', unit: 't', from: 2, to: 0 },
          { product_name: 'Sand 0/2', unit: 't', from: 0, to: 3 },
        ],
        has_new_place: true,
      },
    ],
  });

  async function openEdit(routes: Routes = {}) {
    const view = open(BEFORE, {
      'GET /api/products': () => json([sand, stone]),
      [EDIT]: () => json(after),
      ...routes,
    });
    await view.user.click(view.dialog.getByRole('button', { name: 'Bestellung ändern' }));
    const edit = within(await screen.findByRole('dialog', { name: `Bestellung ${NUMBER} ändern` }));
    const add = async (number: string) => {
      const field = edit.getByRole('textbox', { name: 'Weiterer Artikel' });
      await view.user.clear(field);
      await view.user.type(field, number);
      await view.user.click(edit.getByRole('button', { name: 'Hinzufügen' }));
    };
    return { ...view, edit, add };
  }
  const fill = (edit: ReturnType<typeof within>, name: string, value: string) =>
    fireEvent.change(edit.getByRole('textbox', { name }), { target: { value } });

  test('in two presses: the first tells the new total, the second saves it', async () => {
    const { bodies, dialog, edit, add, user } = await openEdit();
    await add('10 401');
    expect(await edit.findByText('Sand 0/2')).toBeVisible();
    await user.click(edit.getByRole('button', { name: 'Kies 0/32 entfernen' }));
    fill(edit, 'Menge in t', '3');
    fill(edit, 'Postleitzahl', '12345');
    fill(edit, 'Grund (liest der Kunde)', 'Am Telefon.');
    await user.click(edit.getByRole('button', { name: 'Preis prüfen' }));
    expect(await edit.findByRole('status')).toHaveTextContent(
      'Gesamtsumme: bisher 84,80 €, jetzt 134,70 € netto, davon Lieferung 45,00 €',
    );
    await user.click(edit.getByRole('button', { name: 'Änderung speichern' }));
    expect(
      await dialog.findByText('Die Bestellung ist geändert. Der Kunde erhält eine E-Mail.'),
    ).toBeVisible();
    const [preview, saved] = bodies(EDIT);
    expect(preview).toMatchObject({
      seen: 0,
      items: [{ product_id: 401, quantity: 3 }],
      place: { street: 'Am Hang 7', postal_code: '12345', city: 'Neudorf' },
      reason: 'Am Telefon.',
    });
    expect(saved).toEqual({ ...(preview as object), id: expect.any(String), total_amount: 134.7 });
    expect(dialog.getByRole('region', { name: 'Verlauf' })).toHaveTextContent(
      'Bestellung geändert: 84,80 € → 134,70 € nettoKies 0/32 entferntSand 0/2: neu, 3 tNeue LieferadresseAm Telefon.',
    );
  });

  test('not without a reason, and only with what the shop sells by the number', async () => {
    const { bodies, edit, add, user } = await openEdit();
    await add('99999');
    expect(await edit.findByText('Diese Artikelnummer gibt es nicht.')).toBeVisible();
    await add('10009');
    expect(await edit.findByText('Diesen Artikel gibt es nur auf Anfrage.')).toBeVisible();
    fill(edit, 'Grund (liest der Kunde)', 'Am Telefon.');
    await user.click(edit.getByRole('button', { name: 'Preis prüfen' }));
    expect(edit.getByText(/^Bitte fügen Sie den weiteren Artikel hinzu/)).toBeVisible();
    fill(edit, 'Grund (liest der Kunde)', '');
    fill(edit, 'Weiterer Artikel', '');
    await user.click(edit.getByRole('button', { name: 'Preis prüfen' }));
    expect(edit.getByText('Bitte geben Sie einen Grund an.')).toBeVisible();
    fill(edit, 'Grund (liest der Kunde)', 'Am Telefon.');
    fill(edit, 'Menge in t', '1,5');
    await user.click(edit.getByRole('button', { name: 'Preis prüfen' }));
    expect(edit.getByText('Bitte prüfen Sie die Mengen.')).toBeVisible();
    expect(bodies(EDIT)).toEqual([]);
  });

  test('after a refused total the new price is shown first', async () => {
    const sentence = 'Die Gesamtsumme beträgt jetzt 150,00 €.';
    const totals = [134.7, 150];
    const { bodies, edit, user } = await openEdit({
      [EDIT]: ({ body }) =>
        (body as { total_amount?: number }).total_amount === 134.7
          ? refusal(422, sentence)
          : json({ ...after, total_amount: totals.shift() }),
    });
    fill(edit, 'Grund (liest der Kunde)', 'Am Telefon.');
    await user.click(edit.getByRole('button', { name: 'Preis prüfen' }));
    await user.click(await edit.findByRole('button', { name: 'Änderung speichern' }));
    expect(await edit.findByRole('alert')).toHaveTextContent(sentence);
    await user.click(edit.getByRole('button', { name: 'Preis prüfen' }));
    expect(await edit.findByRole('status')).toHaveTextContent('jetzt 150,00 €');
    await user.click(edit.getByRole('button', { name: 'Änderung speichern' }));
    await waitFor(() => expect(bodies(EDIT)).toHaveLength(4));
    expect(bodies(EDIT).at(-1)).toMatchObject({ total_amount: 150 });
  });

  test('what somebody else changed meanwhile is told, and the own change goes on', async () => {
    const theirs = {
      ...after,
      order_items: [
        ...after.order_items,
        { ...after.order_items[0], product_id: 401, product_name: 'Sand 0/2', quantity: 3 },
      ],
    };
    const { api, bodies, edit, user } = await openEdit({
      [EDIT]: () => refusal(409, 'Inzwischen geändert.'),
    });
    fill(edit, 'Menge in t', '7');
    fill(edit, 'Grund (liest der Kunde)', 'Am Telefon.');
    Object.assign(api.routes, { [`GET /api/admin/orders/${NUMBER}`]: () => json(theirs) });
    await user.click(edit.getByRole('button', { name: 'Preis prüfen' }));
    expect(await edit.findByRole('status')).toHaveTextContent(
      /chef@tiefbau.example die Bestellung geändert.*Sand 0\/2: neu, 3 t/,
    );
    api.routes[EDIT] = () => json(theirs);
    await user.click(edit.getByRole('button', { name: 'Preis prüfen' }));
    await edit.findByRole('button', { name: 'Änderung speichern' });
    expect(bodies(EDIT).at(-1)).toMatchObject({
      seen: 1,
      items: [{ quantity: 7 }, { product_id: 401, quantity: 3 }],
      reason: 'Am Telefon.',
    });
  });

  test('typed work goes only after a question', async () => {
    const { edit, user } = await openEdit();
    fill(edit, 'Grund (liest der Kunde)', 'Am Telefon.');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    expect(edit.getByRole('textbox', { name: 'Grund (liest der Kunde)' })).toHaveValue(
      'Am Telefon.',
    );
    await user.click(edit.getByRole('button', { name: 'Schließen' }));
    await user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  });

  test('and a refusal is told where it was pressed', async () => {
    const sentence = 'Die Bestellung wurde inzwischen geändert.';
    const { edit, user } = await openEdit({ [EDIT]: () => refusal(409, sentence) });
    fill(edit, 'Grund (liest der Kunde)', 'Am Telefon.');
    await user.click(edit.getByRole('button', { name: 'Preis prüfen' }));
    expect(await edit.findByRole('alert')).toHaveTextContent(sentence);
  });

  test.each(['on_the_way', 'delivered', 'cancelled'])('but not one that is %s', (order_status) => {
    const { dialog } = open({ ...DELIVERED, order_status });
    expect(dialog.queryByRole('button', { name: 'Bestellung ändern' })).toBeNull();
  });
});

test('a finished order has no delivery day to set', () => {
  const { dialog } = open({ ...DELIVERED, order_status: 'delivered' });
  expect(dialog.queryByRole('button', { name: 'Liefertag speichern' })).toBeNull();
});

test('notes are shown with author and time, and one can be added', async () => {
  const by = 'lager@tiefbau.example';
  const first = { id: 'n1', text: 'Ruft zurück.', by, at: '2026-11-20T09:00:00Z' };
  const second = { id: 'n2', text: 'Zurückgerufen.', by, at: '2026-11-23T08:00:00Z' };
  const stored = [first];
  const { user, dialog } = open(
    {},
    {
      [`GET ${ORDER_NOTES}`]: () => json(stored),
      [`POST ${ORDER_NOTES}`]: () => {
        stored.push(second);
        return json(stored);
      },
    },
  );
  const notes = within(dialog.getByRole('region', { name: 'Interne Notizen' }));
  expect(await notes.findByRole('listitem')).toHaveTextContent(
    'Ruft zurück.20.11.2026, 10:00 · lager@tiefbau.example',
  );
  await user.click(notes.getByRole('textbox', { name: 'Neue Notiz' }));
  await user.paste('Zurückgerufen.');
  await user.click(notes.getByRole('button', { name: 'Notiz speichern' }));
  await waitFor(() => expect(notes.getAllByRole('listitem')).toHaveLength(2));
  expect(notes.getByRole('textbox', { name: 'Neue Notiz' })).toHaveValue('');
  expect(screen.getByText('Die Notiz ist gespeichert.')).toBeVisible();
});

test('who the invoice is for can be corrected until it is written, and the history tells it', async () => {
  const CORRECT = `POST /api/admin/orders/${NUMBER}/billing`;
  const right = {
    buyer_reference: '04011000-12345-06',
    address: '6 Quai\n67000 Strasbourg',
    country: 'FR',
  };
  const change = { by: 'lager@tiefbau.example', at: '2026-11-04T08:15:00.000Z' };
  const corrected: Partial<AdminOrder> = {
    ...DELIVERED,
    buyer_reference: right.buyer_reference,
    company_address: right.address,
    country: right.country,
    billing_changes: [{ ...change, buyer_reference: right.buyer_reference, has_new_address: true }],
  };
  const { bodies, user, dialog } = open(DELIVERED, {
    [CORRECT]: () => json(adminOrder(corrected)),
  });
  await user.click(dialog.getByRole('button', { name: 'Rechnungsangaben ändern' }));
  const form = within(dialog.getByRole('form', { name: 'Angaben zur Rechnung' }));
  expect(form.getByLabelText('Firmenadresse')).toHaveValue('Bauweg 1\n12345 Musterstadt');
  expect(form.getByLabelText('Land')).toHaveDisplayValue('Deutschland');
  await user.selectOptions(form.getByLabelText('Land'), 'Frankreich');
  fireEvent.change(form.getByLabelText('Firmenadresse'), { target: { value: right.address } });
  fireEvent.change(form.getByLabelText('Leitweg-ID'), { target: { value: right.buyer_reference } });
  await user.click(form.getByRole('button', { name: 'Speichern' }));
  expect(await dialog.findByText('Die Angaben zur Rechnung sind geändert.')).toBeVisible();
  expect(bodies(CORRECT)).toEqual([right]);
  expect(dialog.getByText(/Rechnung ins Ausland \(Frankreich\): MwSt. prüfen/)).toHaveTextContent(
    'Die Prüfziffern der Leitweg-ID stimmen nicht',
  );
  expect(dialog.getByRole('region', { name: 'Verlauf' })).toHaveTextContent(
    'Leitweg-ID: 04011000-12345-06, Rechnungsanschrift geändert',
  );
});

test('an order with an invoice keeps who it is for', () => {
  const invoice = { number: 'RE-2026-00001', kind: 'invoice', day: '2026-11-04', gross_amount: 1 };
  const { dialog } = open({ ...DELIVERED, invoices: [invoice as never] });
  expect(dialog.queryByRole('button', { name: 'Rechnungsangaben ändern' })).toBeNull();
});
