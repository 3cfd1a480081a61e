import Box from '@mui/material/Box';
import { earliestDeliveryDay } from '@shop/domain/delivery/delivery-days';
import type { DeliveryZone } from '@shop/domain/delivery/delivery-zones';
import { goodsDeliveryTime, withinDeliveryTime } from '@shop/domain/product/delivery-time';
import type { Product } from '@shop/domain/product/product';
import { weekdayOf } from '@shop/domain/time/calendar';
import type { ReactNode } from 'react';
import { usePostalCode } from '../../delivery/shared/postal-code.ts';
import { useDeliveryPlace } from '../../delivery/shared/use-delivery-place.ts';
import { useDeliveryOptions, useDeliveryZones } from '../../delivery/shared/use-delivery-zones.ts';
import { DeliveryCost, FreeFrom } from '../../delivery/shared/zone-price.tsx';
import { systemClock, useNow } from '../../lib/use-now.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Line, StackedList } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import { UnbrokenText } from '../../ui/unbroken-text.tsx';

interface Service {
  icon: IconName;
  title: ReactNode;
  text: ReactNode;
}

function deliveryCost({ freeFromCents, otherwiseCents }: Partial<DeliveryZone> = {}): Service {
  return {
    icon: 'truck',
    title: (
      <>
        Kostenlos ab <FreeFrom cents={freeFromCents} isExact />
      </>
    ),
    text: (
      <>
        Darunter <DeliveryCost cents={otherwiseCents} /> je Bestellung.
      </>
    ),
  };
}

const DELIVERY_ON_REQUEST: Service = {
  icon: 'truck',
  title: 'Lieferkosten auf Anfrage',
  text: 'Wir nennen sie Ihnen zusammen mit dem Preis.',
};

function servicesFor(
  product: Product,
  nearest: DeliveryZone | undefined,
  from: string | undefined,
): Service[] {
  return [
    {
      icon: 'clock',
      title: `Lieferung ${withinDeliveryTime(goodsDeliveryTime(product))}`,
      text: ['Frei Bordsteinkante, mit Fahrzeugen bis 40 t.', from].filter(Boolean).join(' '),
    },
    product.price === undefined ? DELIVERY_ON_REQUEST : deliveryCost(nearest),
    {
      icon: 'chat',
      title: 'Kostenlose Beratung',
      text: 'Menge unklar? Rufen Sie an, wir rechnen mit.',
    },
  ];
}

/** `Wir liefern ab Dienstag, 1.12., nach 12345.` for the postcode known from any page; undefined without one. */
function useDeliveryFrom(product: Product): string | undefined {
  const postalCode = usePostalCode();
  const place = useDeliveryPlace();
  const { closed_days } = useDeliveryOptions();
  const now = useNow(systemClock);
  if (place.kind !== 'zone') return undefined;
  const closed = new Set(closed_days);
  const day = earliestDeliveryDay([product], now, closed, place.zone.deliveryTime);
  const [, month, date] = day.split('-').map(Number);
  return `Wir liefern ab ${weekdayOf(day)}, ${date}.${month}., nach ${postalCode}.`;
}

export function ServiceInfo({ product }: { product: Product }) {
  const [nearest] = useDeliveryZones().zones;
  const from = useDeliveryFrom(product);
  return (
    <Titled title="Service" variant="h2" mb={2}>
      <StackedList gap={3}>
        {servicesFor(product, nearest, from).map(({ icon, title, text }) => (
          <Line component="li" key={icon}>
            <Icon name={icon} size={28} />
            <div>
              <strong>{withUnitsKept(title)}</strong>
              <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
                {withUnitsKept(text)}
              </Box>
            </div>
          </Line>
        ))}
      </StackedList>
    </Titled>
  );
}

const withUnitsKept = (text: ReactNode): ReactNode =>
  typeof text === 'string' ? <UnbrokenText>{text}</UnbrokenText> : text;
