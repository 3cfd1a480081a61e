import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { shopConnection } from '../offline/shop-connection.ts';

// A failing test waits this long; a passing one is not slower for it, even on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // One connection for all pages: the next test begins with one.
  shopConnection.answered('');
});
