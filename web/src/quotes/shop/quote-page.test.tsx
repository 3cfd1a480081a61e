import { NO_SITE } from '@shop/domain/customer/building-site';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import type { Quote } from '@shop/domain/quote/quote';
import { currentUser } from '@shop/domain/testing/wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeApi, json, refusal } from '../../lib/api/fake-api.ts';
import { storeLinkToken } from '../../lib/browser-storage/link-token.ts';
import { renderAt } from '../../test/render-at.tsx';
import QuotePage from './quote-page.tsx';

const CALL = 'POST /api/quotes/AN-10001';
const BUTTON = 'Zahlungspflichtig bestellen';

const item = (product_name: string, quantity: number, unit_price: number) => ({
  product_name,
  quantity,
  unit_price,
  unit: 't',
  vat_rate: 19,
  left: quantity,
  total_price: Math.round(quantity * unit_price * 100) / 100,
});
const QUOTE: Quote = {
  number: 'AN-10001',
  version: 2,
  status: 'sent',
  sent_at: '2026-03-02T09:30:00.000Z',
  valid_until: '2026-03-31',
  orderable: 'lines',
  payment_method: 'rechnung',
  customer_name: 'Anna Beispiel',
  company_name: '',
  delivery: { ...EMPTY_WISH, postal_code: '12340' },
  items: [item('Kies 16/32', 12.5, 19.99), item('Kran', 2, 90)],
  subtotal_amount: 429.88,
  delivery_amount: 45,
  total_amount: 474.88,
  gross_amount: 565.11,
  conditions: 'Entladung bauseits.',
  order_numbers: [],
};

function open(differences: Partial<Quote> = {}, routes = {}) {
  const api = fakeApi({ [`${CALL}/open`]: () => json({ ...QUOTE, ...differences }), ...routes });
  const page = renderAt('/angebot/AN-10001#token=x', { '/angebot/:number': <QuotePage /> });
  const bodyOf = (what: string) =>
    api.requests.find(({ call }) => call === `${CALL}/${what}`)?.body;
  return { ...page, bodyOf };
}

test('shows what is offered, and orders the chosen lines at its prices with the place', async () => {
  const receipt = { order_number: 'B-7K3M9-QX2TP', token: 'y' };
  const { user, visited, bodyOf } = open({}, { [`${CALL}/order`]: () => json(receipt) });
  const form = (await screen.findByRole('button', { name: BUTTON })).closest('form') as HTMLElement;
  for (const fact of ['AN-10001, Fassung 2', '31.03.2026', 'Entladung bauseits.', '565,11 €']) {
    expect(form).toHaveTextContent(fact);
  }
  expect(bodyOf('open')).toEqual({ token: 'x' });
  const pdf = within(form).getByRole('link', { name: 'Angebot als PDF' });
  expect(pdf).toHaveAttribute('href', '/api/quotes/AN-10001/angebot.pdf?token=x');
  expect(within(form).getByRole('link', { name: 'Widerrufsbelehrung' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: BUTTON }));
  expect(screen.getByRole('alert')).toHaveTextContent('Straße und Ort');
  fireEvent.change(screen.getByLabelText(/^Straße/), { target: { value: 'Bauweg 1' } });
  fireEvent.change(screen.getByLabelText(/^Ort/), { target: { value: 'Musterau' } });
  await user.click(screen.getByRole('checkbox', { name: 'Kran bestellen' }));
  expect(form).toHaveTextContent('350,91 €');
  await user.click(screen.getByRole('button', { name: BUTTON }));
  expect(bodyOf('order')).toMatchObject({
    token: 'x',
    version: 2,
    lines: [{ line: 0, quantity: 12.5 }],
    gross_amount: 350.91,
    delivery: { street: 'Bauweg 1', city: 'Musterau' },
  });
  const ordered = '/bestellung-bestaetigung/B-7K3M9-QX2TP#storno=y';
  await waitFor(() => expect(visited.at(-1)).toBe(ordered));
});

test('does not take a day that cannot be read as none', async () => {
  const { user, bodyOf } = open({ delivery: { ...EMPTY_WISH, method: 'pickup' } });
  await user.type(await screen.findByLabelText('Wunschtermin'), '31.11.2026');
  await user.click(screen.getByRole('button', { name: BUTTON }));
  expect(bodyOf('order')).toBeUndefined();
  expect(screen.getByLabelText('Wunschtermin')).toHaveFocus();
});

test('takes parts where the office allows it', async () => {
  const { user, bodyOf } = open({ orderable: 'parts' });
  const amount = await screen.findByLabelText('Menge Kies 16/32 (t)');
  await user.clear(amount);
  await user.type(amount, '13');
  await user.click(screen.getByRole('button', { name: BUTTON }));
  expect(screen.getByRole('alert')).toHaveTextContent('Von „Kies 16/32“ sind noch 12,5 t übrig.');
  expect(bodyOf('order')).toBeUndefined();
});

test('asks, and declines, after which nothing can be ordered', async () => {
  const declined = { ...QUOTE, status: 'declined' };
  const { user, bodyOf } = open({}, { [`${CALL}/decline`]: () => json(declined) });
  await user.click(await screen.findByRole('button', { name: 'Angebot ablehnen' }));
  expect(screen.getByText('Bitte schreiben Sie uns etwas.')).toBeVisible();
  await user.type(screen.getByLabelText('Ihre Frage oder Ihr Grund'), 'Zu teuer');
  await user.click(screen.getByRole('button', { name: 'Angebot ablehnen' }));
  expect(await screen.findByText('Sie haben dieses Angebot abgelehnt.')).toBeVisible();
  expect(bodyOf('decline')).toMatchObject({ token: 'x', text: 'Zu teuer' });
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
});

test('is still there after an order of a part, which has a link of its own', async () => {
  open({ orderable: 'parts' });
  await screen.findByLabelText('Menge Kies 16/32 (t)');
  storeLinkToken('B-7K3M9-QX2TP', 'y');
  expect(sessionStorage.getItem('cancelLink')).toBe('B-7K3M9-QX2TP y\nAN-10001 x');
  expect(screen.getByLabelText('Menge Kies 16/32 (t)')).toBeVisible();
});

test('is read again by who comes back from the order, with its number and what is left', async () => {
  const [gravel = item('Kies', 1, 1), crane] = QUOTE.items;
  const items = [{ ...gravel, left: 4 }, crane];
  const shown = { ...QUOTE, orderable: 'parts', delivery: { ...EMPTY_WISH, method: 'pickup' } };
  const answers = [shown, { ...shown, items, order_numbers: ['B-7K3M9-QX2TP'] }];
  const receipt = { order_number: 'B-7K3M9-QX2TP', token: 'y' };
  fakeApi({
    [`${CALL}/open`]: () => json(answers.shift()),
    [`${CALL}/order`]: () => json(receipt),
  });
  const pages = { '/angebot/:number': <QuotePage />, '/bestellung-bestaetigung/:n': <Back /> };
  const { user } = renderAt('/angebot/AN-10001#token=x', pages);
  await user.click(await screen.findByRole('button', { name: BUTTON }));
  await user.click(await screen.findByRole('button', { name: 'Zurück' }));
  expect(await screen.findByRole('link', { name: 'B-7K3M9-QX2TP' })).toBeVisible();
  expect(screen.getByLabelText('Menge Kies 16/32 (t)')).toHaveValue('4');
});

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Zurück
    </button>
  );
}

test('an accepted one leads to its order', async () => {
  open({ status: 'accepted', order_numbers: ['B-7K3M9-QX2TP'] });
  const link = await screen.findByRole('link', { name: 'B-7K3M9-QX2TP' });
  expect(link).toHaveAttribute('href', '/bestellung-bestaetigung/B-7K3M9-QX2TP');
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
});

test('says why the link shows nothing', async () => {
  const told = 'Dieses Angebot galt bis zum 31.03.2026.';
  open({}, { [`${CALL}/open`]: () => refusal(422, told) });
  expect(await screen.findByText(told)).toBeVisible();
});

test('needs the link', async () => {
  fakeApi({});
  renderAt('/angebot/AN-10001', { '/angebot/:number': <QuotePage /> });
  expect(await screen.findByText(/mit dem Link aus unserer E-Mail/)).toBeVisible();
});

test('an account opens it without a link, and orders with its numbers at a site of the company', async () => {
  const near = { ...NO_SITE, postal_code: '12340', city: 'Ort' };
  const sites = [
    { ...near, name: 'Hafen', street: 'Kai 1', cost_centre: '8815', contact_name: 'Jan Polier' },
    { ...near, name: 'Lager', street: 'Weg 2' },
    { ...NO_SITE, name: 'Fern', postal_code: '99999' },
  ];
  const company = { number: 'K-10001', name: 'Bau GmbH', may_order: true, sites };
  const api = fakeApi({
    [`${CALL}/open`]: () =>
      json({ ...QUOTE, company_name: 'Bau GmbH', customer_number: 'K-10001' }),
    [`${CALL}/order`]: () => json({ order_number: 'B-7K3M9-QX2TP', token: 'y' }),
    'GET /api/users/companies': () => json([company]),
  });
  const { user } = renderAt(
    '/angebot/AN-10001',
    { '/angebot/:number': <QuotePage /> },
    { user: currentUser() },
  );
  const choice = await screen.findByRole('combobox', { name: 'Baustelle' });
  expect(within(choice).getAllByRole('option')).toHaveLength(3);
  await user.selectOptions(choice, 'Hafen');
  await user.selectOptions(choice, 'Lager');
  expect(screen.getByLabelText(/^Kostenstelle/)).toHaveValue('');
  expect(screen.getByLabelText(/^Ansprechpartner/)).toHaveValue('');
  await user.selectOptions(choice, 'Hafen');
  await user.type(screen.getByLabelText(/^Ihre Bestellnummer/), '2026-114');
  await user.click(screen.getByRole('button', { name: BUTTON }));
  const bodyOf = (what: string) =>
    api.requests.find(({ call }) => call === `${CALL}/${what}`)?.body;
  expect(bodyOf('open')).toEqual({ token: '' });
  await waitFor(() =>
    expect(bodyOf('order')).toMatchObject({
      token: '',
      site: 'Hafen',
      customer_reference: '2026-114',
      cost_centre: '8815',
      delivery: { street: 'Kai 1', city: 'Ort' },
    }),
  );
});
