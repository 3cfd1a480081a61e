import type { Page } from '@shop/domain/pages';

/** Links that load the data of a public page beside its document, before any code runs. */
export function dataLinks({ access, data }: Page): string {
  if (access !== 'public') return '';
  return data
    .filter((call) => !call.includes('{'))
    .map((call) => call.replace('GET ', ''))
    .map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`)
    .join('');
}

/** The links that let the fonts come before any code, so that text is seldom shown in another. */
export function fontLinks(fonts: readonly string[]): string {
  return fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');
}
