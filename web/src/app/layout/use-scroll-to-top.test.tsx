import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useKeptScroll } from '../../lib/kept-scroll.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

function Layout() {
  useScrollToTop();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Zurück
      </button>
      <Routes>
        <Route path="/liste" element={<List />} />
        <Route path="/ding" element={<p>Ding</p>} />
      </Routes>
    </>
  );
}

function List() {
  useKeptScroll();
  return <Link to="/ding">Zum Ding</Link>;
}

const scrolledTo = () => vi.mocked(window.scrollTo).mock.lastCall;

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

function open({ by, address = '/liste' }: { by: string; address?: string }) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: by } as never]);
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Layout />
    </MemoryRouter>,
  );
}

function leaveAt(top: number): void {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('pagehide'));
}

test('a reload leads to where one was in the list', () => {
  const { unmount } = open({ by: 'navigate' });
  expect(scrolledTo()).toBeUndefined();
  leaveAt(1234);
  unmount();
  open({ by: 'reload' });
  expect(scrolledTo()).toEqual([{ top: 1234, behavior: 'instant' }]);
});

test.each([
  ['a typed address', { by: 'navigate' }],
  ['another view of the list', { by: 'reload', address: '/liste?category=Sand' }],
])('%s begins at the top', (_, visit) => {
  const { unmount } = open({ by: 'navigate' });
  leaveAt(1234);
  unmount();
  open(visit);
  expect(scrolledTo()).toBeUndefined();
});

test('every change of the page begins at its top, also the way back', async () => {
  const { unmount } = open({ by: 'navigate' });
  leaveAt(1234);
  unmount();
  open({ by: 'reload' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Zum Ding' }));
  expect(scrolledTo()).toEqual([{ top: 0, behavior: 'smooth' }]);
  vi.mocked(window.scrollTo).mockClear();
  await user.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(screen.getByRole('link', { name: 'Zum Ding' })).toBeVisible();
  expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
});

test('a browser that forbids its storage opens pages none the less', async () => {
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  open({ by: 'navigate' });
  await userEvent.click(screen.getByRole('link', { name: 'Zum Ding' }));
  expect(screen.getByText('Ding')).toBeVisible();
  expect(scrolledTo()).toEqual([{ top: 0, behavior: 'smooth' }]);
});
