import { useInfiniteQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../lib/api/fake-api.ts';
import { adminOrder, CHIEF, page } from '../../test/admin-fixture.ts';
import { renderAt } from '../../test/render-at.tsx';
import { useOfficeKey } from './api/use-admin-key.ts';
import { NewsNotice } from './news-notice.tsx';
import { ordersQuery } from './use-admin-data.ts';
import { useNews } from './use-news.ts';

const onShow = vi.fn();

/** The office's ear without Firebase: a press stands for what would be heard. */
function Ear({ numbers, contacts = 0 }: { numbers: readonly string[]; contacts?: number }) {
  const { news, clearNews, onOrders, onContacts } = useNews();
  const { data } = useInfiniteQuery(ordersQuery(useOfficeKey(), ''));
  const ids = Array.from({ length: contacts }, (_, index) => `c${index}`);
  return (
    <>
      <p>{data?.total} Bestellungen</p>
      <button type="button" onClick={() => (contacts ? onContacts(ids) : onOrders(numbers))}>
        Hören
      </button>
      <NewsNotice news={news} onShow={onShow} onClose={clearNews} />
    </>
  );
}

async function hear(ear: React.ReactNode, routes: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /api/admin/orders': page([adminOrder()]),
    'GET /api/orders/B-NEU': () => json(adminOrder({ order_number: 'B-NEU' })),
    ...routes,
  });
  const view = renderAt('/', { '/': ear }, { user: CHIEF });
  await screen.findByText('1 Bestellungen');
  api.routes['GET /api/admin/orders'] = page([adminOrder()], { total: 2 });
  await view.user.click(screen.getByRole('button', { name: 'Hören' }));
  return { ...view, api };
}

beforeEach(() => {
  onShow.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a new order is announced politely with number, customer and amount, and loaded', async () => {
  const { user } = await hear(<Ear numbers={['B-NEU']} />);
  const text = 'Neue Bestellung B-NEU von Anna Beispiel über 64,80 €';
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  expect(await screen.findByText('2 Bestellungen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ansehen' }));
  expect(onShow).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('of several new orders the newest is named', async () => {
  await hear(<Ear numbers={['B-NEU', 'B-2', 'B-3']} />);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('(und 2 weitere)'));
});

test('the last order stays named when the answer about one before it comes late', async () => {
  let answerFirst = (_: Response) => {};
  const numbers = ['B-FRUEH'];
  const { api, user } = await hear(<Ear numbers={numbers} />, {
    'GET /api/orders/B-FRUEH': () => new Promise<Response>((resolve) => (answerFirst = resolve)),
  });
  numbers[0] = 'B-NEU';
  await user.click(screen.getByRole('button', { name: 'Hören' }));
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

test('a new order that cannot be loaded is announced by its number', async () => {
  await hear(<Ear numbers={['B-FEHLT']} />);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^Neue Bestellung B-FEHLT$/),
  );
});

test('a change of an order is no news, but is loaded', async () => {
  await hear(<Ear numbers={[]} />);
  expect(await screen.findByText('2 Bestellungen')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  [1, 'Neue Kontaktanfrage'],
  [2, '2 neue Kontaktanfragen'],
])('%i new requests are announced as „%s“', async (contacts, text) => {
  await hear(<Ear numbers={[]} contacts={contacts} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});
