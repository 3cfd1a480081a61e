import { COMPANY } from '@shop/domain/company';
import { PAGE_LIST, type PAGES, type PageName } from '@shop/domain/contract/pages';
import type { RequestType } from '@shop/domain/request/contact';

export const PATHS = Object.fromEntries(PAGE_LIST.map(({ name, path }) => [name, path])) as {
  readonly [Name in PageName]: (typeof PAGES)[Name]['path'];
};

/** What stays one page while its path changes: the views of the office have addresses below its own. */
export function pageAddress(pathname: string): string {
  return pathname.startsWith(`${PATHS.admin}/`) ? PATHS.admin : pathname;
}

export function productPath(id: number): string {
  return PATHS.product.replace(':id', String(id));
}

export function rentalToolPath(id: number): string {
  return PATHS.rentalTool.replace(':id', String(id));
}

/** Query parameter of the lists for the text that is searched for. */
export const SEARCH_PARAM = 'suche';

/** Addresses of a list whose query has one parameter. */
const listPath = (path: string, parameter: string) => (value: string) =>
  `${path}?${new URLSearchParams({ [parameter]: value })}`;

export const categoryPath = listPath(PATHS.catalogue, 'category');
export const searchPath = listPath(PATHS.catalogue, SEARCH_PARAM);
export const rentalCategoryPath = listPath(PATHS.rentalList, 'category');
export const rentalSearchPath = listPath(PATHS.rentalList, SEARCH_PARAM);

/** Query parameter of the contact page for the type of request. */
export const CONTACT_TYPE_PARAM = 'anfrage';

/** Query parameter of the contact page for the first line of the message. */
export const CONTACT_SUBJECT_PARAM = 'betreff';

/** Path and query of the contact form, with type and subject of the request preset. */
export function contactPath(requestType: RequestType, subject?: string): string {
  const query = new URLSearchParams({
    [CONTACT_TYPE_PARAM]: requestType,
    ...(subject && { [CONTACT_SUBJECT_PARAM]: subject }),
  });
  return `${PATHS.contact}?${query}`;
}

/** Query parameter of the withdrawal page for the number of the order. */
export const WITHDRAWN_ORDER_PARAM = 'bestellung';

export function orderConfirmationPath(orderNumber: string): string {
  return PATHS.orderConfirmation.replace(':orderNumber', encodeURIComponent(orderNumber));
}

export function absoluteUrl(path: string): string {
  return new URL(path, COMPANY.website).href;
}
