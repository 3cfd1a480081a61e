import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../api/fake-api.ts';
import { useSendRequest } from './use-send-request.ts';

const REQUEST = {
  name: 'Erika Muster',
  email: 'erika@example.org',
  phone: '0151 1234567',
  message: 'Bitte melden.',
  request_type: 'contact' as const,
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each([
  ['names the cart’s session', 'session-0123456789abcdef', 'session-0123456789abcdef'],
  ['names none where there is no cart', null, null],
])('a request %s, so that one browser cannot send without end', async (_what, stored, sent) => {
  if (stored) localStorage.setItem('sessionId', stored);
  const api = fakeApi({ 'POST /api/contact': () => json({ id: 'x' }) });
  const { result } = renderHook(() => useSendRequest(() => undefined));
  await act(() => result.current.send(REQUEST));
  expect(api.requests[0]?.headers.get('session-id')).toBe(sent);
  expect(result.current.isSent).toBe(true);
});
