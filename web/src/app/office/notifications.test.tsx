import { adminOrder } from '@shop/domain/testing/office';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../lib/api/fake-api.ts';
import { useOfficeList } from '../../office/api/use-office-query.ts';
import { ADMIN_USER, page } from '../../test/office-fixture.tsx';
import { renderAt } from '../../test/render-at.tsx';
import { NotificationSnackbar, useNotifications } from './notifications.tsx';

const onShow = vi.fn();

type Change = 'onOrders' | 'onContacts' | 'onRentals';

/** The notifications without Firebase: a button reports what a listener would. */
function Listener({ list = 'onOrders', ids }: { list?: Change; ids: readonly string[] }) {
  const { notification, clear, ...changes } = useNotifications();
  const { total } = useOfficeList(['orders'], 'GET /api/admin/orders', {});
  return (
    <>
      <p>{total} Bestellungen</p>
      <button type="button" onClick={() => changes[list](ids)}>
        Melden
      </button>
      <NotificationSnackbar notification={notification} onShow={onShow} onClose={clear} />
    </>
  );
}

async function report(listener: React.ReactNode, routes: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /api/admin/orders': page([adminOrder()]),
    'GET /api/orders/B-NEU': () => json(adminOrder({ order_number: 'B-NEU' })),
    ...routes,
  });
  const view = renderAt('/', { '/': listener }, { user: ADMIN_USER });
  await screen.findByText('1 Bestellungen');
  api.routes['GET /api/admin/orders'] = page([adminOrder()], { total: 2 });
  await view.user.click(screen.getByRole('button', { name: 'Melden' }));
  return { ...view, api };
}

beforeEach(() => {
  onShow.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('announces a new order with number, customer and amount, and refetches', async () => {
  const { user } = await report(<Listener ids={['B-NEU']} />);
  const text = 'Neue Bestellung B-NEU von Anna Beispiel über 64,80 € netto';
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  expect(await screen.findByText('2 Bestellungen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ansehen' }));
  expect(onShow).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('keeps naming the last order if the response about an earlier one is late', async () => {
  let answerFirst = (_: Response) => {};
  const numbers = ['B-FRUEH'];
  const { api, user } = await report(<Listener ids={numbers} />, {
    'GET /api/orders/B-FRUEH': () => new Promise<Response>((resolve) => (answerFirst = resolve)),
  });
  numbers[0] = 'B-NEU';
  await user.click(screen.getByRole('button', { name: 'Melden' }));
  await waitFor(() =>
    expect(api.requests.map(({ call }) => call)).toContain('GET /api/orders/B-NEU'),
  );
  const answer = json(adminOrder({ order_number: 'B-FRUEH' }));
  const read = vi.spyOn(answer, 'json');
  answerFirst(answer);
  await waitFor(() => expect(read).toHaveBeenCalled());
  await act(() => read.mock.results[0]?.value);
  expect(screen.getByRole('status')).toHaveTextContent(/B-NEU/);
});

test.each([
  ['of several', ['B-NEU', 'B-2', 'B-3'], /^Neue Bestellung B-NEU .* \(und 2 weitere\)$/],
  ['that cannot be loaded, by its number', ['B-FEHLT'], /^Neue Bestellung B-FEHLT$/],
])('announces a new order %s', async (_, ids, text) => {
  await report(<Listener ids={ids} />);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
});

test('announces by their numbers orders whose answers take long, none held up by another', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const numbers = ['B-NEU'];
  const late = () => new Promise<Response>(() => {});
  const routes = { 'GET /api/orders/B-NEU': late, 'GET /api/orders/B-2': late };
  const { user } = await report(<Listener ids={numbers} />, routes);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('status')).toHaveTextContent(/^Neue Bestellung B-NEU$/);
  numbers[0] = 'B-2';
  await user.click(screen.getByRole('button', { name: 'Melden' }));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('status')).toHaveTextContent(/^Neue Bestellung B-2$/);
});

test('refetches after a changed order without announcing it', async () => {
  await report(<Listener ids={[]} />);
  expect(await screen.findByText('2 Bestellungen')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['onContacts', ['1'], 'Neue Kontaktanfrage'],
  ['onContacts', ['1', '2'], '2 neue Kontaktanfragen'],
  ['onRentals', ['1'], 'Neue Mietbuchung'],
  ['onRentals', ['1', '2'], '2 neue Mietbuchungen'],
] as const)('%s of %j announces „%s“', async (list, ids, text) => {
  await report(<Listener list={list} ids={ids} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});
