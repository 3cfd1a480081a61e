/** A page as a visitor finds it who has not signed in and ordered nothing. */
export interface SitePage {
  path: string;
  /** What it must show. */
  texts: readonly (string | RegExp)[];
  /** Whether its first view is whole in the document; the others wait for the shop's answers. */
  isWhole?: true;
  /** Whether lines of it are known to break elsewhere in the font that stands in for ours. */
  isLongText?: true;
  /** Whether it is another state of a page that is here already, or for who is signed in. */
  isNoFirstVisit?: true;
}

/** Each page with the name of its pictures. */
export const PAGES: Record<string, SitePage> = {
  home: { path: '/', texts: ['JETZT BESTELLEN', 'Kostenlose Beratung'], isWhole: true },
  catalogue: { path: '/katalog', texts: [/^\d+ Produkte gefunden$/] },
  product: {
    path: '/produkt/1',
    texts: ['Kies 16/32', 'In den Warenkorb', /^24,50.€ \/ t$/],
    isWhole: true,
  },
  'product-on-request': {
    path: '/produkt/14',
    texts: ['Preis auf Anfrage'],
    isWhole: true,
    isNoFirstVisit: true,
  },
  rentals: { path: '/miete', texts: ['Mikrobagger 1,1 t'] },
  'rental-tool': { path: '/miete/1', texts: ['Mikrobagger 1,1 t'], isWhole: true },
  'rental-tool-lent': {
    path: '/miete/106',
    texts: ['Nicht verfügbar'],
    isWhole: true,
    isNoFirstVisit: true,
  },
  about: { path: '/uber-uns', texts: [/Geschichte/, 'Musterstraße 12'], isWhole: true },
  services: { path: '/leistungen', texts: [/^\* Pflichtfelder/], isWhole: true },
  delivery: { path: '/lieferung', texts: ['Zone 1', 'Zone 2', 'Zone 3'], isWhole: true },
  contact: { path: '/kontakt', texts: ['Nachricht senden', 'Antwort in 24h'], isWhole: true },
  'cart-empty': { path: '/warenkorb', texts: ['Ihr Warenkorb ist leer', 'Zum Katalog'] },
  'sign-in-required': {
    path: '/dashboard',
    texts: ['Anmeldung erforderlich'],
    isNoFirstVisit: true,
  },
  'access-denied': {
    path: '/admin',
    texts: ['Zugriff verweigert', 'Sie haben keine Berechtigung für den Administrationsbereich.'],
    isNoFirstVisit: true,
  },
  imprint: {
    path: '/impressum',
    texts: [/Geschäftsführ/, /Umsatzsteuer/, /Verbraucherschlichtung/],
    isWhole: true,
  },
  privacy: { path: '/datenschutz', texts: [/DSGVO/], isWhole: true },
  terms: { path: '/agb', texts: [/^§ ?1 /, /^§ ?11 /], isWhole: true, isLongText: true },
  'accessibility-statement': {
    path: '/barrierefreiheit',
    texts: [/Marktüberwachungsstelle der Länder/],
    isWhole: true,
    isLongText: true,
  },
  'not-found': { path: '/gibt-es-nicht', texts: ['Seite nicht gefunden'] },
};

/** The addresses that anybody may open; one for each page of the site. */
export const PUBLIC_ADDRESSES: readonly string[] = [
  ...Object.values(PAGES)
    .filter(({ isNoFirstVisit }) => !isNoFirstVisit)
    .map(({ path }) => path),
  // The one leads on to the cart, the other knows no order.
  '/checkout',
  '/bestellung-bestaetigung/M-UNBEKANNT',
];

/** The addresses whose documents can be read without code. */
export const WHOLE_ADDRESSES: readonly string[] = Object.values(PAGES)
  .filter(({ isWhole }) => isWhole)
  .map(({ path }) => path);
