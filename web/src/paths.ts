/** Every address of the site; `:name` marks a part that is filled in. */
export const PATHS = {
  home: '/',
  catalogue: '/katalog',
  product: '/produkt/:id',
  cart: '/warenkorb',
  checkout: '/checkout',
  orderConfirmation: '/bestellung-bestaetigung/:orderNumber',
} as const;

/** Address of a product's page. */
export function productPath(id: number): string {
  return PATHS.product.replace(':id', String(id));
}

/** Address of the catalogue, limited to one category. */
export function categoryPath(category: string): string {
  return `${PATHS.catalogue}?${new URLSearchParams({ category })}`;
}

/** Address of the confirmation of an order. */
export function orderConfirmationPath(orderNumber: string): string {
  return PATHS.orderConfirmation.replace(':orderNumber', encodeURIComponent(orderNumber));
}
