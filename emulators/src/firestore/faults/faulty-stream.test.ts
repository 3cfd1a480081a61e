import { beforeEach, expect, test } from 'vitest';
import type { ServerStream, StreamContext } from '../core/operations/streams.ts';
import { Faults } from './faults.ts';
import { openWithFaults } from './faulty-stream.ts';

let faults: Faults;
let events: string[];
let stream: ServerStream<string>;

/** Logs each request and echoes it. */
const echo = ({ send }: StreamContext): ServerStream<string> => ({
  receive: (request) => {
    events.push(`took ${request}`);
    if (request === 'wrong') throw new Error('refused');
    send({ answer: request });
  },
  close: () => events.push('closed'),
});

beforeEach(() => {
  faults = new Faults();
  events = [];
  stream = openWithFaults(echo, {
    faults,
    caller: { enter: () => expect.fail('This stream enters no database.') },
    send: (answer) => events.push(JSON.stringify(answer)),
    onRefused: () => undefined,
    onFailed: (error) => events.push(String((error as Error).message)),
  });
});

/** Sends requests and returns the events so far once all of them have been processed. */
async function send(...requests: string[]): Promise<string[]> {
  for (const request of requests) stream.receive(request);
  await new Promise(setImmediate);
  return events;
}

const FAILURE = 'The local Firestore was configured to fail with UNAVAILABLE.';

test('without a fault requests are processed at once', () => {
  stream.receive('a');
  expect(events).toEqual(['took a', '{"answer":"a"}']);
});

test('a refused request ends the stream', async () => {
  expect(await send('wrong', 'a')).toEqual(['took wrong', 'closed', 'refused']);
});

test('a fault ends the stream before the request is processed', async () => {
  faults.set({ code: 'UNAVAILABLE' });
  expect(await send('a', 'b')).toEqual(['closed', FAILURE]);
});

test('a fault that applies after the work processes the request and loses its answer', async () => {
  faults.set({ code: 'UNAVAILABLE', when: 'after' });
  expect(await send('a')).toEqual(['took a', 'closed', FAILURE]);
});

test('an open stream continues until its next request', async () => {
  await send('a');
  faults.set({ code: 'UNAVAILABLE' });
  expect(events).not.toContain('closed');
  expect(await send('b')).toEqual(['took a', '{"answer":"a"}', 'closed', FAILURE]);
});

test('requests keep their order when the first one is delayed', async () => {
  faults.set({ delayMs: 1, every: 2 });
  stream.receive('a');
  stream.receive('b');
  faults.set(undefined);
  stream.receive('c');
  await expect.poll(() => events).toContain('took c');
  expect(events.filter((event) => event.startsWith('took'))).toEqual([
    'took a',
    'took b',
    'took c',
  ]);
});

test('a delayed request is not processed once the stream is closed', async () => {
  faults.set({ delayMs: 60_000 });
  stream.receive('a');
  stream.close();
  faults.stop();
  expect(await send()).toEqual(['closed']);
});
