/** The addresses that search engines may show, besides the page of each product and tool. */
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
