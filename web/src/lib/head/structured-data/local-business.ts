import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import { absoluteUrl } from '../absolute-url.ts';
import { SITE_IMAGE } from '../share-image.ts';
import { companyId } from './company-id.ts';
import { openingHours } from './opening-hours.ts';
import { schemaObject } from './schema-object.ts';

/** The company: where it is, when it is open and how it is reached. */
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
