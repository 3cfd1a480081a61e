import { paymentLabels } from '../payment/payment-methods.ts';
import { queryWords, withoutAmounts } from '../search/query-words.ts';
import { foldUmlauts, plainWords, singularsOf } from '../search/search-text.ts';
import { LISTED_PATHS, type NamedPage, PAGE_LIST, PAGES, type PageName } from './pages.ts';

/** Search keywords of pages in addition to their titles. */
export const PAGE_WORDS: Partial<Record<PageName, string>> = {
  catalogue: 'Preisliste Sortiment Baustoffe',
  rentalList: 'Mieten Mietgeräte Mietpark Verleih Leihen Bagger Maschinen Wochenende',
  planner: 'Planen Bauen Mengenrechner Aufbau Schichten',
  planDriveway: 'Auffahrt Zufahrt Hof Hofeinfahrt Garage Unterbau',
  planParking: 'Parkplatz Carport',
  planTerrace: 'Sitzplatz Terasse',
  planPath: 'Gehweg',
  planGravelPath: 'Parkweg Feldweg Waldweg',
  planSlab: 'Gartenhaus Bodenplatte',
  planBed: 'Garten anlegen',
  about: 'Firma Team Unternehmen',
  services: 'Straßenbau Tiefbau Pflasterarbeiten Angebot',
  delivery: `Lieferkosten Lieferzeit Liefergebiet Versand ${paymentLabels().join(' ')} Mindestbestellwert Abholen Abholung Selbstabholer Anhänger Liefern Anliefern`,
  contact: 'Öffnungszeiten Abholen Abholung Adresse Anfahrt Telefon Rückruf Beratung',
  guides: 'Anleitung Anleitungen Tipps Hilfe selber bauen',
  guideDriveway: 'Auffahrt Zufahrt Hof Kies Schotter Pflaster Garage Carport',
  guideTonnes: 'Menge berechnen Bedarf Kies Schotter Umrechnen Anhänger Kubikmeter Wiegt Gewicht',
  guideLayers:
    'Schichten Unterbau Frostschutz Tragschicht Bettung Fugen Verfugen Vlies Pflaster Pflastersteine',
  guideTerrace: 'Terasse Terrassenplatten Platten verlegen Gefälle',
  guidePath: 'Weg Gehweg Wegedecke wassergebunden Kiesweg',
  guideGravel: 'Körnung Drainage Traufstreifen Zierkies Vorgarten Beet Unkraut',
  guidePlate: 'Rüttler Verdichten Abrütteln Mieten',
  guideSlab: 'Fundament Bodenplatte Gerätehaus Beton Schuppen',
  cart: 'Bestellen',
  privacy: 'Cookies',
  terms: 'AGB Geschäftsbedingungen',
  rentalTerms: 'Mieten Kaution Versicherung Selbstbeteiligung Haftung Verspätung Stornieren',
  warranty: 'Gewährleistung Garantie Mangel Reklamation',
  withdrawalInstruction: 'Widerrufsrecht Widerrufsformular',
  withdrawal: 'Widerruf Rückgabe Retoure Rücksendung Stornieren',
  dashboard: 'Konto Anmelden Login Bestellungen',
};

/** Pages that the site's search finds: the sitemap's except the start page, and those with search words. */
export const SEARCHED_PAGES: readonly NamedPage[] = PAGE_LIST.filter(
  ({ path, name }) => PAGE_WORDS[name] || (LISTED_PATHS.includes(path) && path !== PAGES.home.path),
);

/** Shorter words are prefixes of too many others. */
const MIN_LETTERS = 3;

/** A page that the search finds; `isGuide` for those that plan or explain a piece of work. */
export interface PageHit {
  path: string;
  title: string;
  isGuide: boolean;
}

/**
 * The pages of most of the query's words, at least of half, and among them the closest first. A word counts
 * where a word of the page begins with it: the full search would find `Versand` for `Sand`.
 */
export function findPages(query: string): PageHit[] {
  const asked = queryWords(withoutAmounts(query).rest).map((word) => foldUmlauts(word));
  return SEARCHED_PAGES.map(({ name, path, title }) => {
    const words = plainWords(`${title} ${PAGE_WORDS[name] ?? ''}`);
    const begun = asked.flatMap((word) => shortestBegun(word, words));
    return { hit: { path, title, isGuide: isGuidePath(path) }, begun };
  })
    .filter(({ begun }) => begun.length > 0 && 2 * begun.length >= asked.length)
    .sort((a, b) => b.begun.length - a.begun.length || lengthOf(a.begun) - lengthOf(b.begun))
    .map(({ hit }) => hit);
}

const isGuidePath = (path: string) => /^\/(?:planer|ratgeber)(?:\/|$)/.test(path);

const lengthOf = (words: readonly string[]) => words.join('').length;

/** The shortest of the words that begin with this one, in one of its forms; none if there is none. */
function shortestBegun(asked: string, words: readonly string[]): string[] {
  const forms = [asked, ...singularsOf(asked)].filter((form) => form.length >= MIN_LETTERS);
  const begun = words.filter((word) => forms.some((form) => word.startsWith(form)));
  return begun.sort((a, b) => a.length - b.length).slice(0, 1);
}
