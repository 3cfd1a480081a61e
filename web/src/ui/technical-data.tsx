import Box from '@mui/material/Box';
import type { Specification } from '@shop/domain/product/product';
import { keepUnits } from '@shop/domain/text/keep-units';
import { COLORS } from '../lib/theme/colors.ts';
import { Muted } from './layout.tsx';
import { Titled } from './titled.tsx';

export function TechnicalData({ rows }: { rows: readonly Specification[] }) {
  return (
    <Titled title="Technische Daten" variant="h2" mb={2}>
      <Box component="dl" sx={{ m: 0, borderTop: `2px solid ${COLORS.ink}` }}>
        {rows.map(({ label, value }) => (
          <Box key={label} sx={row}>
            <Muted component="dt">{label}</Muted>
            <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {keepUnits(value)}
            </Box>
          </Box>
        ))}
      </Box>
    </Titled>
  );
}

const row = {
  display: 'grid',
  // Fits a label such as „Betriebsgewicht“ on the narrowest phone.
  gridTemplateColumns: 'minmax(min(7.5rem, 45%), 2fr) minmax(0, 3fr)',
  gap: 2,
  hyphens: 'auto',
  py: 1.5,
  borderBottom: `1px solid ${COLORS.slab}`,
};
