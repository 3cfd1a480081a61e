import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useDeliveryZones } from './use-delivery-zones.ts';

/** A price of a zone. Until the current one is known its place stays empty, so that nobody sees an old one. */
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
