import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openRandom } from './random.ts';
import type { SessionRecord } from './records.ts';
import { openClient } from './shop-client.ts';
import { buy, leaveCart, type Shopper } from './shopper.ts';
import type { Traffic } from './traffic.ts';

export interface CrowdOptions {
  origin: string;
  seed: number;
  clients: number;
  /** How often each client buys before it leaves a last cart behind. */
  ordersOfEach: number;
  /** No call may take longer, in milliseconds. */
  longestMs: number;
  /** On every call. */
  headers?: Readonly<Record<string, string>>;
  traffic: Traffic;
  /** Gets the sessions of all clients. */
  sessions: SessionRecord[];
  onOrder?: () => void;
}

/** Lets clients buy at the same time, each from an address of its own; gives what went wrong. */
export async function letBuy(options: CrowdOptions): Promise<string[]> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: options.clients }, (_, index) =>
      visit(openShopper(options, index), options),
    ),
  );
  return outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason)] : [],
  );
}

async function visit(shopper: Shopper, { ordersOfEach, onOrder }: CrowdOptions): Promise<void> {
  for (let left = ordersOfEach; left > 0; left -= 1) {
    await buy(shopper);
    onOrder?.();
  }
  await leaveCart(shopper);
}

function openShopper(options: CrowdOptions, index: number): Shopper {
  const { origin, seed, traffic, longestMs, sessions, headers = {} } = options;
  const address = `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;
  return {
    client: openClient(origin, { address, traffic, longestMs, headers }),
    random: openRandom(seed * 1000 + index + 1),
    sessions,
    newSessionId: randomUUID,
    pause,
  };
}
