import type { NamedPage, Page, PageName } from '@shop/domain/contract/pages';
import type { PageData } from '@shop/domain/contract/rendered-page';
import { headHtml, jsonForHtml } from '../../lib/head/head-html.ts';
import { PAGE_DATA_ID } from '../page-data.ts';
import type { RenderedSite } from './render-site.tsx';
import { type Hash, stylePolicy } from './style-policy.ts';

/** The files of the browser build that documents refer to. */
export interface ClientBuild {
  /** Its index.html, without the links to style sheets. */
  template: string;
  css: string;
  /** The paths of the fonts of the first view. */
  fonts: readonly string[];
  /** `prerender/boot.js`, which every rendered document contains. */
  boot: string;
  /** Paths of the chunks that each page needs besides the entry's. */
  chunks: { readonly [Name in PageName]?: readonly string[] };
}

interface DocumentParts {
  build: ClientBuild;
  page: NamedPage;
  site: RenderedSite;
  data?: PageData | undefined;
  hash: Hash;
}

/** The HTML document of a page. It loads nothing that blocks rendering. */
export function htmlDocument({ build, page, site, data, hash }: DocumentParts): string {
  const styles = [{ mark: '', css: build.css }, ...site.styles].filter(({ css }) => css !== '');
  const policy = stylePolicy(
    styles.map(({ css }) => css),
    site.html,
    hash,
  );
  const chunks = (build.chunks[page.name] ?? []).map(
    (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
  );
  const code = [...(build.template.match(CODE) ?? []), ...chunks].join('');
  return fill(build.template.replace(CODE, ''), {
    '<meta charset="utf-8" />': `<meta charset="utf-8">${policy}${fontLinks(build.fonts)}`,
    ...(site.head && { [titleOf(build.template)]: headHtml(site.head) }),
    '</head>': `${styles.map(styleElement).join('')}${site.hints}${dataLinks(page)}<script>${build.boot}</script></head>`,
    '<div id="root"></div>': `<div id="root">${site.html}</div>`,
    '</body>': `${data ? dataElement(data) : ''}<template id="code">${code}</template></body>`,
  });
}

/** Vite's elements that load the entry. Inert in the `<template>` until boot.js moves them. */
const CODE = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

const styleElement = ({ mark, css }: { mark: string; css: string }): string =>
  `<style${mark && ` data-emotion="${mark}"`}>${css}</style>`;

const dataElement = (data: PageData): string =>
  `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForHtml(data)}</script>`;

/** Links that load the data of a public page beside its document, before any code runs. */
function dataLinks({ access, data }: Page): string {
  if (access !== 'public') return '';
  return data
    .filter((call) => !call.includes('{'))
    .map((call) => call.replace('GET ', ''))
    .map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`)
    .join('');
}

/** Links that load the fonts before any code, so that fallback fonts are seldom seen. */
function fontLinks(fonts: readonly string[]): string {
  return fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');
}

/** The template's title, which the page's head replaces. */
const titleOf = (template: string): string =>
  /<title>[^<]*<\/title>/.exec(template)?.[0] ?? '<title>';

/** Replaces parts of a template. Throws if one is missing. */
export function fill(template: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((filled, [part, text]) => {
    if (!filled.includes(part)) throw new Error(`The template has no ${part}`);
    return filled.replace(part, () => text);
  }, template);
}
