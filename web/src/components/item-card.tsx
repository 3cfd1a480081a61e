import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { CARD_STYLES, type ListView } from './item-card-styles.ts';
import { ProductImage } from './product-image.tsx';
import { RouterLink } from './router-link.tsx';

/** What a list that shows but a part of its items says of each of them. */
export type ListItemProps = Pick<
  ComponentProps<'li'>,
  'ref' | 'style' | 'aria-posinset' | 'aria-setsize'
> & { 'data-index'?: number };

interface ItemCardProps {
  item: { id: number; name: string; description?: string; category: string; image_url?: string };
  /** Address of the item's page. */
  to: string;
  view: ListView;
  price: ReactNode;
  /** A line between name and description. */
  subtitle?: ReactNode;
  /** What can be pressed on the picture without leading to the item's page. */
  corner?: ReactNode;
  listItem?: ListItemProps | undefined;
  /** For what is seen before anybody scrolls: its picture is not waited for. */
  isSeenFirst?: boolean;
}

/** An item of a list, as a tile or as a line; all of it leads to the item's page. */
export function ItemCard({
  item,
  to,
  view,
  price,
  subtitle,
  corner,
  listItem,
  isSeenFirst = false,
}: ItemCardProps) {
  const styles = CARD_STYLES[view];
  return (
    <Box component="li" {...listItem} sx={styles.card}>
      <Box sx={styles.picture}>
        <ProductImage product={item} isSeenFirst={isSeenFirst} />
      </Box>
      <Box sx={styles.text}>
        <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
          {item.category}
        </Typography>
        <Typography variant="h3" component="h2" sx={styles.name}>
          <Box component={RouterLink} to={to} sx={coveringLink}>
            {item.name}
          </Box>
        </Typography>
        {subtitle}
        <Typography variant="body2" sx={{ ...description, ...styles.description }}>
          {item.description}
        </Typography>
      </Box>
      <Box sx={styles.price}>{price}</Box>
      {corner && <Box sx={{ position: 'absolute', top: 8, right: 8 }}>{corner}</Box>}
    </Box>
  );
}

const coveringLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
};

const description = {
  mt: 1,
  color: 'text.secondary',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};
