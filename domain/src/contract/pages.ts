import { COMPANY } from '../company.ts';
import type { ApiCall } from './api.ts';

export interface Page {
  /** `:id` matches one segment, `*` every address that no other page has. */
  path: string;
  /** Document title without the company's name; product pages use the product's name. */
  title: string;
  /** Link text if it differs from the title. */
  label?: string;
  /**
   * Pages that are not public listen to Firestore: only their documents may connect to Google
   * (Content-Security-Policy in firebase.json), so links to them load a document.
   */
  access: 'public' | 'signed-in' | 'admin';
  /**
   * 'built': a file of the build, one for all values of a path parameter; 'rendered': by the
   * function on request, with its data; 'empty shell': rendered in the browser only.
   */
  document: 'built' | 'rendered' | 'empty shell';
  /** The calls it starts with. Their path parameters are named like the page's. */
  data: readonly ApiCall[];
  /**
   * 'listed': in the sitemap; 'unlisted': may be indexed, but is not in the sitemap; 'noindex': the
   * document says so; 'disallowed': by robots.txt, as the page belongs to one person.
   */
  robots: 'listed' | 'unlisted' | 'noindex' | 'disallowed';
  /** 'main': in header and footer; 'footer': in footer, menu and top bar; 'legal': in the footer only. */
  navigation?: 'main' | 'footer' | 'legal';
}

/** A public page without data. */
const STATIC = { access: 'public', document: 'built', data: [], robots: 'listed' } as const;

/** A page of the planner. */
const PLANNER = { ...STATIC, data: ['GET /api/planner'] } as const;

/** A page for one person; its document may talk to Google. */
const OWN = { document: 'built', robots: 'disallowed' } as const;

/** All pages, in the order of navigation and sitemap. `web/src/app/pages.tsx` has their code. */
export const PAGES = {
  home: {
    ...STATIC,
    path: '/',
    title: `${COMPANY.shortName} – ${COMPANY.claim}`,
    label: 'Startseite',
    navigation: 'main',
  },
  catalogue: {
    ...STATIC,
    path: '/katalog',
    title: 'Katalog',
    data: ['GET /api/catalogue', 'GET /api/categories'],
    navigation: 'main',
  },
  product: {
    ...STATIC,
    path: '/produkt/:id',
    title: 'Produkt',
    document: 'rendered',
    data: ['GET /api/products/{id}'],
  },
  rentalList: {
    ...STATIC,
    path: '/miete',
    title: 'Miete',
    data: ['GET /api/rental-tools', 'GET /api/rental-categories'],
    navigation: 'main',
  },
  rentalTool: {
    ...STATIC,
    path: '/miete/:id',
    title: 'Mietgerät',
    document: 'rendered',
    data: ['GET /api/rental-tools/{id}'],
  },
  planner: {
    ...PLANNER,
    path: '/planer',
    title: 'Was bauen Sie?',
    label: 'Planer',
    navigation: 'footer',
  },
  planDriveway: { ...PLANNER, path: '/planer/einfahrt', title: 'Einfahrt planen' },
  planGravelDriveway: {
    ...PLANNER,
    path: '/planer/kiesauffahrt',
    title: 'Kiesauffahrt planen',
  },
  planParking: { ...PLANNER, path: '/planer/stellplatz', title: 'Stellplatz planen' },
  planTerrace: { ...PLANNER, path: '/planer/terrasse', title: 'Terrasse planen' },
  planPath: { ...PLANNER, path: '/planer/gartenweg', title: 'Gartenweg planen' },
  planGravelPath: {
    ...PLANNER,
    path: '/planer/weg-wassergebunden',
    title: 'Weg wassergebunden planen',
  },
  planSlab: { ...PLANNER, path: '/planer/fundamentplatte', title: 'Fundamentplatte planen' },
  planBed: { ...PLANNER, path: '/planer/beet-und-rasen', title: 'Beet und Rasen planen' },
  about: {
    ...STATIC,
    path: '/uber-uns',
    title: 'Über uns',
    navigation: 'main',
  },
  services: {
    ...STATIC,
    path: '/leistungen',
    title: 'Unsere Leistungen',
    label: 'Leistungen',
    navigation: 'main',
  },
  delivery: {
    ...STATIC,
    path: '/lieferung',
    title: 'Lieferung & Zahlung',
    data: ['GET /api/delivery-options'],
    navigation: 'main',
  },
  guides: { ...STATIC, path: '/ratgeber', title: 'Ratgeber', navigation: 'footer' },
  guideDriveway: { ...STATIC, path: '/ratgeber/einfahrt-pflastern', title: 'Einfahrt pflastern' },
  guideTonnes: { ...STATIC, path: '/ratgeber/wie-viel-tonnen', title: 'Wie viel Tonnen sind das?' },
  guideLayers: { ...STATIC, path: '/ratgeber/was-kommt-wohin', title: 'Was kommt wohin?' },
  guideTerrace: { ...STATIC, path: '/ratgeber/terrasse-anlegen', title: 'Terrasse anlegen' },
  guidePath: { ...STATIC, path: '/ratgeber/gartenweg', title: 'Gartenweg' },
  guideGravel: {
    ...STATIC,
    path: '/ratgeber/kies-und-splitt',
    title: 'Welcher Kies, welcher Splitt?',
  },
  guidePlate: {
    ...STATIC,
    path: '/ratgeber/ruettelplatte',
    title: 'Rüttelplatte: welche und wie lange?',
  },
  guideSlab: {
    ...STATIC,
    path: '/ratgeber/fundamentplatte',
    title: 'Fundamentplatte fürs Gartenhaus',
  },
  contact: {
    ...STATIC,
    path: '/kontakt',
    title: 'Kontakt',
    navigation: 'main',
  },
  cart: {
    ...STATIC,
    path: '/warenkorb',
    title: 'Warenkorb',
    data: ['GET /api/cart/{sessionId}'],
    robots: 'noindex',
  },
  quickEntry: {
    ...STATIC,
    path: '/schnelleingabe',
    title: 'Schnelleingabe',
    data: ['GET /api/products'],
    robots: 'noindex',
  },
  checkout: {
    ...STATIC,
    path: '/checkout',
    title: 'Kasse',
    data: ['GET /api/cart/{sessionId}', 'GET /api/delivery-options'],
    // Without a cart it redirects; `noindex` would cost points in SEO audits.
    robots: 'unlisted',
  },
  orderConfirmation: {
    ...STATIC,
    path: '/bestellung-bestaetigung/:orderNumber',
    title: 'Bestellung',
    data: ['GET /api/orders/{orderNumber}'],
    robots: 'disallowed',
  },
  reservation: {
    ...STATIC,
    path: '/reservieren/:id',
    title: 'Online reservieren',
    data: ['GET /api/rental-tools/{id}', 'GET /api/delivery-options'],
    robots: 'noindex',
  },
  rentalBooking: {
    ...STATIC,
    path: '/mietbuchung/:bookingNumber',
    title: 'Mietbuchung',
    data: ['GET /api/rental-bookings/{bookingNumber}'],
    robots: 'disallowed',
  },
  quote: { ...STATIC, path: '/angebot/:number', title: 'Angebot', robots: 'disallowed' },
  imprint: { ...STATIC, path: '/impressum', title: 'Impressum', navigation: 'legal' },
  privacy: {
    ...STATIC,
    path: '/datenschutz',
    title: 'Datenschutzerklärung',
    label: 'Datenschutz',
    navigation: 'legal',
  },
  terms: {
    ...STATIC,
    path: '/agb',
    title: 'Allgemeine Geschäftsbedingungen',
    label: 'AGB',
    navigation: 'legal',
  },
  rentalTerms: {
    ...STATIC,
    path: '/mietbedingungen',
    title: 'Mietbedingungen',
    data: ['GET /api/delivery-options'],
    navigation: 'legal',
  },
  accessibility: {
    ...STATIC,
    path: '/barrierefreiheit',
    title: 'Erklärung zur Barrierefreiheit',
    label: 'Barrierefreiheit',
    navigation: 'legal',
  },
  warranty: {
    ...STATIC,
    path: '/gewaehrleistung',
    title: 'Gesetzliches Gewährleistungsrecht',
    label: 'Gewährleistung',
    navigation: 'legal',
  },
  withdrawalInstruction: {
    ...STATIC,
    path: '/widerrufsbelehrung',
    title: 'Widerrufsbelehrung',
    navigation: 'legal',
  },
  // Must be reachable at all times, under this name (§ 356a (1) BGB).
  withdrawal: {
    ...STATIC,
    path: '/widerruf',
    title: 'Vertrag widerrufen',
    navigation: 'legal',
  },
  // Redirects to the account within the same document.
  authCallback: {
    ...OWN,
    path: '/auth/callback',
    title: 'Anmeldung',
    access: 'signed-in',
    data: [],
  },
  dashboard: {
    ...OWN,
    path: '/dashboard',
    title: 'Mein Konto',
    access: 'signed-in',
    data: ['GET /api/users/orders', 'GET /api/users/profile'],
  },
  admin: {
    ...OWN,
    path: '/admin',
    title: 'Verwaltung',
    access: 'admin',
    data: ['GET /api/admin/stats', 'GET /api/admin/orders', 'GET /api/admin/contacts'],
  },
  notFound: {
    ...STATIC,
    path: '*',
    title: 'Seite nicht gefunden',
    document: 'empty shell',
    robots: 'noindex',
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

export interface NamedPage extends Page {
  name: PageName;
}

export const PAGE_LIST: readonly NamedPage[] = Object.entries<Page>(PAGES).map(([name, page]) => ({
  ...page,
  name: name as PageName,
}));

/** The paths of the sitemap; the function adds those of products and tools. */
export const LISTED_PATHS: readonly string[] = PAGE_LIST.filter(
  ({ path, robots }) => robots === 'listed' && !path.includes(':'),
).map(({ path }) => path);

/** The calls of every page, in addition to those for its content. */
export const LAYOUT_CALLS: readonly ApiCall[] = ['GET /api/categories', 'GET /api/notices'];

/**
 * The calls whose answer is the same for everyone: those of the listed pages, and all products.
 * Caches may store them.
 */
export const SHARED_CALLS: readonly ApiCall[] = [
  ...new Set([
    ...LAYOUT_CALLS,
    'GET /api/products' as const,
    ...PAGE_LIST.filter(({ robots }) => robots === 'listed').flatMap(({ data }) => data),
  ]),
];

/** Matches the paths of these pages, and everything below them. */
export function pathPattern(pages: readonly Page[]): RegExp {
  const roots = pages.map(({ path }) => path.replace(/\/:\w+$/, ''));
  return new RegExp(`^(?:${roots.join('|')})(?:/|$)`);
}
