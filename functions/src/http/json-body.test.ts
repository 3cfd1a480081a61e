import { once } from 'node:events';
import { request } from 'node:http';
import { orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageOf, writesNothing } from '../../test/answers.ts';
import { apiForTest, apiWithoutMails, sharedApi } from '../../test/api-for-tests.ts';
import { PLAIN_PICTURE } from '../../test/pictures.ts';
import { firstRequest, SAMPLE_CALLS } from '../../test/sample-calls.ts';
import { storeProducts } from '../../test/shop-data.ts';
import { sentenceProblem } from '../../trials/fuzz/checks/german-sentence.ts';

const api = apiWithoutMails();
beforeEach(() => storeProducts(api.firestore, GRAVEL));

const JSON_TYPE = { 'content-type': 'application/json' };
const LIMIT = 64 * 1024;

type BadBody = [
  what: string,
  body: (valid: string) => string | Uint8Array<ArrayBuffer>,
  status?: number,
  headers?: Record<string, string>,
];

/** Malformed or oversized JSON, all derived from a valid body. */
const NO_JSON: BadBody[] = [
  ['half a JSON', (valid) => valid.slice(0, -1)],
  ['JSON followed by something else', (valid) => `${valid}}`],
  ['a form', () => 'name=Erika&email=erika%40example.de'],
  ['a form content type', same, 400, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a plain text content type', same, 400, { 'content-type': 'text/plain' }],
  ['invalid UTF-8', () => new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ['half a surrogate pair', (valid) => withField(valid, 'x', '"\\ud83d"')],
  ['an unknown encoding', same, 415, { ...JSON_TYPE, 'content-encoding': 'zip' }],
  ['no gzip, though it says so', same, 400, { ...JSON_TYPE, 'content-encoding': 'gzip' }],
  [
    'a deeply nested field',
    (valid) => withField(valid, 'x', `${'['.repeat(30_000)}${']'.repeat(30_000)}`),
  ],
  ['too much', (valid) => valid.padEnd(1_400_000), 413],
];

/** JSON that no call accepts as its body. */
const NO_BODY: BadBody[] = [
  ['nothing', () => ''],
  ['null', () => 'null'],
  ['a list', (valid) => `[${valid}]`],
  ['a text', () => '"order"'],
  ['a number', () => '1'],
  ['an extra field', (valid) => withField(valid, 'role', '"admin"')],
  ['__proto__', (valid) => withField(valid, '__proto__', '{"admin":true}')],
  ['constructor', (valid) => withField(valid, 'constructor', '{"prototype":{"admin":true}}')],
];

function same(valid: string): string {
  return valid;
}

function withField(valid: string, name: string, json: string): string {
  return valid.replace('{', `{${JSON.stringify(name)}:${json}${valid === '{}' ? '' : ','}`);
}

const WITH_BODY = SAMPLE_CALLS.filter(({ method }) => method === 'POST');
/** One call for each way of reading a body. */
const READERS = ['POST /api/contact', 'POST /api/admin/products', 'POST /api/admin/pictures'];

test.each(WITH_BODY)(
  '$name refuses what is no body of it in German, writes nothing, and takes 64 KiB',
  async (call) => {
    const [path, { body: valid = '', headers }] = firstRequest(call);
    const admin = { ...headers, ...api.asAdmin() };
    const send = (body: string | Uint8Array<ArrayBuffer>, others = JSON_TYPE) =>
      api.call(path, { method: 'POST', headers: { ...admin, ...others }, body });
    await writesNothing(api, async () => {
      for (const [what, make, status = 400, others] of [
        ...NO_BODY,
        ...(READERS.includes(call.name) ? NO_JSON : []),
      ]) {
        const response = await send(make(valid), others as typeof JSON_TYPE);
        expect([what, response.status]).toEqual([what, status]);
        expect(response.headers.get('content-type')).toMatch(/^application\/json/);
        expect(sentenceProblem(await messageOf(response))).toBeUndefined();
      }
    });
    if (!call.bodies || call.terms.maxBodyBytes) return;
    const padded = (bytes: number) => valid + ' '.repeat(bytes - Buffer.byteLength(valid));
    expect((await send(padded(LIMIT + 1))).status).toBe(413);
    expect((await send(padded(LIMIT))).status).not.toBe(413);
  },
);

test('stores umlauts, emoji and line breaks unchanged, but no control characters', async () => {
  const notes = 'Größe „12“\nüber die Straße 🚚\u0000';
  expect((await api.post('/api/orders', orderRequest({ notes }))).status).toBe(201);
  const stored = (await api.firestore.collection('orders').get()).docs[0]?.data();
  expect(stored).toMatchObject({ notes: notes.slice(0, -1) });
});

describe('a trickling body', () => {
  const slow = sharedApi({ bodyMs: 100 });
  beforeAll(() => storeProducts(slow.firestore, GRAVEL));

  /** Sends a byte whenever the last one has left, and never ends; resolves once the connection is closed. */
  const trickle = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; connection: string | undefined; text: string }>(
      (resolve, reject) => {
        const all = { ...JSON_TYPE, ...headers };
        const sent = request(slow.origin + path, { method: 'POST', headers: all });
        const timer = setInterval(() => sent.write(' '), 5);
        sent.on('error', reject);
        sent.on('response', async (response) => {
          clearInterval(timer);
          const { statusCode: status, headers } = response;
          const closed = once(response.socket, 'close');
          const text = (await response.setEncoding('utf8').toArray()).join('');
          await closed;
          resolve({ status, connection: headers.connection, text });
        });
      },
    );

  test('is given up and its connection closed', async () => {
    expect(await trickle('/api/orders')).toEqual({
      status: 408,
      connection: 'close',
      text: '{"message":"Ihre Anfrage kam nicht rechtzeitig an. Bitte versuchen Sie es erneut."}',
    });
  });

  test('has four times as long if it is one of the office’s pictures', async () => {
    const begunMs = performance.now();
    const admin = slow.asAdmin();
    expect((await trickle('/api/admin/pictures', admin)).status).toBe(408);
    expect(performance.now() - begunMs).toBeGreaterThanOrEqual(390);
  });

  test('is read if it arrives in time', async () => {
    expect((await slow.post('/api/orders', orderRequest())).status).toBe(201);
  });

  test('leaves a picture the full answering time once it has arrived', async () => {
    const patient = await apiForTest({ deadlineMs: 1500 });
    const headers = { ...JSON_TYPE, ...patient.asAdmin() };
    const sent = request(`${patient.origin}/api/admin/pictures`, { method: 'POST', headers });
    sent.write('{"renditions":');
    setTimeout(() => sent.end(`${JSON.stringify(PLAIN_PICTURE)}}`), 1600);
    const [response] = await once(sent, 'response');
    expect(response.statusCode).toBe(201);
  });
});

test('the server survives an aborted body', async () => {
  await new Promise<void>((resolve) => {
    const headers = { ...JSON_TYPE, 'content-length': '1000' };
    const broken = request(`${api.origin}/api/orders`, { method: 'POST', headers });
    broken.on('error', () => resolve());
    broken.write('{', () => broken.destroy(new Error('gone')));
  });
  expect((await api.call('/api/products')).status).toBe(200);
});
