import type { PageData } from '@shop/domain/rendered-page';
import { headTags } from '../../lib/head/head-tags.ts';
import { jsonForHtml } from '../../lib/head/json-for-html.ts';
import { PAGE_DATA_ID } from '../page-data.ts';
import type { ClientBuild } from './client-build.ts';
import { fontLinks } from './page-links.ts';
import type { RenderedSite } from './render-site.tsx';
import { type Hash, stylePolicy } from './style-policy.ts';

interface DocumentParts {
  build: ClientBuild;
  site: RenderedSite;
  /** Further elements of the head. */
  links: string;
  /** The chunks of its page. */
  chunks: readonly string[];
  data?: PageData | undefined;
  hash: Hash;
}

/** The HTML document of a page. Nothing that it refers to keeps it from being shown. */
export function htmlDocument({ build, site, links, chunks, data, hash }: DocumentParts): string {
  const styles = [{ mark: '', css: build.css }, ...site.styles].filter(({ css }) => css !== '');
  const policy = stylePolicy(
    styles.map(({ css }) => css),
    site.html,
    hash,
  );
  const code = [...(build.template.match(CODE) ?? []), ...chunks.map(modulePreload)].join('');
  return fill(build.template.replace(CODE, ''), {
    '<meta charset="utf-8" />': `<meta charset="utf-8">${policy}${fontLinks(build.fonts)}`,
    ...(site.head && { [titleOf(build.template)]: headTags(site.head) }),
    '</head>': `${styles.map(styleElement).join('')}${site.hints}${links}</head>`,
    '<div id="root"></div>': `<div id="root">${site.html}</div>`,
    '</body>': `${data ? dataElement(data) : ''}<template id="code">${code}</template><script type="module">${build.boot}</script></body>`,
  });
}

function styleElement({ mark, css }: { mark: string; css: string }): string {
  return `<style${mark && ` data-emotion="${mark}"`}>${css}</style>`;
}

function dataElement(data: PageData): string {
  return `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForHtml(data)}</script>`;
}

/** Vite's elements that load the entry; inert in the document's `<template>` until boot.js moves them. */
const CODE = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

const modulePreload = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`;

/** What stands for the head of a page, for the browser's tab where no server renders. */
function titleOf(template: string): string {
  return /<title>[^<]*<\/title>/.exec(template)?.[0] ?? '<title>';
}

/** Replaces places of a template. Throws where one is missing. */
export function fill(template: string, texts: Record<string, string>): string {
  return Object.entries(texts).reduce((filled, [place, text]) => {
    if (!filled.includes(place)) throw new Error(`The template has no ${place}`);
    return filled.replace(place, () => text);
  }, template);
}
