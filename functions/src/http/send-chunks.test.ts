import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { type Listening, listen } from '../../test/listen.ts';
import { beginDeadline, withinDeadline } from '../lib/deadline.ts';
import type { LogLine } from '../lib/log.ts';
import { handleErrors } from './error-handler.ts';
import { sendChunks, withFirstChunk } from './send-chunks.ts';

let server: Listening | undefined;
afterEach(() => server?.close());

async function serve(chunks: () => AsyncGenerator<string>) {
  const log: LogLine[] = [];
  const app = express().use(beginDeadline(10_000));
  app.get('/long', async (_req, res) => {
    const begun = await withinDeadline(withFirstChunk(chunks()));
    await sendChunks(res.set('X-Kind', 'long'), begun);
  });
  app.use(handleErrors((entry) => log.push(entry)));
  server = await listen(app);
  return { log, address: `${server.origin}/long` };
}

test('chunks arrive in order, with the headers', async () => {
  const { address } = await serve(async function* () {
    yield 'Größe';
    yield ' ';
    yield 'x'.repeat(200_000);
  });
  const response = await fetch(address);
  expect(response.headers.get('x-kind')).toBe('long');
  expect(await response.text()).toBe(`Größe ${'x'.repeat(200_000)}`);
});

test('no chunks give an empty answer', async () => {
  const { address } = await serve(async function* () {});
  expect(await (await fetch(address)).text()).toBe('');
});

test('a failure before the first chunk gets an error answer', async () => {
  const { address } = await serve(async function* () {
    yield* [];
    throw Object.assign(new Error('busy'), { code: 14 });
  });
  expect((await fetch(address)).status).toBe(503);
});

test('a later failure cuts the connection and is logged', async () => {
  const { address, log } = await serve(async function* () {
    yield 'half';
    throw new TypeError('broken');
  });
  await expect(fetch(address).then((response) => response.text())).rejects.toThrow('terminated');
  expect(log).toMatchObject([{ severity: 'ERROR', message: 'TypeError: broken' }]);
});

test('stops when the client disconnects, and does not log that as a fault', async () => {
  let hasEnded = false;
  async function* endless() {
    try {
      for (;;) yield 'x'.repeat(100_000);
    } finally {
      hasEnded = true;
    }
  }
  const sent = new Promise<void>((resolve, reject) => {
    const app = express().get('/', (_req, res) => {
      sendChunks(res, endless()).then(resolve, reject);
    });
    listen(app).then((listening) => {
      server = listening;
      return fetch(listening.origin).then((response) => response.body?.cancel());
    }, reject);
  });
  await expect(sent).resolves.toBeUndefined();
  expect(hasEnded).toBe(true);
});

test('HEAD makes only the first chunk', async () => {
  let made = 0;
  const { address } = await serve(async function* () {
    for (; made < 10; made += 1) yield 'x';
  });
  const response = await fetch(address, { method: 'HEAD' });
  expect(response.headers.get('x-kind')).toBe('long');
  expect(made).toBeLessThan(2);
});
