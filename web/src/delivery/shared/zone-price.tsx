import Box from '@mui/material/Box';
import { toCents } from '@shop/domain/money/money';
import { formatEuro } from '@shop/domain/text/format';
import type { ReactNode } from 'react';
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

/** An amount that the whole shop obeys. */
export const OptionAmount = ({ of }: { of: 'express_surcharge' | 'minimum_order' }) =>
  formatEuro(toCents(useDeliveryOptions()[of]));
