import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from './api/client.ts';
import { brokenConnection, fakeApi, held, json, refusal } from './api/fake-api.ts';
import { formDraft } from './form-draft.ts';
import { useSendOnce } from './use-send-once.ts';

const CALL = 'POST /api/withdrawals';
const REACH = 'HEAD /favicon.svg';
const BODY = { name: 'Erika', email: 'erika@example.org', order_number: 'B-1', goods: '' };
const RECEIPT = { received_at: '2026-11-22T09:30:00.000Z' };
const draft = formDraft('someDraft', { name: '' });

const open = (routes: Parameters<typeof fakeApi>[0], hasDraft = true, isQueued = false) => {
  const api = fakeApi(routes);
  const onFailed = vi.fn();
  const { result } = renderHook(() =>
    useSendOnce({
      ...(hasDraft && { draft }),
      call: (body: typeof BODY, options) => callApi(CALL, { body, ...options }),
      onFailed,
      failed: 'Das hat nicht geklappt.',
      what: 'Failed to send',
      isQueued,
    }),
  );
  const sent = (name: string) => api.requests.map(({ headers }) => headers.get(name));
  return { api, result, onFailed, sent, send: () => act(() => result.current.send(BODY)) };
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('pressed twice it sends once, and clears the draft once that is answered', async () => {
  const later = held();
  const { api, result } = open({ [CALL]: later.route });
  draft.write({ name: 'Erika' });
  let presses: Promise<unknown>[] = [];
  act(() => {
    presses = [result.current.send(BODY), result.current.send(BODY)];
  });
  expect(result.current.isSending).toBe(true);
  later.give(json(RECEIPT));
  await act(() => Promise.all(presses));
  expect(api.requests.map(({ body }) => body)).toEqual([BODY]);
  expect(result.current).toMatchObject({ isSending: false, sent: { answer: RECEIPT, body: BODY } });
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['the session of the cart', 'session-0123456789abcdef'],
  ['no session where there is no cart', null],
])('a request names %s, so that requests can be limited by browser', async (_what, stored) => {
  if (stored) localStorage.setItem('sessionId', stored);
  const { send, sent } = open({ [CALL]: () => json(RECEIPT) });
  await send();
  expect(sent('session-id')).toEqual([stored]);
});

const no = 'Das hat nicht geklappt.';

test.each([
  ['refused with a sentence', refusal(429, 'Zu viele.'), true, 'Zu viele.', 429],
  ['refused without one', new Response('', { status: 502 }), true, no, 502],
  ['lost, though the shop can be reached', undefined, true, no, undefined],
  ['lost with the connection', undefined, false, no, undefined],
])('reports what is %s, and sends it again with the same key', async (...row) => {
  const [, answer, isReached, text, status] = row;
  const routes = { [REACH]: isReached ? () => new Response() : brokenConnection };
  const view = open({ [CALL]: answer ? () => answer.clone() : brokenConnection, ...routes });
  const failure = { text, isOffline: !isReached, status };
  expect(await view.send()).toEqual(failure);
  expect(view.onFailed).toHaveBeenCalledExactlyOnceWith(failure);
  expect(view.result.current.failure).toEqual(failure);
  expect(draft.isUnsent()).toBe(!isReached);
  view.api.routes[CALL] = () => json(RECEIPT);
  expect(await view.send()).toBeUndefined();
  expect(view.result.current.failure).toBeUndefined();
  const [first, again] = view.sent('idempotency-key').filter(Boolean);
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(again).toBe(first);
});

test('without a draft nothing is kept, and the connection is not asked', async () => {
  const { api, send, sent } = open({ [CALL]: brokenConnection }, false);
  expect(await send()).toEqual({ text: no, isOffline: false, status: undefined });
  expect(api.requests.map(({ call }) => call)).toEqual([CALL]);
  expect(sent('idempotency-key')).toEqual([null]);
});

test('what is a matter of its own is sent after the one under way, once', async () => {
  const later = held();
  const routes = vi
    .fn()
    .mockImplementationOnce(later.route)
    .mockImplementation(() => json(RECEIPT));
  const { api, result } = open({ [CALL]: routes }, false, true);
  const other = { ...BODY, name: 'Max' };
  let presses: Promise<unknown>[] = [];
  act(() => {
    presses = [BODY, other, other].map((body) => result.current.send(body));
  });
  later.give(refusal(409, 'Nein.'));
  const [failed, ...sent] = await act(() => Promise.all(presses));
  expect(api.requests.map(({ body }) => body)).toEqual([BODY, other]);
  expect([failed, ...sent]).toEqual([
    expect.objectContaining({ text: 'Nein.' }),
    undefined,
    undefined,
  ]);
  expect(result.current).toMatchObject({ failure: { text: 'Nein.' }, sent: { body: other } });
});
