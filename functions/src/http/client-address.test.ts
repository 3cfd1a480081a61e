import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '../../test/listen.ts';
import { clientAddress } from './client-address.ts';

let server: Listening;

beforeAll(async () => {
  const app = express().set('trust proxy', 2);
  app.get('/', (req, res) => void res.send(clientAddress(req)));
  server = await listen(app);
});
afterAll(() => server.close());

test.each([
  ['203.0.113.7, 192.0.2.1', '203.0.113.7'],
  ['203.0.113.7,192.0.2.1', '203.0.113.7'],
  ['198.51.100.1, 10.0.0.1, 203.0.113.7, 192.0.2.1', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7, 192.0.2.1', '203.0.113.7'],
  ['2001:db8:0:12:aaaa:bbbb:cccc:dddd, 192.0.2.1', '2001:db8:0:12::/64'],
  ['2001:DB8:0000:0012::1, 192.0.2.1', '2001:db8:0:12::/64'],
  ['2001:db8::12:0:0:0:1, 192.0.2.1', '2001:db8:0:12::/64'],
  ['2001:db8::1, 192.0.2.1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0, 192.0.2.1', 'fe80:0:0:0::/64'],
  ['::1, 192.0.2.1', '0:0:0:0::/64'],
  ['unknown, 192.0.2.1', 'unknown'],
])('X-Forwarded-For %j is counted under %s', async (header, address) => {
  const response = await fetch(server.origin, { headers: { 'x-forwarded-for': header } });
  expect(await response.text()).toBe(address);
});

test('a connection without an address counts as `unknown`', () => {
  expect(clientAddress({ ip: undefined })).toBe('unknown');
});

test('without the header it is the address of the connection', async () => {
  expect(await (await fetch(server.origin)).text()).toBe('127.0.0.1');
});
