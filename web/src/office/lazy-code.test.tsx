import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../lib/api/fake-api.ts';
import { renderAt } from '../test/render-at.tsx';
import { lazyCode } from './lazy-code.tsx';

const PING = 'HEAD /favicon.svg';
const loadError = () => screen.findByRole('dialog', { name: 'Bestellung' });
const isOnline = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
const reload = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  reload.mockClear();
});

function Details({ onClose }: { onClose(): void }) {
  return (
    <button type="button" onClick={onClose}>
      Details schließen
    </button>
  );
}

/** A list with a dialog whose code is imported by `load`. */
function openList(load: () => Promise<{ default: typeof Details }>) {
  const LazyDetails = lazyCode(load, { dialog: 'Bestellung', reload });
  function List() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Öffnen
        </button>
        {isOpen && <LazyDetails onClose={() => setIsOpen(false)} />}
      </>
    );
  }
  return renderAt('/', { '/': <List /> });
}

const press = (user: ReturnType<typeof openList>['user'], name: string) =>
  user.click(screen.getByText(name));

test('offline the list stays, and the dialog loads once the shop answers, whatever the device claims', async () => {
  const api = fakeApi({});
  const load = vi.fn(async () => ({ default: Details }));
  const { user } = openList(load);
  isOnline(false);
  await press(user, 'Öffnen');
  expect(await loadError()).toHaveTextContent('Ohne Internetverbindung');
  expect(screen.getByText('Öffnen')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  api.routes[PING] = () => new Response();
  await press(user, 'Erneut versuchen');
  expect(await screen.findByText('Details schließen')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after a failed import the list stays, and another try reloads the page', async () => {
  fakeApi({ [PING]: () => new Response() });
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = openList(load);
  await press(user, 'Öffnen');
  expect(await loadError()).toHaveTextContent(
    /^BestellungDie Bestellung konnte nicht geladen werden.* wird die Seite neu geladen/,
  );
  await press(user, 'Schließen');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(user, 'Öffnen');
  await loadError();
  expect(reload).not.toHaveBeenCalled();
  await press(user, 'Erneut versuchen');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
});

test('does not reload the page while the shop cannot be reached', async () => {
  fakeApi();
  const { user } = openList(() => Promise.reject(new TypeError('Failed to fetch')));
  await press(user, 'Öffnen');
  await loadError();
  await press(user, 'Erneut versuchen');
  expect(await loadError()).toHaveTextContent('Ohne Internetverbindung');
  expect(reload).not.toHaveBeenCalled();
});

test('a view whose code is gone offers another try, which reloads the page', async () => {
  fakeApi({ [PING]: () => new Response() });
  const View = lazyCode<object>(() => Promise.reject(new TypeError('Failed to fetch')), { reload });
  const { user } = renderAt('/', { '/': <View /> });
  expect(await screen.findByText('Dieser Bereich konnte nicht geladen werden')).toBeVisible();
  await press(user, 'Erneut versuchen');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
