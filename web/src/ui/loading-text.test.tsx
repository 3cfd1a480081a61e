import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { announcedText } from '../lib/announcer/announce.ts';
import { renderAt } from '../test/render-at.tsx';
import { LoadingText } from './loading-text.tsx';

const TEXT = 'Konto wird geladen...';
const open = () => renderAt('/', { '/': <LoadingText>{TEXT}</LoadingText> });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers());

test('an existing live region announces a loading text', async () => {
  open();
  expect(screen.getByRole('status')).toHaveTextContent(TEXT);
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
  await pass(700);
  expect(announcedText()).toBe(TEXT);
});

test('a brief load is not announced', async () => {
  const { unmount } = open();
  await pass(699);
  unmount();
  await pass(1000);
  expect(announcedText()).toBe('');
});
