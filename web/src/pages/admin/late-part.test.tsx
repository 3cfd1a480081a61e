import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../api/fake-api.ts';
import { adminOrder, CHIEF, page, STATS } from '../../test/office-fixture.ts';
import { renderAt } from '../../test/render-at.tsx';
import AdminPage from './admin-page.tsx';
import { latePart } from './late-part.tsx';

const REACH = 'HEAD /favicon.svg';
const MISSING = 'Die Bestellung konnte nicht geladen werden';
const missing = () => screen.findByRole('dialog', { name: MISSING });
const isOnline = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
const reload = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  reload.mockClear();
  // jsdom has no modal dialogs yet.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close() {},
  });
});

function Details({ onClose }: { onClose(): void }) {
  return (
    <button type="button" onClick={onClose}>
      Details schließen
    </button>
  );
}

/** A list with details whose code comes by that function. */
function openList(load: () => Promise<{ default: typeof Details }>) {
  const LateDetails = latePart('Bestellung', load, reload);
  function List() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Öffnen
        </button>
        {isOpen && <LateDetails onClose={() => setIsOpen(false)} />}
      </>
    );
  }
  return renderAt('/', { '/': <List /> });
}

const press = (user: ReturnType<typeof openList>['user'], name: string) =>
  user.click(screen.getByText(name));

test('without a connection the list stays, and its details come once there is one', async () => {
  const routes = {
    'GET /api/admin/stats': () => json(STATS),
    'GET /api/admin/orders': page([adminOrder()]),
    'GET /api/admin/contacts': page([]),
  };
  const api = fakeApi(routes);
  const address = '/admin?bereich=bestellungen';
  const { user } = renderAt(address, { '/admin': <AdminPage /> }, { user: CHIEF });
  const opener = await screen.findByRole('button', { name: /^Details zur Bestellung/ });
  isOnline(false);
  await user.click(opener);
  expect(await missing()).toHaveTextContent('Ohne Internetverbindung lässt sich die Bestellung');
  expect(opener).toBeVisible();
  isOnline(true);
  api.routes[REACH] = () => new Response();
  await press(user, 'Erneut versuchen');
  expect(await screen.findByRole('dialog', { name: /^Bestellung B-/ })).toBeVisible();
});

test('code that is gone is told of, and another try loads the page anew', async () => {
  fakeApi({ [REACH]: () => new Response() });
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = openList(load);
  await press(user, 'Öffnen');
  expect(await missing()).toHaveTextContent('wird die Seite neu geladen');
  await press(user, 'Schließen');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(user, 'Öffnen');
  await missing();
  expect(reload).not.toHaveBeenCalled();
  await press(user, 'Erneut versuchen');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
});

test('a page that would not come again is not loaded anew', async () => {
  fakeApi();
  const { user } = openList(() => Promise.reject(new TypeError('Failed to fetch')));
  await press(user, 'Öffnen');
  await missing();
  await press(user, 'Erneut versuchen');
  expect(await missing()).toHaveTextContent('Ohne Internetverbindung');
  expect(reload).not.toHaveBeenCalled();
});

test('what was opened once is there at once', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Details }));
  const { user } = openList(load);
  await press(user, 'Öffnen');
  await user.click(await screen.findByText('Details schließen'));
  await press(user, 'Öffnen');
  expect(screen.getByText('Details schließen')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
