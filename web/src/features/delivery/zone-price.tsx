import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useDeliveryZones } from './use-delivery-zones.ts';

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
