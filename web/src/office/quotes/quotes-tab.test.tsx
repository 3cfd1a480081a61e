import type { AdminQuote } from '@shop/domain/quote/quote';
import { quoteDraft } from '@shop/domain/quote/quote-draft';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../lib/api/fake-api.ts';
import { page, type Routes, storedContact } from '../../test/office-fixture.tsx';
import { openAdmin } from '../frame/admin-fixture.tsx';

const ONE = 'GET /api/admin/quotes/AN-10001';
const ITEM = {
  product_id: 1,
  product_name: 'Kies 16/32',
  unit: 't',
  quantity: 20,
  unit_price: 24.5,
};
const CONTENT = quoteDraft('2026-03-02', storedContact({ items: [ITEM], postal_code: '12345' }));

const quote = (differences: Partial<AdminQuote> = {}): AdminQuote => ({
  number: 'AN-10001',
  status: 'draft',
  created_at: '2026-03-02T09:30:00.000Z',
  customer_name: 'Bernd Muster',
  company_name: 'Muster AG',
  valid_until: '2026-03-16',
  gross_amount: 583.1,
  is_opened: false,
  is_asked: false,
  revision: 1,
  content: CONTENT,
  is_changed: false,
  history: [{ what: 'created', by: 'chef@example.de', at: '2026-03-02T09:30:00.000Z' }],
  ...differences,
});

const open = (address: string, routes: Routes = {}) =>
  openAdmin(`angebote${address}`, {
    'GET /api/admin/quotes': page([quote({ status: 'sent', is_opened: true })]),
    'GET /api/admin/papers/AN-10001': () => json([]),
    ...routes,
  });

test('a draft begins with what its request says', () => {
  expect(CONTENT).toMatchObject({
    customer_name: 'Bernd Muster',
    company_name: 'Muster AG',
    delivery: { postal_code: '12345' },
    lines: [{ product_id: 1, name: 'Kies 16/32', quantity: 20, unit: 't', price: 24.5 }],
    valid_until: '2026-03-16',
  });
});

test('the list shows customer, state, last day and sum', async () => {
  open('');
  const row = await screen.findByRole('listitem');
  for (const text of ['Muster AG', 'Versendet', 'geöffnet', 'AN-10001', '16.03.2026', '583,10 €']) {
    expect(row).toHaveTextContent(text);
  }
});

test('a request becomes a quote, at the prices that are typed', async () => {
  const contact = storedContact({ items: [ITEM] });
  const { user, api } = open('?neu=c1', {
    'GET /api/admin/contacts/c1': () => json(contact),
    'POST /api/admin/quotes': () => json(quote(), { status: 201 }),
    [ONE]: () => json(quote()),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Neues Angebot' }));
  const price = await dialog.findByLabelText('Einzelpreis netto (€)');
  await user.clear(price);
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(dialog.getByText('Bitte prüfen Sie die markierten Felder.')).toBeVisible();
  await user.type(price, '9,85');
  const amount = dialog.getByLabelText('Menge');
  await user.clear(amount);
  await user.type(amount, '12,5');
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByRole('dialog', { name: 'Angebot AN-10001' })).toBeVisible();
  const sent = api.requests.find(({ call }) => call === 'POST /api/admin/quotes')?.body;
  expect(sent).toMatchObject({
    contact_id: 'c1',
    content: { lines: [{ product_id: 1, quantity: 12.5, price: 9.85 }] },
  });
});

test('a draft is sent, and what was sent can be renewed', async () => {
  const SEND = 'POST /api/admin/quotes/AN-10001/send';
  let stored = quote();
  const { user, api } = open('?angebot=AN-10001', {
    [ONE]: () => json(stored),
    [SEND]: () => {
      stored = quote({ status: 'sent', revision: 2, offer: { order_numbers: [] } as never });
      return json(stored);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Angebot senden' }));
  expect(await screen.findByText(/unterwegs, mit Link und PDF/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verlängern und senden' }));
  const bodies = api.requests.filter(({ call }) => call === SEND).map(({ body }) => body);
  expect(bodies).toMatchObject([{ seen: 1 }, { seen: 2, valid_until: expect.any(String) }]);
});
