import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useConfirmation } from './add-to-cart-button.tsx';

beforeEach(() => void vi.useFakeTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a confirmation lasts three seconds, which showing it again restarts', () => {
  const { result } = renderHook(useConfirmation);
  expect(result.current.isShown).toBe(false);
  act(() => result.current.show());
  pass(2999);
  expect(result.current.isShown).toBe(true);
  act(() => result.current.show());
  pass(2999);
  expect(result.current.isShown).toBe(true);
  pass(1);
  expect(result.current.isShown).toBe(false);
});
