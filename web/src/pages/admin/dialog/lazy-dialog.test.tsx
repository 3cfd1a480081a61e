import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../lib/api/fake-api.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { latePart } from './lazy-dialog.tsx';

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
  const api = fakeApi({});
  const load = vi.fn(async () => ({ default: Details }));
  const { user } = openList(load);
  isOnline(false);
  await press(user, 'Öffnen');
  expect(await missing()).toHaveTextContent('Ohne Internetverbindung lässt sich die Bestellung');
  expect(screen.getByText('Öffnen')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  isOnline(true);
  api.routes[REACH] = () => new Response();
  await press(user, 'Erneut versuchen');
  expect(await screen.findByText('Details schließen')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
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
