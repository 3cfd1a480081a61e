import { paymentLabels } from '../payment/payment-methods.ts';
import { LISTED_PATHS, type NamedPage, PAGE_LIST, PAGES, type PageName } from './pages.ts';

/** Search keywords of pages in addition to their titles. */
export const PAGE_WORDS: Partial<Record<PageName, string>> = {
  catalogue: 'Preisliste Sortiment Baustoffe',
  rentalList: 'Mieten Mietgeräte Mietpark Verleih Leihen',
  about: 'Firma Team Unternehmen',
  services: 'Straßenbau Tiefbau Pflasterarbeiten Angebot',
  delivery: `Lieferkosten Lieferzeit Liefergebiet Versand ${paymentLabels().join(' ')} Mindestbestellwert`,
  contact: 'Öffnungszeiten Adresse Anfahrt Telefon Rückruf Beratung',
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
