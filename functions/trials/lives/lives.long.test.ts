import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEEDS, playLife } from './play.ts';
import { openWorld, type World } from './world.ts';

const LIVES = 40;
const SEED = 1;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('whatever happens, the shop says of its subjects what follows from all that happened before', async () => {
  const done = new Set<string>();
  for (let seed = SEED; seed < SEED + LIVES; seed += 1) {
    for (const name of (await playLife(world, seed)).done) done.add(name);
  }
  expect([...done].sort()).toEqual(Object.keys(DEEDS).sort());
});
