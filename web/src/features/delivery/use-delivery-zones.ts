import { type DeliveryZone, zonesAt } from '@shop/domain/delivery-zones';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery } from '../../lib/api/queries.ts';

export const deliveryOptionsQuery = apiQuery('GET /api/delivery-options');

/** The zones with their current prices; until those are loaded, as on the server, with the built-in ones. */
export function useDeliveryZones(): readonly DeliveryZone[] {
  const { data } = useQuery(deliveryOptionsQuery);
  return useMemo(() => zonesAt(data?.zone_prices), [data]);
}
