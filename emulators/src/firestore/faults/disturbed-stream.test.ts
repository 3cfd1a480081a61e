import { beforeEach, expect, test } from 'vitest';
import type { ServerStream, StreamContext } from '../core/streams.ts';
import { openDisturbed } from './disturbed-stream.ts';
import { Faults } from './faults.ts';

let faults: Faults;
let events: string[];
let stream: ServerStream<string>;

/** Says of each request that it was taken, and answers it. */
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
  stream = openDisturbed(echo, {
    faults,
    caller: { enter: () => expect.fail('This stream enters no database.') },
    send: (answer) => events.push(JSON.stringify(answer)),
    onRefused: () => undefined,
    onFailed: (error) => events.push(String((error as Error).message)),
  });
});

/** Sends requests and tells what has happened once all of them had their turn. */
async function send(...requests: string[]): Promise<string[]> {
  for (const request of requests) stream.receive(request);
  await new Promise(setImmediate);
  return events;
}

const FAILURE = 'The local Firestore was told to fail with UNAVAILABLE.';

test('without a fault requests are taken at once', () => {
  stream.receive('a');
  expect(events).toEqual(['took a', '{"answer":"a"}']);
});

test('a request that is refused ends the stream', async () => {
  expect(await send('wrong', 'a')).toEqual(['took wrong', 'closed', 'refused']);
});

test('a fault ends the stream before the request is taken', async () => {
  faults.set({ code: 'UNAVAILABLE' });
  expect(await send('a', 'b')).toEqual(['closed', FAILURE]);
});

test('a fault that comes after takes the request and loses its answer', async () => {
  faults.set({ code: 'UNAVAILABLE', when: 'after' });
  expect(await send('a')).toEqual(['took a', 'closed', FAILURE]);
});

test('a stream that was opened before goes on until its next request', async () => {
  await send('a');
  faults.set({ code: 'UNAVAILABLE' });
  expect(events).not.toContain('closed');
  expect(await send('b')).toEqual(['took a', '{"answer":"a"}', 'closed', FAILURE]);
});

test('requests keep their order when the first of them waits', async () => {
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

test('a request that waits is not taken once the stream is closed', async () => {
  faults.set({ delayMs: 60_000 });
  stream.receive('a');
  stream.close();
  faults.stop();
  expect(await send()).toEqual(['closed']);
});
