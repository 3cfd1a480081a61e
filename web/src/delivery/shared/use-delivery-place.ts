import {
  type DeliveryArea,
  isPostalCode,
  zoneOfPostalCode,
} from '@shop/domain/delivery/delivery-areas';
import type { DeliveryOptions } from '@shop/domain/delivery/delivery-options';
import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import type { DeliveryZone } from '@shop/domain/delivery/delivery-zones';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLogFailure } from '../../lib/api/api-failure.ts';
import { usePostalCode } from './postal-code.ts';
import { deliveryOptionsQuery, useDeliveryZones } from './use-delivery-zones.ts';

export type DeliveryPlace =
  /** No postcode, or only part of one: the flat rate is charged, which is this zone's. */
  | { kind: 'unnamed'; zone: DeliveryZone | undefined; isLoading: boolean }
  | { kind: 'zone'; zone: DeliveryZone }
  /** Farther away than the zones with prices. */
  | { kind: 'beyond'; postalCode: string }
  | { kind: 'loading' }
  /** The zones could not be loaded. */
  | { kind: 'unknown'; retry(): void };

/** The place of the postcode typed here or on another page; the same object until it changes. */
export function useDeliveryPlace(): DeliveryPlace {
  const postalCode = usePostalCode();
  const isNamed = isPostalCode(postalCode);
  const { zones, prices } = useDeliveryZones();
  const { data, error, isFetching, refetch } = useQuery(deliveryOptionsQuery);
  useLogFailure('Failed to load delivery options', error);
  return useMemo(() => {
    if (!isNamed) return { kind: 'unnamed', zone: zones[0], isLoading: prices === 'loading' };
    if (data) return placeOf(data.areas, zones, postalCode);
    return isFetching || !error ? { kind: 'loading' } : { kind: 'unknown', retry: refetch };
  }, [isNamed, postalCode, zones, prices, data, isFetching, error, refetch]);
}

function placeOf(
  areas: readonly DeliveryArea[],
  zones: readonly DeliveryZone[],
  postalCode: string,
): DeliveryPlace {
  const zone = zoneOfPostalCode(areas, postalCode, zones);
  return zone?.freeFromCents === undefined
    ? { kind: 'beyond', postalCode }
    : { kind: 'zone', zone };
}

/** Delivery terms of a site; the flat rate while its zone is unknown. */
export function deliveryTerms(
  place: DeliveryPlace,
  options: DeliveryOptions,
  express = false,
): DeliveryTerms {
  const isLoading = place.kind === 'loading' || (place.kind === 'unnamed' && place.isLoading);
  if (isLoading) return { options, method: 'delivery', unpriced: 'loading' };
  if (place.kind === 'beyond') return { options, method: 'delivery', unpriced: 'by offer' };
  return { options, method: 'delivery', zone: 'zone' in place ? place.zone : undefined, express };
}
