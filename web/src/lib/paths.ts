import { COMPANY } from '@shop/domain/company';
import type { RequestType } from '@shop/domain/contact';
import { PAGE_LIST, type PAGES, type PageName } from '@shop/domain/pages';

/** The path of each page; `:id` stands for a parameter. */
export const PATHS = Object.fromEntries(PAGE_LIST.map(({ name, path }) => [name, path])) as {
  readonly [Name in PageName]: (typeof PAGES)[Name]['path'];
};

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

/** Address of the tools for rent, limited to one category. */
export function rentalCategoryPath(category: string): string {
  return `${PATHS.rentalList}?${new URLSearchParams({ category })}`;
}

/** Query parameter of the contact page that chooses the kind of request. */
export const CONTACT_TYPE_PARAM = 'anfrage';

/** Query parameter of the contact page that begins the message. */
export const CONTACT_SUBJECT_PARAM = 'betreff';

/** Address of the contact form with the kind of request already chosen, and what it is about. */
export function contactPath(requestType: RequestType, subject?: string): string {
  const query = new URLSearchParams({
    [CONTACT_TYPE_PARAM]: requestType,
    ...(subject && { [CONTACT_SUBJECT_PARAM]: subject }),
  });
  return `${PATHS.contact}?${query}`;
}

/** Address of the confirmation of an order. */
export function orderConfirmationPath(orderNumber: string): string {
  return PATHS.orderConfirmation.replace(':orderNumber', encodeURIComponent(orderNumber));
}

/** The URL of something on this site, for readers elsewhere. */
export function absoluteUrl(path: string): string {
  return new URL(path, COMPANY.website).href;
}
