import { execFileSync } from 'node:child_process';

const ROOM = new URL('../../', import.meta.url);

/** Builds what `firebase deploy` would upload, and gives its module. */
export function buildFunction(): string {
  execFileSync(process.execPath, ['build.mjs'], { cwd: ROOM, stdio: 'inherit' });
  return new URL('lib/index.js', ROOM).href;
}

/** The same function, as yet unbuilt: for tests, which must not build into each other. */
export const FUNCTION_SOURCE = new URL('src/index.ts', ROOM).href;
