import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCalls } from './scheduled-calls.ts';

const TRIGGERS = [
  { id: 'europe-west3-tidyUp', name: 'tidyUp', eventTrigger: { eventType: 'pubsub' } },
  { id: 'europe-west3-api', name: 'api' },
];

const TIDY_UP = 'POST /functions/projects/demo-x/triggers/europe-west3-tidyUp-0';

/** What the Functions emulator answers calls with, in turn; 200 when there are no more. */
let answers: number[] = [];
let events: string[] = [];
let said: string[] = [];
let emulator: Server;
let functions = '';

beforeEach(async () => {
  [answers, events, said] = [[], [], []];
  emulator = createServer(answer).listen(0, '127.0.0.1');
  await once(emulator, 'listening');
  functions = `http://127.0.0.1:${(emulator.address() as AddressInfo).port}`;
});

afterEach(() => {
  emulator.closeAllConnections();
  emulator.close();
});

function answer({ method, url }: IncomingMessage, response: ServerResponse): void {
  if (url === '/backends') {
    response.end(JSON.stringify({ backends: [{ functionTriggers: TRIGGERS }] }));
    return;
  }
  events.push(`${method} ${url}`);
  response.writeHead(answers.shift() ?? 200).end();
}

function context() {
  return { functions, projectId: 'demo-x', say: (line: string) => said.push(line) };
}

/** Lets a function be called so many times, without waiting. */
function callTimes(times: number, functionId: string): Promise<void> {
  let left = times;
  return new Promise((resolve) => {
    const pause = async (ms: number) => {
      events.push(`wait ${ms} ms`);
      left -= 1;
      if (left < 0) resolve();
      return left >= 0;
    };
    startCalls([{ seconds: 15, functionId }], { ...context(), pause });
  });
}

it('waits, calls a scheduled function and waits for its end before it waits again', async () => {
  await callTimes(2, 'tidyUp');
  expect(events).toEqual(['wait 15000 ms', TIDY_UP, 'wait 15000 ms', TIDY_UP, 'wait 15000 ms']);
  expect(said).toEqual([]);
});

it('calls a function that answers requests at its own key', async () => {
  await callTimes(1, 'api');
  expect(events).toContain('POST /functions/projects/demo-x/triggers/europe-west3-api');
});

it('tells a failure once, and again after it has worked in between', async () => {
  answers = [500, 500, 503, 200, 503];
  await callTimes(5, 'tidyUp');
  expect(said).toEqual([
    'Calling tidyUp failed: it answered 500',
    'Calling tidyUp failed: it answered 503',
    'Calling tidyUp failed: it answered 503',
  ]);
});

it('tells that there is no such function, and goes on', async () => {
  await callTimes(2, 'other');
  expect(said).toEqual(['Calling other failed: the Functions emulator has no such function']);
});

it('tells that nobody answers, and goes on', async () => {
  emulator.close();
  await callTimes(2, 'tidyUp');
  expect(said).toEqual([expect.stringMatching(/^Calling tidyUp failed: .*ECONNREFUSED/)]);
});

it('stops while it waits', async () => {
  await startCalls([{ seconds: 3600, functionId: 'tidyUp' }], context())();
  expect(events).toEqual([]);
});

it('stops while a call is under way, and calls that no failure', async () => {
  const called = new Promise<void>((resolve) => {
    emulator.removeAllListeners('request').on('request', () => resolve());
  });
  const stop = startCalls([{ seconds: 15, functionId: 'tidyUp' }], {
    ...context(),
    pause: async (_ms, signal) => !signal.aborted,
  });
  await called;
  await stop();
  expect(said).toEqual([]);
});
