import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { type Listening, listen } from '../../test/listen.ts';
import { HttpError } from '../lib/http-error.ts';
import type { LogLine } from '../lib/log.ts';
import { handleErrors } from './error-handler.ts';

let server: Listening | undefined;
afterEach(() => server?.close());

async function answerTo(error: unknown) {
  const log: LogLine[] = [];
  const app = express().get('/', () => {
    throw error;
  });
  app.use(handleErrors((entry) => log.push(entry)));
  server = await listen(app);
  const response = await fetch(server.origin);
  return { status: response.status, body: await response.text(), log };
}

const OURS = '{"message":"Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut."}';

test('logs a fault with its stack and answers one sentence', async () => {
  const { status, body, log } = await answerTo(new TypeError('x is not a function'));
  expect(status).toBe(500);
  expect(body).toBe(OURS);
  expect(log).toEqual([
    {
      severity: 'ERROR',
      message: 'TypeError: x is not a function',
      route: '/',
      frames: expect.arrayContaining([expect.stringContaining('error-handler.test')]),
    },
  ]);
});

test('does not log Firestore’s messages, which name documents', async () => {
  const error = Object.assign(new Error('carts/secret-session exists'), { code: 6 });
  const { status, body, log } = await answerTo(error);
  expect(status).toBe(500);
  expect(body).toBe(OURS);
  expect(JSON.stringify(log)).not.toContain('secret-session');
  expect(log).toMatchObject([{ message: 'Firestore failed with code 6' }]);
});

test.each([
  [
    Object.assign(new Error('erika@example.de'), { code: 'auth/internal' }),
    'Error with code auth/internal',
  ],
  [new SyntaxError('Unexpected token in "erika@example.de"'), 'SyntaxError'],
])('does not log what another service or a parser quotes', async (error, message) => {
  const { log } = await answerTo(error);
  expect(log).toMatchObject([{ message }]);
  expect(JSON.stringify(log)).not.toContain('erika@');
});

test.each([1, 4, 8, 10, 14])('answers Firestore’s code %i with 503', async (code) => {
  const { status } = await answerTo(Object.assign(new Error('busy'), { code }));
  expect(status).toBe(503);
});

test.each(['text', { any: 'thing' }, 7])('answers even if %j is thrown', async (thrown) => {
  expect(await answerTo(thrown)).toMatchObject({ status: 500, body: OURS });
});

test('does not log an error meant for the customer', async () => {
  const { status, body, log } = await answerTo(new HttpError(404, 'Gibt es nicht.'));
  expect({ status, body, log }).toEqual({
    status: 404,
    body: '{"message":"Gibt es nicht."}',
    log: [],
  });
});
