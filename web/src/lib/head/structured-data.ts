import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import { absoluteUrl, PATHS, SEARCH_PARAM } from '../paths.ts';
import { SITE_IMAGE } from './share-image.ts';

interface Step {
  to: string;
  label: string;
}

export function breadcrumbList(trail: readonly Step[], page: Step) {
  return schemaObject('BreadcrumbList', {
    itemListElement: [...trail, page].map(({ to, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(to),
    })),
  });
}

export const listBreadcrumb = (to: string, label: string) =>
  breadcrumbList([{ to: PATHS.home, label: 'Startseite' }], { to, label });

/** The same on every page, so that all of them refer to one company. */
const companyId = () => absoluteUrl('/#company');

export const seller = () => ({ '@type': 'LocalBusiness', '@id': companyId(), name: COMPANY.name });

export function localBusiness() {
  return schemaObject('LocalBusiness', {
    '@id': companyId(),
    name: COMPANY.name,
    description: COMPANY.claim,
    url: absoluteUrl('/'),
    image: absoluteUrl(SITE_IMAGE.url),
    telephone: COMPANY.phone.href.replace('tel:', ''),
    email: COMPANY.email,
    vatID: COMPANY.vatId,
    foundingDate: String(COMPANY.foundedIn),
    address: {
      '@type': 'PostalAddress',
      streetAddress: COMPANY.street,
      postalCode: COMPANY.postalCode,
      addressLocality: COMPANY.city,
      addressCountry: 'DE',
    },
    geo: { '@type': 'GeoCoordinates', ...COMPANY.location },
    openingHoursSpecification: openingHours(OPENING_HOURS),
  });
}

export function webSite() {
  return schemaObject('WebSite', {
    name: COMPANY.name,
    url: absoluteUrl('/'),
    inLanguage: 'de',
    publisher: { '@id': companyId() },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        // Not built by searchPath, which would encode the braces.
        urlTemplate: `${absoluteUrl(PATHS.catalogue)}?${SEARCH_PARAM}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  });
}

interface DayGroup {
  /** A day or a range: `Mo–Fr`. */
  days: string;
  /** `07:00–17:00`; anything else means closed. */
  hours: string;
}

const DAYS: readonly [short: string, name: string][] = [
  ['Mo', 'Monday'],
  ['Di', 'Tuesday'],
  ['Mi', 'Wednesday'],
  ['Do', 'Thursday'],
  ['Fr', 'Friday'],
  ['Sa', 'Saturday'],
  ['So', 'Sunday'],
];

/** Opening hours; days that are not named are closed. */
export function openingHours(groups: readonly DayGroup[]) {
  return groups.flatMap(({ days, hours }) => {
    const [, opens, closes] = /^(\d\d:\d\d)–(\d\d:\d\d)$/.exec(hours) ?? [];
    if (opens === undefined || closes === undefined) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: namesOf(days), opens, closes }];
  });
}

function namesOf(days: string): string[] {
  const [first = '', last = first] = days.split('–');
  return DAYS.slice(indexOf(first), indexOf(last) + 1).map(([, name]) => name);
}

function indexOf(day: string): number {
  const index = DAYS.findIndex(([short]) => short === day);
  if (index < 0) throw new Error(`Opening hours name an unknown day: ${day}`);
  return index;
}

export const schemaObject = <Properties extends object>(type: string, properties: Properties) => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
});
