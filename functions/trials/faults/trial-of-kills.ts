import { setTimeout as pause } from 'node:timers/promises';
import { checkDatabase } from './check-database.ts';
import { letBuy } from './crowd.ts';
import { type KillOptions, killAgainAndAgain, type Victim } from './kills.ts';
import { openRandom } from './random.ts';
import { Traffic } from './traffic.ts';
import type { Stage, TrialResult } from './trial.ts';

export interface KillTrialOptions extends Pick<KillOptions, 'mostAnswersBetween' | 'most'> {
  clients: number;
  ordersOfEach: number;
  onOrder?: (orders: number) => void;
}

/** A request may have to wait for processes to start, on a machine with other things to do. */
const LONGEST_MS = 20_000;

/**
 * Lets clients buy while the shop's processes are killed under them, then compares what they were
 * told with what is stored.
 */
export async function tryKills(stage: Stage, options: KillTrialOptions): Promise<TrialResult> {
  const { shop, firestore, seed, sessions } = stage;
  const traffic = new Traffic();
  const kills: Record<Victim, number> = { function: 0, database: 0, both: 0 };
  const endKills = killAgainAndAgain(shop, openRandom(seed), traffic, {
    ...options,
    pause,
    onKill: (victim) => {
      kills[victim] += 1;
    },
  });
  let orders = 0;
  const broken = await letBuy({
    ...options,
    ...{ origin: shop.origin, seed, sessions, traffic, longestMs: LONGEST_MS },
    onOrder: () => {
      orders += 1;
      options.onOrder?.(orders);
    },
  });
  await endKills();
  const violations = [...broken, ...(await checkDatabase(firestore, sessions))];
  const { function: ofFunction, database, both } = kills;
  const remark = `killed: ${ofFunction} × function, ${database} × database, ${both} × both`;
  return { name: 'killed processes', violations, orders, traffic, remark };
}
