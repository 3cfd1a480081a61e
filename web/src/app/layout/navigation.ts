import { PAGE_LIST, type Page } from '@shop/domain/contract/pages';

function links(navigation: Page['navigation']) {
  return PAGE_LIST.filter((page) => page.navigation === navigation).map(
    ({ path, title, label = title }) => ({ to: path, label }),
  );
}

/** The main navigation; header, mobile menu and footer show it. */
export const MAIN_NAVIGATION = links('main');

/** The pages that the law requires every page to link to. */
export const LEGAL_NAVIGATION = links('legal');
