import { PAGE_LIST, SHARED_CALLS } from '@shop/domain/contract/pages';
import { absoluteUrl } from '../paths.ts';

/** Robots run the pages as a browser does, so they need the data of the lists. */
const ALLOWED = SHARED_CALLS.filter((call) => !call.includes('{')).map((call) => call.slice(4));

const DISALLOWED = [
  '/api/',
  ...PAGE_LIST.filter(({ robots }) => robots === 'disallowed').map(({ path }) =>
    path.replace(/:.*/, ''),
  ),
];

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
