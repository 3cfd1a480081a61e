import { PATHS } from '../../lib/paths.ts';

/** What a page asks the API for at once. Its answer is under way while the code still loads. */
const DATA: Readonly<Record<string, readonly string[]>> = {
  [PATHS.catalogue]: ['/api/products', '/api/categories'],
  [PATHS.rentals]: ['/api/rental-tools', '/api/rental-categories'],
};

/** The links that let a page's data come beside its document. */
export function dataLinks(path: string): string {
  return (DATA[path] ?? [])
    .map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`)
    .join('');
}

/** The links that let the fonts come before any code, so that text is seldom shown in another. */
export function fontLinks(fonts: readonly string[]): string {
  return fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');
}
