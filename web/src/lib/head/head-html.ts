import { COMPANY } from '@shop/domain/company';
import { escapeHtml } from '@shop/domain/text/escape-html';
import { absoluteUrl } from '../paths.ts';
import { documentTitle, type IndexedHead, type PageHead, SITE_DESCRIPTION } from './page-head.ts';
import { SITE_IMAGE } from './share-image.ts';

export function headHtml(head: PageHead): string {
  const title = `<title>${escapeHtml(documentTitle(head.title))}</title>`;
  const tags = head.isIndexed === false ? NO_INDEX : indexedTags(head);
  return [title, ...tags].join('\n');
}

const NO_INDEX = [meta('name', 'description', SITE_DESCRIPTION), meta('name', 'robots', 'noindex')];

function indexedTags(head: IndexedHead): string[] {
  return [
    meta('name', 'description', head.description),
    ...(head.hasPagesByQuery
      ? []
      : [`<link rel="canonical" href="${escapeHtml(absoluteUrl(head.path))}">`]),
    ...openGraph(head),
    // The rest of the card comes from Open Graph.
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.structuredData ?? []).map(
      (data) => `<script type="application/ld+json">${jsonForHtml(data)}</script>`,
    ),
  ];
}

function openGraph({
  title,
  description,
  path,
  hasPagesByQuery,
  image = SITE_IMAGE,
}: IndexedHead): string[] {
  const properties = {
    'og:type': 'website',
    'og:site_name': COMPANY.shortName,
    'og:locale': 'de_DE',
    'og:title': title,
    'og:description': description,
    ...(!hasPagesByQuery && { 'og:url': absoluteUrl(path) }),
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

/** JSON for a `<script>` element: without `<` it can neither end the element nor start a comment. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
