import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The beginning of a page that lists what can be bought or rented. */
export function ListHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="header" sx={{ mb: { xs: 3, md: 4 } }}>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={lead}>{children}</Typography>
    </Box>
  );
}

const lead = { mt: 1.5, maxWidth: 720, fontSize: '1.0625rem', color: 'text.secondary' };
