import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useIndexed } from './use-indexed.ts';

test('returns a list once it is indexed, piece by piece, until the next one is', () => {
  vi.useFakeTimers();
  const left = { old: [], new: ['second', 'third'] };
  const searchOf = (list: keyof typeof left) => ({ prepare: () => left[list].pop() === undefined });
  const { result, rerender } = renderHook(({ list }) => useIndexed(list, searchOf), {
    initialProps: { list: 'old' as keyof typeof left },
  });
  expect(result.current).toBe('old');
  rerender({ list: 'new' });
  act(() => vi.advanceTimersToNextTimer());
  expect(result.current).toBe('old');
  act(() => vi.advanceTimersToNextTimer());
  expect(result.current).toBe('new');
  vi.useRealTimers();
});
