import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useSearchText } from './use-search-text.ts';

/** A search whose address does not change yet, as while another page's code loads. */
function search(write: (text: string) => void) {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(() => useSearchText('', write), {
    wrapper: MemoryRouter,
  });
  act(() => result.current.setText('kies'));
  return { result, rerender };
}

test('writes the text into the address when typing stops', () => {
  const write = vi.fn();
  search(write);
  expect(write).not.toHaveBeenCalled();
  act(() => {
    vi.advanceTimersByTime(300);
  });
  expect(write).toHaveBeenCalledExactlyOnceWith('kies');
});

test('leaving for another page writes the text once and does not lead back', () => {
  const write = vi.fn();
  const { result, rerender } = search(write);
  act(() => result.current.flush());
  rerender();
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(write).toHaveBeenCalledExactlyOnceWith('kies');
});
