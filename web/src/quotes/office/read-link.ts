import { ITEMS_PARAM, readLines } from '@shop/domain/cart/cart-lines';
import { zoneOfPostalCode } from '@shop/domain/delivery/delivery-areas';
import { zonesAt } from '@shop/domain/delivery/delivery-zones';
import { LARGE_TRUCK } from '@shop/domain/delivery/order-weight';
import { type Plan, planErrors, planOfQuery } from '@shop/domain/planner/plan';
import { goodsOf, workOutPlan } from '@shop/domain/planner/work-out';
import type { RequestedLine } from '@shop/domain/request/contact';
import { knownOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { callApi } from '../../lib/api/client.ts';
import { atOwnPrice, type PriceOf } from '../../lib/own-prices.ts';
import { PATHS } from '../../lib/paths.ts';

export const isLink = (text: string) => /^https?:\/\/\S+$/.test(text);

/**
 * The goods of a link to a shared cart, a list or a plan, whatever host it names; undefined if it is none of them. Those
 * of a plan are chosen at the buyer's prices, as the buyer saw them.
 */
export async function goodsOfLink(
  link: string,
  priceOf: PriceOf,
): Promise<RequestedLine[] | undefined> {
  if (!URL.canParse(link)) return undefined;
  const { pathname, searchParams } = new URL(link);
  const items = searchParams.get(ITEMS_PARAM);
  if (items !== null) return readLines(items);
  const [, slug] = pathname.split(`${PATHS.planner}/`);
  const plan = slug === undefined ? undefined : planOfQuery(searchParams, slug);
  if (!plan || Object.keys(planErrors(plan)).length > 0) return undefined;
  return goodsOfPlan(plan, priceOf);
}

async function goodsOfPlan(plan: Plan, priceOf: PriceOf): Promise<RequestedLine[]> {
  const [data, answer] = await Promise.all([
    callApi('GET /api/planner'),
    callApi('GET /api/delivery-options'),
  ]);
  const options = knownOptions(answer);
  const zones = zonesAt(options.zone_prices);
  const zone = zoneOfPostalCode(options.areas, plan.postalCode ?? '', zones);
  const terms = { options, method: 'delivery' as const, zone };
  const own = { ...data, goods: data.goods.map((each) => atOwnPrice(each, priceOf)) };
  return goodsOf(workOutPlan(plan, own, { terms, truck: LARGE_TRUCK }));
}
