import { execFileSync } from 'node:child_process';

const ROOM = new URL('../../', import.meta.url);

/** Builds what `firebase deploy` would upload, and gives its module. A test takes a file of its own. */
export function buildFunction(outfile = 'lib/index.js'): string {
  const args = ['build.mjs', '--outfile', outfile];
  execFileSync(process.execPath, args, { cwd: ROOM, stdio: ['ignore', 'ignore', 'inherit'] });
  return new URL(outfile, ROOM).href;
}
