import Link from '@mui/material/Link';
import {
  isPostalCode,
  NO_POSTAL_CODE,
  outOfAreaMessage,
} from '@shop/domain/delivery/delivery-areas';
import { earliestDeliveryDay } from '@shop/domain/delivery/delivery-days';
import type { DeliveryZone } from '@shop/domain/delivery/delivery-zones';
import { formatShortEuro } from '@shop/domain/text/format';
import { formatDay, weekdayOf } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { contactPath } from '../../lib/paths.ts';
import { storePostalCode, usePostalCode } from './postal-code.ts';
import { useDeliveryPlace } from './use-delivery-place.ts';
import { deliveryOptionsQuery } from './use-delivery-zones.ts';

/** Zone, cost and earliest day for the requested postcode. */
export default function DeliveryAnswer({ asked }: { asked: string }) {
  useLayoutEffect(() => storePostalCode(asked), [asked]);
  const postalCode = usePostalCode();
  const place = useDeliveryPlace();
  const { data } = useQuery(deliveryOptionsQuery);
  if (!isPostalCode(postalCode)) return NO_POSTAL_CODE;
  if (place.kind === 'beyond') {
    return (
      <>
        {outOfAreaMessage(postalCode)} <Link href={contactPath('quote')}>Angebot anfordern</Link>
      </>
    );
  }
  if (place.kind === 'unknown') return 'Die Zone lässt sich gerade nicht ermitteln.';
  if (place.kind !== 'zone') return 'Zone wird ermittelt...';
  return zoneText(place.zone, new Set(data?.closed_days), new Date());
}

/** `Zone 2: Lieferung 45 € netto, ab 750 € kostenlos, frühestens am Mittwoch, 25.11.2026.` */
function zoneText(zone: DeliveryZone, closed: ReadonlySet<string>, now: Date): string {
  const { name, otherwiseCents = 0, freeFromCents = 0, deliveryTime } = zone;
  const day = earliestDeliveryDay([], now, closed, deliveryTime);
  return `${name}: Lieferung ${formatShortEuro(otherwiseCents)} netto, ab ${formatShortEuro(freeFromCents)} kostenlos, frühestens am ${weekdayOf(day)}, ${formatDay(day)}.`;
}
