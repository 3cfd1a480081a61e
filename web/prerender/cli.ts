import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PAGE_LIST } from '@shop/domain/contract/pages';
import { type ClientBuild, fill } from '../src/app/server/html-document.ts';
import type { Renderer } from '../src/app/server/renderer.ts';
import { stylePolicy } from '../src/app/server/style-policy.ts';
import { robotsTxt } from '../src/lib/head/robots-txt.ts';
import { buildServer } from './build-server.ts';
import { readClientBuild } from './read-client-build.ts';
import { sha256 } from './sha256.ts';

const dist = join(import.meta.dirname, '../dist');
const server = join(import.meta.dirname, '../dist-server');

const clientBuild = readClientBuild(dist);
await buildServer(clientBuild, server);
console.error = failOnConsoleOutput;
console.warn = failOnConsoleOutput;
const url = pathToFileURL(join(server, 'render.js')).href;
const { renderStatic } = (await import(url)) as Renderer;
process.stdout.write('documents\n');
for (const { document, path } of PAGE_LIST) {
  // One document serves every value of a path parameter.
  if (document === 'built') await write(fileOf(path), renderStatic(path.replace(/:\w+/, '-')));
}
await write('404.html', emptyShell(clientBuild));
await write('robots.txt', robotsTxt());
await rm(join(dist, '.vite'), { recursive: true });

/** A warning while rendering is a bug. */
function failOnConsoleOutput(...output: unknown[]): never {
  throw new Error(output.map(String).join(' '));
}

function fileOf(path: string): string {
  return `${path.replace(/\/:\w+$/, '').slice(1) || 'index'}.html`;
}

/**
 * The document of unknown addresses, which the browser renders: one with content would be mistaken
 * for that address's page.
 */
function emptyShell({ template, css }: ClientBuild): string {
  const policy = stylePolicy([css], '', sha256);
  return fill(template, {
    '<meta charset="utf-8" />': `<meta charset="utf-8">${policy}`,
    '</head>': `<meta name="robots" content="noindex"><style>${css}</style></head>`,
  });
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), text);
  process.stdout.write(`  ${file.padEnd(32)} ${(Buffer.byteLength(text) / 1000).toFixed(1)} kB\n`);
}
