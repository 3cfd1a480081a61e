/**
 * The addresses that the sitemap names, besides the page of each product and tool: all that search
 * engines may show but the checkout, which leads whoever has no cart on to another page.
 */
export const LISTED_PATHS = [
  '/',
  '/katalog',
  '/miete',
  '/uber-uns',
  '/leistungen',
  '/lieferung',
  '/kontakt',
  '/barrierefreiheit',
  '/impressum',
  '/datenschutz',
  '/agb',
] as const;
