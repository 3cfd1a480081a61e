/**
 * Requests per second through gRPC beside the same operations called in process, in the same run,
 * and the memory that documents take. The server has a process of its own. `npm run bench:firestore`
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createCallers } from '../src/firestore/access/callers.ts';
import { Rulebook } from '../src/firestore/access/rulebook.ts';
import { Databases } from '../src/firestore/core/databases.ts';
import { createTestClient } from '../src/firestore/grpc/test-client.ts';
import { measure } from './measure.ts';
import { commitRequest, DATABASE, PAGE, QUERY, READ, RULES, USER } from './requests.ts';
import { callGrpc, callInProcess, type Target } from './targets.ts';

const DOCUMENTS = 1000;
const CLIENTS = 32;

const say = (line: string) => process.stdout.write(`${line}\n`);

const server = fork(`${import.meta.dirname}/server.ts`);
const [address] = await once(server, 'message');
const rulebook = new Rulebook();
rulebook.loadForAll(RULES);
const callers = createCallers({ databases: new Databases(), rulebook, log: () => undefined });
const targets: Record<string, Target> = {
  'in process, owner': callInProcess(callers('Bearer owner')),
  'in process, user under rules': callInProcess(callers(`Bearer ${USER}`)),
  'gRPC, owner': callGrpc(createTestClient(String(address))),
  'gRPC, user under rules': callGrpc(createTestClient(String(address), `Bearer ${USER}`)),
};

for (const owner of ['in process, owner', 'gRPC, owner']) {
  for (let n = 0; n < DOCUMENTS; n += 1) await targets[owner]?.commit(commitRequest(n));
}
say(`${CLIENTS} calls at a time, ${DOCUMENTS} documents in ${DATABASE}, a query gives ${PAGE}.`);
say('requests per second'.padEnd(32) + ['get', 'query', 'commit'].map(cell).join(''));
for (const [name, target] of Object.entries(targets)) {
  let next = 0;
  const figures = [
    await measure(CLIENTS, () => target.get(READ)),
    await measure(CLIENTS, () => target.query(QUERY)),
    await measure(CLIENTS, () => target.commit(commitRequest(next++ % DOCUMENTS))),
  ];
  say(name.padEnd(32) + figures.map((figure) => cell(figure.toFixed(0))).join(''));
}
for (const target of Object.values(targets)) target.close();
server.disconnect();

const options = { execArgv: [...process.execArgv, '--expose-gc'] };
const [memory] = await once(fork(`${import.meta.dirname}/memory.ts`, options), 'message');
say(String(memory));

function cell(text: string): string {
  return text.padStart(10);
}
