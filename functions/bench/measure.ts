import autocannon from 'autocannon';
import type { Program } from '../trials/stack/program.ts';
import { type Pair, ratioOf } from './report.ts';
import type { Spent } from './server.ts';

const CONNECTIONS = 20;
const WARM_SECONDS = 2;
const ROUNDS = 8;
const ROUND_SECONDS = 1;

export interface Load {
  perSecond: Pair;
  cpuUs: Pair;
}

interface Round {
  perSecond: number;
  cpuUs: number;
}

/** Asks both addresses in turns, a second each from 20 connections, after two to warm up. */
export async function measureLoad(server: Program, ours: string, bare: string): Promise<Load> {
  for (const url of [ours, bare]) await fire(server, url, WARM_SECONDS);
  const rounds: { ours: Round; bare: Round }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      bare: await fire(server, bare, ROUND_SECONDS),
      ours: await fire(server, ours, ROUND_SECONDS),
    });
  }
  const pair = (figure: keyof Round): Pair =>
    ratioOf(rounds.map(({ ours, bare }) => ({ ours: ours[figure], bare: bare[figure] })));
  return { perSecond: pair('perSecond'), cpuUs: pair('cpuUs') };
}

async function fire(server: Program, url: string, duration: number): Promise<Round> {
  const before = await spent(server);
  const result = await autocannon({ url, connections: CONNECTIONS, duration });
  const after = await spent(server);
  const failed = result.errors + result.non2xx;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed: the figures mean nothing.`);
  const { average: perSecond, total } = result.requests;
  return { perSecond, cpuUs: (after.cpuUs - before.cpuUs) / total };
}

/** What the process has spent since the last question. */
export async function spent(server: Program): Promise<Spent> {
  return (await server.ask('spent')) as Spent;
}
