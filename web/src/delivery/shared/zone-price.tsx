import Box from '@mui/material/Box';
import { type Cents, toCents } from '@shop/domain/money/money';
import type { ReactNode } from 'react';
import { Price, Threshold } from '../../ui/price.tsx';
import { useDeliveryOptions, useDeliveryZones } from './use-delivery-zones.ts';

/**
 * A zone's price. Its place stays empty until the current one is known, so that nobody sees an old
 * one.
 */
export function ZonePrice({ children }: { children: ReactNode }) {
  const { prices } = useDeliveryZones();
  if (prices === 'known') return children;
  if (prices === 'unavailable') return '…';
  return (
    <Box component="span" sx={{ visibility: 'hidden' }}>
      {children}
    </Box>
  );
}

/** A zone's delivery cost: `25,00 €`. */
export const DeliveryCost = ({ cents = 0 }: { cents: Cents | undefined }) => (
  <ZonePrice>
    <Price cents={cents} rate={useDeliveryOptions().vat_rate} />
  </ZonePrice>
);

interface FreeFromProps {
  cents: Cents | undefined;
  isShort?: boolean;
}

export const FreeFrom = ({ cents = 0, isShort = false }: FreeFromProps) => (
  <ZonePrice>
    <Threshold cents={cents} rate={useDeliveryOptions().vat_rate} isShort={isShort} />
  </ZonePrice>
);

export function ExpressSurcharge() {
  const { express_surcharge, vat_rate } = useDeliveryOptions();
  return <Price cents={toCents(express_surcharge)} rate={vat_rate} />;
}

export function MinimumOrder() {
  const { minimum_order, vat_rate } = useDeliveryOptions();
  return <Threshold cents={toCents(minimum_order)} rate={vat_rate} />;
}
