/**
 * Where the pages of the site stand beside the logo instead of in the menu: 1200 px at the usual
 * size of text, and wider for those whose browser shows it larger.
 */
export const ONE_ROW = '@media (min-width: 75em)';
