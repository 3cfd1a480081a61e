/**
 * The local Firestore in process beside a plain Map that does the same without checks, rules, indexes
 * and history; and through gRPC beside an empty call of a service that does nothing, over the same
 * libraries: more than that no server behind gRPC can do. The servers share a process of their own.
 * At last the memory that documents take.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createCallers } from '../src/firestore/access/authenticate.ts';
import { Rulebook } from '../src/firestore/access/rules-registry.ts';
import { Databases } from '../src/firestore/core/databases.ts';
import { createTestClient } from '../src/firestore/grpc/test-client.ts';
import { type Figures, measureInTurns, type Way } from './measure.ts';
import { commitRequest, PAGE, QUERY, READ, RULES, USER } from './requests.ts';
import { callGrpc, callInProcess, callMap, callWire, type Target } from './targets.ts';

const DOCUMENTS = 1000;
const CLIENTS = 32;
const OPERATIONS = ['get', 'query', 'commit'] as const;

const say = (line: string) => process.stdout.write(`${line}\n`);
const cell = (text: string) => text.padStart(10);

const server = fork(`${import.meta.dirname}/server.ts`);
const [{ firestore, wire }] = await once(server, 'message');
const rulebook = new Rulebook();
rulebook.loadForAll(RULES);
const callers = createCallers({ databases: new Databases(), rulebook, log: () => undefined });
const owner = callInProcess(callers('Bearer owner'));
const remoteOwner = callGrpc(createTestClient(String(firestore)));
const map = callMap();
const targets: Record<string, { target: Target; against?: string }> = {
  'a Map': { target: map },
  'in process, owner': { target: owner, against: 'a Map' },
  'in process, user under rules': {
    target: callInProcess(callers(`Bearer ${USER}`)),
    against: 'a Map',
  },
  'gRPC, empty call': { target: callWire(String(wire)) },
  'gRPC, owner': { target: remoteOwner, against: 'gRPC, empty call' },
  'gRPC, user under rules': {
    target: callGrpc(createTestClient(String(firestore), `Bearer ${USER}`)),
    against: 'gRPC, empty call',
  },
};

for (const target of [map, owner, remoteOwner]) {
  for (let n = 0; n < DOCUMENTS; n += 1) await target.commit(commitRequest(n));
}
say(`Firestore, ${CLIENTS} calls at a time, ${DOCUMENTS} documents, a query gives ${PAGE}.`);
say(
  'calls per second, ratio'.padEnd(32) + OPERATIONS.map((name) => cell(name).padEnd(18)).join(''),
);
const figures = [];
for (const operation of OPERATIONS) figures.push(await measureInTurns(CLIENTS, waysOf(operation)));
for (const name of Object.keys(targets)) {
  say(name.padEnd(32) + figures.map((of) => shown(of[name])).join(''));
}
for (const { target } of Object.values(targets)) target.close();
server.disconnect();

const options = { execArgv: [...process.execArgv, '--expose-gc'] };
const [memory] = await once(fork(`${import.meta.dirname}/memory.ts`, options), 'message');
say(String(memory));

function waysOf(operation: (typeof OPERATIONS)[number]): Record<string, Way> {
  let next = 0;
  const call = (target: Target) => {
    if (operation === 'get') return target.get(READ);
    if (operation === 'query') return target.query(QUERY);
    return target.commit(commitRequest(next++ % DOCUMENTS));
  };
  return Object.fromEntries(
    Object.entries(targets).map(([name, { target, ...rest }]) => [
      name,
      { call: () => call(target), ...rest },
    ]),
  );
}

function shown(figure: Figures | undefined): string {
  if (!figure) return '';
  const ratio = figure.ratio === undefined ? '' : figure.ratio.toPrecision(2);
  return cell(figure.perSecond.toFixed(0)) + ratio.padStart(8);
}
