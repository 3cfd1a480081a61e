import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import type { SaveRequest, Versioned } from '@shop/domain/office/office';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, refusal } from '../../lib/api/fake-api.ts';
import { openOffice, page, type Routes, saveAll } from '../../test/office-fixture.tsx';
import CustomersTab from './customers-tab.tsx';

const READ = 'GET /api/admin/customers?visibility=current';
const READ_COMPANIES = 'GET /api/admin/customers?is_company=true&visibility=current';
const READ_ONE = 'GET /api/admin/customers/10001';
const SAVE = 'POST /api/admin/customers';
const MEMBER = {
  email: 'max@bau.example',
  is_owner: true,
  may_order: true,
  may_see_invoices: false,
};

function customer(id: string, fields: Partial<CustomerInput> = {}): Versioned<CustomerInput> {
  const input = { is_company: true, name: 'Muster Bau GmbH', members: [MEMBER], ...fields };
  return { id, version: 1, input: { visibility: 'visible', ...input } };
}

const open = (address = '', routes: Routes = {}) =>
  openOffice(`/admin/kunden${address}`, <CustomersTab />, {
    [READ]: page([
      customer('10001', { contact_name: 'Erika', email: 'e@bau.example', address: 'Weg 1\nOrt' }),
      customer('10002', { name: 'Zorn', members: [], visibility: 'hidden' }),
    ]),
    [READ_ONE]: () => json(customer('10001')),
    [READ_COMPANIES]: page([]),
    [SAVE]: saveAll,
    ...routes,
  });

test('lists the customers, who are searched by the server', async () => {
  const { api, user } = open();
  const rows = await screen.findAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Muster Bau GmbHK-10001Erikae@bau.exampleWeg 1, OrtAktiv1 Konten',
    'ZornK-10002Gesperrt',
  ]);
  expect(screen.getByRole('link', { name: 'Zorn' })).toHaveAttribute(
    'href',
    '/admin/kunden/kunde?id=10002',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Art' }), 'Firmen');
  await waitFor(() => expect(api.calls()).toContain(READ_COMPANIES));
});

test('a new customer is saved with accounts, and continues at the own address', async () => {
  const { press, type, user, bodies, visited, see } = open('/kunde?id=neu');
  await user.type(await screen.findByLabelText(/^Name/), 'Beispiel Bau');
  type('USt-IdNr./Steuernummer', 'DE12');
  await press('Konto hinzufügen');
  type(/E-Mail-Adresse des Kontos/, 'max@bau.example');
  await user.click(screen.getByRole('checkbox', { name: 'verwaltet die Konten' }));
  await press('Speichern');
  await see(/keine vollständige USt-IdNr/);
  type('USt-IdNr./Steuernummer', 'DE123456789');
  await press('Speichern');
  await see(/Kunde wird geladen|Gespeichert/);
  const [sent] = bodies<SaveRequest<CustomerInput>>(SAVE);
  const { visibility, is_company } = { visibility: 'visible', is_company: true };
  expect(sent?.changes).toEqual([
    {
      version: 0,
      input: {
        ...{ is_company, name: 'Beispiel Bau', visibility, vat_id: 'DE123456789' },
        members: [MEMBER],
      },
    },
  ]);
  expect(visited.at(-1)).toBe('/admin/kunden/kunde?id=12');
});

test('a customer has an own address, and the log leads there', async () => {
  open('/kunde?id=10001');
  expect(await screen.findByRole('heading', { name: 'Muster Bau GmbH (K-10001)' })).toBeVisible();
  expect(screen.getByLabelText(/E-Mail-Adresse des Kontos/)).toHaveValue('max@bau.example');
  expect(screen.getByRole('link', { name: 'Verlauf' })).toHaveAttribute(
    'href',
    '/admin/kunden/verlauf?id=10001',
  );
});

test('says that there is no such customer', async () => {
  const { see } = open('/kunde?id=10001', { [READ_ONE]: () => refusal(404, 'Nein.') });
  await see('Diesen Kunden gibt es nicht.');
});
