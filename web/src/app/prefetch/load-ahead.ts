import { loadPage } from '../pages.ts';

const ahead = new Set<string>();

/** Loads the code of a page that may be opened; what fails is asked for again when it is. */
export function loadAhead(pathname: string): void {
  ahead.add(pathname);
  loadPage(pathname)
    .catch(() => {})
    .finally(() => ahead.delete(pathname));
}

/** Whether code is on its way that the page of this address can do without. */
export function isLoadingAhead(pathname: string): boolean {
  return ahead.size > 0 && !ahead.has(pathname);
}
