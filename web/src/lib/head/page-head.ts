import type { ShareImage } from './share-image.ts';

/** What a page tells browsers, search engines and messengers of itself. */
export type PageHead = ListedHead | UnlistedHead;

/** A page that search engines may show. */
export interface ListedHead {
  /** The page's own name; the company's is added to it. */
  title: string;
  /** Two sentences in German, 120 to 160 characters. */
  description: string;
  /** The one address of the page on this site: `/produkt/7`. */
  path: string;
  isIndexed?: true;
  /** Without one, messengers show the company's. */
  image?: ShareImage | undefined;
  /** Objects of schema.org about what the page shows. */
  structuredData?: readonly object[];
}

/** A page for one person, or one that only says that something went wrong: nobody searches for it. */
export interface UnlistedHead {
  title: string;
  isIndexed: false;
}
