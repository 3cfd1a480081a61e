import { PAGES, type PageName } from '@shop/domain/contract/pages';

/** A page as seen by a visitor who has neither signed in nor ordered. */
interface Visit {
  /** An example address where the path has a parameter. */
  path?: string;
  /** Texts that it must show; a page without any redirects such a visitor, and other journeys cover it. */
  texts?: readonly (string | RegExp)[];
  /** Whether its document is complete without the API's responses. */
  isWhole?: true;
  /** Whether some lines are known to wrap differently in the fallback font. */
  isLongText?: true;
  /** Name of its screenshots if not the page's. */
  screenshot?: string;
}

const VISITS = {
  home: { texts: ['JETZT BESTELLEN', 'Kostenlose Beratung'], isWhole: true },
  catalogue: { texts: [/^\d+ Produkte gefunden$/] },
  product: {
    path: '/produkt/1',
    texts: ['Kies 16/32', 'In den Warenkorb', /^24,50.€ \/ t$/],
    isWhole: true,
  },
  rentalList: { texts: ['Mikrobagger 1,1 t'], screenshot: 'rentals' },
  rentalTool: {
    path: '/miete/1',
    texts: ['Mikrobagger 1,1 t'],
    isWhole: true,
    screenshot: 'rental-tool',
  },
  planner: { texts: ['Was bauen Sie?', 'Einfahrt'], isWhole: true },
  planDriveway: { texts: ['Einfahrt planen', /^Richtwerte nach/] },
  planGravelDriveway: { texts: ['Kiesauffahrt planen'] },
  planParking: { texts: ['Stellplatz planen'] },
  planTerrace: { texts: ['Terrasse planen'] },
  planPath: { texts: ['Gartenweg planen'] },
  planGravelPath: { texts: ['Weg wassergebunden planen'] },
  planSlab: { texts: ['Fundamentplatte planen'] },
  planBed: { texts: ['Beet und Rasen planen'] },
  about: { texts: [/Geschichte/, 'Musterstraße 12'], isWhole: true },
  services: { texts: [/^\* Pflichtfelder/], isWhole: true },
  delivery: { texts: ['Zone 1', 'Zone 2', 'Zone 3'], isWhole: true },
  guides: { texts: ['Was kommt wohin?'], isWhole: true },
  guideDriveway: { texts: ['Randsteine setzen'], isWhole: true, isLongText: true },
  guideTonnes: { texts: ['Was passt auf den Anhänger?'], isWhole: true, isLongText: true },
  guideLayers: { texts: ['Was ist die Bettung?'], isWhole: true, isLongText: true },
  guideTerrace: { texts: ['Bettung und Platten'], isWhole: true, isLongText: true },
  guidePath: { texts: ['Breite wählen'], isWhole: true, isLongText: true },
  guideGravel: { texts: ['Was heißt 0/32?'], isWhole: true, isLongText: true },
  guidePlate: { texts: ['Wann brauche ich 490 kg?'], isWhole: true, isLongText: true },
  guideSlab: { texts: ['Bewehren'], isWhole: true, isLongText: true },
  contact: { texts: ['Nachricht senden', 'Antwort in 24h'], isWhole: true },
  cart: { texts: ['Ihr Warenkorb ist leer', 'Zum Katalog'], screenshot: 'cart-empty' },
  quickEntry: { texts: ['Artikelnummern und Mengen'], screenshot: 'quick-entry' },
  checkout: {},
  orderConfirmation: { path: '/bestellung-bestaetigung/M-UNBEKANNT' },
  reservation: { path: '/reservieren/1', texts: ['Zahlungspflichtig mieten'] },
  rentalBooking: { path: '/mietbuchung/M-00000-00000' },
  quote: { path: '/angebot/AN-10001', texts: ['Angebot nicht verfügbar'] },
  imprint: { texts: [/Geschäftsführ/, /Umsatzsteuer/, /Verbraucherschlichtung/], isWhole: true },
  privacy: { texts: [/DSGVO/], isWhole: true },
  terms: { texts: [/^§ ?1 /, /^§ ?11 /], isWhole: true, isLongText: true },
  rentalTerms: { texts: [/Kaution/, /Selbstbeteiligung/], isLongText: true },
  accessibility: {
    texts: [/Marktüberwachungsstelle der Länder/],
    isWhole: true,
    isLongText: true,
    screenshot: 'accessibility-statement',
  },
  warranty: { texts: [/zwei Jahre/], isWhole: true, isLongText: true },
  withdrawalInstruction: { texts: [/binnen vierzehn Tagen/], isWhole: true, isLongText: true },
  withdrawal: { texts: ['Widerruf prüfen'], isWhole: true },
  authCallback: {},
  dashboard: { texts: ['Anmeldung erforderlich'], screenshot: 'sign-in-required' },
  admin: {
    texts: ['Zugriff verweigert', 'Sie haben keine Berechtigung für den Administrationsbereich.'],
    screenshot: 'access-denied',
  },
  notFound: {
    path: '/gibt-es-nicht',
    texts: ['Seite nicht gefunden'],
    screenshot: 'not-found',
  },
} satisfies Record<PageName, Visit>;

const addresses = Object.entries<Visit>(VISITS).map(([name, visit]) => {
  const { path, access } = PAGES[name as PageName];
  return { path, access, screenshot: name, texts: undefined, ...visit };
});

/** Every page that such a visitor may see, and further states of some. */
export const VISITED_PAGES: readonly (Required<Pick<Visit, 'path' | 'texts' | 'screenshot'>> &
  Visit)[] = [
  ...addresses.flatMap(({ texts, ...visit }) => (texts ? [{ ...visit, texts }] : [])),
  {
    path: '/produkt/14',
    texts: ['Preis auf Anfrage'],
    isWhole: true,
    screenshot: 'product-on-request',
  },
  { path: '/miete/106', texts: ['Nicht verfügbar'], isWhole: true, screenshot: 'rental-tool-lent' },
];

export const PUBLIC_ADDRESSES: readonly string[] = addresses
  .filter(({ access }) => access === 'public')
  .map(({ path }) => path);
