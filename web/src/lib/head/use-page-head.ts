import { useContext, useEffect } from 'react';
import { absoluteUrl } from './absolute-url.ts';
import { documentTitle } from './document-title.ts';
import { HeadCollector } from './head-collector.ts';
import type { PageHead } from './page-head.ts';
import { SITE_DESCRIPTION } from './site-description.ts';

const UNLISTED = { path: undefined, description: SITE_DESCRIPTION };

/**
 * Says what the shown page is called and where its one address is: into the document that the server
 * renders, and into the browser's tab, also after a way within the site. What only messengers and
 * search engines read they take from the rendered document.
 */
export function usePageHead(head: PageHead): void {
  useContext(HeadCollector)?.(head);
  const { title } = head;
  const { path, description } = head.isIndexed === false ? UNLISTED : head;
  useEffect(() => {
    document.title = documentTitle(title);
    keep('meta[name="description"]', 'content', description);
    keep('meta[name="robots"]', 'content', path === undefined ? 'noindex' : undefined);
    keep('link[rel="canonical"]', 'href', path && absoluteUrl(path));
  }, [title, description, path]);
}

/** Sets an attribute of the element that a simple selector names, or removes that element. */
function keep(selector: string, attribute: string, value: string | undefined): void {
  const found = document.head.querySelector(selector);
  if (value === undefined) found?.remove();
  else (found ?? document.head.appendChild(elementOf(selector))).setAttribute(attribute, value);
}

/** Makes the element that `meta[name="robots"]` would find. */
function elementOf(selector: string): HTMLElement {
  const [, tag = '', name = '', value = ''] = /^(\w+)\[(\w+)="(\w+)"\]$/.exec(selector) ?? [];
  const element = document.createElement(tag);
  element.setAttribute(name, value);
  return element;
}
