import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { LIST_STYLES, type ListView } from './item-card-styles.ts';
import { useOpenLinks } from './use-open-links.ts';

interface ItemListProps extends ComponentProps<'ul'> {
  view: ListView;
}

/** Items beside or below each other, with all their styles, and what opens their pages. */
export function ItemList({ view, ...rest }: ItemListProps) {
  return (
    <ItemListFrame view={view}>
      <ul {...rest} />
    </ItemListFrame>
  );
}

/**
 * What an `ItemList` has around its `ul`. Reading the styles takes a phone longer than making a card:
 * a list that renders while one scrolls does it within the frame.
 */
export function ItemListFrame({ view, children }: { view: ListView; children: ReactNode }) {
  return (
    <Box onClick={useOpenLinks()} sx={LIST_STYLES[view]}>
      {children}
    </Box>
  );
}
