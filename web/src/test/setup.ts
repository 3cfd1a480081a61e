import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { announce } from '../lib/announcer/announce.ts';
import { shopConnection } from '../lib/connection/shop-connection.ts';
import { forgetStyles } from './style-cache.ts';

const { getElementError } = getConfig();
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics;

configure({
  // Generous for a busy machine; only failing tests wait that long.
  asyncUtilTimeout: 10_000,
  // Prints the document once the wait is over, not at each attempt.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});

// React would keep a stack trace for each element, which takes a tenth of the time.
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});

// jsdom would walk the document for each pair of a field and a label.
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLInputElement) {
      const labels = [...this.ownerDocument.getElementsByTagName('label')];
      return labels.filter((label) =>
        label.hasAttribute('for')
          ? label.htmlFor === this.id
          : label.contains(this) && label.control === this,
      );
    },
  });
}

// jsdom has no layout, so nothing ever enters or leaves the view.
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  // Test files share a document; this removes what was added without React.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  announce('');
  // The connection is shared: the next test starts connected.
  shopConnection.answered('');
});

afterAll(forgetStyles);

// jsdom has no layout that could change.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
