import { createContext, useContext, useEffect } from 'react';
import { absoluteUrl } from '../paths.ts';
import { documentTitle, type PageHead, SITE_DESCRIPTION } from './page-head.ts';

/** On the server, receives the head of the page that is rendered. */
export const HeadCollector = createContext<((head: PageHead) => void) | undefined>(undefined);

const NO_INDEX = { path: undefined, description: SITE_DESCRIPTION };

/**
 * Sets the head of the document, on the server and in the browser. What only messengers and search
 * engines read stays as it was rendered.
 */
export function usePageHead(head: PageHead): void {
  useContext(HeadCollector)?.(head);
  const { title } = head;
  const { path, description } = head.isIndexed === false ? NO_INDEX : head;
  useEffect(() => {
    document.title = documentTitle(title);
    setAttribute('meta[name="description"]', 'content', description);
    setAttribute('meta[name="robots"]', 'content', path === undefined ? 'noindex' : undefined);
    setAttribute('link[rel="canonical"]', 'href', path && absoluteUrl(path));
  }, [title, description, path]);
}

/** Sets an attribute of the element that a simple selector matches, or removes that element. */
function setAttribute(selector: string, attribute: string, value: string | undefined): void {
  const found = document.head.querySelector(selector);
  if (value === undefined) found?.remove();
  else (found ?? document.head.appendChild(elementOf(selector))).setAttribute(attribute, value);
}

/** Creates the element that `meta[name="robots"]` would match. */
function elementOf(selector: string): HTMLElement {
  const [, tag = '', name = '', value = ''] = /^(\w+)\[(\w+)="(\w+)"\]$/.exec(selector) ?? [];
  const element = document.createElement(tag);
  element.setAttribute(name, value);
  return element;
}
