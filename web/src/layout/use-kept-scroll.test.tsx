import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

function Layout() {
  useScrollToTop();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Zurück
      </button>
      <Link to="/liste">Zur Liste</Link>
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
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

function open() {
  render(
    <MemoryRouter initialEntries={['/liste']}>
      <Layout />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function scroll(top: number): void {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

test('the way back to a list leads to where one was in it', async () => {
  const user = open();
  scroll(1234);
  await user.click(screen.getByRole('link', { name: 'Zum Ding' }));
  expect(scrolledTo()).toEqual([{ top: 0, behavior: 'smooth' }]);
  scroll(0);
  await user.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(screen.getByRole('link', { name: 'Zum Ding' })).toBeVisible();
  expect(scrolledTo()).toEqual([{ top: 1234, behavior: 'instant' }]);
});

test('a link to the same list leads to its top', async () => {
  const user = open();
  scroll(1234);
  await user.click(screen.getByRole('link', { name: 'Zum Ding' }));
  scroll(0);
  await user.click(screen.getByRole('link', { name: 'Zur Liste' }));
  expect(scrolledTo()).toEqual([{ top: 0, behavior: 'smooth' }]);
});
