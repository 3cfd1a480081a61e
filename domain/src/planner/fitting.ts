import { suitsAmount } from './concrete.ts';
import type { PlannerGoods } from './planner-goods.ts';
import type { PlanSlot } from './projects.ts';

/** Where goods would be used. */
export interface Place {
  slot: PlanSlot;
  prefers: RegExp | undefined;
  /** Thickness of the layer. */
  cm: number;
  /** Water seeps through the surface into the soil. */
  isPermeable: boolean;
}

/** A compacted layer is at least this many times as thick as its largest grain. */
const GRAINS_PER_LAYER = 2.5;
const COMPACTED: ReadonlySet<PlanSlot> = new Set(['frost', 'base', 'wearing']);

/**
 * How badly goods suit their place, regardless of price; the lowest number is recommended. Worst are recycled stone
 * below a permeable surface (ErsatzbaustoffV, Anlage 2) and concrete of the wrong kind for its amount.
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

/** In mm, `[0, 45]` for `0/45`; NaN if unknown. */
const grainOf = (grain = ''): [smallest: number, largest: number] => {
  const [smallest, largest] = grain.split('/').map((size) => Number(size.replace(',', '.') || NaN));
  return [smallest ?? Number.NaN, largest ?? Number.NaN];
};
