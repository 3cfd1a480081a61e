import Link from '@mui/material/Link';
import {
  isPostalCode,
  NO_POSTAL_CODE,
  outOfAreaMessage,
} from '@shop/domain/delivery/delivery-areas';
import { earliestDeliveryDay } from '@shop/domain/delivery/delivery-days';
import type { DeliveryZone } from '@shop/domain/delivery/delivery-zones';
import { grossCents, STANDARD_VAT_RATE, type VatRate } from '@shop/domain/money/vat';
import { formatShortEuro } from '@shop/domain/text/format';
import { grossBesideNet } from '@shop/domain/text/vat-text';
import { formatDay, weekdayOf } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { contactPath } from '../../lib/paths.ts';
import { useIsGross } from '../../ui/price.tsx';
import { storePostalCode, usePostalCode } from './postal-code.ts';
import { useDeliveryPlace } from './use-delivery-place.ts';
import { deliveryOptionsQuery } from './use-delivery-zones.ts';

/** Zone, cost and earliest day for the requested postcode. */
export default function DeliveryAnswer({ asked }: { asked: string }) {
  useLayoutEffect(() => storePostalCode(asked), [asked]);
  const postalCode = usePostalCode();
  const place = useDeliveryPlace();
  const { data } = useQuery(deliveryOptionsQuery);
  const rate = useIsGross() ? (data?.vat_rate ?? STANDARD_VAT_RATE) : undefined;
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
  const day = earliestDeliveryDay(
    [],
    new Date(),
    new Set(data?.closed_days),
    place.zone.deliveryTime,
  );
  return `${zoneText(place.zone, rate)}, frühestens am ${weekdayOf(day)}, ${formatDay(day)}.`;
}

/** `Zone 2: Lieferung 45 € netto, ab 750 € kostenlos`, or gross if a rate is given. */
function zoneText({ name, otherwiseCents = 0, freeFromCents = 0 }: DeliveryZone, rate?: VatRate) {
  if (rate === undefined) {
    return `${name}: Lieferung ${formatShortEuro(otherwiseCents)} netto, ab ${formatShortEuro(freeFromCents)} kostenlos`;
  }
  return `${name}: Lieferung ${formatShortEuro(grossCents(otherwiseCents, rate))}, ab ${grossBesideNet(freeFromCents, rate)} kostenlos`;
}
