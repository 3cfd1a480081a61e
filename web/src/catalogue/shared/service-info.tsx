import Box from '@mui/material/Box';
import type { DeliveryZone } from '@shop/domain/delivery/delivery-zones';
import { goodsDeliveryTime, withinDeliveryTime } from '@shop/domain/product/delivery-time';
import type { Product } from '@shop/domain/product/product';
import type { ReactNode } from 'react';
import { usePostalCode } from '../../delivery/shared/postal-code.ts';
import { useDeliveryZones } from '../../delivery/shared/use-delivery-zones.ts';
import { DeliveryCost, FreeFrom } from '../../delivery/shared/zone-price.tsx';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Line, StackedList } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import { UnbrokenText } from '../../ui/unbroken-text.tsx';

const loadFrom = () => import('./delivery-from.tsx');

interface Service {
  icon: IconName;
  title: ReactNode;
  text: ReactNode;
}

function deliveryCost(
  { freeFromCents, otherwiseCents }: Partial<DeliveryZone>,
  place = '',
): Service {
  return {
    icon: 'truck',
    title: (
      <>
        Kostenlos ab <FreeFrom cents={freeFromCents} />
      </>
    ),
    text: (
      <>
        Darunter <DeliveryCost cents={otherwiseCents} /> je Bestellung{place && ` nach ${place}`}.
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
  zone: Partial<DeliveryZone> = {},
  place?: string,
  day?: string,
): Service[] {
  const from = day && ` Wir liefern ab ${day}, nach ${place}.`;
  return [
    {
      icon: 'clock',
      title: `Lieferung ${withinDeliveryTime(goodsDeliveryTime(product))}`,
      text: `Frei Bordsteinkante, mit Fahrzeugen bis 40 t.${from ?? ''}`,
    },
    product.price === undefined ? DELIVERY_ON_REQUEST : deliveryCost(zone, place),
    {
      icon: 'chat',
      title: 'Kostenlose Beratung',
      text: 'Menge unklar? Rufen Sie an, wir rechnen mit.',
    },
  ];
}

/** Delivery as to the known postcode, whose code loads late, or as to the nearest zone. */
export function ServiceInfo({ product }: { product: Product }) {
  const [nearest] = useDeliveryZones().zones;
  const From = useLoaded(loadFrom, usePostalCode() !== '');
  const list = (zone = nearest, place?: string, day?: string) => (
    <StackedList gap={3}>
      {servicesFor(product, zone, place, day).map(({ icon, title, text }) => (
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
  );
  return (
    <Titled title="Service" variant="h2" mb={2}>
      {From ? <From product={product}>{list}</From> : list()}
    </Titled>
  );
}

const withUnitsKept = (text: ReactNode): ReactNode =>
  typeof text === 'string' ? <UnbrokenText>{text}</UnbrokenText> : text;
