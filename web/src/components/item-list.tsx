import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LIST_STYLES, type ListView } from './item-card-styles.ts';

/** Items beside or below each other. */
export function ItemList({ view, children }: { view: ListView; children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', m: 0, p: 0, listStyle: 'none', ...LIST_STYLES[view] }}
    >
      {children}
    </Box>
  );
}
