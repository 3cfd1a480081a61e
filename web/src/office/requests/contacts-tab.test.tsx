import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FRAME_ROUTES, openOffice, page, storedContact } from '../../test/office-fixture.tsx';
import AdminPage from '../frame/admin-page.tsx';

const open = (contacts = page([storedContact()])) =>
  openOffice('/admin/kontaktanfragen', <AdminPage />, {
    ...FRAME_ROUTES,
    'GET /api/admin/contacts': contacts,
  });

test('a request shows sender, type, date and the start of its message', async () => {
  open(page([storedContact(), { ...storedContact({ id: 'c2' }), request_type: 'unbekannt' }]));
  const [request, other] = await screen.findAllByRole('listitem');
  expect(request).toHaveTextContent('Bernd Muster');
  expect(request).toHaveTextContent('bernd@muster.example');
  expect(request).toHaveTextContent('0171 23 45-67');
  expect(request).toHaveTextContent('02.11.2026, 10:30');
  expect(request).toHaveTextContent('Was kostet eine Zufahrt?');
  expect(within(request as HTMLElement).getByText('Angebot')).toHaveAttribute('data-color', 'blue');
  expect(other).toHaveTextContent('unbekannt');
});

test('the dialog shows the whole request with links to answer it', async () => {
  const { user } = open();
  const opener = await screen.findByRole('button', { name: /Ansehen/ });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Anfrage von Bernd Muster' }));
  expect(dialog.getByRole('link', { name: 'bernd@muster.example' })).toHaveAttribute(
    'href',
    'mailto:bernd@muster.example',
  );
  expect(dialog.getByRole('link', { name: '0171 23 45-67' })).toHaveAttribute(
    'href',
    'tel:0171234567',
  );
  expect(dialog.getByText('Angebot')).toBeVisible();
  expect(dialog.getByText('02.11.2026, 10:30')).toBeVisible();
  expect(dialog.getByText(/Firma: Muster AG/)).toHaveTextContent('Was kostet eine Zufahrt?');
  expect(dialog.getByRole('link', { name: 'Per E-Mail antworten' })).toHaveAttribute(
    'href',
    'mailto:bernd@muster.example?subject=Ihre%20Anfrage%3A%20Angebot',
  );
  await user.click(dialog.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(opener).toHaveFocus());
});

test('the dialog lists what an offer is asked for, under the office’s own article numbers', async () => {
  const item = { product_id: 7, product_name: 'Kies 0/32', unit: 't', quantity: 20 };
  const items = [item, { ...item, product_id: 8, article_number: 'SCH-8' }];
  const { user } = open(page([{ ...storedContact(), items }]));
  await user.click(await screen.findByRole('button', { name: /Ansehen/ }));
  const rows = within(await screen.findByRole('dialog')).getAllByRole('row');
  expect(rows.map((row) => row.textContent?.replace(/\s/g, ' '))).toEqual([
    'ArtikelMengeEinzelpreis',
    'Kies 0/32Art.-Nr. 10 00720 tauf Anfrage',
    'Kies 0/32Art.-Nr. SCH-820 tauf Anfrage',
  ]);
});

test('a sender cannot add recipients to the reply', async () => {
  const { user } = open(page([storedContact({ email: 'a@b.example?bcc=c@d.example' })]));
  await user.click(await screen.findByRole('button', { name: /Ansehen/ }));
  expect(screen.getByRole('link', { name: 'a@b.example?bcc=c@d.example' })).toHaveAttribute(
    'href',
    'mailto:a@b.example%3Fbcc%3Dc%40d.example',
  );
});

test('the list shows the number of requests and a CSV download', async () => {
  open(page([storedContact()], { total: 51, next: 'x' }));
  expect(await screen.findByText('51 Kontaktanfragen')).toBeVisible();
  expect(screen.getByText('1 von 51 angezeigt')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mehr laden' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'CSV-Export' })).toHaveAttribute(
    'href',
    '/api/admin/contacts.csv',
  );
});

test('a withdrawal names its order, and what the shop knows about that', async () => {
  const order = { order_number: 'B-7K3M9-QX2TP', order_match: 'other_email' as const };
  const { user } = open(page([storedContact({ request_type: 'withdrawal', phone: '', ...order })]));
  expect(await screen.findByText('Widerruf', { selector: 'span' })).toHaveAttribute(
    'data-color',
    'red',
  );
  await user.click(screen.getByRole('button', { name: /Ansehen/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anfrage von Bernd Muster' }));
  expect(dialog.getByText('B-7K3M9-QX2TP')).toBeVisible();
  expect(dialog.getByText(/Die Bestellung hat eine andere E-Mail-Adresse/)).toBeVisible();
});
