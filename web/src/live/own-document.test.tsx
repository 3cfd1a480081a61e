import { beforeEach, expect, test, vi } from 'vitest';

/** The module as loaded in a document at that address. */
async function loadedAt(address: string) {
  window.history.replaceState({}, '', address);
  vi.resetModules();
  return (await import('./own-document.tsx')).needsOwnDocument;
}

beforeEach(() => window.history.replaceState({}, '', '/'));

test.each(['/dashboard', '/admin', '/auth/callback'])(
  '%s needs a document of its own after a public page was loaded',
  async (path) => {
    const needsOwnDocument = await loadedAt('/katalog?category=Sand');
    expect(needsOwnDocument(path)).toBe(true);
  },
);

test.each(['/dashboard', '/admin/benutzer', '/auth/callback?code=1', '/dashboard/'])(
  'a document loaded at %s may show all of them',
  async (address) => {
    const needsOwnDocument = await loadedAt(address);
    expect(needsOwnDocument('/dashboard')).toBe(false);
    expect(needsOwnDocument('/admin')).toBe(false);
  },
);

test('a public page never needs a new document', async () => {
  const needsOwnDocument = await loadedAt('/');
  expect(needsOwnDocument('/warenkorb')).toBe(false);
});
