import type { WantedTool } from '@shop/domain/booking/booking';
import { type BookingPrice, bookingPrice } from '@shop/domain/booking/booking-price';
import { unchargedDays } from '@shop/domain/delivery/rental-handover';
import type { Cents } from '@shop/domain/money/money';
import type { RentalTool } from '@shop/domain/rental/rental';
import { RENTAL_TIERS, type RentalTier } from '@shop/domain/rental/rental-price';
import { isCalendarDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import {
  FURTHER_PARAM,
  furtherValue,
  PERIOD_PARAMS,
  type ReservedTool,
  rentalPath,
  tierParam,
} from '../../lib/paths.ts';
import { useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';
import type { PeriodDates, RentalSelection } from './rental-selection.ts';

/** A tool that is reserved with the first one. */
export interface FurtherTool extends ReservedTool {
  tier: RentalTier;
  isInsured: boolean;
}

const INSURED = 'versichert';

/** As in the address: `102_1_2026-12-04_2026-12-07`, with tier and insurance behind if they are chosen. */
const furtherText = (tool: FurtherTool): string =>
  [
    furtherValue(tool),
    ...(tool.tier === 'daily' ? [] : [tool.tier]),
    ...(tool.isInsured ? [INSURED] : []),
  ].join('_');

function readFurther(text: string): FurtherTool | undefined {
  const [id, pieces, start_day = '', end_day = '', ...chosen] = text.split('_');
  const [toolId, count] = [Number(id), Number(pieces)];
  if (![toolId, count].every((number) => Number.isInteger(number) && number > 0)) return undefined;
  const tier = RENTAL_TIERS.find((each) => chosen.includes(each)) ?? 'daily';
  return { toolId, pieces: count, start_day, end_day, tier, isInsured: chosen.includes(INSURED) };
}

/** The further tools, also kept in the address. */
export function useFurtherTools(): [FurtherTool[], (tools: FurtherTool[]) => void] {
  const [params, setParams] = useHydratedSearchParams();
  // As in useRentalSelection.
  const [changed, setChanged] = useState<FurtherTool[]>();
  const named = params.getAll(FURTHER_PARAM).flatMap((text) => readFurther(text) ?? []);
  function change(tools: FurtherTool[]): void {
    setChanged(tools);
    setParams((current) => {
      current.delete(FURTHER_PARAM);
      for (const tool of tools) current.append(FURTHER_PARAM, furtherText(tool));
    });
  }
  return [changed ?? named, change];
}

/** Further tools with the days of the first keep them as these change. */
export const withDays = (tools: FurtherTool[], before: PeriodDates, after: PeriodDates) =>
  tools.map((tool) =>
    tool.start_day === before.start && tool.end_day === before.end
      ? { ...tool, start_day: after.start, end_day: after.end }
      : tool,
  );

export interface PricedTool {
  tool: RentalTool;
  wish: FurtherTool;
  price: BookingPrice;
}

/** What the further tools cost, as far as they are known and have days; without `tripOf`, if they are fetched. */
export function useFurtherPrices(
  tools: readonly FurtherTool[],
  tripOf: (index: number) => Cents | undefined = () => 0,
): PricedTool[] {
  const options = useDeliveryOptions();
  const { data: all } = useQuery({
    ...apiQuery('GET /api/rental-tools'),
    enabled: tools.length > 0,
  });
  return tools.flatMap((wish, index) => {
    const tool = all?.find(({ id }) => id === wish.toolId);
    const { start_day, end_day, pieces, tier, isInsured: insured } = wish;
    if (!tool || !isCalendarDay(start_day) || !isCalendarDay(end_day) || start_day > end_day) {
      return [];
    }
    const closed = unchargedDays(options);
    const transportCents = tripOf(index);
    const days = { start_day, end_day, pieces, tier, insured, transportCents, closed };
    return [{ tool, wish, price: bookingPrice(tool, days, options.vat_rate) }];
  });
}

/** As it is booked. */
export const toWanted = ({ toolId, isInsured, ...tool }: FurtherTool): WantedTool => ({
  tool_id: toolId,
  ...tool,
  ...(isInsured && { insured: true }),
});

/** The path of a tool's page that opens with a selection and further tools. */
export function selectionPath(
  page: 'rentalTool' | 'reservation',
  toolId: number,
  { tier, dates }: RentalSelection,
  further: readonly FurtherTool[] = [],
): string {
  const { start, end } = dates;
  const path = rentalPath(page, toolId, {
    [PERIOD_PARAMS.start]: start,
    [PERIOD_PARAMS.end]: end,
    ...tierParam(tier),
  });
  return path + further.map((tool) => `&${FURTHER_PARAM}=${furtherText(tool)}`).join('');
}

/** Keys of the tools, of which several may be the same. */
export const keysOf = (ids: readonly number[]): string[] =>
  ids.map((id, index) => `${id}-${ids.slice(0, index).filter((each) => each === id).length}`);
