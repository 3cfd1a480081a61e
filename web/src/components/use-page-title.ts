import { COMPANY } from '@shop/domain/company';
import { useEffect } from 'react';

/** Names the page in the browser's tab and history; without a name the company's claim stands there. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title
      ? `${title} | ${COMPANY.shortName}`
      : `${COMPANY.shortName} – ${COMPANY.claim}`;
  }, [title]);
}
