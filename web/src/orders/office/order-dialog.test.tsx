import type { AdminOrder, OrderInvoice } from '@shop/domain/order/order';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { adminOrder } from '@shop/domain/testing/office';
import { orderDelivery, orderItem } from '@shop/domain/testing/wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brokenConnection, json, refusal } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { named } from '../../test/named.ts';
import type { Routes } from '../../test/office-fixture.tsx';

import { NUMBER, openOrder } from './order-fixture.tsx';

const ORDER_NOTES = `/api/admin/orders/${NUMBER}/notes`;
const CHANGE_DAY = `POST /api/admin/orders/${NUMBER}/events`;
const DELIVERED: Partial<AdminOrder> = {
  delivery: orderDelivery({ wished_day: '2026-11-26' }),
  delivery_day: '2026-11-26',
  subtotal_amount: 39.8,
  delivery_amount: 45,
  total_amount: 84.8,
  gross_amount: 100.91,
  vat: [{ rate: 19, net_amount: 84.8, vat_amount: 16.11 }],
  order_items: [orderItem({ product_id: 1, weight_kg: 1000 })],
};

const at = '2026-11-04T08:15:00.000Z';

const open = (order: Partial<AdminOrder> = DELIVERED, routes: Routes = {}) =>
  openOrder(order, routes);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), toFake: ['Date'] });
});

test('a rental’s bill links to the rental, without delivery, slips and delivery note', () => {
  const booking_number = 'M-7K3M9-QX2TP';
  const closed = { what: 'status', from: 'pending', to: 'delivered', by: 'Chef', at } as const;
  const bill = { order_status: 'delivered', booking_number, history: [closed] };
  const { dialog } = open({ ...DELIVERED, ...bill });
  expectLink(`Miete ${booking_number}`, `/admin/vermietung?buchung=${booking_number}`, dialog);
  expect(dialog.getByText(`Miete ${booking_number} abgeschlossen`)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Mengen ändern' })).toBeVisible();
  const ofDeliveries =
    /Geliefert|Bestellte Artikel|Liefertag|Lieferschein|Auftragsbestätigung|Wiegeschein|eingegangen/;
  expect(dialog.queryByText(ofDeliveries)).toBeNull();
});

test('what joins deliveries for one invoice is called so, and is no order', () => {
  open({ ...DELIVERED, kind: 'collective' });
  const dialog = screen.getByRole('dialog', { name: /^Sammelrechnung B-/ });
  expect(within(dialog).getByRole('region', { name: 'Sammelrechnung' })).toBeVisible();
});

test('an order with parts says of each article what came, what is left and what is to be billed', () => {
  const lines = [{ product_name: 'Kies 0/32', unit: 't', quantity: 11.84 }];
  const { dialog } = open({
    ...DELIVERED,
    order_items: [orderItem({ product_name: 'Kies 0/32', unit: 't', quantity: 12 })],
    deliveries: [{ number: 'B-1', day: '2026-11-20', lines }],
    to_bill_amount: 636.18,
  });
  const table = within(dialog.getByRole('table', { name: 'Bestellt, geliefert, Rest' }));
  const row = table.getByRole('row', { name: /^Kies 0\/32/ });
  expect(row).toHaveTextContent('Kies 0/32 Art.-Nr. 10 004 23,84 t11,84 t12 t39,80 €19,90 € / t');
  expect(dialog.getAllByRole('table')).toHaveLength(1);
  expect(dialog.getByText('zu berechnen 636,18 € inkl. MwSt.')).toBeVisible();
});

test('the dialog shows all of an order', () => {
  const by = 'lager@tiefbau.example';
  const change = { what: 'status', from: 'pending', to: 'processing', by, at } as const;
  const begun = { order_status: 'processing', history: [change] };
  const { dialog } = open({ ...DELIVERED, ...begun, payment_state: 'open' });
  for (const [name, ...texts] of [
    ['Nächster Schritt', 'Wird bearbeitet', 'Als unterwegs markieren'],
    ['Lieferung', 'ArtLieferung', 'LiefertagDonnerstag, 26.11.2026', 'ZoneZone 2'],
    ['Lieferung', 'LieferadresseAm Hang 7, 12355 Neudorf', 'Ansprechpartner vor OrtPaul Polier'],
    ['Lieferung', 'Zufahrtmit 40-t-Lkw nicht möglich', 'AbladestelleHinter der Garage'],
    ['Lieferung', 'Ladungca. 2 t, 1 Lkw bis 18 t'],
    ['Kundendaten', 'NameAnna Beispiel', 'FirmaBeispiel Bau GmbH', 'FirmenadresseBauweg 1'],
    ['Kundendaten', 'DE123456789'],
    ['Bestellung', 'Gesamtsumme84,80 € netto', 'Gesamtbetrag100,91 € brutto (inkl. MwSt.)'],
    ['Bestellung', 'ZahlungsartVorkasse', 'Datum03.11.2026, 14:05'],
    ['Anmerkungen', 'am Hoftor'],
    ['Bestellte Artikel', 'Kies 0/32Art.-Nr. 10 0012 t19,90 €'],
    ['Verlauf', `In Bearbeitung → Wird bearbeitet04.11.2026, 09:15 · ${by}`],
  ] as const) {
    for (const text of texts) expect(dialog.getByRole('region', { name })).toHaveTextContent(text);
  }
  const titles = dialog.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles.join()).toBe(
    'Nächster Schritt,Bestellte Artikel,Anmerkungen,Zahlung,Interne Notizen,Kundendaten,Lieferung,Bestellung,Verlauf',
  );
  const buttons = dialog.getAllByRole('button').map((button) => button.textContent);
  expect(buttons[0]).toBe('Als unterwegs markieren');
  expect(buttons.at(-1)).toBe('Schließen');
  for (const [name, href] of [
    ['0171 234567', 'tel:0171234567'],
    ['069 / 12 34', 'tel:0691234'],
    ['anna@beispiel.example', 'mailto:anna@beispiel.example'],
    ['Auftragsbestätigung drucken', `/api/admin/orders/${NUMBER}/confirmation.pdf`],
    ['Lieferschein drucken', `/api/admin/delivery-notes/${NUMBER}.pdf`],
  ] as const) {
    expect(dialog.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('an order without delivery details says so, and an erased customer’s shows no contact', () => {
  const erased = { customer_name: 'Gelöscht', customer_email: '', customer_phone: '' };
  const { dialog } = open({ payment_method: 'rechnung', ...erased });
  const facts = dialog.getByRole('region', { name: 'Lieferung' });
  expect(facts).toHaveTextContent('ArtLieferung, Ort nach Absprache');
  expect(facts).toHaveTextContent('LadungGewicht unbekannt, mindestens 1 Lkw');
  const customer = within(dialog.getByRole('region', { name: 'Kundendaten' }));
  expect(customer.getByText('Gelöscht')).toBeVisible();
  expect(customer.queryByRole('link')).toBeNull();
  expect(customer.queryByText('E-Mail')).toBeNull();
});

test.each([
  [DELIVERED, ['c-1', 'c-2']],
  [{ customer_name: 'Gelöscht' }, ['c-1', 'd-1', 'c-2']],
])('lists the papers that were given out, of an erased customer all, %#', async (order, ids) => {
  const papers = ['c-1', 'd-1', 'c-2'].map((id, minute) => {
    return { id, kind: id[0], title: `Papier ${id}`, at: `2026-11-23T08:0${minute}:00Z` };
  });
  const { dialog } = open(order, { [`GET /api/admin/papers/${NUMBER}`]: () => json(papers) });
  const list = within(await dialog.findByRole('region', { name: 'Ausgegebene Papiere' }));
  const links = list.getAllByRole('link');
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(ids.map((id) => `/api/admin/kept-papers/${id}.pdf`));
  expect(links[0]).toHaveTextContent('Papier c-1, Fassung vom 23.11.2026, 09:00');
});

test('sets a delivery day, and sends none that is no day of deliveries', async () => {
  const by = 'chef@tiefbau.example';
  const delivery_day = '2026-12-07';
  const event = {
    what: 'delivery_day',
    day: delivery_day,
    by,
    at: '2026-11-23T08:00:00Z',
  } as const;
  const changed = adminOrder({ ...DELIVERED, delivery_day, history: [event] });
  const { bodies, user, press, see, dialog } = open(DELIVERED, {
    [CHANGE_DAY]: () => json(changed),
  });
  const field = dialog.getByRole('textbox', { name: 'Liefertag festlegen' });
  const typeDay = (value: string) => fireEvent.change(field, { target: { value } });
  typeDay('29.11.2026');
  await see('An Sonn- und Feiertagen und in unseren Betriebsferien liefern wir nicht.');
  for (const typed of ['31.11.2026', '7/12', '7. Dez', 'Mo 7.12.']) {
    typeDay(typed);
    await press('Liefertag speichern');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Datum als TT.MM.JJJJ|Diesen Tag gibt es nicht/);
  }
  expect(bodies(CHANGE_DAY)).toEqual([]);
  await user.clear(field);
  await user.type(field, '7.12.26{Enter}');
  await see('Liefertag: 07.12.2026.');
  expect(dialog.getByRole('region', { name: 'Lieferung' })).toHaveTextContent('Montag, 07.12.2026');
  expect(dialog.getByRole('region', { name: 'Verlauf' })).toHaveTextContent(
    `Liefertag: 07.12.202623.11.2026, 09:00 · ${by}`,
  );
  expect(bodies(CHANGE_DAY)).toEqual([{ what: 'delivery_day', day: delivery_day }]);
});

describe('an order that has not left yet is edited', () => {
  const EDIT = `POST /api/admin/orders/${NUMBER}/edit`;
  const BEFORE = DELIVERED;
  const sand = { id: 401, name: 'Sand 0/2', category: 'Sand', unit: 't', price: 25 };
  const stone = { id: 9, name: 'Stein', category: 'Stein', unit: 't' };
  const edited = {
    what: 'edit' as const,
    by: 'chef@tiefbau.example',
    at: '2026-11-23T08:00:00Z',
    reason: 'Am Telefon.',
    total_before: 84.8,
    total_after: 134.7,
    has_new_place: true,
    agreed: [],
    lines: [
      { product_name: 'Kies 0/32', unit: 't', from: 2, to: 0 },
      { product_name: 'Sand 0/2', unit: 't', from: 0, to: 3 },
    ],
  };
  const sums = { total_amount: 134.7, delivery_amount: 45, open_amount: 160.29 };
  const after = adminOrder({ ...BEFORE, ...sums, history: [edited] });

  async function openEdit(routes: Routes = {}, before: Partial<AdminOrder> = BEFORE) {
    const view = open(before, {
      'GET /api/products': () => json([sand, stone]),
      [EDIT]: () => json(after),
      ...routes,
    });
    await view.press('Bestellung ändern');
    const edit = within(await screen.findByRole('dialog', { name: `Bestellung ${NUMBER} ändern` }));
    const add = async (number: string) => {
      fill('Weiterer Artikel', number);
      await view.press('Hinzufügen');
    };
    const check = async (reason = 'Am Telefon.') => {
      fill('Grund (liest der Kunde)', reason);
      await view.press('Preis prüfen');
    };
    return { ...view, edit, add, check };
  }
  const fill = (name: string, value: string) =>
    fireEvent.change(named('textbox', name), { target: { value } });

  test('in two presses: the first shows the new total, the second saves it unless it has changed', async () => {
    const sentence = 'Die Gesamtsumme beträgt jetzt 150,00 €.';
    const totals = [134.7, 150, 150];
    const { bodies, dialog, edit, add, press, check, see } = await openEdit({
      [EDIT]: ({ body }) =>
        (body as { total_amount?: number }).total_amount === 134.7
          ? refusal(422, sentence)
          : json({ ...after, total_amount: totals.shift() }),
    });
    await add('10 401');
    await see('Sand 0/2');
    await press('Kies 0/32 entfernen');
    fill('Menge in t', '3');
    fill('Postleitzahl', '12345');
    await check();
    expect(await edit.findByRole('status')).toHaveTextContent(
      'Gesamtsumme: bisher 84,80 €, jetzt 134,70 € netto, davon Lieferung 45,00 €',
    );
    await press('Änderung speichern');
    await see(sentence);
    await press('Preis prüfen');
    expect(await edit.findByRole('status')).toHaveTextContent('jetzt 150,00 €');
    await press('Änderung speichern');
    await see('Die Bestellung ist geändert. Der Kunde erhält eine E-Mail.');
    const [preview, , , saved] = bodies<object>(EDIT);
    expect(preview).toMatchObject({
      items: [{ product_id: 401, quantity: 3 }],
      place: { street: 'Am Hang 7', postal_code: '12345', city: 'Neudorf' },
      reason: 'Am Telefon.',
    });
    expect(saved).toEqual({ ...preview, id: expect.any(String), total_amount: 150 });
    expect(dialog.getByRole('region', { name: 'Verlauf' })).toHaveTextContent(
      'Bestellung geändert: 84,80 € → 134,70 € nettoKies 0/32 entferntSand 0/2: neu, 3 tNeue LieferadresseAm Telefon.',
    );
  });

  test('not without a reason, only with goods sold by number, nor with a rebate larger than the order', async () => {
    const { bodies, edit, add, check, see } = await openEdit();
    await add('99999');
    await see('Diese Artikelnummer gibt es nicht.');
    await add('10009');
    await see('Diesen Artikel gibt es nur auf Anfrage.');
    await check();
    await see(/^Bitte fügen Sie den weiteren Artikel hinzu/);
    fill('Weiterer Artikel', '');
    await check('');
    await see('Bitte geben Sie einen Grund an.');
    fill('Menge in t', '1,2345');
    await check();
    await see('Bitte prüfen Sie die Mengen.');
    fill('Menge in t', '2');
    fill('oder Rabatt (€)', '84,80');
    expect(edit.queryByText(/mehr als alles/)).toBeNull();
    fill('oder Rabatt (€)', '84,81');
    await see(/^mehr als alles zusammen: 84,80/);
    expect(bodies(EDIT)).toEqual([]);
  });

  test('by free lines, a rebate and an own price of delivery, alone once it is delivered', async () => {
    const delivered = { order_status: 'delivered', claim: 'advance' as const };
    const { bodies, edit, press, check } = await openEdit({}, { ...BEFORE, ...delivered });
    expect(edit.queryByRole('textbox', { name: 'Menge in t' })).toBeNull();
    await press('Freie Position hinzufügen');
    fill('Bezeichnung', 'Wartezeit');
    fill('Menge', '1,2345');
    fill('Einzelpreis netto (€)', 'x');
    fill('Rabatt (%)', '2,5');
    fill('Grund des Rabatts (liest der Kunde)', 'Treue');
    fill('Lieferpreis (€)', '60');
    await check();
    for (const [name, says] of [
      ['Menge', /drei Nachkommastellen/],
      ['Einzelpreis netto (€)', /einen Preis/],
    ] as const) {
      expect(edit.getByRole('textbox', { name })).toHaveAccessibleDescription(says);
    }
    fill('Menge', '1');
    fill('Einzelpreis netto (€)', '45,50');
    await check();
    await waitFor(() => expect(bodies(EDIT)).toHaveLength(1));
    expect(bodies(EDIT)[0]).toEqual({
      id: expect.any(String),
      reason: 'Am Telefon.',
      delivery_amount: 60,
      free_lines: [{ name: 'Wartezeit', quantity: 1, unit: 'Std.', price: 45.5, vat_rate: 19 }],
      rebate: { percent: 2.5, reason: 'Treue' },
    });
  });

  test('with decimal lines as they were', async () => {
    const item = BEFORE.order_items?.[0];
    const hours = { product_name: 'Wartezeit', quantity: 1.125, unit: 'Std.', unit_price: 45.5 };
    const line = { ...hours, total_price: 51.19, vat_rate: 19 };
    const order = { ...BEFORE, order_items: [{ ...item, quantity: 12.5 }, line] } as typeof BEFORE;
    const { bodies, edit, check } = await openEdit({}, order);
    expect(edit.getByRole('textbox', { name: 'Menge in t' })).toHaveValue('12,5');
    expect(edit.getByRole('textbox', { name: 'Menge' })).toHaveValue('1,125');
    expect(edit.getByRole('textbox', { name: 'Einzelpreis netto (€)' })).toHaveValue('45,50');
    fill('Menge', '1,25');
    await check();
    await waitFor(() => expect(bodies(EDIT)).toHaveLength(1));
    expect(bodies(EDIT)[0]).toMatchObject({ free_lines: [{ quantity: 1.25, price: 45.5 }] });
  });

  test('with what a colleague has added since, on top of which what was typed remains', async () => {
    const [gravel] = after.order_items;
    const added = { ...gravel, product_id: 401, product_name: 'Sand 0/2', quantity: 3 };
    const theirs = { ...after, revision: 3, order_items: [...after.order_items, added] };
    const { api, bodies, edit, press, check } = await openEdit({
      [EDIT]: () => json({ message: 'Geändert.', code: 'changed' }, { status: 409 }),
    });
    fill('Menge in t', '7');
    api.routes[`GET /api/admin/orders/${NUMBER}`] = () => json(theirs);
    await check();
    await edit.findByText('Sand 0/2');
    api.routes[EDIT] = () => json(theirs);
    await press('Preis prüfen');
    await edit.findByRole('button', { name: 'Änderung speichern' });
    expect(bodies(EDIT).at(-1)).toMatchObject({
      items: [{ quantity: 7 }, { product_id: 401, quantity: 3 }],
      reason: 'Am Telefon.',
    });
  });

  test.each(['on_the_way', 'delivered', 'cancelled'])('but not one that is %s', (order_status) => {
    const refused = { edit: 'Sie lässt sich nicht mehr ändern.' };
    const { dialog } = open({ ...DELIVERED, order_status, refused });
    const button = dialog.getByRole('button', { name: 'Bestellung ändern' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(refused.edit);
    const isFinal = order_status !== 'on_the_way';
    expect(dialog.queryAllByRole('button', { name: 'Liefertag speichern' })).toHaveLength(
      isFinal ? 0 : 1,
    );
  });
});

test('shows notes with author and time, and adds one without reading the order anew', async () => {
  const by = 'lager@tiefbau.example';
  const first = { id: 'n1', text: 'Ruft zurück.', by, at: '2026-11-20T09:00:00Z' };
  const second = { id: 'n2', text: 'Zurückgerufen.', by, at: '2026-11-23T08:00:00Z' };
  const { api, press, type, see, dialog } = open(undefined, {
    [`GET ${ORDER_NOTES}`]: () => json([first]),
    [`POST ${ORDER_NOTES}`]: () => json([first, second]),
  });
  const notes = within(dialog.getByRole('region', { name: 'Interne Notizen' }));
  expect(await notes.findByRole('listitem')).toHaveTextContent(
    `Ruft zurück.20.11.2026, 10:00 · ${by}`,
  );
  const earlier = api.calls().length;
  type('Neue Notiz', 'Zurückgerufen.');
  await press('Notiz speichern');
  await see('Die Notiz ist gespeichert.');
  expect(notes.getByRole('textbox', { name: 'Neue Notiz' })).toHaveValue('');
  expect(new Set(api.calls().slice(earlier))).toEqual(
    new Set([`POST ${ORDER_NOTES}`, `GET ${ORDER_NOTES}`]),
  );
});

test('the invoice’s recipient can be corrected until it is written, as the history shows', async () => {
  const CORRECT = `POST /api/admin/orders/${NUMBER}/billing`;
  const buyer_reference = '04011000-12345-06';
  const address = '6 Quai\n67000 Strasbourg';
  const by = 'lager@tiefbau.example';
  const change = { what: 'billing', by, at, buyer_reference, has_new_address: true } as const;
  const corrected = { buyer_reference, company_address: address, country: 'FR' };
  const { bodies, user, press, type, see, dialog } = open(DELIVERED, {
    [CORRECT]: () => json(adminOrder({ ...DELIVERED, ...corrected, history: [change] })),
  });
  await press('Rechnungsangaben ändern');
  const form = within(dialog.getByRole('form', { name: 'Angaben zur Rechnung' }));
  expect(form.getByLabelText('Firmenadresse')).toHaveValue('Bauweg 1\n12345 Musterstadt');
  expect(form.getByLabelText('Land')).toHaveDisplayValue('Deutschland');
  await user.selectOptions(form.getByLabelText('Land'), 'Frankreich');
  type('Firmenadresse', address);
  type('Leitweg-ID', buyer_reference);
  await press('Speichern');
  await see('Die Angaben zur Rechnung sind geändert.');
  expect(bodies(CORRECT)).toEqual([{ buyer_reference, address, country: 'FR' }]);
  expect(dialog.getByText(/Rechnung ins Ausland \(Frankreich\): MwSt. prüfen/)).toHaveTextContent(
    'Die Prüfziffern der Leitweg-ID stimmen nicht',
  );
  expect(dialog.getByRole('region', { name: 'Verlauf' })).toHaveTextContent(
    `Leitweg-ID: ${buyer_reference}, Rechnungsanschrift geändert`,
  );
});

test('after the invoice the correction cancels it and writes it anew, asked and explained', async () => {
  const number = 'RE-2026-00001';
  const invoice = { number, kind: 'invoice', day: '2026-11-04', gross_amount: 1 } as const;
  const CORRECT = `POST /api/admin/orders/${NUMBER}/billing`;
  const order = { ...DELIVERED, invoices: [invoice] };
  const anew = { ...invoice, number: 'RE-2026-00003' };
  const { bodies, press, type, see } = open(order, {
    [CORRECT]: () => json(adminOrder({ ...order, invoices: [invoice, anew] })),
  });
  await press('Angaben ändern, neu schreiben');
  await see(/Die Rechnung RE-2026-00001 bleibt, wie sie ist/);
  type('Firma', 'Beispiel Tiefbau GmbH');
  await press('Stornieren und neu schreiben');
  await see(/Bitte geben Sie den Grund an/);
  type(/^Grund/, 'Falsche Firma');
  await press('Stornieren und neu schreiben');
  await see(/RE-2026-00003 ist geschrieben und unterwegs, die alte storniert/);
  const customer = { company_name: 'Beispiel Tiefbau GmbH' };
  expect(bodies(CORRECT)).toMatchObject([{ customer, rewrite: { reason: 'Falsche Firma' } }]);
});

test('an invoice whose write-off would be forgotten is not written anew, as the form says before', async () => {
  const invoice = { number: 'RE-2026-00001', kind: 'invoice', day: '2026-11-04', gross_amount: 1 };
  const rewrite = 'Von der Rechnung RE-2026-00001 sind 1,00 € ausgebucht.';
  const order = { ...DELIVERED, invoices: [invoice as OrderInvoice], refused: { rewrite } };
  const { bodies, press, type, see } = open(order);
  await press('Angaben ändern, neu schreiben');
  await see(rewrite);
  type(/^Grund/, 'Falsche Firma');
  await press('Stornieren und neu schreiben');
  expect(bodies(`POST /api/admin/orders/${NUMBER}/billing`)).toEqual([]);
});

test('a withdrawal is decided by lines, which the credit note then begins with', async () => {
  const DECIDE = `POST /api/admin/orders/${NUMBER}/withdrawal`;
  const number = 'RE-2026-00001';
  const invoices = [{ number, kind: 'invoice' as const, day: '2026-11-04', gross_amount: 1 }];
  const at = '2026-11-05T09:30:00.000Z';
  const received = { received_at: at, request_id: 'c1', is_other_email: false };
  const order = { ...DELIVERED, order_status: 'delivered', invoices, withdrawal: received };
  const lines = [{ line: 0, quantity: 1.5 }];
  const goods = { product_name: 'Kies 0/32', unit: 't', quantity: 1.5 };
  const kept = { ...goods, product_id: 1, of_quantity: 2 };
  // Entered as kept since then.
  const entered = { ...goods, product_id: 2, product_name: 'Sand', of_quantity: 3 };
  const decision = { outcome: 'part' as const, goods: [kept, entered], by: 'Chef', at };
  const line = { unit: 't', quantity: 2, unit_price_cents: 19_90, net_cents: 39_80, vat_rate: 19 };
  const all = ['Kies 0/32', 'Sand'].map((name, at) => {
    return { ...line, name, article_number: formatArticleNumber(at + 1, undefined) };
  });
  const left = { number, lines: all, vat: [], gross_cents: 1 };
  const decided = adminOrder({ ...order, withdrawal: { ...received, decisions: [decision] } });
  const { bodies, user, press, type, see, dialog } = open(order, {
    [DECIDE]: () => json(decided),
    [`GET /api/admin/invoices/${number}/left`]: () => json(left),
  });
  expectLink('Erklärung des Kunden ansehen', '/admin/kontaktanfragen?anfrage=c1', dialog);
  const enter = async (told: string) => {
    await press('Entscheidung eintragen');
    await see(told);
  };
  await enter('Bitte wählen Sie, was widerrufen ist.');
  const form = within(dialog.getByRole('form', { name: 'Widerruf' }));
  await user.selectOptions(form.getByRole('combobox'), 'part');
  await enter('Bitte geben Sie an, wie viel wovon widerrufen ist.');
  type('Kies 0/32: widerrufen (t)', 'zwei');
  await enter('Bitte geben Sie eine Menge an, zum Beispiel 1,5.');
  type('Kies 0/32: widerrufen (t)', '1,5');
  await enter('Die Entscheidung ist eingetragen.');
  expect(bodies(DECIDE)).toMatchObject([{ outcome: 'part', lines }]);
  await press('Teil gutschreiben');
  const fields = await screen.findAllByLabelText('Menge (t)');
  expect(fields.map((each) => (each as HTMLInputElement).value)).toEqual(['1,5', '']);
});

test('a withdrawn quantity stays with its goods when a colleague changes the order', async () => {
  const DECIDE = `POST /api/admin/orders/${NUMBER}/withdrawal`;
  const [gravel] = DELIVERED.order_items ?? [];
  const line = { ...gravel, product_id: 7, product_name: 'Sand', quantity: 5 };
  const stone = { ...gravel, product_id: 9, product_name: 'Schotter', quantity: 7 };
  const withdrawal = { received_at: '2026-11-22T08:00:00Z', is_other_email: false };
  const order_items = [gravel, line] as never;
  let order = adminOrder({ ...DELIVERED, revision: 1, withdrawal, order_items });
  const { bodies, client, user, press, type, dialog } = open(order, {
    [`GET /api/admin/orders/${NUMBER}`]: () => json(order),
    [DECIDE]: brokenConnection,
  });
  const form = within(dialog.getByRole('form', { name: 'Widerruf' }));
  await user.selectOptions(form.getByRole('combobox'), 'part');
  type('Sand: widerrufen (t)', '2');
  order = { ...order, revision: 2, order_items: [line, stone] as never };
  await client.invalidateQueries();
  const schotter = await form.findByRole('textbox', { name: 'Schotter: widerrufen (t)' });
  expect(schotter).toHaveValue('');
  expect(form.getByRole('textbox', { name: 'Sand: widerrufen (t)' })).toHaveValue('2');
  await press('Entscheidung eintragen');
  expect(bodies(DECIDE)).toMatchObject([{ lines: [{ line: 0, quantity: 2, product_id: 7 }] }]);
});
