import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSchedules } from './schedules.ts';

const TRIGGERS = [
  { id: 'europe-west3-tidyUp', name: 'tidyUp', eventTrigger: { eventType: 'pubsub' } },
  { id: 'europe-west3-api', name: 'api' },
];

const TIDY_UP = 'POST /functions/projects/demo-x/triggers/europe-west3-tidyUp-0';

/** Status codes of the next calls; 200 after them. */
let answers: number[] = [];
let events: string[] = [];
let logged: string[] = [];
let emulator: Server;
let functions = '';

beforeEach(async () => {
  [answers, events, logged] = [[], [], []];
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

const context = () => ({
  functions,
  projectId: 'demo-x',
  log: (line: string) => logged.push(line),
});

/** Calls a function that many times without waiting. */
function callTimes(times: number, functionId: string): Promise<void> {
  let left = times;
  return new Promise((resolve) => {
    const wait = async (ms: number) => {
      events.push(`wait ${ms} ms`);
      left -= 1;
      if (left < 0) resolve();
      return left >= 0;
    };
    startSchedules([{ seconds: 15, functionId }], { ...context(), wait });
  });
}

it('waits, calls a scheduled function and waits again after it has ended', async () => {
  await callTimes(2, 'tidyUp');
  expect(events).toEqual(['wait 15000 ms', TIDY_UP, 'wait 15000 ms', TIDY_UP, 'wait 15000 ms']);
  expect(logged).toEqual([]);
});

it('calls an HTTP function under its own key', async () => {
  await callTimes(1, 'api');
  expect(events).toContain('POST /functions/projects/demo-x/triggers/europe-west3-api');
});

it('logs a repeated failure once, and again after a success', async () => {
  answers = [500, 500, 503, 200, 503];
  await callTimes(5, 'tidyUp');
  expect(logged).toEqual([
    'Calling tidyUp failed: it returned 500',
    'Calling tidyUp failed: it returned 503',
    'Calling tidyUp failed: it returned 503',
  ]);
});

it('logs an unknown function and continues', async () => {
  await callTimes(2, 'other');
  expect(logged).toEqual(['Calling other failed: the Functions emulator has no such function']);
});

it('logs an unreachable emulator and continues', async () => {
  emulator.close();
  await callTimes(2, 'tidyUp');
  expect(logged).toEqual([expect.stringMatching(/^Calling tidyUp failed: .*ECONNREFUSED/)]);
});

it('stops while waiting', async () => {
  await startSchedules([{ seconds: 3600, functionId: 'tidyUp' }], context())();
  expect(events).toEqual([]);
});

it('stops during a call without logging a failure', async () => {
  const called = new Promise<void>((resolve) => {
    emulator.removeAllListeners('request').on('request', () => resolve());
  });
  const stop = startSchedules([{ seconds: 15, functionId: 'tidyUp' }], {
    ...context(),
    wait: async (_ms, signal) => !signal.aborted,
  });
  await called;
  await stop();
  expect(logged).toEqual([]);
});
