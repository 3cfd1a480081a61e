import type { Drawing } from './drawing/drawing.ts';
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
import { BAGS } from './materials/bags.ts';
import { BIG_BAGS } from './materials/big-bags.ts';
import { CONCRETES } from './materials/concrete.ts';
import { CRUSHED } from './materials/crushed.ts';
import { GRAVELS } from './materials/gravel.ts';
import { MIXES } from './materials/mixes.ts';
import { PAVINGS } from './materials/paving.ts';
import { PRECAST } from './materials/precast.ts';
import { ROCKS } from './materials/rocks.ts';
import { ROOF_PARTS } from './materials/roof-parts.ts';
import { ROOF_STOCK } from './materials/roof-stock.ts';
import { ROOF_TILES } from './materials/roof-tiles.ts';
import { SANDS } from './materials/sand.ts';
import { SETTS } from './materials/setts.ts';
import { SOILS } from './materials/soil.ts';
import { SPECIAL_PAVINGS } from './materials/special-paving.ts';
import { STEPS } from './materials/steps.ts';
import { SCENES } from './scenes/scenes.ts';

const MATERIALS = {
  ...GRAVELS,
  ...CRUSHED,
  ...MIXES,
  ...ROCKS,
  ...SANDS,
  ...SOILS,
  ...CONCRETES,
  ...BAGS,
  ...BIG_BAGS,
  ...PRECAST,
  ...PAVINGS,
  ...SETTS,
  ...SPECIAL_PAVINGS,
  ...STEPS,
  ...ROOF_TILES,
  ...ROOF_PARTS,
  ...ROOF_STOCK,
};

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

/** Every picture by the beginning of its file names, which the catalogue and the pages refer to. */
export const DRAWINGS = { ...MATERIALS, ...MACHINES, ...SCENES } satisfies Record<string, Drawing>;

export type PictureKind = keyof typeof DRAWINGS;
