import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { setParam, useHydratedSearchParams } from './use-hydrated-search-params.ts';

test('changes compose before the router has rendered them', () => {
  const { result } = renderHook(
    () => ({ change: useHydratedSearchParams()[1], location: useLocation() }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/miete?marke=Bobcat']}>{children}</MemoryRouter>
      ),
    },
  );
  const { change } = result.current;
  const set = (name: string, value: string) => change((params) => setParam(params, name, value));
  act(() => {
    set('preis', 'ueber-20');
    set('sortierung', 'price-down');
  });
  expect(result.current.location.search).toBe('?marke=Bobcat&preis=ueber-20&sortierung=price-down');
  act(() => {
    change((params) => {
      for (const name of ['marke', 'preis', 'sortierung']) setParam(params, name, '');
    }, false);
    set('marke', 'Wacker');
  });
  expect(result.current.location.search).toBe('?marke=Wacker');
});
