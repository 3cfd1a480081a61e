import type { RequestType } from '@shop/domain/contact';

/** Every address of the site; `:name` marks a part that is filled in. */
export const PATHS = {
  home: '/',
  catalogue: '/katalog',
  product: '/produkt/:id',
  contact: '/kontakt',
  rentals: '/miete',
  rentalTool: '/miete/:id',
  cart: '/warenkorb',
  checkout: '/checkout',
  orderConfirmation: '/bestellung-bestaetigung/:orderNumber',
} as const;

/** Address of a product's page. */
export function productPath(id: number): string {
  return PATHS.product.replace(':id', String(id));
}

/** Address of a rental tool's page. */
export function rentalToolPath(id: number): string {
  return PATHS.rentalTool.replace(':id', String(id));
}

/** Address of the catalogue, limited to one category. */
export function categoryPath(category: string): string {
  return `${PATHS.catalogue}?${new URLSearchParams({ category })}`;
}

/** Query parameter of the contact page that chooses the kind of request. */
export const CONTACT_TYPE_PARAM = 'anfrage';

/** Address of the contact form with the kind of request already chosen. */
export function contactPath(requestType: RequestType): string {
  return `${PATHS.contact}?${new URLSearchParams({ [CONTACT_TYPE_PARAM]: requestType })}`;
}

/** Address of the confirmation of an order. */
export function orderConfirmationPath(orderNumber: string): string {
  return PATHS.orderConfirmation.replace(':orderNumber', encodeURIComponent(orderNumber));
}
