import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** An empty folder for each test of a file; `in` is the path of a file in it. */
export function useFolder(): { readonly path: string; in(name: string): string } {
  const folder = { path: '', in: (name: string) => join(folder.path, name) };
  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), 'emulators-'));
  });
  afterEach(() => rmSync(folder.path, { recursive: true }));
  return folder;
}
