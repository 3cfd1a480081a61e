import express from 'express';
import { expect, test } from 'vitest';
import { listen } from '../../test/listen.ts';
import { beginDeadline } from './deadline.ts';
import { addEndpoint } from './endpoint.ts';
import { endOfWork } from './work-until.ts';

test.each(['GET', 'POST'])(
  'a %s request hands its time on to the work it begins',
  async (method) => {
    const told: (number | undefined)[] = [];
    const answer = async () => {
      await Promise.resolve();
      told.push(endOfWork());
      return { headers: {}, content: { json: null } };
    };
    const app = express().use(beginDeadline(60_000));
    addEndpoint(app, { path: '/', get: answer, post: answer }, { siteOrigins: [] });
    const server = await listen(app);
    const body = method === 'POST' ? { body: '{}' } : {};
    const headers = { 'content-type': 'application/json' };
    await fetch(server.origin, { method, headers, ...body });
    await server.close();
    const leftMs = (told[0] ?? 0) - performance.now();
    expect(leftMs).toBeGreaterThan(0);
    expect(leftMs).toBeLessThanOrEqual(60_000);
  },
);
