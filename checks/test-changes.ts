import { execFileSync, spawnSync } from 'node:child_process';
import { posix } from 'node:path';
import { parseArgs } from 'node:util';
import { readCommandLine } from '@shop/emulators/command-line';
import { readImports } from './imports.ts';
import { inRepository, listFiles, readText } from './repository.ts';

// Runs the tests nearest to a change: those beside the changed files, and those that import one directly.
// `vitest --changed` follows all imports, and so runs nearly everything for a product's field.
const {
  positionals: [since = 'HEAD'],
} = readCommandLine('Usage: npm run unit:changed [-- origin/main]', () =>
  parseArgs({ allowPositionals: true }),
);
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: inRepository(''), encoding: 'utf8' })
    .trim()
    .split('\n');
const changed = new Set([
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]);
const folders = new Set([...changed].map((path) => posix.dirname(path)));
const sources = listFiles().filter((path) => /\.tsx?$/.test(path));
const tests = [...readImports(sources.map((path) => [path, readText(path)]))]
  .filter(([path]) => /\.test\.tsx?$/.test(path))
  .filter(
    ([path, imports]) => folders.has(posix.dirname(path)) || imports.some((to) => changed.has(to)),
  )
  .map(([path]) => path);

if (tests.length === 0) process.stdout.write('No test is near to what was changed.\n');
else
  process.exit(
    spawnSync('npx', ['vitest', 'run', ...tests], { cwd: inRepository(''), stdio: 'inherit' })
      .status ?? 1,
  );
