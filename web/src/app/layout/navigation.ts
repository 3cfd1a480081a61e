import { PAGE_LIST, type Page } from '@shop/domain/contract/pages';

function links(navigation: Page['navigation']) {
  return PAGE_LIST.filter((page) => page.navigation === navigation).map(
    ({ path, title, label = title }) => ({ to: path, label }),
  );
}

/** The main navigation, in header, mobile menu and footer. */
export const MAIN_NAVIGATION = links('main');

/** The footer's list of pages. */
export const FOOTER_NAVIGATION = [...MAIN_NAVIGATION, ...links('footer')];

/** The pages that the law requires every page to link to. */
export const LEGAL_NAVIGATION = links('legal');
