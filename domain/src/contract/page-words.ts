import { paymentLabels } from '../payment/payment-methods.ts';
import { LISTED_PATHS, PAGE_LIST, PAGES, type PageName } from './pages.ts';

/** Search keywords of pages in addition to their titles. */
const PAGE_WORDS: Partial<Record<PageName, string>> = {
  catalogue: 'Preisliste Sortiment Baustoffe',
  rentalList: 'Mieten Mietgeräte Mietpark Verleih Leihen Bagger Maschinen Wochenende',
  planner: 'Planen Bauen Mengenrechner Aufbau Schichten',
  planDriveway: 'Auffahrt Zufahrt Hof Hofeinfahrt Garage Unterbau',
  planParking: 'Parkplatz Carport',
  planTerrace: 'Sitzplatz Terrassenplatten',
  planPath: 'Gehweg',
  planGravelPath: 'Parkweg Feldweg Waldweg',
  planSlab: 'Gartenhaus Bodenplatte',
  planBed: 'Garten anlegen',
  about: 'Firma Team Unternehmen',
  services: 'Straßenbau Tiefbau Pflasterarbeiten Angebot',
  delivery: `Lieferkosten Lieferzeit Liefergebiet Versand ${paymentLabels().join(' ')} Mindestbestellwert Abholen Abholung Selbstabholer Anhänger Liefern Anliefern`,
  contact:
    'Öffnungszeiten Abholen Abholung Adresse Anfahrt Telefon Rückruf Beratung Entsorgen Entsorgung',
  guides: 'Anleitung Anleitungen Tipps Hilfe selber bauen',
  guideDriveway: 'Auffahrt Zufahrt Hof Kies Schotter Pflaster Garage Carport',
  guideTonnes: 'Menge berechnen Bedarf Kies Schotter Umrechnen Anhänger Kubikmeter Wiegt Gewicht',
  guideLayers:
    'Schichten Unterbau Frostschutz Tragschicht Bettung Fugen Verfugen Vlies Pflaster Pflastersteine',
  guideTerrace: 'Terrassenplatten Platten verlegen Gefälle',
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

/** A page that the site's search finds. */
export interface PageHit {
  path: string;
  title: string;
  kind: 'plan' | 'guide' | 'page';
  /** Search keywords besides its title. */
  topics: string | undefined;
}

/** The sitemap's except the start page, and those with search words. */
export const SEARCHED_PAGES: readonly PageHit[] = PAGE_LIST.filter(
  ({ path, name }) => PAGE_WORDS[name] || (LISTED_PATHS.includes(path) && path !== PAGES.home.path),
).map(({ name, path, title }) => ({ path, title, kind: kindOf(path), topics: PAGE_WORDS[name] }));

function kindOf(path: string): PageHit['kind'] {
  if (/^\/planer\/./.test(path)) return 'plan';
  return /^\/(?:planer|ratgeber)(?:\/|$)/.test(path) ? 'guide' : 'page';
}
