import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields that belong together, under a heading that screen readers name with each of them. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={legend}>
        {title}
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
    </Box>
  );
}

const legend = { typography: 'h3', p: 0, mb: 2 };
