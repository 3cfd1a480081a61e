import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { type Listening, listen } from '../test/listen.ts';
import { runCommand } from '../test/run-command.ts';
import { startApi, type TestApi } from '../test/start-api.ts';
import { hops } from './hops.ts';

const OPERATOR = '203.0.113.7';
const HOSTING = '66.102.8.69';

let api: TestApi | undefined;
const servers: Listening[] = [];
afterEach(async () => {
  await Promise.all([api?.stop(), ...servers.splice(0).map((server) => server.close())]);
  api = undefined;
});

type Headers = Record<string, string>;

/** Forwards requests to the API with the headers that a proxy would send. */
async function proxy(forward: (received: Headers) => Headers): Promise<string> {
  const app = express();
  app.use(async (req, res) => {
    const named = ['x-forwarded-for', 'fastly-client-ip'];
    const received = named.flatMap((name) => (req.get(name) ? [[name, req.get(name)]] : []));
    const answer = await api?.call(req.url, { headers: forward(Object.fromEntries(received)) });
    res.status(answer?.status ?? 502).send(await answer?.text());
  });
  const server = await listen(app);
  servers.push(server);
  return server.origin;
}

/** Adds entries to X-Forwarded-For, as each proxy does. */
const adding =
  (...entries: string[]) =>
  ({ 'x-forwarded-for': sent, ...others }: Headers) => ({
    ...others,
    'x-forwarded-for': [...(sent ? [sent] : []), ...entries].join(', '),
  });

interface Chain {
  hostingNetworks?: string[];
  throughHosting?: (received: Headers) => Headers;
}

async function run({
  hostingNetworks = ['66.102.0.0/20'],
  throughHosting = adding(OPERATOR, HOSTING),
}: Chain = {}) {
  api = await startApi({ hostingNetworks });
  return runWith([await proxy(throughHosting), `${await proxy(adding(OPERATOR))}/`]);
}

const runWith = (args: string[]) => runCommand((streams) => hops(args, streams));

test('accepts the right networks', async () => {
  expect(await run()).toEqual({
    code: 0,
    output: `counted through Hosting: ${OPERATOR}\ncounted past Hosting:    ${OPERATOR}\nHOSTING_NETWORKS is right.\n`,
    errors: '',
  });
});

test('reports the address of a missing Hosting network', async () => {
  const { code, errors } = await run({ hostingNetworks: ['66.249.64.0/19'] });
  expect([code, errors]).toEqual([1, expect.stringContaining(`come from ${HOSTING} share`)]);
});

test('reports a network from which others can call the function', async () => {
  const { code, errors } = await run({ hostingNetworks: ['0.0.0.0/0'] });
  expect([code, errors]).toEqual([1, expect.stringMatching(/^Past Hosting, a made-up address/)]);
});

test('reports a Hosting that passes on the client’s own header', async () => {
  const throughHosting = (received: Headers) => {
    const [written] = (received['x-forwarded-for'] ?? OPERATOR).split(', ');
    return { 'x-forwarded-for': `${written}, ${HOSTING}` };
  };
  const { code, errors } = await run({ throughHosting });
  expect([code, errors]).toEqual([1, expect.stringMatching(/^Hosting passes on a made-up/)]);
});

test('accepts it if a second header names the client', async () => {
  const throughHosting = (received: Headers) => {
    const [written] = (received['x-forwarded-for'] ?? OPERATOR).split(', ');
    return { 'x-forwarded-for': `${written}, ${HOSTING}`, 'fastly-client-ip': OPERATOR };
  };
  expect((await run({ throughHosting })).code).toBe(0);
});

test.each([[[]], [['https://shop.example']], [['shop.example', 'https://x.run.app']]])(
  'the arguments %j are answered with the usage',
  async (args) => {
    const { code, errors } = await runWith(args);
    expect([code, errors]).toEqual([1, expect.stringContaining('Usage: npm run hops')]);
  },
);

test('reports a server that answers with an error', async () => {
  api = await startApi();
  const { code, errors } = await runWith([`${api.origin}/nowhere`, api.origin]);
  expect([code, errors]).toEqual([1, expect.stringContaining('answered 404')]);
});
