import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, json, refusal } from '../../lib/api/fake-api.ts';
import { renderAt } from '../../test/render-at.tsx';
import WithdrawalPage from './withdrawal-page.tsx';

const NUMBER = 'B-7K3M9-QX2TP';
const CALL = 'POST /api/withdrawals';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function open(routes: Parameters<typeof fakeApi>[0] = {}, address = '/widerruf') {
  const api = fakeApi({
    [CALL]: () => json({ received_at: '2026-11-22T09:30:00.000Z' }),
    ...routes,
  });
  return { api, ...renderAt(address, { '/widerruf': <WithdrawalPage /> }) };
}

async function review({ user }: ReturnType<typeof open>) {
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill(/^Name/, ' Erika Muster');
  fill(/^E-Mail-Adresse/, 'erika@example.de ');
  const number = screen.getByLabelText<HTMLInputElement>(/^Auftragsnummer/);
  if (number.value === '') fill(/^Auftragsnummer/, NUMBER);
  fill(/^Nur diese Waren/, '2 t Kies');
  await user.click(screen.getByRole('button', { name: 'Widerruf prüfen' }));
  const heading = await screen.findByRole('heading', { name: 'Stimmt alles?' });
  await waitFor(() => expect(heading).toHaveFocus());
}

const confirm = () => screen.getByRole('button', { name: 'Widerruf bestätigen' });

test('withdraws in two steps and shows a receipt to print, with content, date and time', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const view = open();
  await review(view);
  expect(view.api.requests).toEqual([]);
  expect(screen.getByText(/Hiermit widerrufe ich den Vertrag zur Bestellung/)).toHaveTextContent(
    `${NUMBER} über die folgenden Waren: 2 t Kies`,
  );
  await view.user.click(confirm());
  const receipt = await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' });
  await waitFor(() => expect(receipt).toHaveFocus());
  expect(view.api.requests).toHaveLength(1);
  expect(view.api.requests[0]?.body).toEqual({
    name: 'Erika Muster',
    email: 'erika@example.de',
    order_number: NUMBER,
    goods: '2 t Kies',
  });
  expect(screen.getByText('22.11.2026, 10:30 Uhr')).toBeVisible();
  expect(screen.getByText(/Hiermit widerrufe ich/)).toHaveTextContent('2 t Kies');
  expect(sessionStorage.getItem('withdrawalDraft')).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'Bestätigung drucken' }));
  expect(print).toHaveBeenCalledOnce();
});

test('reports missing data at the field before anything is shown for confirmation', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Widerruf prüfen' }));
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
  expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription('Name ist erforderlich');
  expect(screen.getByText('Auftragsnummer ist erforderlich')).toBeVisible();
  expect(screen.getByText('E-Mail ist erforderlich')).toBeVisible();
});

test('adopts the order number of a link, but not over a typed one', async () => {
  const view = open({}, `/widerruf?bestellung=${NUMBER}`);
  const field = screen.getByLabelText(/^Auftragsnummer/);
  expect(field).toHaveValue(NUMBER);
  await view.user.clear(field);
  await view.user.type(field, 'B-AAAAA-BBBBB');
  await review(view);
  await view.user.click(screen.getByRole('button', { name: 'Angaben ändern' }));
  expect(screen.getByLabelText(/^Auftragsnummer/)).toHaveValue('B-AAAAA-BBBBB');
  expect(screen.getByLabelText(/^Nur diese Waren/)).toHaveValue('2 t Kies');
});

test('without a connection it says so, keeps everything, and sends it once later', async () => {
  const view = open({ [CALL]: brokenConnection, 'HEAD /': brokenConnection });
  await review(view);
  await view.user.click(confirm());
  expect(await screen.findByText(/Ihr Widerruf wurde noch nicht gesendet/)).toBeVisible();
  await waitFor(() => expect(confirm()).toHaveFocus());
  expect(JSON.parse(sessionStorage.getItem('withdrawalDraft') ?? '')).toMatchObject({
    order_number: NUMBER,
  });
  view.api.routes[CALL] = () => json({ received_at: '2026-11-22T09:30:00.000Z' });
  await view.user.click(confirm());
  await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' });
});

test('shows why the server refused', async () => {
  const view = open({
    [CALL]: () => refusal(429, 'Bitte versuchen Sie es in einer Minute erneut.'),
  });
  await review(view);
  await view.user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('in einer Minute erneut');
  expect(confirm()).toBeEnabled();
});

test('withdraws by keyboard alone', async () => {
  const { user, api } = open();
  screen.getByLabelText(/^Name/).focus();
  await user.keyboard('Erika{Tab}erika@example.de{Tab}');
  await user.keyboard(`${NUMBER}{Enter}`);
  await screen.findByRole('heading', { name: 'Stimmt alles?' });
  await user.tab();
  expect(confirm()).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' });
  expect(api.requests).toHaveLength(1);
});
