import { readFileSync } from 'node:fs';
import type { Report } from './grade.ts';
import { gradePage } from './grade-page.ts';

const { emulators } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
);
const site = process.argv[2] ?? `http://127.0.0.1:${emulators.hosting.port}`;

for (const path of ['/', '/katalog', '/dashboard', '/admin'])
  print(path, await gradePage(site, path));

function print(path: string, { grade, score, findings }: Report): void {
  process.stdout.write(`${path}: ${grade} (${score} points)\n`);
  for (const { test, result, points } of findings) {
    const signed = points > 0 ? `+${points}` : `${points}`;
    process.stdout.write(`  ${signed.padStart(3)}  ${test.padEnd(30)} ${result}\n`);
  }
}
