import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { announce } from '../lib/announcer/announce.ts';
import { shopConnection } from '../lib/connection/shop-connection.ts';
import { forgetStyles } from './style-cache.ts';

// A failing test waits this long; a passing one is not slower for it, even on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  // The files of a worker share one document; what a test wrote into it without React goes, too.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  announce('');
  // One connection for all pages: the next test begins with one.
  shopConnection.answered('');
});

afterAll(forgetStyles);
