import { absoluteUrl } from './absolute-url.ts';

/** Of the API robots need what the lists show: they run the pages as a browser does. */
const ALLOWED = ['/api/products', '/api/categories', '/api/rental-tools', '/api/rental-categories'];

/** What belongs to one person. Pages that are only not to be listed say so themselves. */
const DISALLOWED = ['/api/', '/auth/', '/dashboard', '/admin', '/bestellung-bestaetigung/'];

/** `robots.txt`: where robots find all pages, and where they have no business. */
export function robotsTxt(): string {
  return [
    'User-agent: *',
    ...ALLOWED.map((path) => `Allow: ${path}`),
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    '',
  ].join('\n');
}
