import { keepUnits } from '@shop/domain/text/keep-units';
import type { ReactNode } from 'react';
import { ProductImage } from './product-image.tsx';
import { UnbrokenText } from './unbroken-text.tsx';

interface ItemCardProps {
  item: { id: number; name: string; description?: string; category: string; image_url?: string };
  to: string;
  heading?: 'h2' | 'h3';
  price: ReactNode;
  /** A line below the name. */
  subtitle?: ReactNode;
  /** A form that adds it to the cart. */
  order?: ReactNode;
  /** A control on the picture that does not lead to the item's page. */
  corner?: ReactNode;
  /** Visible without scrolling, so its picture is not loaded lazily. */
  isSeenFirst?: boolean;
}

/** An item of an `ItemList`, which holds its styles. The whole card links to the item's page. */
export function ItemCard({
  item,
  to,
  heading: Heading = 'h2',
  price,
  subtitle,
  order,
  corner,
  isSeenFirst = false,
}: ItemCardProps) {
  return (
    <li>
      <div className="item-picture">
        <ProductImage product={item} isSeenFirst={isSeenFirst} />
      </div>
      <div className="item-text">
        <p className="item-kind">{item.category}</p>
        <Heading className="item-name">
          <a href={to}>{keepUnits(item.name)}</a>
        </Heading>
        {subtitle && <p className="item-subtitle">{subtitle}</p>}
        {!order && (
          <p className="item-description">
            <UnbrokenText>{item.description ?? ''}</UnbrokenText>
          </p>
        )}
      </div>
      <div className="item-price">{price}</div>
      {order}
      {corner && <div className="item-corner">{corner}</div>}
    </li>
  );
}
