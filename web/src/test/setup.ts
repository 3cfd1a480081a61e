import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { announce } from '../lib/announcer/announce.ts';
import { shopConnection } from '../lib/connection/shop-connection.ts';
import { forgetStyles } from './style-cache.ts';

configure({
  // Generous for a busy machine; only failing tests wait that long.
  asyncUtilTimeout: 10_000,
});

// jsdom has no layout, so nothing ever enters or leaves the view.
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

afterEach(() => {
  vi.useRealTimers();
  const shown = document.body.textContent;
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
  // A node joined to a text, or a value that is missing.
  expect(shown).not.toMatch(/\[object \w+\]|\bundefined\b|\bNaN\b/);
});

afterAll(forgetStyles);

// jsdom has no layout that could change.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
