import { toCents } from '@shop/domain/money/money';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { priceNotes } from '@shop/domain/product/base-price';
import { deliveryTimeLabel, goodsDeliveryTime } from '@shop/domain/product/delivery-time';
import type { Product } from '@shop/domain/product/product';
import { memo } from 'react';
import type { OwnPriced } from '../lib/own-prices.ts';
import { contactPath, productPath } from '../lib/paths.ts';
import { ItemCard } from './item-card.tsx';
import { VatNote } from './price.tsx';
import { OwnPriceNote, ProductPrice } from './product-price.tsx';

interface ProductCardProps {
  product: Product & OwnPriced;
  heading?: 'h2' | 'h3';
  isSeenFirst?: boolean;
  /** Whether the card has a form that adds to the cart, which its list handles. */
  canOrder?: boolean;
}

export const ProductCard = memo(function ProductCard({
  product,
  canOrder,
  ...card
}: ProductCardProps) {
  const { id, name, unit, price, vat_rate } = product;
  const [, base] = priceNotes(product);
  return (
    <ItemCard
      item={product}
      to={productPath(id)}
      subtitle={
        <>
          <span>Art.-Nr. {formatArticleNumber(id, product.article_number)}</span>
          <span>Lieferzeit {deliveryTimeLabel(goodsDeliveryTime(product))}</span>
          {base && <span>{base}</span>}
        </>
      }
      price={
        <>
          <ProductPrice product={product} />
          <OwnPriceNote of={product} />
          {price !== undefined && <VatNote cents={toCents(price)} rate={vat_rate} />}
        </>
      }
      order={
        canOrder && (
          <form data-product={id}>
            {price === undefined ? (
              <a
                href={contactPath('quote', `Preisanfrage: ${name}`)}
                aria-label={`Preis anfragen: ${name}`}
              >
                Preis anfragen
              </a>
            ) : (
              <>
                <input
                  aria-label={`Menge in ${unit}: ${name}`}
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue="1"
                />
                <button type="submit" aria-label={`In den Warenkorb: ${name}`}>
                  In den Warenkorb
                </button>
              </>
            )}
          </form>
        )
      }
      {...card}
    />
  );
});
