import { COMPANY } from '@shop/domain/company';
import { PAGES, type PageName } from '@shop/domain/contract/pages';
import { WITHIN_GENERAL_TIME } from '@shop/domain/product/delivery-time';
import type { ShareImage } from './share-image.ts';

/** A page's description for browsers, search engines and messengers. */
export type PageHead = IndexedHead | NoIndexHead;

export interface IndexedHead {
  /** Without the company's name. */
  title: string;
  /** Two sentences in German, 120 to 160 characters. */
  description: string;
  /** The canonical path: `/produkt/7`. */
  path: string;
  isIndexed?: true;
  /** For link previews; by default the company's image. */
  image?: ShareImage | undefined;
  /**
   * One document serves several canonical addresses, which differ in their query. It names none of
   * them, as search engines distrust a canonical URL that changes; the browser sets it.
   */
  hasPagesByQuery?: true;
  /** Objects of schema.org. */
  structuredData?: readonly object[];
}

/** The head of a page for one person or of an error page. */
export interface NoIndexHead {
  title: string;
  isIndexed: false;
}

export type HeadArguments<Name extends PageName> = (typeof PAGES)[Name]['robots'] extends
  | 'listed'
  | 'unlisted'
  ? [description: string, structuredData?: readonly object[]]
  : [];

/**
 * The head of a page with the title, path and robots of the page table; indexed pages have a
 * description.
 */
export function pageHead<Name extends PageName>(
  name: Name,
  ...[description, structuredData = []]: HeadArguments<Name>
): PageHead {
  const { title, path } = PAGES[name];
  if (description === undefined) return { title, isIndexed: false };
  return { title, description, path, structuredData };
}

/** Description of the home page, and of pages that have none. */
export const SITE_DESCRIPTION = `Schüttgut, Sand, Schotter, Beton, Pflastersteine und Dachdeckung online bestellen. Baumaschinen mieten, Tiefbau anfragen. Lieferung ${WITHIN_GENERAL_TIME}.`;

export const documentTitle = (title: string): string =>
  title === PAGES.home.title ? title : `${title} | ${COMPANY.shortName}`;
