import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import type { Order, OrderItem } from '@shop/domain/order/order';
import { ORDER_STATUSES, orderStatus } from '@shop/domain/order/order-status';
import { cartItem, order, orderDelivery, orderItem } from '@shop/domain/testing/wire';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, json, refusal } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { beginSession, GET_CART } from '../../test/fixtures.ts';
import { renderAt } from '../../test/render-at.tsx';
import OrderConfirmationPage from './order-confirmation-page.tsx';

const NUMBER = 'B-7K3M9-QX2TP';
const GET_ORDER = `GET /api/orders/${NUMBER}`;

const ORDER = order();
const PREPAID = { payment_method: 'vorkasse', claim: 'prepayment' } as const;

function open(query = '') {
  const path = '/bestellung-bestaetigung';
  return renderAt(`${path}/${NUMBER}${query}`, {
    [`${path}/:orderNumber`]: <OrderConfirmationPage />,
  });
}

function openOrder(differences: Partial<Order> = {}) {
  fakeApi({ [GET_ORDER]: () => json({ ...ORDER, ...differences }) });
  return open();
}

const region = (name: string) => screen.findByRole('region', { name });

test('thanks for the order, shows its facts, items and customer, without what there is not', async () => {
  openOrder();
  const facts = await region('Bestellinformationen');
  const thanks = { level: 1, name: 'Vielen Dank für Ihre Bestellung!' };
  expect(screen.getByRole('heading', thanks)).toBeVisible();
  expect(screen.getByText('Ihre Auftragsnummer:')).toHaveTextContent(NUMBER);
  for (const fact of [NUMBER, '03.11.2026, 14:05', 'Rechnung (14 Tage)', '64,80 €']) {
    expect(facts).toHaveTextContent(fact);
  }
  expect(within(facts).getByText('In Bearbeitung')).toHaveAttribute('data-color', 'yellow');
  const customer = await region('Kundendaten');
  for (const fact of ['Anna Beispiel', 'anna@beispiel.example', '069 1234']) {
    expect(customer).toHaveTextContent(fact);
  }
  expect(within(customer).queryByText('Firma')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Anmerkungen' })).toBeNull();
  const items = await region('Bestellte Artikel');
  const heads = within(items).getAllByRole('columnheader');
  expect(heads.map((cell) => cell.textContent)).toEqual([
    ...['Artikel', 'Menge', 'Einzelpreis', 'Gesamtpreis'],
  ]);
  expect(within(items).getByRole('row', { name: /Kies/ })).toHaveTextContent(
    'Kies 0/32Art.-Nr. 10 0042 t19,90 €39,80 €',
  );
  for (const sum of ['Zwischensumme39,80 €', 'Lieferung25,00 €', 'Gesamtsumme64,80 €'])
    expect(items).toHaveTextContent(sum);
  expect(items).toHaveTextContent('Alle Preise zzgl. MwSt.');
});

test('first comes how to pay, then what happens, and last how to cancel', async () => {
  fakeApi({ [GET_ORDER]: () => json({ ...ORDER, ...TAXED, ...PREPAID }) });
  open('#storno=x');
  const cancel = await screen.findByRole('button', { name: 'Bestellung stornieren' });
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'So bezahlen Sie',
    'Nächste Schritte',
    'Fragen zu Ihrer Bestellung?',
    'Bestellinformationen',
    'Kundendaten',
    'Bestellte Artikel',
  ]);
  const print = screen.getByRole('button', { name: 'Drucken' });
  expect(print.compareDocumentPosition(cancel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an accepted quote says which of its goods are still in the cart', async () => {
  beginSession();
  const cart = [cartItem({ product_id: 4 }), cartItem({ id: '2', product_id: 9 })];
  const bought = { ...ORDER, quote_number: 'AN-7K3M9-QX2TP', order_items: [orderItem()] };
  fakeApi({ [GET_ORDER]: () => json(bought), [GET_CART]: () => json(cart) });
  open();
  const told = await screen.findByText(/^In Ihrem Warenkorb liegt noch 1 Artikel/);
  expectLink('Zum Warenkorb', '/warenkorb', within(told));
});

test('a monthly invoice is added to the invoice’s step', async () => {
  openOrder({ company_name: 'Beispiel Bau GmbH', conditions: { invoicing: 'monthly' } });
  const [step] = within(await region('Nächste Schritte')).getAllByRole('listitem');
  expect(step).toHaveTextContent(
    'Sie erhalten die Rechnung an Ihre E-Mail-Adresse. Vereinbart ist eine Sammelrechnung im Monat; sie geht an die Adresse, die Ihre Firma dafür genannt hat.',
  );
});

test('a delivered order still reads „In Bearbeitung“, beside it the day and its papers', async () => {
  openOrder({
    order_status: 'delivered',
    withdrawal_told: ['Er ist nicht wirksam.'],
    has_note: true,
    delivered_day: '2026-12-03',
    invoices: [
      { number: 'RE-2026-00001', kind: 'invoice', day: '2026-12-04', gross_amount: 77.11 },
    ],
  });
  const facts = await region('Bestellinformationen');
  expect(facts).toHaveTextContent('StatusIn Bearbeitung zugestellt am 03.12.2026');
  const labels = ORDER_STATUSES.map((status) => orderStatus(status).label);
  for (const label of labels.filter((each) => each !== 'In Bearbeitung')) {
    expect(facts).not.toHaveTextContent(label);
  }
  const links = within(facts).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/api/orders/${NUMBER}/lieferschein.pdf`,
    '/api/invoices/RE-2026-00001/pdf',
  ]);
  expect(screen.queryByText('Nächste Schritte')).toBeNull();
  expect(await screen.findByText('Er ist nicht wirksam.')).toBeVisible();
});

test('after a withdrawal nothing is to be transferred', async () => {
  openOrder({ ...PREPAID, payment_state: 'open', open_amount: 64.8, is_payment_on_hold: true });
  expect(await region('Bitte nichts überweisen')).toHaveTextContent('Sie haben widerrufen.');
  expect(screen.queryByText('So bezahlen Sie')).toBeNull();
});

test('a rental’s bill links to the rental, and mentions no delivery', async () => {
  const delivery = { ...EMPTY_WISH, method: 'delivery' as const, street: 'Bauweg 1' };
  openOrder({ booking_number: 'M-7K3M9-QX2TP', order_status: 'delivered', delivery });
  const facts = within(await region('Abrechnung'));
  expect(screen.getByText('Ihre Auftragsnummer:')).toHaveTextContent(NUMBER);
  expectLink('M-7K3M9-QX2TP', '/mietbuchung/M-7K3M9-QX2TP', facts);
  expect(screen.getByRole('heading', { level: 1, name: 'Abrechnung Ihrer Miete' })).toBeVisible();
  expect(screen.queryByText(/Bestell|In Bearbeitung|Bauweg 1|Terminabsprache/)).toBeNull();
});

describe('cancelling', () => {
  const CANCEL = `POST /api/orders/${NUMBER}/cancel`;
  const STEPS = [{ status: 'cancelled', at: '2026-11-03T14:00:00.000Z', reason: 'Vergriffen.' }];

  test('is offered only by the mail’s link, and not by another order’s', async () => {
    sessionStorage.setItem('cancelLink', 'B-OTHER-OTHER x');
    openOrder();
    await region('Bestellinformationen');
    expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).toBeNull();
  });

  test('sends the link’s token, and the page then reports it in one box', async () => {
    const cancelled = { ...ORDER, order_status: 'cancelled', steps: STEPS };
    const api = fakeApi({ [GET_ORDER]: () => json(ORDER), [CANCEL]: () => json(cancelled) });
    const { user, visited } = open('#storno=1.c2Vjcmg-_');
    await user.click(await screen.findByRole('button', { name: 'Bestellung stornieren' }));
    await user.click(screen.getByRole('button', { name: 'Ja, stornieren' }));
    expect(await screen.findByText(/Ihre Bestellung ist storniert/)).toHaveTextContent(
      /bezahlen Sie nichts\. .+ erstatten wir Ihnen\.$/,
    );
    expect(screen.queryByText(/^Diese Bestellung wurde/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).toBeNull();
    expect(api.requests.find(({ call }) => call === CANCEL)?.body).toEqual({
      token: '1.c2Vjcmg-_',
    });
    expect(visited.at(-1)).toBe(`/bestellung-bestaetigung/${NUMBER}`);
  });

  test.each(['#storno=x', '?storno=x'])(
    'takes the token of %s off the address, and still offers it after a reload',
    async (link) => {
      fakeApi({ [GET_ORDER]: () => json(ORDER) });
      const { visited, unmount } = open(link);
      await screen.findByRole('button', { name: 'Bestellung stornieren' });
      expect(visited).toEqual([visited[0], `/bestellung-bestaetigung/${NUMBER}`]);
      unmount();
      open();
      expect(await screen.findByRole('button', { name: 'Bestellung stornieren' })).toBeVisible();
    },
  );

  test('names the phone number once the order is processed', async () => {
    fakeApi({ [GET_ORDER]: () => json({ ...ORDER, order_status: 'processing' }) });
    open('#storno=x');
    const notice = await screen.findByText(/lässt sich hier nicht mehr stornieren/);
    expect(within(notice).getByRole('link', { name: '069 90009-123' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).toBeNull();
  });

  test('of the rest leaves what was delivered to be paid', async () => {
    const lines = [{ product_name: 'Kies 0/32', quantity: 11.84, unit: 't' }];
    const part = {
      number: 'B-7K3M9-QX2TP-1',
      order_number: 'B-7K3M9-QX2TP-1',
      day: '2026-11-20',
      lines,
    };
    openOrder({ order_status: 'cancelled', deliveries: [part] });
    const notice = await screen.findByText(/^Der Rest dieser Bestellung wurde/);
    expect(notice).toHaveTextContent('berechnen wir wie vereinbart');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rest der Bestellung');
    expect(document.body).not.toHaveTextContent('Es kommt keine Rechnung');
  });

  test('by the office shows its reason and asks for no payment', async () => {
    openOrder({
      order_status: 'cancelled',
      steps: STEPS,
      payment_method: 'vorkasse',
      gross_amount: 77.11,
    });
    expect(await screen.findByText(/wird nicht geliefert/)).toHaveTextContent('Grund: Vergriffen.');
    expect(screen.queryByText('So bezahlen Sie')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bestellung storniert');
    const facts = await region('Bestellinformationen');
    expect(facts).toHaveTextContent(/StatusIn Bearbeitung storniert am 03.11.2026Gesamtsumme/);
    expect(screen.queryByText('Nächste Schritte')).toBeNull();
    expect(document.body).not.toHaveTextContent(
      /Vielen Dank|Sie erhalten die Rechnung|Wir rufen|Wir liefern|Terminabsprache/,
    );
    expect(screen.getByText(/Es kommt keine Rechnung/)).toHaveTextContent('erstatten wir Ihnen');
  });
});

test('promises the delivery time of the slowest category', async () => {
  const [gravel] = ORDER.order_items as [OrderItem];
  openOrder({ order_items: [{ ...gravel, category: 'Pflastersteine' }, gravel] });
  expect(await region('Nächste Schritte')).toHaveTextContent(
    'Wir liefern Ihre Bestellung zum vereinbarten Termin, in der Regel in 2–5 Tagen an Werktagen.',
  );
});

test('promises no delivery time before a prepayment', async () => {
  openOrder(PREPAID);
  expect(await region('Nächste Schritte')).toHaveTextContent(
    'Wir liefern Ihre Bestellung zum vereinbarten Termin.',
  );
});

test('tells the days of stages instead, and which lines have none', async () => {
  const [gravel] = ORDER.order_items as [OrderItem];
  const staged = { ...gravel, stage: 'base' as const, wished_day: '2026-12-08' };
  openOrder({ order_items: [staged, { ...gravel, product_name: 'Pflaster' }] });
  const steps = await region('Nächste Schritte');
  expect(steps).toHaveTextContent('Unterbau: Dienstag, 08.12.2026; übrige Artikel nach Absprache.');
  expect(steps).toHaveTextContent('Wir liefern Ihre Bestellung zu den vereinbarten Terminen.');
  expect(screen.getByRole('row', { name: /^Pflaster/ })).toHaveTextContent('Termin nach Absprache');
});

const DELIVERY = orderDelivery({
  street: 'Bauweg 1',
  city: 'Musterau',
  wished_day: '2026-03-05',
  contact_name: 'Bernd Polier',
  contact_phone: '',
});

test('shows where, when and with which truck the order is requested, and its notes', async () => {
  openOrder({ delivery: DELIVERY, notes: 'Bitte am Hoftor abladen.\nHund ist lieb.' });
  const customer = await region('Kundendaten');
  for (const fact of [
    'LieferartLieferung, Zone 2',
    'LieferadresseBauweg 1, 12355 Musterau',
    'AbladestelleHinter der Garage',
    'Wunschtermin05.03.2026',
    'Ansprechpartner vor OrtBernd Polier',
    'Zufahrtmit 40-t-Lkw nicht möglich',
  ])
    expect(customer).toHaveTextContent(fact);
  expect(await region('Anmerkungen')).toHaveTextContent('Bitte am Hoftor abladen. Hund ist lieb.');
  const steps = await region('Nächste Schritte');
  expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  expect(steps).toHaveTextContent('Ihr Wunschtermin ist der 05.03.2026.');
  expect(steps).toHaveTextContent('mit Lkw bis 18 t;');
});

test('shows itself with the token of a mail’s link, which leaves the address', async () => {
  const api = fakeApi({ [GET_ORDER]: () => json({ ...ORDER, delivery: DELIVERY }) });
  const { visited } = open('#ansehen=1.c2Vjcmg-_');
  expect(await region('Kundendaten')).toHaveTextContent('AbladestelleHinter der Garage');
  expect(api.requests.map(({ headers }) => headers.get('order-token'))).toEqual(['1.c2Vjcmg-_']);
  expect(visited.at(-1)).toBe(`/bestellung-bestaetigung/${NUMBER}`);
  expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).toBeNull();
});

test('says where to find what it leaves out for who only has the number', async () => {
  openOrder({ is_shortened: true, delivery: { ...EMPTY_WISH, zone: 'Zone 2' } });
  expect(await screen.findByText(/^Ort der Lieferung, Ansprechpartner/)).toBeVisible();
  expect(await region('Kundendaten')).toHaveTextContent('LieferartLieferung, Zone 2');
});

test('tells pickup customers where to come, and promises no delivery', async () => {
  openOrder({ delivery: { ...DELIVERY, method: 'pickup', wished_day: '' } });
  const steps = await region('Nächste Schritte');
  expect(steps).toHaveTextContent('AbholungHolen Sie Ihre Ware bei uns ab: Musterstraße 12');
  expect(steps).not.toHaveTextContent(/liefern|Liefertermin/);
});

test('shows an order stored without units with bare quantities and promises no time', async () => {
  const line = { product_name: 'Kies 0/32', quantity: 2, unit_price: 19.9, total_price: 39.8 };
  openOrder({ order_items: [line] });
  expect(await screen.findByRole('row', { name: /Kies/ })).toHaveTextContent('Kies 0/32219,90 €');
  const steps = await region('Nächste Schritte');
  expect(steps).toHaveTextContent('zum vereinbarten Termin.');
  // Nobody has said whether a large truck can come.
  expect(steps).toHaveTextContent('Welcher Lkw zu Ihnen passt, klären wir vorher mit Ihnen.');
  expect(steps).not.toHaveTextContent('40 t');
});

test('links to the catalogue and home, and prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = openOrder();
  const home = await screen.findByRole('link', { name: 'Zur Startseite' });
  expect(home).toHaveAttribute('href', '/');
  expectLink('Weiter einkaufen', '/katalog');
  expect(screen.getByRole('link', { name: '069 90009-123' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Drucken' }));
  expect(print).toHaveBeenCalledOnce();
});

test('an unknown order is not found, without a retry', async () => {
  fakeApi({ [GET_ORDER]: () => refusal(404, 'Diese Bestellung gibt es nicht.') });
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Bestellung wird geladen...');
  expect(await screen.findByRole('heading', { name: 'Bestellung nicht gefunden' })).toBeVisible();
  expect(
    screen.getByText('Die angeforderte Bestellung konnte nicht gefunden werden.'),
  ).toBeVisible();
  expectLink('Zur Startseite', '/');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['a broken connection', brokenConnection],
  ['a fault of the server', () => refusal(503, 'Störung.')],
])('after %s loading can be retried', async (_, failure) => {
  const api = fakeApi({ [GET_ORDER]: failure });
  const { user } = open();
  expect(await screen.findByText('Bestellung nicht gefunden')).toBeVisible();
  api.routes[GET_ORDER] = () => json(ORDER);
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Anna Beispiel')).toBeVisible();
});

/** Added to `ORDER`, as by a shop that knows VAT. */
const TAXED = {
  vat: [{ rate: 19, net_amount: 64.8, vat_amount: 12.31 }],
  gross_amount: 77.11,
} satisfies Partial<Order>;

describe('so bezahlen Sie', () => {
  test('prepayment names account, amount and reference, to copy and as a QR code', async () => {
    const { user } = openOrder({ ...TAXED, ...PREPAID });
    const payment = await region('So bezahlen Sie');
    for (const fact of [
      'Betrag77,11 € inkl. MwSt.',
      'EmpfängerMuster Straßen- und Tiefbau GmbH',
      'IBANDE89 3704 0044 0532 0130 00',
      'BICCOBADEFFXXX',
      'BankMusterbank',
      `Verwendungszweck${NUMBER}`,
    ]) {
      expect(payment).toHaveTextContent(fact);
    }
    const code = { name: 'QR-Code für die Überweisung mit diesen Angaben' };
    expect(await within(payment).findByRole('img', code)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'IBAN kopieren' }));
    expect(await navigator.clipboard.readText()).toBe('DE89370400440532013000');
    expect(screen.getByText('Kopiert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Betrag kopieren' }));
    expect(await navigator.clipboard.readText()).toBe('77,11');
    expect(screen.getAllByText('Kopiert')).toHaveLength(1);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(screen.getByRole('button', { name: 'Verwendungszweck kopieren' }));
    expect(await screen.findByText(/Bitte markieren Sie den Text/)).toBeVisible();
    expect(screen.queryByText('Kopiert')).toBeNull();
  });

  test('before its invoice an order is due after it, and has no code', async () => {
    openOrder(TAXED);
    const payment = await region('So bezahlen Sie');
    expect(payment).toHaveTextContent('Betrag77,11 € inkl. MwSt.');
    expect(payment).toHaveTextContent('Zahlbar14 Tage nach Rechnungsdatum');
    expect(payment).toHaveTextContent('bei der ersten stimmen wir die Zahlungsart mit Ihnen ab');
    expect(payment).not.toHaveTextContent('Skonto');
    expect(within(payment).queryByRole('img')).toBeNull();
  });

  test('an invoice has its amount and due day', async () => {
    const discount = { amount: 68.6, until_day: '2099-11-20' };
    openOrder({ ...TAXED, claim: 'invoice', debt_amount: 70, due_day: '2099-11-26', discount });
    const payment = await region('So bezahlen Sie');
    expect(payment).toHaveTextContent('Betrag70,00 € inkl. MwSt.Zahlbar bis26.11.2099');
    expect(payment).toHaveTextContent('Mit 2 % Skonto68,60 € bis 20.11.2099');
  });

  test('addresses business customers by company, with a discount within 8 days', async () => {
    openOrder({ ...TAXED, company_name: 'Beispiel Bau GmbH', customer_reference: 'Kst. 4711' });
    const payment = await region('So bezahlen Sie');
    expect(payment).toHaveTextContent('bei Zahlung binnen 8 Tagen 2 % Skonto');
    expect(await region('Kundendaten')).toHaveTextContent('FirmaBeispiel Bau GmbH');
    expect(await region('Bestellinformationen')).toHaveTextContent('Ihre BestellnummerKst. 4711');
  });

  const PAID = { payment_state: 'paid', paid_amount: 77.11, open_amount: 0 } as const;
  const PART = { payment_state: 'open', paid_amount: 50, open_amount: 27.11 } as const;
  const CREDITED = { claim: 'invoice', debt_amount: 70, refunded_amount: 7.11 } as const;
  const received = 'Bereits eingegangen77,11 €';

  test.each<[string, Partial<Order>, string[]]>([
    [
      'a paid order asks for no more money',
      { ...PAID, ...PREPAID },
      ['Ihre Zahlung ist eingegangen.', received],
    ],
    [
      'a paid invoice says what was charged, credits included',
      { ...PAID, ...CREDITED },
      [`Berechnet70,00 €${received}`, 'Zurückgezahlt haben wir Ihnen 7,11 €.'],
    ],
    [
      'a transfer covers what is still open',
      { ...PART, ...PREPAID },
      ['Betrag27,11 € inkl. MwSt.', 'Bereits eingegangen50,00 €Noch offen27,11 €'],
    ],
  ])('%s', async (_, fields, texts) => {
    openOrder({ ...TAXED, ...fields });
    const payment = await region('So bezahlen Sie');
    for (const text of texts) expect(payment).toHaveTextContent(text);
    const asked = fields.payment_state === 'open' ? 1 : 0;
    expect(within(payment).queryAllByText('IBAN')).toHaveLength(asked);
    if (!asked) expect(within(payment).queryByRole('img')).toBeNull();
  });

  test.each([
    ['an order from before gross amounts', {}],
    ['an unknown payment method', { ...TAXED, payment_method: 'scheck' }],
  ])('%s shows nothing', async (_, differences) => {
    openOrder(differences);
    await screen.findByText('Anna Beispiel');
    expect(screen.queryByRole('region', { name: 'So bezahlen Sie' })).toBeNull();
  });
});

test('shows the gross total beside the net one, with VAT by rate', async () => {
  openOrder(TAXED);
  const facts = await region('Bestellinformationen');
  expect(facts).toHaveTextContent('Gesamtsumme64,80 €77,11 € inkl. 19 % MwSt.');
  const items = await region('Bestellte Artikel');
  expect(items).toHaveTextContent('Gesamtsumme64,80 €zzgl. 19 % MwSt.12,31 €');
  expect(items).toHaveTextContent('Gesamtbetrag inkl. 19 % MwSt.77,11 €');
});
