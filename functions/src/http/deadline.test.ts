import { setTimeout } from 'node:timers/promises';
import express from 'express';
import { beforeAll, expect, test } from 'vitest';
import { messageOf } from '../../test/answers.ts';
import { sharedApi } from '../../test/api-for-tests.ts';
import { NEEDING_FIRESTORE } from '../../test/endpoint-kinds.ts';
import { listen } from '../../test/listen.ts';
import { SESSION } from '../../test/shop-data.ts';
import { beginDeadline, currentDeadline, withTimeout } from './deadline.ts';
import { jsonBody } from './json-body.ts';

const api = sharedApi({ deadlineMs: 500 });
beforeAll(() => api.stopFirestore());

test.concurrent.each(NEEDING_FIRESTORE)(
  '%s %s is answered 503 in time when the database is away',
  async (method, path, body) => {
    const headers = { 'session-id': SESSION, ...api.asAdmin() };
    const response = await (method === 'POST'
      ? api.post(path, body, headers)
      : api.call(path, { headers }));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await messageOf(response)).toBe(
      'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute erneut.',
    );
  },
);

test('work that ends in time keeps its result', async () => {
  expect(await withTimeout(Promise.resolve(1), 1000)).toBe(1);
  await expect(withTimeout(Promise.reject(new Error('own')), 1000)).rejects.toThrow('own');
});

test('work that fails after its timeout is not an unhandled rejection', async () => {
  const work = setTimeout(5).then(() => Promise.reject(new Error('late')));
  await expect(withTimeout(work, 1)).rejects.toMatchObject({ status: 503 });
  await expect(work).rejects.toThrow('late');
});

test.each(['GET', 'POST'])(
  'a %s request passes its deadline on to the work it begins',
  async (method) => {
    let deadline: number | undefined;
    const app = express().use(beginDeadline(60_000));
    app.all('/', ...(method === 'POST' ? jsonBody({ maxMs: 5000 }) : []), async (_req, res) => {
      await Promise.resolve();
      deadline = currentDeadline();
      res.end();
    });
    const server = await listen(app);
    const body = method === 'POST' ? { body: '{}' } : {};
    await fetch(server.origin, {
      method,
      headers: { 'content-type': 'application/json' },
      ...body,
    });
    await server.close();
    const leftMs = (deadline ?? 0) - performance.now();
    expect(leftMs).toBeGreaterThan(0);
    expect(leftMs).toBeLessThanOrEqual(60_000);
  },
);
