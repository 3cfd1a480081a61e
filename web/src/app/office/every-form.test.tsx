import { quoteDraft } from '@shop/domain/quote/quote-draft';
import {
  adminBooking,
  adminOrder,
  category,
  rentalToolInput,
  storedContact,
} from '@shop/domain/testing/office';
import { orderDelivery, orderItem, rentalTool } from '@shop/domain/testing/wire';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Admins from '../../account/office/admins.tsx';
import ItemEditor from '../../catalogue/office/item-editor/item-editor.tsx';
import CategoriesView from '../../catalogue/office/list/categories-view.tsx';
import CustomersTab from '../../customers/office/customers-tab.tsx';
import { brokenConnection, json, refusal } from '../../lib/api/fake-api.ts';
import OrderDialog from '../../orders/office/order-dialog.tsx';
import QuoteDialog from '../../quotes/office/quote-dialog.tsx';
import RepeatsView from '../../quotes/office/repeats-view.tsx';
import RentalsTab from '../../rentals/office/rentals-tab.tsx';
import ContactDialog from '../../requests/office/contact-dialog.tsx';
import SettingsTab from '../../settings/office/settings-tab.tsx';
import { ADMIN_USER, openOffice, page, type Routes } from '../../test/office-fixture.tsx';

// Drawing the shop beside the form takes most of a test's time.
vi.mock('../../catalogue/office/item-editor/item-preview.tsx', () => ({
  ProductPreview: () => null,
  RentalToolPreview: () => null,
}));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T08:00:00Z'), toFake: ['Date'] });
  window.history.replaceState({ idx: 0 }, '', '/admin');
  window.history.pushState({ idx: 1 }, '', '/admin?offen');
});

afterEach(() => window.history.replaceState({}, '', '/'));

const ORDER = 'B-7K3M9-QX2TP';
const BOOKING = 'M-7K3M9-QX2TP';
const QUOTE = 'AN-10001';
const INVOICE = 'RE-2026-00001';
const INVOICES = `/api/admin/invoices/${INVOICE}`;

const plain = adminOrder({
  delivery: orderDelivery(),
  order_items: [orderItem({ product_id: 1 })],
});
const owed = adminOrder({
  payment_method: 'rechnung',
  claim: 'invoice',
  payment_state: 'open',
  open_amount: 47.36,
  gross_amount: 47.36,
  debt_amount: 47.36,
});
const gone = adminOrder({ ...plain, refused: {}, order_status: 'delivered' });
const billed = adminOrder({
  order_status: 'delivered',
  invoices: [{ number: INVOICE, kind: 'invoice', day: '2026-11-04', gross_amount: 1 }],
});
const withdrawn = adminOrder({
  withdrawal: { received_at: '2026-11-22T08:00:00Z', is_other_email: false },
});
const booking = adminBooking({ state: 'confirmed', start_day: '2026-11-24', deposit_amount: 0 });
const returned = { state: 'returned' as const, start_day: '2026-11-20' as const };
const back = { ...booking, ...returned, returned_day: '2026-11-24' };
const asked = { ...booking, state: 'requested' as const, method: 'delivery' as const };
const quote = {
  number: QUOTE,
  status: 'sent',
  valid_until: '2026-12-24',
  gross_amount: 119,
  history: [],
  customer_name: 'Erika',
  company_name: '',
  is_changed: false,
  content: quoteDraft('2026-11-24'),
};
const repeat = {
  id: 's1',
  name: 'Splitt',
  state: 'active',
  every_weeks: 1,
  next_day: '2026-12-01',
  until: '2027-02-01',
  site: '',
  to_see: false,
  lines: [],
  history: [],
  customer_name: 'Max',
  customer_email: 'max@example.de',
};
const left = {
  lines: [
    { name: 'Kies', quantity: 2, unit: 't', unit_price_cents: 1990, net_cents: 3980, vat_rate: 19 },
  ],
  number: INVOICE,
  vat: [{ rate: 19, net_cents: 3980, vat_cents: 756 }],
  gross_cents: 4736,
};
const request = storedContact({ status: 'open' });
const customer = { is_company: true, name: 'Bau', members: [], sites: [], visibility: 'visible' };
const stored = (id: string, input: object) => () => json({ id, version: 1, input });

const opened = { orderNumber: ORDER, listed: undefined, onClose: () => {} };
/** Where a form is, at which address, and what it loads. */
const SHOWN = {
  orders: [`/admin?bestellung=${ORDER}`, <OrderDialog key="" {...opened} />],
  'rental-bookings': [`/admin/vermietung?buchung=${BOOKING}&ansicht=liste`, <RentalsTab key="" />],
  quotes: ['/admin/angebote', <QuoteDialog key="" number={QUOTE} onClose={() => {}} />],
  'standing-orders': ['/admin/angebote?dauerbestellung=s1', <RepeatsView key="" />],
  contacts: ['/admin', <ContactDialog key="" id="c1" listed={undefined} onClose={() => {}} />],
  admins: ['/admin/benutzer', <Admins key="" />],
  'rental-tools': ['/admin/mietpark/artikel?id=7', <ItemEditor key="" of="rental_tool" />],
  categories: ['/admin/sortiment/kategorien?id=7', <CategoriesView key="" of="product" />],
  customers: ['/admin/kunden/kunde?id=10001&daten=1', <CustomersTab key="" />],
  'settings/bank': ['/admin/einstellungen/bank', <SettingsTab key="" />],
} as const;

const NUMBERS: Partial<Record<keyof typeof SHOWN, string>> = {
  orders: ORDER,
  'rental-bookings': BOOKING,
  quotes: QUOTE,
  'standing-orders': 's1',
  contacts: 'c1',
};

const ROUTES: Routes = {
  'GET /api/admin/admins': () => json([]),
  'GET /api/admin/customers': page([]),
  'GET /api/admin/customers/10001': stored('10001', customer),
  'GET /api/admin/rental-fleet': () => json([{ ...rentalTool(), visibility: 'visible' }]),
  'GET /api/admin/rental-bookings': page([]),
  'GET /api/admin/standing-orders': page([]),
  'GET /api/admin/rental-tools/7': stored('7', rentalToolInput()),
  'GET /api/admin/categories': () => json([category('7', 'Kies', 1)]),
  [`GET ${INVOICES}/left`]: () => json(left),
  [`GET /api/admin/claims?booking=${BOOKING}`]: () => json([]),
};

/** Place, record, button that opens the form, input, button that sends it, and the call's last part. */
type Form = [keyof typeof SHOWN, object | undefined, string, string, string | RegExp, string?];

const CHANGE = 'Tag, Mengen und Wiegescheine ändern';
const FORMS: Form[] = [
  ['orders', owed, 'Stornieren', 'Grund=Defekt', 'Ja, stornieren', 'status'],
  ['orders', owed, 'Mahnstopp', 'Bis einschl=31.12.2026', 'Mahnstopp setzen', 'events'],
  ['orders', owed, 'Forderung ausbuchen', 'Grund=lapsed', /^47,36.€ ausbuchen$/, 'write-off'],
  ['orders', owed, '', 'Betrag=40', 'Zahlung eintragen', 'payments'],
  ['orders', plain, '', 'Neue Notiz=Ruft an.', 'Notiz speichern', 'notes'],
  ['orders', plain, '', 'Liefertag festlegen=07.12.2026', 'Liefertag speichern', 'events'],
  ['orders', plain, 'Rechnungsangaben ändern', 'Leitweg-ID=991-01234-38', 'Speichern', 'billing'],
  ['orders', plain, 'Bestellung ändern', 'Menge in t=7|Grund .l=Wunsch', 'Preis prüfen', 'edit'],
  ['orders', gone, CHANGE, 'Geliefert .t.=1,95', 'Eintragen', 'delivered'],
  ['orders', withdrawn, '', 'Widerruf=whole|Hinweis=Gern.', /^Entscheidung ein/, 'withdrawal'],
  ['orders', billed, 'Rechnung stornieren', 'Grund der=Falsch', /^Stornorechnung/, 'cancel'],
  ['orders', billed, 'Teil gutschreiben', 'Menge .t.=1|Grund=feucht', /^Rechnungskorr/, 'credit'],
  ['rental-bookings', booking, 'Stornieren', 'Grund=Defekt', 'Stornieren', 'step'],
  ['rental-bookings', back, 'Abrechnen', 'Zurückgegeben am=23.11.2026', 'Abrechnen', 'step'],
  ['rental-bookings', asked, 'Bestätigen', 'Bringen und Abholen=40', 'Ja, bestätigen', 'step'],
  ['rental-bookings', booking, '', 'Neue Notiz=Ruft an.', 'Notiz speichern', 'notes'],
  ['quotes', quote, 'Zurückziehen', 'Grund .für das=Zu alt', 'Ja, zurückziehen', 'withdraw'],
  ['standing-orders', repeat, '', 'Grund=Gesperrt.', 'Speichern'],
  ['contacts', request, '', 'Ihre Antwort=Gern.', 'Antwort senden', 'reply'],
  ['contacts', request, '', 'Neue Notiz=Ruft an.', 'Notiz speichern', 'notes'],
  ['admins', undefined, '', 'E-Mail-Adresse=anna@bau.example', 'Admin-Rolle geben'],
  ['rental-tools', undefined, '', 'Name=Rüttler', 'Speichern'],
  ['categories', undefined, '', 'Name=Kiese', 'Speichern'],
  ['customers', undefined, '', 'Name=Bau AG', 'Speichern'],
  ['settings/bank', undefined, '', 'Kontoinhaber=Bau AG', 'Speichern'],
];

/** The last control whose label starts like this, as a form may have the same name. */
function field(label: string) {
  const named = screen.getAllByLabelText(new RegExp(`^${label}`));
  return named.filter((each) => each.matches('input, select, textarea')).at(-1) as HTMLElement;
}

test.each(FORMS)('%s, %#: what was typed is never lost', async (...form) => {
  const [of, begins, opens, texts, last, step] = form;
  const typed = texts.split('|').map((text) => text.split('=') as [string, string]);
  const [address, shown] = SHOWN[of];
  const path = NUMBERS[of] ? `${of}/${NUMBERS[of]}` : of;
  const whole = `/api/admin/${[path, step].filter(Boolean).join('/')}`;
  const call = `POST ${begins === billed ? `${INVOICES}/${step}` : whole}`;
  let [revision, isLost] = [1, false];
  const routes: Routes = {
    ...ROUTES,
    'GET /api/users/me': () => json(isLost ? null : ADMIN_USER),
    ...(begins && { [`GET /api/admin/${path}`]: () => json({ ...begins, revision }) }),
    [`GET /api/admin/${path}/notes`]: () => json([]),
    [`GET /api/admin/papers/${NUMBERS[of]}`]: () => json([]),
  };
  const open = () => openOffice(address, shown, routes);
  const { api, bodies, client, user, press, unmount } = open();
  if (opens) await press(opens);
  const lastButton = async () => (await screen.findAllByRole('button', { name: last })).at(-1);
  const send = async () => user.click((await lastButton()) as HTMLElement);
  const told = (text: string | RegExp) => screen.findAllByText(text);
  const expectTyped = () => {
    for (const [label, value] of typed) expect(field(label)).toHaveValue(value);
  };
  await waitFor(() => expect(field(typed[0]?.[0] ?? '')).toBeInTheDocument());
  for (const [label, value] of typed) {
    fireEvent.change(field(label), { target: { value } });
  }

  const reload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(true);

  const isDialog = screen.queryAllByRole('dialog', { hidden: true }).length > 0;
  const stay = () => screen.queryByRole('button', { name: 'Weiter bearbeiten' });
  await user.keyboard('{Escape}');
  if (stay()) await press('Weiter bearbeiten');
  if (isDialog) {
    window.history.back();
    await press('Weiter bearbeiten');
    await waitFor(() => expect(window.location.search).toBe('?offen'));
  }
  expectTyped();

  api.routes[call] = brokenConnection;
  await send();
  await told(/^Keine (Internetv|V)erbindung/);
  expectTyped();

  isLost = true;
  api.routes[call] = () => refusal(401, 'Bitte melden Sie sich an.');
  await send();
  await screen.findByRole('alertdialog', { name: /abgelaufen/ });
  isLost = false;
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: 'in' }));
  await waitFor(() => expect(screen.queryByText(/^Ihre Sitzung ist abgelaufen$/)).toBeNull());
  expectTyped();
  const [lost, again] = bodies(call);
  expect(again).toEqual(lost);

  const sent = () => api.requests.filter((request) => request.call === call);
  if (sent()[0]?.headers.has('seen-revision')) {
    api.routes[call] = () => json({ message: 'Geändert (Bea).', code: 'changed' }, { status: 409 });
    revision = 2;
    await client.invalidateQueries();
    await send();
    await told('Geändert (Bea).');
    expectTyped();
    await send();
    await waitFor(() => expect(sent()).toHaveLength(4));
    const seen = sent().map(({ headers }) => headers.get('seen-revision'));
    // The payment form is shown together with the earlier payments.
    expect(seen).toEqual(['1', '1', step === 'payments' ? '2' : '1', '2']);
  }
  if (!isDialog && of !== 'admins') {
    unmount();
    const { press: pressAgain } = open();
    await pressAgain('Wiederherstellen');
    expectTyped();
  }
});
