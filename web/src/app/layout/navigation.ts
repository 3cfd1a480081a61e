import { PAGE_LIST, type Page } from '@shop/domain/contract/pages';

function links(navigation: Page['navigation']) {
  return PAGE_LIST.filter((page) => page.navigation === navigation).map(
    ({ path, title, label = title }) => ({ to: path, label }),
  );
}

export const MAIN_NAVIGATION = links('main');

/** Planner and guides; in the top bar on wide screens. */
export const HELP_NAVIGATION = links('footer');

/** For the footer and the menu. */
export const FOOTER_NAVIGATION = [...MAIN_NAVIGATION, ...HELP_NAVIGATION];

/** The pages that every page must link to by law. */
export const LEGAL_NAVIGATION = links('legal');
