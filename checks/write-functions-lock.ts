import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCommandLine } from '@shop/emulators/command-line';
import { inRepository, type Lock, readJson } from './repository.ts';

readCommandLine('Usage: npm run lock-functions', () => parseArgs());

// `functions/` is deployed alone and installed from a lock of its own: npm prunes the root's lock to
// what `functions/package.json` needs, so that both name the same versions. `npm run lock-functions`.
const { packages } = readJson<Lock>('package-lock.json');
const ofRoot = Object.entries(packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
);
const ofFunctions = Object.entries(packages)
  .filter(([path]) => path.startsWith('functions/node_modules/'))
  .map(([path, locked]) => [path.replace('functions/', ''), locked]);
const lock = {
  name: 'functions',
  lockfileVersion: 3,
  requires: true,
  packages: { '': packages.functions, ...Object.fromEntries([...ofRoot, ...ofFunctions]) },
};

const folder = mkdtempSync(join(tmpdir(), 'functions-lock-'));
copyFileSync(inRepository('.npmrc'), join(folder, '.npmrc'));
copyFileSync(inRepository('functions/package.json'), join(folder, 'package.json'));
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: folder });
copyFileSync(join(folder, 'package-lock.json'), inRepository('functions/package-lock.json'));
rmSync(folder, { recursive: true });
