import type { ComponentProps, ReactNode } from 'react';
import { ProductImage } from './product-image.tsx';

/** What a list that shows but a part of its items says of each of them. */
export type ListItemProps = Pick<
  ComponentProps<'li'>,
  'ref' | 'style' | 'aria-posinset' | 'aria-setsize'
> & { 'data-index'?: number };

interface ItemCardProps {
  item: { id: number; name: string; description?: string; category: string; image_url?: string };
  /** Address of the item's page. */
  to: string;
  price: ReactNode;
  /** A line between name and description. */
  subtitle?: ReactNode;
  /** What can be pressed on the picture without leading to the item's page. */
  corner?: ReactNode;
  listItem?: ListItemProps | undefined;
  /** For what is seen before anybody scrolls: its picture is not waited for. */
  isSeenFirst?: boolean;
}

/** An item of an `ItemList`, which gives it its looks; all of it leads to the item's page. */
export function ItemCard({
  item,
  to,
  price,
  subtitle,
  corner,
  listItem,
  isSeenFirst = false,
}: ItemCardProps) {
  return (
    <li {...listItem}>
      <div className="item-picture">
        <ProductImage product={item} isSeenFirst={isSeenFirst} />
      </div>
      <div className="item-text">
        <p className="item-kind">{item.category}</p>
        <h2 className="item-name">
          <a href={to}>{item.name}</a>
        </h2>
        {subtitle && <p className="item-subtitle">{subtitle}</p>}
        <p className="item-description">{item.description}</p>
      </div>
      <div className="item-price">{price}</div>
      {corner && <div className="item-corner">{corner}</div>}
    </li>
  );
}
