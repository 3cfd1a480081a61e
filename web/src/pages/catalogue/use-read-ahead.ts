import type { Product } from '@shop/domain/product';
import { productSearch } from '@shop/domain/product-search';
import { useEffect } from 'react';

/** Few enough to be read within a frame on a slow phone. */
const PRODUCTS_AT_ONCE = 50;
/** The first view comes before. */
const BEGIN_AFTER_MS = 500;
const PAUSE_MS = 16;

/** Reads the products for the search in small steps while nobody waits for it. */
export function useReadAhead(products: readonly Product[]): void {
  useEffect(() => {
    const index = productSearch(products);
    function read(): void {
      if (index.readAhead(PRODUCTS_AT_ONCE)) timer = setTimeout(read, PAUSE_MS);
    }
    let timer = setTimeout(read, BEGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [products]);
}
