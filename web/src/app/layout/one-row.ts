export const HEADER_CONTAINER = 'site-header';

/**
 * Where the main navigation stands beside the logo rather than in the menu. In rem of the header's
 * width, since larger text needs the menu sooner.
 */
export const ONE_ROW = `@container ${HEADER_CONTAINER} (min-width: 74rem)`;
