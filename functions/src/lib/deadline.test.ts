import { setTimeout } from 'node:timers/promises';
import express from 'express';
import { expect, test } from 'vitest';
import { listen } from '../../test/listen.ts';
import { jsonBody } from '../http/json-body.ts';
import { beginDeadline, currentDeadline, withTimeout } from './deadline.ts';

test('returns the result of work that ends in time', async () => {
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
