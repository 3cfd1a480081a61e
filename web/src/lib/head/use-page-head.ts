import type { PageName } from '@shop/domain/contract/pages';
import { createContext, useContext, useEffect } from 'react';
import { absoluteUrl } from '../paths.ts';
import {
  documentTitle,
  type HeadArguments,
  type PageHead,
  pageHead,
  SITE_DESCRIPTION,
} from './page-head.ts';

export const HeadCollector = createContext<((head: PageHead) => void) | undefined>(undefined);

const DATA = 'script[type="application/ld+json"]';

const NO_INDEX = { path: undefined, description: SITE_DESCRIPTION, structuredData: undefined };

/**
 * Sets the head of the document, on the server and in the browser. The browser leaves rendered tags
 * for messengers unchanged, and structured data as well if the page has none for the browser.
 */
export function useHead(head: PageHead): void {
  useContext(HeadCollector)?.(head);
  const { title } = head;
  const { path, description, structuredData } = head.isIndexed === false ? NO_INDEX : head;
  useEffect(() => {
    document.title = documentTitle(title);
    setAttribute('meta[name="description"]', 'content', description);
    setAttribute('meta[name="robots"]', 'content', path === undefined ? 'noindex' : undefined);
    setAttribute('link[rel="canonical"]', 'href', path && absoluteUrl(path));
  }, [title, description, path]);
  useEffect(() => {
    if (structuredData?.length) showStructuredData(structuredData);
  }, [structuredData]);
}

/** Sets the head of a page of the page table; indexed pages have a description. */
export function usePageHead<Name extends PageName>(
  name: Name,
  ...texts: HeadArguments<Name>
): void {
  useHead(pageHead(name, ...texts));
}

function showStructuredData(objects: readonly object[]): void {
  for (const shown of document.head.querySelectorAll(DATA)) shown.remove();
  for (const object of objects) {
    document.head.appendChild(elementOf(DATA)).textContent = JSON.stringify(object);
  }
}

function setAttribute(selector: string, attribute: string, value: string | undefined): void {
  const found = document.head.querySelector(selector);
  if (value === undefined) found?.remove();
  else (found ?? document.head.appendChild(elementOf(selector))).setAttribute(attribute, value);
}

/** Creates the element that `meta[name="robots"]` would match. */
function elementOf(selector: string): HTMLElement {
  const [, tag = '', name = '', value = ''] = /^(\w+)\[(\w+)="(.+)"\]$/.exec(selector) ?? [];
  const element = document.createElement(tag);
  element.setAttribute(name, value);
  return element;
}
