import { COMPANY } from '@shop/domain/company';
import { PAGE_LIST, type PAGES, type PageName } from '@shop/domain/contract/pages';
import type { RequestType } from '@shop/domain/request/contact';

export const PATHS = Object.fromEntries(PAGE_LIST.map(({ name, path }) => [name, path])) as {
  readonly [Name in PageName]: (typeof PAGES)[Name]['path'];
};

/**
 * The address of a page that stays mounted while its path changes: the office's views have
 * addresses below its own.
 */
export const pageAddress = (pathname: string): string =>
  pathname.startsWith(`${PATHS.admin}/`) ? PATHS.admin : pathname;

export const quotePath = (number: string): string => PATHS.quote.replace(':number', number);

export const productPath = (id: number): string => PATHS.product.replace(':id', String(id));

export const rentalToolPath = (id: number): string => rentalPath('rentalTool', id, {});

/** Query parameters of a rental period, in the list and on the pages of a tool. */
export const PERIOD_PARAMS = { start: 'von', end: 'bis' } as const;

/** Query parameter of a tool's pages with the tier; the daily one is not named. */
export const TIER_PARAM = 'tarif';

export const tierParam = (tier = 'daily') => ({ [TIER_PARAM]: tier === 'daily' ? '' : tier });

/** A page of a tool, with the chosen period and tier. */
export function rentalPath(
  page: 'rentalTool' | 'reservation',
  id: number,
  query: Readonly<Record<string, string>>,
): string {
  const path = PATHS[page].replace(':id', String(id));
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** Query parameter of the lists with the search text. */
export const SEARCH_PARAM = 'suche';

/** Builds addresses of a list whose query has one parameter. */
const listPath = (path: string, parameter: string) => (value: string) =>
  `${path}?${new URLSearchParams({ [parameter]: value })}`;

export const categoryPath = listPath(PATHS.catalogue, 'category');
export const searchPath = listPath(PATHS.catalogue, SEARCH_PARAM);

/** Query parameter of the catalogue with what products are used for. */
export const USE_PARAM = 'verwendung';

export const purposePath = listPath(PATHS.catalogue, USE_PARAM);

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

export const orderConfirmationPath = (orderNumber: string): string =>
  PATHS.orderConfirmation.replace(':orderNumber', encodeURIComponent(orderNumber));

export const rentalBookingPath = (bookingNumber: string): string =>
  PATHS.rentalBooking.replace(':bookingNumber', encodeURIComponent(bookingNumber));

export const absoluteUrl = (path: string): string => new URL(path, COMPANY.website).href;
