import type { Shop } from '../stack/shop.ts';
import type { Random } from './random.ts';
import type { Traffic } from './traffic.ts';

export type Victim = 'function' | 'database' | 'both';

export interface KillOptions {
  /** A kill comes after one to that many successful answers. */
  mostAnswersBetween: number;
  /** Without one it goes on until it is ended. */
  most?: number;
  pause: (ms: number) => Promise<void>;
  onKill: (victim: Victim) => void;
}

/**
 * Kills the function, the database or both, again and again, and starts them anew a moment later.
 * Gives a way to end it, which leaves both running.
 */
export function killAgainAndAgain(
  shop: Shop,
  random: Random,
  traffic: Traffic,
  options: KillOptions,
): () => Promise<void> {
  let isEnded = false;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const killing = (async () => {
    for (let kills = 0; kills < (options.most ?? Number.POSITIVE_INFINITY); kills += 1) {
      const answers = random.whole(1, options.mostAnswersBetween);
      await Promise.race([traffic.untilMore(answers), ended]);
      if (isEnded) return;
      await options.pause(random.whole(0, 30));
      await killOnce(shop, random, options);
    }
  })();
  return async () => {
    isEnded = true;
    end();
    await killing;
  };
}

async function killOnce(shop: Shop, random: Random, options: KillOptions): Promise<void> {
  const victim = random.pick<Victim>(['function', 'function', 'database', 'database', 'both']);
  options.onKill(victim);
  const programs = {
    function: [shop.functionProgram],
    database: [shop.firestoreProgram],
    both: [shop.functionProgram, shop.firestoreProgram],
  }[victim];
  await Promise.all(programs.map((program) => program.kill()));
  await options.pause(random.whole(0, 500));
  await Promise.all(programs.map((program) => program.start()));
}
