import { COMPANY } from '@shop/domain/company';

/** The title of the start page, which names no page but the company itself. */
export const SITE_TITLE = `${COMPANY.shortName} – ${COMPANY.claim}`;

/** What stands in the browser's tab and in the results of a search. */
export function documentTitle(title: string): string {
  return title === SITE_TITLE ? title : `${title} | ${COMPANY.shortName}`;
}
