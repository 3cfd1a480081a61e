import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useScroll, useScrollPlace } from './scroll-position.ts';

function Layout() {
  useScroll();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Zurück
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Vor
      </button>
      <Routes>
        <Route path="/liste" element={<List />} />
        <Route path="/ding" element={<p>Ding</p>} />
      </Routes>
    </>
  );
}

function List() {
  const list = useRef<HTMLUListElement>(null);
  const isKept = useScrollPlace(list);
  return (
    <ul ref={list} aria-label={isKept ? 'wie zuvor' : 'neu'}>
      <li>
        <Link to="/ding">Zum Ding</Link>
      </li>
    </ul>
  );
}

const calls = () => vi.mocked(window.scrollTo).mock.calls;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = () => userEvent.click(screen.getByRole('link', { name: 'Zum Ding' }));

/** The height of the page in px, which limits scrolling. */
let height = Number.POSITIVE_INFINITY;
let grow = () => {};

beforeEach(() => {
  height = Number.POSITIVE_INFINITY;
  vi.stubGlobal('scrollY', 0);
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
    const { top = 0, behavior } = options as unknown as ScrollToOptions;
    if (behavior !== 'smooth') vi.stubGlobal('scrollY', Math.min(top, height));
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resized: () => void) {
        grow = resized;
      }
      observe() {}
      disconnect() {}
    },
  );
});

function open({ by = 'navigate', address = '/liste' } = {}) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: by } as never]);
  return render(
    <MemoryRouter initialEntries={[{ pathname: address, key: 'default' }]}>
      <Layout />
    </MemoryRouter>,
  );
}

function scroll(top: number): void {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

/** Closes the document; another may be opened in its place. */
function leave({ unmount }: ReturnType<typeof open>): void {
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  vi.stubGlobal('scrollY', 0);
}

test('a new page starts at its top; back and forward return to the previous place', async () => {
  open();
  scroll(1234);
  await follow();
  expect(calls()).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  scroll(200);
  await press('Zurück');
  expect(screen.getByRole('list', { name: 'wie zuvor' })).toBeVisible();
  expect(window.scrollY).toBe(1234);
  await press('Vor');
  expect(window.scrollY).toBe(200);
  expect(
    calls()
      .slice(1)
      .map(([options]) => options),
  ).toEqual([
    { top: 1234, behavior: 'instant' },
    { top: 200, behavior: 'instant' },
  ]);
});

test('a smooth scroll to the top that a shorter page ends is taken up again, until the visitor acts', async () => {
  open();
  scroll(5000);
  await follow();
  scroll(1996);
  grow();
  expect(calls()).toHaveLength(2);
  expect(calls()[1]).toEqual([{ top: 0, behavior: 'smooth' }]);
  scroll(1500);
  window.dispatchEvent(new Event('scrollend'));
  expect(calls()[2]).toEqual([{ top: 0, behavior: 'instant' }]);
  scroll(1200);
  window.dispatchEvent(new Event('wheel'));
  grow();
  window.dispatchEvent(new Event('scrollend'));
  expect(calls()).toHaveLength(3);
});

test('a page that has reached its top is left where it is scrolled then', async () => {
  open();
  scroll(5000);
  await follow();
  scroll(0);
  scroll(300);
  grow();
  window.dispatchEvent(new Event('scrollend'));
  expect(calls()).toHaveLength(1);
});

test('scrolls a growing page once it is long enough', async () => {
  open();
  scroll(1234);
  await follow();
  height = 500;
  await press('Zurück');
  expect(window.scrollY).toBe(500);
  window.dispatchEvent(new Event('scroll'));
  height = 5000;
  grow();
  expect(window.scrollY).toBe(1234);
});

test('a smooth scroll that the return has cut short moves nothing', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  open();
  scroll(1234);
  await follow();
  await press('Zurück');
  scroll(1131);
  expect(window.scrollY).toBe(1234);
  while (frames.length > 0) frames.shift()?.(0);
  scroll(1100);
  expect(window.scrollY, 'later it is the visitor').toBe(1100);
});

test('a visitor who acts before that stays in place', async () => {
  open();
  scroll(1234);
  await follow();
  height = 500;
  await press('Zurück');
  window.dispatchEvent(new Event('wheel'));
  height = 5000;
  grow();
  expect(window.scrollY).toBe(500);
});

test('a reload returns to the previous place, and so does going back to it', async () => {
  const first = open();
  scroll(1234);
  leave(first);
  const second = open({ by: 'reload' });
  expect(window.scrollY).toBe(1234);
  expect(screen.getByRole('list', { name: 'wie zuvor' })).toBeVisible();
  leave(second);
  open({ by: 'back_forward' });
  expect(window.scrollY).toBe(1234);
});

test.each([
  ['a typed address', { by: 'navigate' }],
  ['another page', { by: 'reload', address: '/ding' }],
])('%s starts at the top', (_, visit) => {
  const first = open();
  scroll(1234);
  leave(first);
  open(visit);
  expect(calls()).toEqual([]);
});

test('the browser scrolls a document before its code runs, then the code does', () => {
  const view = open();
  expect(window.history.scrollRestoration).toBe('manual');
  leave(view);
  expect(window.history.scrollRestoration).toBe('auto');
});

test.each(['getItem', 'setItem'] as const)(
  'a browser that forbids %s opens pages',
  async (call) => {
    vi.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const view = open();
    await follow();
    expect(screen.getByText('Ding')).toBeVisible();
    expect(() => leave(view)).not.toThrow();
  },
);
