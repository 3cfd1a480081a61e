import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, json } from '../../lib/api/fake-api.ts';
import { formDraft } from '../../lib/form-draft.ts';
import { useSendRequest } from './use-send-request.ts';

const PERSON = {
  name: ' Erika Muster ',
  email: 'erika@example.org ',
  phone: ' 0151 1234567',
  website: '',
};

const draft = formDraft('someDraft', { name: '' });

test.each([
  ['names the session of the cart', 'session-0123456789abcdef', 'session-0123456789abcdef'],
  ['names no session where there is no cart', null, null],
])('a request %s, so that requests can be limited by browser', async (_what, stored, sent) => {
  if (stored) localStorage.setItem('sessionId', stored);
  const api = fakeApi({ 'POST /api/contact': () => json({ id: 'x' }) });
  const { result } = renderHook(() => useSendRequest(draft));
  await act(() => result.current.send(PERSON, 'contact', 'Bitte melden.'));
  expect(api.requests[0]?.headers.get('session-id')).toBe(sent);
  expect(api.requests[0]?.body).toEqual({
    name: 'Erika Muster',
    email: 'erika@example.org',
    phone: '0151 1234567',
    message: 'Bitte melden.',
    request_type: 'contact',
  });
  expect(result.current.isSent).toBe(true);
});
