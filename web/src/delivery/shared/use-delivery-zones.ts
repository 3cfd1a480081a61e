import { BUILT_IN_OPTIONS, type DeliveryOptions } from '@shop/domain/delivery/delivery-options';
import { type ZonePrice, zonesAt } from '@shop/domain/delivery/delivery-zones';
import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery } from '../../lib/api/queries.ts';

export const deliveryOptionsQuery = apiQuery('GET /api/delivery-options');

/** Complete, though an older version of the function answers without the newest. */
export const knownOptions = (answer: Partial<DeliveryOptions> = {}): DeliveryOptions => {
  return { ...BUILT_IN_OPTIONS, ...answer };
};

/** What the shop obeys and tells; built in until the current options have come. */
export function useDeliveryOptions(): DeliveryOptions {
  const { data } = useQuery(deliveryOptionsQuery);
  return useMemo(() => knownOptions(data), [data]);
}

/** The prices that came with a rendered document. */
const DOCUMENT_PRICES: QueryKey = ['zone prices'];

export function seedZonePrices(client: QueryClient, prices: readonly ZonePrice[]): void {
  client.setQueryData(DOCUMENT_PRICES, prices);
}

/** Unless they are 'known', the prices are the built-in ones, which may be outdated: see `ZonePrice`. */
export function useDeliveryZones() {
  const { data, isError } = useQuery(deliveryOptionsQuery);
  const ofDocument = useQueryClient().getQueryData<readonly ZonePrice[]>(DOCUMENT_PRICES);
  const known = data ? data.zone_prices : ofDocument;
  const zones = useMemo(() => zonesAt(known), [known]);
  if (data || ofDocument) return { zones, prices: 'known' } as const;
  return { zones, prices: isError ? 'unavailable' : 'loading' } as const;
}
