/** What `ONE_ROW` measures: the header. */
export const HEADER_CONTAINER = 'site-header';

/**
 * Where the pages of the site stand beside the logo instead of in the menu. Against the header's
 * own width in rem: larger letters need the menu sooner.
 */
export const ONE_ROW = `@container ${HEADER_CONTAINER} (min-width: 74rem)`;
