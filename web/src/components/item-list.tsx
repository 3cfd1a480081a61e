import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { LIST_STYLES, type ListView } from './item-card-styles.ts';

interface ItemListProps extends ComponentProps<'ul'> {
  view: ListView;
}

/** Items beside or below each other. */
export function ItemList({ view, ...rest }: ItemListProps) {
  return (
    <Box
      component="ul"
      {...rest}
      sx={{ display: 'grid', m: 0, p: 0, listStyle: 'none', ...LIST_STYLES[view] }}
    />
  );
}
