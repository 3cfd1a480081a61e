import { suitsAmount } from './concrete.ts';
import type { PlannerGoods } from './planner-goods.ts';
import type { PlanSlot } from './projects.ts';

/** Where goods would lie. */
export interface Place {
  slot: PlanSlot;
  prefers: RegExp | undefined;
  /** Of the layer. */
  cm: number;
  /** Water runs through the surface into the soil. */
  isPermeable: boolean;
}

/** A compacted layer is at least this many times as thick as its largest grain. */
const GRAINS_PER_LAYER = 2.5;
const COMPACTED: ReadonlySet<PlanSlot> = new Set(['frost', 'base', 'wearing']);

/**
 * How badly goods suit their place, whatever they cost: those of the lowest number are recommended. Recycled stone
 * below what lets water through (ErsatzbaustoffV, Anlage 2) and concrete that comes in another way than suits its amount
 * come last.
 */
export function misfit(
  goods: { product: PlannerGoods; exact: number },
  { slot, cm, isPermeable, prefers }: Place,
): number {
  const { name, grain, roles } = goods.product;
  const [smallest, largest] = grainOf(grain);
  const isClogging = isPermeable && slot === 'bedding' && smallest === 0;
  const isCoarse = COMPACTED.has(slot) && largest * GRAINS_PER_LAYER > cm * 10;
  const isRecycled = isPermeable && roles.includes('recycled');
  return (
    8 * Number(isRecycled || !suitsAmount(goods)) +
    4 * Number(prefers?.test(name) === false) +
    2 * Number(isClogging) +
    Number(isCoarse)
  );
}

/** In mm, `[0, 45]` for `0/45`; not a number if none is known. */
const grainOf = (grain = ''): [smallest: number, largest: number] => {
  const [smallest, largest] = grain.split('/').map((size) => Number(size.replace(',', '.') || NaN));
  return [smallest ?? Number.NaN, largest ?? Number.NaN];
};
