import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Renderer } from '../src/app/server/renderer.ts';
import { robotsTxt } from '../src/lib/head/robots-txt.ts';
import { buildServer } from './build-server.ts';
import { DOCUMENTS } from './documents.ts';
import { notFoundDocument } from './not-found-document.ts';
import { readClientBuild } from './read-client-build.ts';
import { sha256 } from './sha256.ts';

const ROOT = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: join(ROOT, 'dist') },
    server: { type: 'string', default: join(ROOT, 'dist-server') },
  },
});
const [dist, server] = [resolve(values.dist), resolve(values.server)];

/** Whoever renders has something to say only when it goes wrong. */
function refuseToSpeak(...said: unknown[]): never {
  throw new Error(said.map(String).join(' '));
}

async function write(file: string, html: string): Promise<void> {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), html);
  process.stdout.write(`  ${file.padEnd(32)} ${(Buffer.byteLength(html) / 1000).toFixed(1)} kB\n`);
}

async function main(): Promise<void> {
  const clientBuild = readClientBuild(dist);
  await buildServer(clientBuild, server);
  console.error = refuseToSpeak;
  console.warn = refuseToSpeak;
  const url = pathToFileURL(join(server, 'render.js')).href;
  const { renderStatic } = (await import(url)) as Renderer;
  process.stdout.write('documents\n');
  for (const { file, path } of DOCUMENTS) await write(file, renderStatic(path));
  await write('404.html', notFoundDocument(clientBuild, sha256));
  await write('robots.txt', robotsTxt());
  await rm(join(dist, '.vite'), { recursive: true });
}

await main();
