import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../../test/listen.ts';
import { clientAddress, GOOGLE_NETWORKS, trustProxy } from './client-address.ts';

const HOSTING = '66.249.64.5';
let server: Listening;

beforeAll(async () => {
  const app = express().set('trust proxy', trustProxy(GOOGLE_NETWORKS));
  app.get('/', (req, res) => void res.send(clientAddress(req)));
  server = await listen(app);
});
afterAll(() => server.close());

const countedFor = async (headers: Record<string, string>) =>
  (await fetch(server.origin, { headers })).text();

describe('through Hosting', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 10.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 66.249.64.9', '66.249.64.9'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12::/64'],
    ['2001:DB8:0000:0012::1', '2001:db8:0:12::/64'],
    ['2001:db8::12:0:0:0:1', '2001:db8:0:12::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['unknown', 'unknown'],
  ])('%j counts for %s', async (forwardedFor, address) => {
    expect(await countedFor({ 'x-forwarded-for': `${forwardedFor}, ${HOSTING}` })).toBe(address);
    expect(await countedFor({ 'x-forwarded-for': `${forwardedFor},${HOSTING}` })).toBe(address);
  });

  test.each(['66.102.8.69', '::ffff:66.102.8.69', '2a00:1450:4001::1'])(
    'from %s, the client before it counts',
    async (hosting) => {
      expect(await countedFor({ 'x-forwarded-for': `203.0.113.7, ${hosting}` })).toBe(
        '203.0.113.7',
      );
    },
  );

  test.each([
    ['the same client', '2001:db8:0:0:1::1', '2001:db8::/64'],
    ['another client', '198.51.100.1', HOSTING],
  ])('with Fastly-Client-IP naming %s, it counts for %s', async (_what, named, address) => {
    const headers = { 'x-forwarded-for': `2001:db8::1, ${HOSTING}`, 'fastly-client-ip': named };
    expect(await countedFor(headers)).toBe(address);
  });
});

describe('past Hosting', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [`198.51.100.1, ${HOSTING}, 203.0.113.7`, '203.0.113.7'],
    ['198.51.100.1, 34.32.0.1', '34.32.0.1'],
    ['198.51.100.1, 2600:1900:4000::1', '2600:1900:4000::/64'],
    ['198.51.100.1, unknown', 'unknown'],
    [HOSTING, HOSTING],
  ])('X-Forwarded-For %j counts for %s', async (forwardedFor, address) => {
    const headers = { 'x-forwarded-for': forwardedFor, 'fastly-client-ip': '198.51.100.1' };
    expect(await countedFor(headers)).toBe(address);
  });

  test('without the header, the connection’s address counts', async () => {
    expect(await countedFor({})).toBe('127.0.0.1');
  });
});

test('a connection without an address counts as `unknown`', () => {
  const closed = { ip: undefined, ips: [], get: () => undefined };
  expect(clientAddress(closed as unknown as express.Request)).toBe('unknown');
});

test.each(['66.249.64.5', '66.249.64.0/33', 'google/8', '/8', '::/129'])(
  'the network %j is refused',
  (network) => expect(() => trustProxy([network])).toThrow(`HOSTING_NETWORKS`),
);
