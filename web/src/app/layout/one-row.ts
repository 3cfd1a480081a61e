export const HEADER_CONTAINER = 'site-header';

/**
 * Matches where the main navigation fits beside the logo, so that no menu is needed. Measured in
 * rem of the header's width, since larger text needs the menu sooner.
 */
export const ONE_ROW = `@container ${HEADER_CONTAINER} (min-width: 74rem)`;
