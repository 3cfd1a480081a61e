import { COMPANY } from '@shop/domain/company';
import { useEffect } from 'react';
import { announce } from './announce.ts';

/** A page may be called something else while it loads; only where it ends up is said. */
const AT_REST_MS = 150;

/**
 * Announces the title whenever it changes: the next page, a product that has arrived, one that was
 * not found. What a browser says of a new document, it does not say of a page of this site.
 */
export function useTitleAnnouncement(): void {
  useEffect(() => {
    let last = document.title;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      if (document.title === last) return;
      last = document.title;
      clearTimeout(timer);
      timer = setTimeout(() => announce(pageName(last)), AT_REST_MS);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

/** The title without the company, which every page's ends with. */
function pageName(title: string): string {
  return title.replace(` | ${COMPANY.shortName}`, '');
}
