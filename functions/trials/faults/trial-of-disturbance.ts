import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SESSION_ID_HEADER } from '@shop/domain/api';
import { PRODUCTS } from '../stack/catalogue.ts';
import { checkDatabase } from './check-database.ts';
import { letBuy } from './crowd.ts';
import type { Disturbance } from './disturbances.ts';
import { openClient } from './shop-client.ts';
import { Traffic } from './traffic.ts';
import type { Stage, TrialResult } from './trial.ts';

export interface DisturbanceOptions {
  clients: number;
  ordersOfEach: number;
  /** How long the disturbance lasts. */
  lastsMs: number;
}

/** What the shop promises, and a little for a machine with other things to do. */
const LONGEST_MS = 10_500;
const RECOVERED_AFTER_MS = 10_000;

/**
 * Lets clients buy through a disturbance. Every call has to be answered in time all along, and once
 * it is over the shop has to take up its work by itself.
 */
export async function tryDisturbance(
  stage: Stage,
  disturbance: Disturbance,
  options: DisturbanceOptions,
): Promise<TrialResult> {
  const { shop, firestore, seed, sessions } = stage;
  const traffic = new Traffic();
  let orders = 0;
  await disturbance.begin(shop);
  const buying = letBuy({
    ...options,
    ...{ origin: shop.origin, seed, sessions, traffic, longestMs: LONGEST_MS },
    onOrder: () => {
      orders += 1;
    },
  });
  await pause(options.lastsMs);
  await disturbance.end(shop);
  const recoveredMs = await untilItWrites(shop.origin);
  const violations = [...(await buying), ...(await checkDatabase(firestore, sessions))];
  if (recoveredMs > RECOVERED_AFTER_MS) violations.push('The shop did not take up its work.');
  const remark = `works again after ${(recoveredMs / 1000).toFixed(1)} s`;
  return { name: disturbance.name, violations, orders, traffic, remark };
}

/** How long a cart cannot be written yet, in milliseconds. */
async function untilItWrites(origin: string): Promise<number> {
  const startedMs = performance.now();
  const options = { address: '203.0.113.1', traffic: new Traffic(), longestMs: LONGEST_MS };
  const client = openClient(origin, options);
  const body = { product_id: PRODUCTS[0]?.id, quantity: 1 };
  for (;;) {
    const headers = { [SESSION_ID_HEADER]: randomUUID() };
    const answer = await client.call('POST', '/api/cart', { body, headers });
    if (answer?.status === 200) return performance.now() - startedMs;
    await pause(50);
  }
}
