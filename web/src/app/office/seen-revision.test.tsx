import { quoteDraft } from '@shop/domain/quote/quote-draft';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { json } from '../../lib/api/fake-api.ts';
import OrderDialog from '../../orders/office/order-dialog.tsx';
import QuoteDialog from '../../quotes/office/quote-dialog.tsx';
import RentalsTab from '../../rentals/office/rentals-tab.tsx';
import { rentalTool } from '../../test/fixtures.ts';
import {
  adminBooking,
  adminOrder,
  openOffice,
  page,
  type Routes,
} from '../../test/office-fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T08:00:00Z'), toFake: ['Date'] });
});

const ORDER = 'B-7K3M9-QX2TP';
const BOOKING = 'M-7K3M9-QX2TP';
const QUOTE = 'AN-10001';

const order = adminOrder({ payment_method: 'rechnung', claim: 'invoice', open_amount: 47.36 });
const owed = { ...order, gross_amount: 47.36, payment_state: 'open' as const, debt_amount: 47.36 };
const booking = adminBooking({ state: 'confirmed', start_day: '2026-11-24', deposit_amount: 0 });
const back = { ...booking, state: 'returned' as const, returned_day: '2026-11-24' };
const asked = { ...booking, state: 'requested' as const, method: 'delivery' as const };
const quote = {
  ...{ number: QUOTE, status: 'sent', valid_until: '2026-12-24', gross_amount: 119, history: [] },
  ...{ customer_name: 'Erika', company_name: '', is_changed: false },
  content: quoteDraft('2026-11-24'),
};

const SHOWN = {
  orders: [ORDER, <OrderDialog key="" orderNumber={ORDER} listed={undefined} onClose={() => {}} />],
  'rental-bookings': [BOOKING, <RentalsTab key="" />],
  quotes: [QUOTE, <QuoteDialog key="" number={QUOTE} onClose={() => {}} />],
} as const;

interface Form {
  of: keyof typeof SHOWN;
  begins: object;
  step: string;
  opens: string | RegExp;
  field?: RegExp;
  typed?: string;
  last: string | RegExp;
}

const FORMS: Form[] = [
  {
    ...{ of: 'orders', begins: owed, step: 'status' },
    ...{ opens: 'Stornieren', field: /^Grund/, last: 'Ja, stornieren' },
  },
  {
    ...{ of: 'orders', begins: owed, step: 'events' },
    ...{ opens: 'Mahnstopp', last: 'Mahnungen anhalten' },
  },
  {
    ...{ of: 'orders', begins: owed, step: 'write-off' },
    ...{ opens: 'Forderung ausbuchen', last: /^47,36.€ ausbuchen$/ },
  },
  {
    ...{ of: 'rental-bookings', begins: booking, step: 'step' },
    ...{ opens: 'Stornieren', field: /^Grund/, last: 'Stornieren' },
  },
  {
    ...{ of: 'rental-bookings', begins: back, step: 'step' },
    ...{ opens: 'Abrechnen', last: 'Abrechnen' },
  },
  {
    ...{ of: 'rental-bookings', begins: asked, step: 'step', opens: 'Bestätigen' },
    ...{ field: /^Bringen und Abholen/, typed: '40', last: 'Ja, bestätigen' },
  },
  {
    ...{ of: 'quotes', begins: quote, step: 'withdraw', opens: 'Zurückziehen' },
    ...{ field: /^Grund .für das Büro/, last: 'Ja, zurückziehen' },
  },
];

test.each(FORMS)('$of: $last sends the revision that it was opened on', async (form) => {
  const { of, begins, step, opens, field, typed = 'Defekt', last } = form;
  const [number, shown] = SHOWN[of];
  let revision = 1;
  const CALL = `POST /api/admin/${of}/${number}/${step}`;
  const refused = { message: 'Inzwischen geändert: Tage (Bea).', code: 'changed' };
  const routes: Routes = {
    'GET /api/delivery-options': () => json({ areas: [], closed_days: [] }),
    'GET /api/products': () => json([]),
    'GET /api/admin/customers': page([]),
    'GET /api/admin/rental-fleet': () => json([{ ...rentalTool(), visibility: 'visible' }]),
    'GET /api/admin/rental-bookings': page([]),
    [`GET /api/admin/claims?booking=${BOOKING}`]: () => json([]),
    [`GET /api/admin/${of}/${number}`]: () => json({ ...begins, revision }),
    [`GET /api/admin/${of}/${number}/notes`]: () => json([]),
    [`GET /api/admin/papers/${number}`]: () => json([]),
    [CALL]: () => json(refused, { status: 409 }),
  };
  const address = `/admin/vermietung?buchung=${BOOKING}&ansicht=liste`;
  const { api, client, user } = openOffice(address, shown, routes);
  await user.click(await screen.findByRole('button', { name: opens }));
  if (field) await user.type(screen.getByLabelText(field), typed);
  revision = 2;
  await client.invalidateQueries();
  const press = () =>
    user.click(screen.getAllByRole('button', { name: last }).at(-1) as HTMLElement);
  await press();
  await screen.findAllByText(refused.message);
  if (field) expect(screen.getByLabelText(field)).toHaveValue(typed);
  await press();
  const sent = () => api.requests.filter(({ call }) => call === CALL);
  await waitFor(() =>
    expect(sent().map(({ headers }) => headers.get('seen-revision'))).toEqual(['1', '2']),
  );
});
