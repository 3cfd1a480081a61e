import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { LIST_STYLES, type ListView } from './item-card-styles.ts';
import { useOpenLinks } from './use-open-links.ts';

interface ItemListProps extends ComponentProps<'ul'> {
  view: ListView;
}

/** Items beside or below each other, with all their styles, and what opens their pages. */
export function ItemList({ view, ...rest }: ItemListProps) {
  return <Box component="ul" {...rest} onClick={useOpenLinks()} sx={LIST_STYLES[view]} />;
}
