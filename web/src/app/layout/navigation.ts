import { PATHS } from '../../lib/paths.ts';

/** The pages of the main navigation, in their order; header, mobile menu and footer read it. */
export const MAIN_NAVIGATION = [
  { to: PATHS.home, label: 'Startseite' },
  { to: PATHS.catalogue, label: 'Katalog' },
  { to: PATHS.rentals, label: 'Miete' },
  { to: PATHS.about, label: 'Über uns' },
  { to: PATHS.services, label: 'Leistungen' },
  { to: PATHS.delivery, label: 'Lieferung & Zahlung' },
  { to: PATHS.contact, label: 'Kontakt' },
] as const;

/** What the law asks every page to lead to. */
export const LEGAL_NAVIGATION = [
  { to: PATHS.imprint, label: 'Impressum' },
  { to: PATHS.privacy, label: 'Datenschutz' },
  { to: PATHS.terms, label: 'AGB' },
  { to: PATHS.accessibility, label: 'Barrierefreiheit' },
] as const;
