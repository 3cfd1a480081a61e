import { COMPANY } from '@shop/domain/company';
import { escapeHtml } from '@shop/domain/escape-html';
import { absoluteUrl } from './absolute-url.ts';
import { documentTitle } from './document-title.ts';
import { jsonForHtml } from './json-for-html.ts';
import type { ListedHead, PageHead } from './page-head.ts';
import { SITE_IMAGE } from './share-image.ts';
import { SITE_DESCRIPTION } from './site-description.ts';

/**
 * The tags of a page's head as HTML: title, description, canonical address, what robots may do, Open
 * Graph, and the data of schema.org. Every text is escaped.
 */
export function headTags(head: PageHead): string {
  const title = `<title>${escapeHtml(documentTitle(head.title))}</title>`;
  const tags = head.isIndexed === false ? UNLISTED : listedTags(head);
  return [title, ...tags].join('\n');
}

const UNLISTED = [meta('name', 'description', SITE_DESCRIPTION), meta('name', 'robots', 'noindex')];

function listedTags(head: ListedHead): string[] {
  return [
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escapeHtml(absoluteUrl(head.path))}">`,
    ...openGraph(head),
    // Everything else of the card is taken from Open Graph.
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.structuredData ?? []).map(
      (data) => `<script type="application/ld+json">${jsonForHtml(data)}</script>`,
    ),
  ];
}

function openGraph({ title, description, path, image = SITE_IMAGE }: ListedHead): string[] {
  const properties = {
    'og:type': 'website',
    'og:site_name': COMPANY.shortName,
    'og:locale': 'de_DE',
    'og:title': title,
    'og:description': description,
    'og:url': absoluteUrl(path),
    'og:image': absoluteUrl(image.url),
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
    'og:image:alt': image.alt,
  };
  return Object.entries(properties).map(([name, content]) => meta('property', name, content));
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}
