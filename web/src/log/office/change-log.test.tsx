import type { Change } from '@shop/domain/office/office';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, refusal } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { openOffice, page, type Routes } from '../../test/office-fixture.tsx';
import ChangesView from './change-log.tsx';

const LOG = 'GET /api/admin/changes';
const OF_ITEM = 'GET /api/admin/changes?kind=product&item=12';
const UNDO = 'POST /api/admin/changes/request-0001-0/undo';

function change(differences: Partial<Change> = {}): Change {
  return {
    id: 'request-0001-0',
    kind: 'product',
    item_id: '12',
    item_name: 'Kies 16/32',
    version: 2,
    before: { name: 'Kies 16/32', price: 28.9, visibility: 'visible' },
    after: { name: 'Kies 16/32', price: 29.9, visibility: 'hidden' },
    batch_id: 'request-0001',
    count: 1,
    is_latest: true,
    by: 'chef@tiefbau.example',
    at: '2026-11-20T13:05:00.000Z',
    ...differences,
  };
}

const open = (routes: Routes = {}, address = '/admin/sortiment/verlauf') =>
  openOffice(address, <ChangesView of="product" />, {
    [LOG]: page([change()]),
    [UNDO]: () => json({ undone: 1, skipped: [] }),
    ...routes,
  });
const entry = (name: string) => screen.findByRole('listitem', { name });

test('an entry shows who changed which fields of what, and when', async () => {
  open();
  const shown = within(await entry('Kies 16/32'));
  expect(shown.getByText('20.11.2026, 14:05')).toBeVisible();
  expect(shown.getByText('chef@tiefbau.example')).toBeVisible();
  expect(shown.getByText('Nettopreis').nextSibling).toHaveTextContent(/28,90\s€ → 29,90\s€/);
  expect(shown.getByText('Sichtbarkeit').nextSibling).toHaveTextContent('Sichtbar → Ausgeblendet');
  expectLink('Kies 16/32', '/admin/sortiment/artikel?id=12', shown);
});

test('undoes a change after a question, which Escape closes, and reloads the log', async () => {
  const { api, user, press, see } = open();
  const name = 'Zurücknehmen: Kies 16/32';
  await press(name);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  await press(name);
  expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
  expect(api.calls()).not.toContain(UNDO);
  const undo = change({ id: 'undo-1', undoes: 'request-0001-0', batch_id: 'undo-1' });
  api.routes[LOG] = page([undo, change({ is_latest: false })]);
  await press('Ja, zurücknehmen');
  const message = await screen.findByText('Die Änderung ist zurückgenommen.');
  await waitFor(() => expect(message.closest('[role="status"]')).toHaveFocus());
  await see('Rücknahme');
  expect(screen.getAllByRole('button', { name })).toHaveLength(1);
});

test('shows a refusal, and another try sends the same request', async () => {
  const since = '„Kies 16/32“ wurde seitdem geändert: von anna@tiefbau.example.';
  const { bodies, press } = open({ [UNDO]: () => refusal(409, since) });
  for (let tries = 0; tries < 2; tries += 1) {
    await press('Zurücknehmen: Kies 16/32');
    await press('Ja, zurücknehmen');
    expect(await screen.findByRole('alert')).toHaveTextContent(since);
  }
  const [first, second] = bodies(UNDO);
  expect(second).toEqual(first);
});

test('a batch is one entry with label and count, and is undone in several requests', async () => {
  const batch = { batch_id: 'batch-0001', label: 'Schotter +3,5 %', is_latest: false };
  const theirs = { item_name: 'Sand 0/2', by: 'anna@tiefbau.example', at: change().at };
  const skipped = ['request-0001-7', 'request-0002-7'].map((id) => ({ ...theirs, id }));
  const undo = 'POST /api/admin/batches/batch-0001/undo';
  const { bodies, user } = open({
    [LOG]: page([50, 100].map((count) => change({ ...batch, id: `r-${count}`, count }))),
    'GET /api/admin/changes?batch=batch-0001': page([change(batch)]),
    [undo]: ({ body }) =>
      (body as { after?: string }).after
        ? json({ undone: 49, skipped })
        : json({ undone: 100, skipped: [], next: 'there' }),
  });
  const shown = within(await entry('Schotter +3,5 % · 150 Artikel'));
  await user.click(shown.getByRole('button', { name: '150 Änderungen anzeigen' }));
  expect(await shown.findByRole('listitem', { name: 'Kies 16/32' })).toBeVisible();
  await user.click(shown.getByRole('button', { name: /^Alle 150 zurücknehmen: Schotter/ }));
  await user.click(screen.getByRole('button', { name: 'Ja, zurücknehmen' }));
  const message = await shown.findByText(/149 Änderungen sind zurückgenommen/);
  expect(message).toHaveTextContent('Sand 0/2 (anna@tiefbau.example, 20.11.2026, 14:05)');
  const sent = bodies<{ request_id: string; batch_id: string }>(undo);
  expect(sent).toEqual([
    { request_id: expect.any(String), batch_id: expect.any(String) },
    { request_id: expect.any(String), batch_id: expect.any(String), after: 'there' },
  ]);
  const [first, second] = sent;
  expect(first?.batch_id).toBe(second?.batch_id);
  expect(first?.request_id).not.toBe(second?.request_id);
});

test('a change with later changes cannot be undone, and a setting links to its own section', async () => {
  const setting = { kind: 'setting', item_id: 'banner', item_name: 'Hinweis' } as const;
  open({ [LOG]: page([change({ ...setting, is_latest: false })]) });
  const shown = within(await entry('Hinweis'));
  expect(screen.queryByRole('button', { name: /Zurücknehmen/ })).toBeNull();
  expectLink('Hinweis', '/admin/einstellungen/hinweis', shown);
});

test('the log of an item has only its changes, and leads back to it', async () => {
  const { before: _, ...created } = change();
  const { user } = open({ [OF_ITEM]: page([created as Change]) }, '/admin/sortiment/verlauf?id=12');
  const shown = within(await entry('Kies 16/32'));
  expect(shown.getByText('Neu angelegt')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Alle 3 Felder anzeigen' }));
  expect(shown.getByText('Nettopreis').nextSibling).toHaveTextContent(/^29,90\s€$/);
  expectLink('Zurück zum Artikel', '/admin/sortiment/artikel?id=12');
});

test('the log also has the orders that were changed last, with their changes', async () => {
  const at = '2026-11-20T13:05:00.000Z';
  const paid = { what: 'Zahlung', by: 'anna@tiefbau.example', at };
  const order = { number: 'B-7K3M9-QX2TP', name: 'Muster GmbH', changes: [paid] };
  const { press } = open({ 'GET /api/admin/recent?kind=order': page([order]) });
  await press('Bestellungen, Zahlungen, Rechnungen');
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('20.11.2026, 14:05 · Zahlung · anna@tiefbau.example');
  expectLink('B-7K3M9-QX2TP', '/admin/bestellungen?bestellung=B-7K3M9-QX2TP', within(row));
});
