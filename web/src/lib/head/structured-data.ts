import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import type { ProductDetail, Specification } from '@shop/domain/product';
import type { RentalTool } from '@shop/domain/rental';
import { articleNumber } from '@shop/domain/rental-list';
import { absoluteUrl, PATHS } from '../paths.ts';
import { SITE_IMAGE } from './share-image.ts';

/** A product, on its page at `path`. */
export function productData(product: ProductDetail, path: string) {
  const { id, name, description, category, image_url, specifications } = product;
  return schemaObject('Product', {
    name,
    ...(description && { description }),
    category,
    sku: String(id),
    url: absoluteUrl(path),
    ...(image_url && { image: absoluteUrl(image_url) }),
    ...technicalData(specifications),
    ...offerOf(product, path),
  });
}

/** Google accepts no offer without a price, so a product on request has none. */
function offerOf({ price, unit }: ProductDetail, path: string) {
  if (price === undefined) return {};
  const unitCode = UNIT_CODES[unit];
  return {
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(path),
      price,
      priceCurrency: 'EUR',
      priceSpecification: unitPrice(price, { unitText: unit, ...(unitCode && { unitCode }) }),
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: seller(),
    },
  };
}

/** A tool for rent, on its page at `path`. */
export function rentalToolData(tool: RentalTool, path: string) {
  return schemaObject('Product', {
    name: tool.name,
    description: tool.description,
    category: tool.category,
    sku: articleNumber(tool),
    brand: { '@type': 'Brand', name: tool.brand },
    ...(tool.model && { model: tool.model }),
    url: absoluteUrl(path),
    ...(tool.image_url && { image: absoluteUrl(tool.image_url) }),
    ...technicalData(tool.specifications),
    offers: {
      '@type': 'Offer',
      // Without it an offer is a sale.
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      url: absoluteUrl(path),
      price: tool.daily_price,
      priceCurrency: 'EUR',
      priceSpecification: [
        unitPrice(tool.daily_price, { unitCode: 'DAY', unitText: 'Tag' }),
        unitPrice(tool.weekly_price, { unitCode: 'WEE', unitText: 'Woche' }),
        unitPrice(tool.monthly_price, { unitCode: 'MON', unitText: 'Monat' }),
      ],
      availability: `https://schema.org/${tool.is_available ? 'InStock' : 'OutOfStock'}`,
      seller: seller(),
    },
  });
}

interface Step {
  to: string;
  label: string;
}

/** The visible breadcrumb of a page. */
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

/** The breadcrumb of a page right below the home page. */
export function listBreadcrumb(to: string, label: string) {
  return breadcrumbList([{ to: PATHS.home, label: 'Startseite' }], { to, label });
}

/** The same on every page, so that all of them mean one company. */
const companyId = () => absoluteUrl('/#company');

const seller = () => ({ '@type': 'LocalBusiness', '@id': companyId(), name: COMPANY.name });

/** The company: address, opening hours and contact. */
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

/** A top-level object of schema.org. */
function schemaObject<Properties extends object>(type: string, properties: Properties) {
  return { '@context': 'https://schema.org', '@type': type, ...properties };
}

function technicalData(specifications: readonly Specification[]) {
  if (specifications.length === 0) return {};
  return {
    additionalProperty: specifications.map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
  };
}

/** UN/CEFACT codes of units (Recommendation 20; packages have an X and their code of Rec. 21). */
export const UNIT_CODES: Readonly<Record<string, string>> = {
  t: 'TNE',
  'm³': 'MTQ',
  'm²': 'MTK',
  Stück: 'H87',
  Sack: 'XBG',
};

/** A net price of one unit, in euro. */
function unitPrice(price: number, unit: { unitText: string; unitCode?: string }) {
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: false,
    ...unit,
  };
}
