import type { WantedTool } from '@shop/domain/booking/booking';
import { type BookingPrice, bookingPrice } from '@shop/domain/booking/booking-price';
import { unchargedDays } from '@shop/domain/delivery/rental-handover';
import type { Cents } from '@shop/domain/money/money';
import type { RentalTool } from '@shop/domain/rental/rental';
import { type RentalTier, tiersOf } from '@shop/domain/rental/rental-price';
import { isCalendarDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';
import type { PeriodDates } from './rental-selection.ts';
import { FURTHER_PARAM, furtherText, type ReservedTool, readFurther } from './reservation-path.ts';

/** A tool reserved together with the first one. */
export type FurtherTool = Required<ReservedTool>;

/** The further tools, kept in the address too. */
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

/** Further tools rented for the same days as the first one follow it when those change. */
export const withDays = (tools: FurtherTool[], before: PeriodDates, after: PeriodDates) =>
  tools.map((tool) =>
    tool.start_day === before.start && tool.end_day === before.end
      ? { ...tool, start_day: after.start, end_day: after.end }
      : tool,
  );

/** Those that had the first one's tier take its next one where they offer it. */
export const withTier = (
  tools: FurtherTool[],
  priced: readonly PricedTool[],
  before: RentalTier,
  after: RentalTier,
): FurtherTool[] =>
  tools.map((each) => {
    const tool = priced.find(({ wish }) => wish.toolId === each.toolId)?.tool;
    return tool && each.tier === before && tiersOf(tool).includes(after)
      ? { ...each, tier: after }
      : each;
  });

export interface PricedTool {
  tool: RentalTool;
  wish: FurtherTool;
  price: BookingPrice;
}

/** The price of each further tool that is known and has days; without `tripOf`, as collected by the customer. */
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

/** As sent in a booking. */
export const toWanted = ({ toolId, isInsured, ...tool }: FurtherTool): WantedTool => ({
  tool_id: toolId,
  ...tool,
  ...(isInsured && { insured: true }),
});

/** React keys for a list that may name a tool more than once. */
export const keysOf = (ids: readonly number[]): string[] =>
  ids.map((id, index) => `${id}-${ids.slice(0, index).filter((each) => each === id).length}`);
