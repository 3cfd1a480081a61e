import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { COLORS } from '../../../lib/theme/colors.ts';

/** A titled part of the footer. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="overline" component="h2" sx={{ mb: 1.5, color: COLORS.signal }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
