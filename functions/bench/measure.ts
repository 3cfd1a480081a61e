import autocannon, { type Request } from 'autocannon';
import type { Program } from '../trials/stack/program.ts';
import { type Pair, ratioOf } from './report.ts';

const CONNECTIONS = 20;

/** Processor time of the whole process so far, in microseconds. */
export interface Spent {
  cpuUs: number;
}

export interface Load {
  perSecond: Pair;
  cpuUs: Pair;
}

interface Round {
  perSecond: number;
  cpuUs: number;
}

/** For so many seconds, or for so many requests. */
type Length = { duration: number } | { amount: number };

/** How long each address is asked to warm up, and in each of its rounds. */
export interface Effort {
  warm: Length;
  round: Length;
  rounds: number;
}

export const BY_TIME: Effort = { warm: { duration: 2 }, round: { duration: 1 }, rounds: 8 };

/** As many requests to each: in the same time the slower one would have less to get warm by. */
export const BY_NUMBER: Effort = { warm: { amount: 6000 }, round: { amount: 500 }, rounds: 15 };

/** Asks both addresses in turns, from 20 connections. */
export async function measureLoad(
  server: Program,
  { ours, bare }: { ours: string; bare: string },
  { warm, round, rounds }: Effort,
  request: Request = {},
): Promise<Load> {
  const run = (url: string, length: Length) => fire(server, { ...request, url }, length);
  for (const url of [ours, bare]) await run(url, warm);
  const measured: { ours: Round; bare: Round }[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    measured.push({ bare: await run(bare, round), ours: await run(ours, round) });
  }
  const pair = (figure: keyof Round): Pair =>
    ratioOf(measured.map(({ ours, bare }) => ({ ours: ours[figure], bare: bare[figure] })));
  return { perSecond: pair('perSecond'), cpuUs: pair('cpuUs') };
}

async function fire(
  server: Program,
  request: Request & { url: string },
  length: Length,
): Promise<Round> {
  const before = await spent(server);
  const result = await autocannon({ ...request, ...length, connections: CONNECTIONS });
  const after = await spent(server);
  const failed = result.errors + result.non2xx;
  if (failed > 0) {
    throw new Error(`${failed} requests to ${request.url} failed: the figures mean nothing.`);
  }
  const { average: perSecond, total } = result.requests;
  return { perSecond, cpuUs: (after.cpuUs - before.cpuUs) / total };
}

/** What the process has spent since the last question. */
export async function spent(server: Program): Promise<Spent> {
  return (await server.ask('spent')) as Spent;
}
