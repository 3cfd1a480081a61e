import { CONCRETE_FINISHERS } from './machines/concrete-finishers.ts';
import { ELECTRICITY } from './machines/electricity.ts';
import { EXCAVATORS } from './machines/excavators.ts';
import { HAMMERS } from './machines/hammers.ts';
import { LADDERS } from './machines/ladders.ts';
import { LIFTS } from './machines/lifts.ts';
import { LOADERS } from './machines/loaders.ts';
import { MIXERS } from './machines/mixers.ts';
import { PLATES } from './machines/plates.ts';
import { PUMPS } from './machines/pumps.ts';
import { ROLLERS } from './machines/rollers.ts';
import { SAWS } from './machines/saws.ts';
import { SCAFFOLDS } from './machines/scaffolds.ts';
import { STONE_TOOLS } from './machines/stone-tools.ts';

/** Tools for rent, all of them symbols rather than the models themselves. */
export const MACHINES = {
  ...EXCAVATORS,
  ...LOADERS,
  ...PLATES,
  ...ROLLERS,
  ...MIXERS,
  ...CONCRETE_FINISHERS,
  ...SAWS,
  ...HAMMERS,
  ...STONE_TOOLS,
  ...ELECTRICITY,
  ...PUMPS,
  ...LADDERS,
  ...SCAFFOLDS,
  ...LIFTS,
};
