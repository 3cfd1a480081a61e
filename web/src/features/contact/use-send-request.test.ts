import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, json } from '../../lib/api/fake-api.ts';
import { formDraft } from './form-draft.ts';
import { useSendRequest } from './use-send-request.ts';

const REQUEST = {
  name: 'Erika Muster',
  email: 'erika@example.org',
  phone: '0151 1234567',
  message: 'Bitte melden.',
  request_type: 'contact' as const,
};

const draft = formDraft('someDraft', { name: '' });

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
  const { result } = renderHook(() => useSendRequest(draft));
  await act(() => result.current.send(REQUEST));
  expect(api.requests[0]?.headers.get('session-id')).toBe(sent);
  expect(result.current.isSent).toBe(true);
});

test('every try to send a draft says that it is the same', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const api = fakeApi({ 'POST /api/contact': brokenConnection });
  const { result } = renderHook(() => useSendRequest(draft));
  await act(() => result.current.send(REQUEST));
  api.routes['POST /api/contact'] = () => json({ id: 'x' });
  await act(() => result.current.send(REQUEST));
  await act(() => result.current.send(REQUEST));
  const [first, second, third] = api.requests
    .filter(({ call }) => call === 'POST /api/contact')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
