import { PAGE_LIST, type Page } from '@shop/domain/contract/pages';

function links(navigation: Page['navigation']) {
  return PAGE_LIST.filter((page) => page.navigation === navigation).map(
    ({ path, title, label = title }) => ({ to: path, label }),
  );
}

export const MAIN_NAVIGATION = links('main');

/** What helps to choose: in the top bar of desks. */
export const HELP_NAVIGATION = links('footer');

/** Of the footer, and of the menu. */
export const FOOTER_NAVIGATION = [...MAIN_NAVIGATION, ...HELP_NAVIGATION];

/** The pages that every page must link to by law. */
export const LEGAL_NAVIGATION = links('legal');
