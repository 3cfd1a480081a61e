import { afterAll, beforeAll, expect, test } from 'vitest';
import { playLife } from './play.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test.each([1, 2, 3, 4])(
  'the shop says of life %i what follows from all that happened before',
  async (seed) => {
    expect((await playLife(world, seed)).done).not.toEqual([]);
  },
);
