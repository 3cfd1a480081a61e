import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readCommandLine } from '@shop/emulators/command-line';
import sharp from 'sharp';
import { TAKE_PICTURES } from './inspect.ts';

readCommandLine('Usage: npm run screenshots', () => parseArgs());

/** The journeys that open every page, each group on a fresh stack; later pictures replace those of the same name. */
const JOURNEYS = [
  ['pages', 'home-owner', 'planner', 'admin', 'company', 'rental-booking', 'rental-desk'],
  ['invoices'],
  ['month'],
];

const FROM = fileURLToPath(new URL('screenshots', import.meta.url));
const TO = fileURLToPath(new URL('../docs/screens', import.meta.url));
/** Width in px, and height relative to it: the top of a page is enough for the README. */
const MAX_WIDTH = 960;
const MAX_SHAPE = { phone: 3.2, desk: 1.6 };

rmSync(FROM, { recursive: true, force: true });
for (const journeys of JOURNEYS) {
  // Without the projects that these depend on: they are all other journeys.
  const { status } = spawnSync('npx', ['playwright', 'test', '--no-deps', ...journeys], {
    cwd: import.meta.dirname,
    env: { ...process.env, [TAKE_PICTURES]: '1' },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
const pictures = readdirSync(FROM).filter((file) => file.endsWith('.png'));
if (pictures.length === 0) throw new Error('The journeys took no pictures.');
mkdirSync(TO, { recursive: true });
// Except the sheet of all pictures, which is not a page.
const pages = readdirSync(TO).filter((file) => file !== 'pictures.webp');
for (const file of pages) rmSync(join(TO, file));
for (const name of pictures) await publish(name);

async function publish(name: string): Promise<void> {
  const { width, height } = await sharp(join(FROM, name)).metadata();
  const shape = width < 500 ? MAX_SHAPE.phone : MAX_SHAPE.desk;
  await sharp(join(FROM, name))
    .extract({ left: 0, top: 0, width, height: Math.min(height, Math.round(width * shape)) })
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .webp({ quality: 72 })
    .toFile(join(TO, `${basename(name, '.png')}.webp`));
  process.stdout.write(`docs/screens/${basename(name, '.png')}.webp\n`);
}
