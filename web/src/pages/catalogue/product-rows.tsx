import type { Product } from '@shop/domain/product';
import { type FocusEvent, useRef } from 'react';
import { ProductCard } from './product-card.tsx';
import type { CatalogueView } from './use-catalogue-query.ts';
import { useGridSize } from './use-grid-size.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useRows } from './use-rows.ts';

/**
 * So many are all in the document, where the browser's own search finds them. More would cost a phone
 * more time than it takes to blink.
 */
const MOST_WITHOUT_WINDOW = 60;

interface ProductRowsProps {
  products: readonly Product[];
  view: CatalogueView;
}

/** The list itself; of many products only those near the window are in the document. */
export function ProductRows({ products, view }: ProductRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const size = useGridSize(list);
  const isPrinting = useIsPrinting();
  const isWindowed = products.length > MOST_WITHOUT_WINDOW && !isPrinting;
  const rows = useRows({ list, products, view, size, isWindowed });
  const { columns } = size;

  return (
    <ul
      ref={list}
      // The rows themselves keep the page from jumping; the browser must not do it a second time.
      style={{ ...rows.padding, overflowAnchor: isWindowed ? 'none' : 'auto' }}
      onFocus={(event) => rows.setFocusedRow(rowOf(event))}
      onBlur={() => rows.setFocusedRow(undefined)}
    >
      {rows.rows.flatMap(({ index: row, marginTop }) =>
        products
          .slice(row * columns, (row + 1) * columns)
          .map((product, column) => (
            <ProductCard
              key={product.id}
              product={product}
              row={row}
              position={row * columns + column + 1}
              total={products.length}
              marginTop={marginTop}
              measure={isWindowed && column === 0 ? rows.measure : undefined}
            />
          )),
      )}
    </ul>
  );
}

function rowOf({ target }: FocusEvent<HTMLElement>): number | undefined {
  const row = target.closest<HTMLElement>('[data-index]')?.dataset.index;
  return row === undefined ? undefined : Number(row);
}
