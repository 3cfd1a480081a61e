import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';

/** An empty list of the office. */
export function NoEntries({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ px: 3, py: { xs: 5, md: 7 }, textAlign: 'center', bgcolor: COLORS.plaster }}>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography component="div" sx={{ mt: 1 }}>
        {children}
      </Typography>
    </Box>
  );
}
